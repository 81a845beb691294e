"""Arithmetic of duplicate scores: exact fractions in, exact fractions out; nothing is rounded unless a rule says so."""
