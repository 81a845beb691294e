"""Cuts a text into tokens: characters, layout and spelling put right, then lexemes and notation."""

from laws.reading.characters import bare, tidy
from laws.reading.joins import combine
from laws.reading.layout import typed_in_english, typed_in_russian
from laws.reading.lexicon import Node, Words
from laws.reading.notation import Notation, Piece
from laws.reading.result import Language
from laws.reading.tokens import Token, Tokens
from laws.reading.words import Mode, WordReader, budget

_LETTER_RANKS = frozenset("AKQJT")
_SHORTENED = frozenset({"след", "т", "е", "пр", "vs", "etc", "г", "ст", "п", "напр"})
_AFTER_COMMA = frozenset({"что", "чтобы", "как", "когда", "чем", "где"})
_OPPONENTS = {"ПО": "rho", "ЛО": "lho"}
_FEWEST_LETTERS = 4
_MOST = 320
"""Pieces of a text (words, numbers, signs) that are looked at."""


class Tokenizer:
    """Cuts texts into tokens with one lexicon."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._reader = WordReader(words)
        self._notation = Notation()

    def __call__(self, text: str, lang: Language | None = None) -> Tokens:
        """Read `text`; `lang` is a hint for texts that could be either language."""
        visible, language, mode = self._put_right(bare(text))
        clean = tidy(visible)
        pieces = list(self._notation.pieces(clean, translit=mode == "translit"))
        left = budget()
        read: list[tuple[Piece, tuple[str, ...], str]] = []
        unknown = total = 0
        for number, piece in enumerate(pieces):
            if piece.kind == "stop" and number and pieces[number - 1].text.casefold() in _SHORTENED:
                continue
            if piece.kind == "word":
                for part, atoms, spelling, known in self._word(piece, mode, left):
                    read.append((part, atoms, spelling))
                    total += 1
                    unknown += not known
            elif piece.kind in ("number", "ordinal"):
                read.append((piece, self._words.atoms(piece.text.casefold()), piece.codes[0]))
            else:
                read.append((piece, (), piece.text))
        tokens = combine(self._lexemes(read[:_MOST]), language)
        spellings = tuple(spelling for piece, _, spelling in read if piece.kind == "word")
        if lang and sum(map(len, spellings)) < _FEWEST_LETTERS:
            language = lang
        return Tokens(clean, language, mode, tokens, spellings, unknown / total if total else 0.0)

    def _put_right(self, text: str) -> tuple[str, Language, Mode]:
        """The text on the right layout, with its language and spelling."""
        sample = text[:1500].casefold()
        cyrillic = sum("а" <= letter <= "я" or letter == "ё" for letter in sample)
        latin = sum("a" <= letter <= "z" for letter in sample)
        if cyrillic + latin < _FEWEST_LETTERS:
            return text, "ru" if cyrillic >= latin and cyrillic else "en", "plain"
        if cyrillic > latin:
            return self._cyrillic(text, sample)
        return self._latin(text, sample, cyrillic)

    def _cyrillic(self, text: str, sample: str) -> tuple[str, Language, Mode]:
        words = _split(tidy(sample))
        known = self._reader.share_known(words)
        if known < 0.5:
            other = self._reader.share_known(_split(typed_in_english(sample)))
            if other > known + 0.25 and other > 0.5:
                return typed_in_english(text), "en", "plain"
        return text, "ru", "plain"

    def _latin(self, text: str, sample: str, cyrillic: int) -> tuple[str, Language, Mode]:
        words = [word for word in _split(sample) if word.isascii()]
        english = self._reader.share_known(words)
        if english > 0.72 and not cyrillic:
            return text, "en", "plain"
        russian = self._reader.share_known(_split(typed_in_russian(sample)))
        spelled = self._reader.share_known(words, "translit")
        if russian > max(english, spelled) + 0.1 and russian > 0.5:
            return typed_in_russian(text), "ru", "plain"
        if spelled > english + 0.1 and spelled > 0.5:
            return text, "ru", "translit"
        return text, "en", "plain"

    def _word(self, piece: Piece, mode: Mode, left: list[int]) -> list[tuple[Piece, tuple[str, ...], str, bool]]:
        word = piece.text.casefold()
        if "-" in word and (ranks := self._ranks(word, mode, left)):
            return [(piece, atoms, part, True) for part, atoms in ranks]
        known = self._reader.read(word, mode, left)
        if known.how == "split":
            return [(piece, self._words.atoms(part), part, True) for part in known.word.split()]
        if known.how == "unknown" and "-" in word:
            parts = [self._reader.read(part, mode, left) for part in word.split("-") if part]
            return [(piece, part.atoms, part.word, part.how != "unknown") for part in parts]
        return [(piece, known.atoms, known.word, known.how != "unknown")]

    def _ranks(self, word: str, mode: Mode, left: list[int]) -> list[tuple[str, tuple[str, ...]]]:
        """The ranks of a holding spelled out with hyphens ('king-ten-three'); none where some part is no rank."""
        parts = [self._reader.read(part, mode, left) for part in word.split("-") if part]
        nodes = [
            [self._words.tree.below[atom] for atom in part.atoms if atom in self._words.tree.below] for part in parts
        ]
        ranks = all(any((node.lexeme or "").startswith("rank_") for node in found) for found in nodes)
        return [(part.word, part.atoms) for part in parts] if ranks and len(parts) > 1 else []

    def _lexemes(self, read: list[tuple[Piece, tuple[str, ...], str]]) -> list[Token]:
        """Tokens of the longest forms, from left to right."""
        tokens: list[Token] = []
        place = depth = 0
        while place < len(read):
            piece = read[place][0]
            if piece.kind == "comma" and "(" in piece.text:
                depth = 1
            elif piece.kind in ("comma", "stop") and (")" in piece.text or piece.kind == "stop"):
                depth = 0
            lexeme, size = self._longest(read, place) if read[place][1] else (None, 0)
            if size == 1 and piece.text in _OPPONENTS:
                lexeme = _OPPONENTS[piece.text]
            if lexeme:
                last = read[place + size - 1][0]
                spelled = " ".join(entry[2] for entry in read[place : place + size])
                value = piece.codes[0] if piece.kind == "number" and size == 1 else _code_of(lexeme)
                tokens.append(Token(lexeme, spelled, piece.start, last.end, value, bool(depth)))
                place += size
                continue
            tokens.extend(_plain(piece, bool(depth)))
            place += 1
        return tokens

    def _longest(self, read: list[tuple[Piece, tuple[str, ...], str]], place: int) -> tuple[str | None, int]:
        best: tuple[str | None, int] = (None, 0)
        nodes: list[Node] = [self._words.tree]
        size = 0
        while nodes and place + size < len(read):
            if size and read[place + size][0].text == "," and _joined_by(read, place + size + 1):
                size += 1
                continue
            atoms = read[place + size][1]
            below = [node.below[atom] for node in nodes for atom in atoms if atom in node.below]
            size += 1
            for node in below:
                if node.lexeme:
                    best = (node.lexeme, size)
                    break
            nodes = below
        return best


def _joined_by(read: list[tuple[Piece, tuple[str, ...], str]], place: int) -> bool:
    """Whether the word at a place is one that Russian sets off by a comma inside a phrase."""
    return place < len(read) and read[place][2] in _AFTER_COMMA


def _split(text: str) -> list[str]:
    words = "".join(letter if letter.isalpha() or letter in "'" else " " for letter in text).split()
    return [word.strip("'") for word in words]


def _code_of(lexeme: str) -> str:
    kind, _, code = lexeme.partition("_")
    return code if kind in ("seat", "suit") and len(code) == 1 else ""


def _plain(piece: Piece, bracketed: bool) -> list[Token]:
    """The token of a piece that is no lexeme."""

    def token(symbol: str, value: str = "") -> Token:
        return Token(symbol, piece.text, piece.start, piece.end, value, bracketed)

    kind, codes = piece.kind, piece.codes
    if kind == "call":
        return [token("above_seven" if codes[0][0] == "8" else f"call_{codes[0]}", codes[0])]
    if kind == "card":
        return [token(f"card_{code}", code) for code in codes]
    if kind == "seat":
        return [token(f"seat_{codes[0]}", codes[0])]
    if kind == "side":
        return [token(codes[0])]
    if kind == "suit":
        return [token(f"suit_{codes[0]}", codes[0])]
    if kind == "ordinal":
        return [token(f"ord_{codes[0]}", codes[0])]
    if kind == "number":
        return [token(f"num_{codes[0]}" if codes[0].isdigit() else "num_f", codes[0])]
    if kind == "percent":
        return [token("percent", codes[0])]
    if kind == "points":
        return [token("points", codes[0])]
    if kind == "letter":
        name = piece.text.translate(str.maketrans("Х", "X"))
        if name in _LETTER_RANKS:
            return [token(f"rank_{name}", name)]
        return [token("call_" + name, name)]
    if kind == "holding":
        return [token("holding", piece.text)]
    if kind == "stop":
        return [token("?"), token(".")] if "?" in piece.text else [token(".")]
    if kind == "comma":
        return [token(",")]
    return [token("_")]
