"""Stories with known facts, and the ways in which people spoil their spelling.

The files in data/ hold entries: a line '= situation | fact=value; ...', then phrasings ('en: ...', 'ru: ...'). Those in wide/
name the section that is asked about instead of facts: '= situation § 64A1' (of 2017). Those in told/ name both, and list
every fact that the story tells. Slots:

    {N} {E} {S} {W}   seats, turned by chance; {D} declarer, {L} and {R} the hands to the left and right of declarer
    {s} {t}           two suits; {a} a strain after a level (1{a}); {x} a suit after a level; {A} {S} their codes in facts
    {c}               a card; {n} number of a trick; {k} number of a board
    fact=?            the text does not tell this fact, so it may not be read
    fact='9'          a value that is text though it looks like a number
    {L.r} {s.v} ...   forms: .r genitive, .v accusative, .t instrumental, .e prepositional, .p plural (English), .w word
"""

import hashlib
import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

DATA = Path(__file__).with_name("data")
WIDE = Path(__file__).with_name("wide")
"""Many stories told once, without facts: what the reranker learns from."""
TOLD = Path(__file__).with_name("told")
"""Stories with all their facts: what the text does not tell is not among them."""
NOISE = Path(__file__).with_name("noise.txt")
SEATS = "NESW"
_SEAT_FORMS = {
    "N": ("North", "Север", "Севера", "Севером"),
    "E": ("East", "Восток", "Востока", "Востоком"),
    "S": ("South", "Юг", "Юга", "Югом"),
    "W": ("West", "Запад", "Запада", "Западом"),
}
_SUIT_FORMS = {
    "S": ("spade", "spades", "пика", "пику", "пикой", "пик", "пике", "п", "♠"),
    "H": ("heart", "hearts", "черва", "черву", "червой", "черв", "черве", "ч", "♥"),
    "D": ("diamond", "diamonds", "бубна", "бубну", "бубной", "бубен", "бубне", "б", "♦"),
    "C": ("club", "clubs", "трефа", "трефу", "трефой", "треф", "трефе", "т", "♣"),
}
_RANK_FORMS = {
    "A": ("ace", "туз", "туза", "тузом"),
    "K": ("king", "король", "короля", "королём"),
    "Q": ("queen", "дама", "даму", "дамой"),
    "J": ("jack", "валет", "валета", "валетом"),
    "T": ("ten", "десятка", "десятку", "десяткой"),
    "9": ("nine", "девятка", "девятку", "девяткой"),
}
_SLOT = re.compile(r"\{(\w)(?:\.(\w))?\}")


@dataclass(frozen=True)
class Template:
    """An entry of the data files: situation, facts with slots, and one phrasing; perhaps the section asked about."""

    situation: str
    facts: str
    lang: str
    text: str
    section: str = ""
    entry: str = ""
    """Tells entries apart: file and number."""


@dataclass(frozen=True)
class Story:
    """A story with its known situation and facts."""

    situation: str
    facts: dict[str, object]
    lang: str
    text: str


def templates(folder: Path = DATA) -> list[Template]:
    """All phrasings of the data files."""
    found: list[Template] = []
    situation = facts = section = entry = ""
    for path in sorted(folder.glob("*.txt")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines()):
            if line.startswith("= "):
                head, _, facts = (part.strip() for part in line[2:].partition("|"))
                situation, _, section = (part.strip() for part in head.partition("§"))
                entry = f"{path.name}:{number}"
            elif line[:4] in ("en: ", "ru: "):
                if section and not facts:
                    entry = f"{path.name}:{number}"
                found.append(Template(situation, facts, line[:2], line[4:], section, entry))
    return found


def kept_apart(template: Template) -> bool:
    """Whether a story belongs to the eighth that nothing is trained on."""
    return int(hashlib.sha256(template.entry.encode()).hexdigest(), 16) % 8 == 0


def noise(path: Path = NOISE) -> list[tuple[str, str]]:
    """Language and text of what is no question about the laws."""
    return [(line[:2], line[4:]) for line in path.read_text(encoding="utf-8").splitlines() if line[2:4] == ": "]


class _Slots:
    def __init__(self, chance: random.Random, lang: str) -> None:
        turn = chance.randrange(4)
        seats = {name: SEATS[(SEATS.index(name) + turn) % 4] for name in SEATS}
        declarer = chance.choice(SEATS)
        seats["D"] = declarer
        seats["L"] = SEATS[(SEATS.index(declarer) + 1) % 4]
        seats["R"] = SEATS[(SEATS.index(declarer) + 3) % 4]
        self.seats = seats
        first, second = chance.sample("SHDC", 2)
        self.suits = {"s": first, "t": second, "a": chance.choice("SHDC"), "b": "S", "x": chance.choice("SH")}
        self.card = chance.choice("SHDC") + chance.choice("AKQJT9")
        self.numbers = {"n": str(chance.randrange(3, 11)), "k": str(chance.randrange(1, 33))}
        self.lang = lang
        self.symbols = chance.random() < 0.4

    def word(self, name: str, form: str | None) -> str:
        russian = self.lang == "ru"
        if name in self.seats:
            names = _SEAT_FORMS[self.seats[name]]
            return names[{"r": 2, "t": 3}.get(form or "", 1)] if russian else names[0]
        if name in ("s", "t"):
            forms = _SUIT_FORMS[self.suits[name]]
            if not russian:
                return forms[1] if form == "p" else forms[0]
            return forms[{"v": 3, "t": 4, "r": 5, "e": 6}.get(form or "", 2)]
        if name in ("a", "b", "x"):
            forms = _SUIT_FORMS[self.suits[name]]
            if form == "w":
                return forms[0]
            return forms[8] if self.symbols else forms[7] if russian else self.suits[name]
        if name == "c":
            return self._card(form)
        return self.numbers[name]

    def _card(self, form: str | None) -> str:
        suit, rank = self.card[0], self.card[1]
        if self.symbols:
            return _SUIT_FORMS[suit][8] + rank.replace("T", "10")
        if self.lang == "en":
            return f"{_RANK_FORMS[rank][0]} of {_SUIT_FORMS[suit][1]}"
        return f"{_RANK_FORMS[rank][{'v': 2, 't': 3}.get(form or '', 1)]} {_SUIT_FORMS[suit][5]}"

    def code(self, name: str) -> str:
        """The code of a slot in facts."""
        if name in ("A", "X"):
            return self.suits[name.lower()]
        if name == "c":
            return self.card
        return self.seats.get(name) or self.numbers.get(name) or ""


def _value(text: str) -> object:
    if text == "?":
        return None
    if text in ("true", "false"):
        return text == "true"
    if text.startswith(("[", "{")):
        return json.loads(text.replace("'", '"'))
    if text.startswith("'"):
        return text.strip("'")
    return int(text) if text.lstrip("-").isdigit() else text


def tell(template: Template, chance: random.Random) -> Story:
    """One story from a template."""
    slots = _Slots(chance, template.lang)
    text = _SLOT.sub(lambda slot: slots.word(slot[1], slot[2]), re.sub(r"\s*\[.*\]$", "", template.text))
    facts: dict[str, object] = {}
    for entry in filter(None, (part.strip() for part in template.facts.split(";"))):
        name, _, value = entry.partition("=")
        if value == "{S}" and name == "called_suit":
            value = slots.suits["s"]
        facts[name] = _value(_SLOT.sub(lambda slot: slots.code(slot[1]), value))
    return Story(template.situation, facts, template.lang, text)


_OPENINGS = {
    "en": ("", "", "", "hi, ", "quick one: ", "hello all. ", "ruling please: ", "at the club today: "),
    "ru": ("", "", "", "привет, ", "подскажите: ", "рассудите. ", "вопрос: ", "сегодня в клубе: "),
}
_CLOSINGS = {
    "en": ("", "", "", " thanks!", " :)", " what is the ruling?"),
    "ru": ("", "", "", " спасибо!", " :)", " что по правилам?"),
}


def stories(count: int, seed: int = 7) -> Iterator[Story]:
    """So many stories, the same ones for the same seed, every template in turn."""
    chance = random.Random(seed)
    entries = templates()
    for number in range(count):
        story = tell(entries[number % len(entries)], chance)
        opening, closing = chance.choice(_OPENINGS[story.lang]), chance.choice(_CLOSINGS[story.lang])
        yield Story(story.situation, story.facts, story.lang, opening + story.text + closing)


_CYRILLIC = "абвгдежзийклмнопрстуфхцчшщъыьэюя"
_LATIN = (
    "a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch - y - e yu ya",
    "a b v g d e zh z i j k l m n o p r s t u f h c ch sh sch - y ' e ju ja",
    "a b v g d e zh z i i k l m n o p r s t u f x ts ch sh w - y - e yu ya",
)
_SCHEMES = tuple(dict(zip(_CYRILLIC, scheme.replace("-", "").split(" "), strict=True)) for scheme in _LATIN)


def transliterated(text: str, scheme: int = 0) -> str:
    """Russian text in Latin letters."""
    table = _SCHEMES[scheme % len(_SCHEMES)]
    spelled = []
    for letter in text.replace("ё", "е").replace("Ё", "Е"):
        latin = table.get(letter.lower())
        spelled.append(letter if latin is None else latin.capitalize() if letter.isupper() else latin)
    return "".join(spelled)


_RUSSIAN_KEYS = "ё1234567890-=йцукенгшщзхъфывапролджэячсмитьбю." + 'Ё!"№;%:?*()_+ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,'
_ENGLISH_KEYS = "`1234567890-=qwertyuiop[]asdfghjkl;'zxcvbnm,./" + '~!@#$%^&*()_+QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?'


def wrong_layout(text: str, lang: str) -> str:
    """The text typed with the other language's layout switched on."""
    source, target = (_RUSSIAN_KEYS, _ENGLISH_KEYS) if lang == "ru" else (_ENGLISH_KEYS, _RUSSIAN_KEYS)
    return text.translate(str.maketrans(source, target))


def with_typos(text: str, chance: random.Random, one_in: int = 8) -> str:
    """The text with one slip in every so many words, in words of six letters and more."""
    words = text.split(" ")
    long = [number for number, word in enumerate(words) if len(word) >= 6 and word.isalpha()]
    for number in chance.sample(long, min(len(long), max(1, len(words) // one_in))):
        words[number] = _slip(words[number], chance)
    return " ".join(words)


def _slip(word: str, chance: random.Random) -> str:
    place = chance.randrange(1, len(word) - 1)
    kind = chance.randrange(4)
    if kind == 0:
        return word[:place] + word[place + 1 :]
    if kind == 1:
        return word[:place] + word[place] + word[place:]
    if kind == 2:
        return word[: place - 1] + word[place] + word[place - 1] + word[place + 1 :]
    letters = "абвгдеклмнопрсту" if "а" <= word[place].lower() <= "я" else "abcdeilmnoprstu"
    return word[:place] + chance.choice(letters) + word[place + 1 :]
