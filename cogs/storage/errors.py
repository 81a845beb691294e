"""The one failure of storage that callers handle."""


class StorageError(Exception):
    """The database cannot be reached or does not take the work at the moment; the cause is chained."""
