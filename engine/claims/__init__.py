"""Endings and claims: exact bounds over legal play, the double-dummy value, and normal lines (Laws 68 to 71)."""
