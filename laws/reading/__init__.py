"""Reading: free text in Russian or English to a situation of the rules core, its facts and the laws.

    reader = Reader.load()
    reading = reader.read("Запад снёс трефу на бубну, хотя бубна была")
    reading.situation, reading.facts, reading.confidence

The way of a text: characters -> layout and transliteration -> words (`words`) -> tokens (`tokens`: lexemes, calls, cards,
numbers) -> concepts (`concepts`, patterns of the lexicon) -> candidates (`candidates`) -> facts (`facts`, `deductions`).
What people say lives in laws/lexicon/*.toml; the code knows notation, arithmetic and who is who.
"""

from laws.reading.lexicon import LexiconError
from laws.reading.numbers import parse_section
from laws.reading.reader import Reader
from laws.reading.result import Candidate, Facts, Reading

__all__ = ["Candidate", "Facts", "LexiconError", "Reader", "Reading", "parse_section"]
