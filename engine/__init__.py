"""The rules core: facts of a table in, a ruling with its citations out. Knows no files, network, clock or Discord."""
