"""Answers as text, JSON and Discord cards."""
