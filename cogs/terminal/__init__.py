"""The command line: the same questions, look-ups and batches as in Discord, for a laptop without a network."""
