"""Whether the real Discord would accept a body: every limit and rule that its documentation and practice know.

Each check walks a body with `Field` and collects problems; the caller turns them into one 50035 refusal.
"""
