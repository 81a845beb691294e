"""Finds kinds of case by their titles in either language, by the number of a law, and by what people call them."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from cogs import limits
from cogs.limits import clip
from cogs.office import Office
from cogs.render.desk import title_of, titled
from laws.wording import LANGUAGES, Language

_LAW: Final = re.compile(r"(?:§|l|law|laws|правило|правила|п\.?|закон)?\s*(\d{1,2})(?!\d)[a-zа-я0-9()]*", re.IGNORECASE)
_LAWS: Final = re.compile(r"(\d+)[A-Z0-9a-z]*(?:-(\d+))?")


class Finder:
    """Knows the names and laws of all kinds of case."""

    def __init__(self, office: Office) -> None:
        self._office = office
        self._titles: Mapping[Language, Mapping[str, str]] = {
            lang: {
                name: title_of(name, office.words[lang]) for name in office.register if titled(name, office.words[lang])
            }
            for lang in LANGUAGES
        }
        self._laws = {name: frozenset(_numbers(spec.laws)) for name, spec in office.register.items()}

    def found(self, text: str, lang: Language) -> tuple[str, ...]:
        """Kinds of case that a text may mean, best first; all of them for an empty one."""
        wanted = text.strip().casefold()
        names = self._titles[lang]
        if not wanted:
            return tuple(names)
        return tuple(name for name in dict.fromkeys(self._likely(wanted, text)) if name in names)

    def choices(self, text: str, lang: Language) -> tuple[tuple[str, str], ...]:
        """The same as choices of an option: what is shown and the name that is sent."""
        names = self._titles[lang]
        return tuple((clip(names[name], limits.CHOICE), name) for name in self.found(text, lang)[: limits.CHOICES])

    def _likely(self, wanted: str, text: str) -> Iterator[str]:
        if wanted in self._office.register:
            yield wanted
        if law := _LAW.fullmatch(wanted):
            number = int(law[1])
            few_first = sorted(self._laws, key=lambda name: len(self._laws[name]))
            yield from (name for name in few_first if number in self._laws[name])
        for titles in self._titles.values():
            yield from (name for name, title in titles.items() if title.casefold().startswith(wanted))
        for titles in self._titles.values():
            yield from (name for name, title in titles.items() if wanted in title.casefold())
        yield from (item.situation for item in self._office.counsel.reader.read(text).candidates)


def _numbers(laws: str) -> Iterator[int]:
    for first, last in _LAWS.findall(laws):
        yield from range(int(first), int(last or first) + 1)
