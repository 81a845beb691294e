"""The texts of rulings and questions in each language, from Fluent catalogues."""

from laws.wording.catalogue import LANGUAGES, Catalogue, Language

__all__ = ["LANGUAGES", "Catalogue", "Language"]
