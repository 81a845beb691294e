"""A club's own copy of the Laws: reading it as found, recognising its sections, keeping and quoting it."""
