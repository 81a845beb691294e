"""/situation and /guide: a situation by name, its facts by form or one at a time."""
