"""The Laws themselves: /law and /term, with what leads from one section to another."""
