"""/privacy and /forget: what is kept of a user, told and deleted."""
