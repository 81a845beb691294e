"""The REST API, version 10: the routes that an application uses, as strict as the real ones."""
