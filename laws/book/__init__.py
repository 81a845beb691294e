"""The law book: every section of every edition, restated in our own words in Russian and English."""

from laws.book.load import BookError, load
from laws.book.model import Book, Change, Language, Section

__all__ = ["Book", "BookError", "Change", "Language", "Section", "load"]
