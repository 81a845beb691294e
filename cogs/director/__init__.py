"""The Director's desk: a case kept in the message from its first fact to the end of the deal."""
