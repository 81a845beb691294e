"""Check lists made by hand from real files: the section of many places, each place kept as a hash of its first words."""

import hashlib
import pathlib
import re
from collections.abc import Iterator
from dataclasses import dataclass

FOLDER = pathlib.Path(__file__).parent / "marks"
_LETTERS = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"
_SPELLINGS = "a,b,v,g,d,e,e,zh,z,i,j,k,l,m,n,o,p,r,s,t,u,f,h,c,ch,sh,shch,,y,,e,yu,ya"
_LATIN = dict(zip(_LETTERS, _SPELLINGS.split(","), strict=True))


@dataclass(frozen=True)
class Mark:
    """Some words, as their number and hash, and the section they belong to."""

    section: str
    length: int
    digest: str


def marks(seed: str) -> list[Mark]:
    """The marks of a file."""
    found = []
    for line in (FOLDER / f"{seed}.txt").read_text(encoding="utf-8").splitlines():
        section, *items = line.split()
        found += [Mark(section, int(number), digest) for number, digest in (item.split(".") for item in items)]
    return found


def words(text: str, *, latin: bool = False) -> list[str]:
    """The Russian words of a text in lower case without ё; with `latin` as the transliterated file spells them."""
    plain = text.casefold().replace("ё", "е")
    if not latin:
        return re.findall("[а-я]+", plain)
    spelled = "".join(_LATIN.get(letter, letter) for letter in plain)
    return re.findall("[a-z]+", spelled)


def digests(text: str, length: int, *, latin: bool = False) -> Iterator[str]:
    """The hashes of all runs of so many words of a text."""
    found = words(text, latin=latin)
    for place in range(len(found) - length + 1):
        run = " ".join(found[place : place + length])
        yield hashlib.blake2b(run.encode(), digest_size=5).hexdigest()
