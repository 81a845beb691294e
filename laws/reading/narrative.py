"""Who does what in a story of the play: subjects of verbs, and whose words are quoted."""

import re
from collections.abc import Iterator

from laws.reading.facts import Story
from laws.reading.roles import is_person

VERBS = frozenset(
    {
        "win", "lead", "lead_next", "play", "discard", "ruff", "revoke", "not_follow", "said", "designate", "attention",
        "had_suit", "claim", "later_tricks", "no_more", "opened", "called_next", "a_call", "take_back", "lose_trick",
        "saw", "director_called", "correct_rev", "ask", "concede",
    }
)  # fmt: skip
_STOPS = (".", "?", ",")
_HANDS = frozenset({"table_hand", "own_hand", "in_own_hand"})
_OWN_HANDS = frozenset({"own_hand", "in_own_hand"})
_SIDES = frozenset({"we", "they", "ns", "ew", "declaring_side", "offending_side", "non_offending_side"})
_ASIDE = 5
_WINNER = 6
_POSSESSIVE = re.compile(r"my|mine|our|ours|мо(?:й|я|ё|е|и|его|ей|ем|ём|ю|им|их)|наш\w*", re.IGNORECASE)
_OBJECT = re.compile(
    r"him|her|его|её|ее|ему|ей|нему|ней|него|неё|нее|me|мне|меня|нам|нас|us|them|им|их|мной", re.IGNORECASE
)
_PLURAL = re.compile(r".*(?:ли|ут|ют|ем|лись)\b", re.IGNORECASE)
_WINNING = re.compile(
    r"туз(?:ом)?|корол(?:ь|[её]м)|дам(?:а|ой)|валет(?:ом)?|(?:десят|девят|восьм[её]р|сем[её]р|шест[её]р|пят[её]р|тро|дво)(?:й)?к(?:а|ой)"
)
_NOUN = re.compile(r"defender|вистующ|вист[её]р|защитник", re.IGNORECASE)
_SELF = re.compile(r"сам\w*|himself|herself|itself", re.IGNORECASE)
_LATIN = (
    ("shch", "щ"), ("sch", "щ"), ("zh", "ж"), ("kh", "х"), ("ch", "ч"), ("sh", "ш"), ("ts", "ц"), ("ya", "я"), ("yu", "ю"),
    ("yo", "е"), ("ja", "я"), ("ju", "ю"), *zip("abvgdezijklmnoprstufhxwyc4", "абвгдезийклмнопрстуфххшыцч", strict=True),
)  # fmt: skip
_LATIN_PART = re.compile("|".join(latin for latin, _ in _LATIN))
_CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
_THINGS = ("suit_", "card_", "rank_")


def named(symbol: str) -> bool:
    """Whether a symbol stands for somebody (or a hand) that can play cards."""
    return is_person(symbol) or symbol in _HANDS or symbol in _SIDES or symbol == "he"


def cyrillic(story: Story, place: int) -> bool:
    """Whether the word at a place is Russian."""
    return bool(_CYRILLIC.search(story.tokens[place].text))


def left_edge(story: Story, place: int) -> int:
    """The first token of the clause in which a verb stands: behind a stop or another verb."""
    start = place
    while start > 0 and story.tokens[start - 1].symbol not in _STOPS and story.tokens[start - 1].symbol not in VERBS:
        start -= 1
    return start


def right_edge(story: Story, place: int) -> int:
    """The end (exclusive) of what belongs to a verb: the next stop or verb; 'won one later trick' belongs together."""
    end = place + 1
    while end < len(story.tokens) and story.tokens[end].symbol not in _STOPS:
        symbol = story.tokens[end].symbol
        if symbol in VERBS and not (symbol == "later_tricks" and story.tokens[end].text.isascii()):
            break
        end += 1
    return end


def owned(story: Story, place: int) -> bool:
    """Whether a person is only the owner of a thing ('my spade')."""
    if place + 1 >= len(story.tokens) or not _POSSESSIVE.fullmatch(story.tokens[place].text):
        return False
    following = story.tokens[place + 1].symbol
    if following == "_" and place + 2 < len(story.tokens):
        following = story.tokens[place + 2].symbol
    return following.startswith(_THINGS) or following in ("trick", "a_card", "trump", "winner", "high", "honour", "low")


def people(story: Story, start: int, end: int) -> Iterator[int]:
    """Those who act between two places, without owners and objects."""
    for place in range(max(0, start), min(end, len(story.tokens))):
        symbol = story.tokens[place].symbol
        if not named(symbol) or owned(story, place):
            continue
        following = story.tokens[place + 1].symbol if place + 1 < len(story.tokens) else ""
        if symbol in ("he", "own", "they") and following == "partner":
            continue
        if symbol == "declarer" and following[:5] == "seat_":
            continue
        text = story.tokens[place].text
        if symbol == "he" and _SELF.fullmatch(text):
            continue
        if (
            symbol in ("he", "i", "we", "they")
            and _OBJECT.fullmatch(text)
            and following not in ("side_of_table", "who")
        ):
            continue
        yield place


def words(story: Story, start: int, end: int) -> str:
    """The words of the text from one token to another (exclusive), in small Cyrillic letters where they are Russian."""
    last = story.tokens[min(end, len(story.tokens)) - 1]
    written = story.text[story.tokens[start].start : last.end].casefold()
    if not _CYRILLIC.search(written) and any(_CYRILLIC.search(token.text) for token in story.tokens):
        return _LATIN_PART.sub(lambda found: dict(_LATIN)[found[0]], written)
    return written.replace("ё", "е")


def subject(story: Story, place: int) -> int | None:
    """The token of the person who does what the verb at a place says, where its own clause names one."""
    before = [
        who for who in people(story, left_edge(story, place), place) if story.tokens[who].symbol not in _OWN_HANDS
    ]
    if before:
        return _seat_beside(story, before)
    reach = _WINNER if story.tokens[place].symbol == "win" and cyrillic(story, place) else _ASIDE - 1
    behind = next(iter(people(story, place + 1, min(right_edge(story, place), place + reach))), None)
    if behind is not None and [token.symbol for token in story.tokens[behind : behind + 2]] == ["i", "partner"]:
        behind += 1
    if behind is None:
        return _introduced(story, place)
    between = {story.tokens[number].symbol for number in range(place + 1, behind)}
    things = [number for number in range(place + 1, behind) if story.tokens[number].symbol.startswith(_THINGS)]
    if not all(_winning(story, place, number) for number in things):
        return _introduced(story, place)
    if between & {",", "suit", "ahead_of"}:
        return None
    symbol = story.tokens[behind].symbol
    if symbol in _HANDS or cyrillic(story, place) or re.search(r"\bby\b", _between(story, place, behind)):
        return behind
    return None


def _winning(story: Story, place: int, thing: int) -> bool:
    """Whether a card behind a Russian verb of winning is the one that won: whose it is has won ('взял туз Запада')."""
    return story.tokens[place].symbol == "win" and bool(_WINNING.fullmatch(story.tokens[thing].text))


def _seat_beside(story: Story, before: list[int]) -> int:
    """The last of those named; the person, where his role stands right behind ('North on defence')."""
    last = before[-1]
    named_first = story.tokens[before[-2]].symbol if len(before) > 1 and before[-2] == last - 1 else ""
    seated = (named_first[:5] == "seat_" and "a" not in _between(story, before[-2], last).split()) or (
        named_first in ("i", "partner")
        and story.tokens[last].symbol == "defender"
        and not _NOUN.match(story.tokens[last].text)
    )
    return before[-2] if seated and story.tokens[last].symbol in ("defender", "declarer", "dummy", "opp") else last


def _introduced(story: Story, place: int) -> int | None:
    """The person with whom a sentence begins, ('I'm declarer, pitched', 'South, playing 2H, claimed')."""
    edge = left_edge(story, place)
    if edge == 0 or story.tokens[edge - 1].symbol != ",":
        return None
    start = edge - 1
    while start and story.tokens[start - 1].symbol not in (".", "?"):
        start -= 1
    symbols = [token.symbol for token in story.tokens[start : edge - 1]]
    if symbols.count(",") == 1 and len(symbols) <= _ASIDE:
        aside = symbols[symbols.index(",") + 1 :]
        if any(symbol in VERBS and symbol != "play" for symbol in aside):
            return None
        symbols = symbols[: symbols.index(",")]
    alone = 1 <= len(symbols) <= 2 and all(is_person(symbol) for symbol in symbols)
    return start if alone else None


def speaker(story: Story, place: int) -> int | None:
    """Who says what stands at a place, told before a colon or a quotation ('LHO: no thanks', 'he said "back"')."""
    for number in range(place - 1, max(0, place - 6), -1):
        symbol = story.tokens[number].symbol
        if symbol in (".", "?"):
            return None
        if symbol == "said" and (who := subject(story, number)) is not None:
            return who
        if symbol in VERBS or (named(symbol) and symbol not in ("i", "we")):
            return None
        if symbol != ",":
            continue
        before = story.tokens[number - 1].symbol
        if before in ("said", "designate", "claim"):
            return subject(story, number - 1)
        opens = number < 2 or story.tokens[number - 2].symbol in _STOPS
        if opens and named(before):
            return number - 1
    return None


def _between(story: Story, start: int, end: int) -> str:
    return story.text[story.tokens[start].end : story.tokens[end].start].casefold()


def somebody_before(story: Story, place: int) -> int | None:
    """The last person named before a place, whether in action or not."""
    named_before = [who for who in people(story, max(0, place - 20), place) if story.tokens[who].symbol not in _HANDS]
    return named_before[-1] if named_before else None


def doer_before(story: Story, place: int, reach: int = 30) -> int | None:
    """The last person in action before a verb that names none itself; the hand of a dummy does not count."""
    for number in range(place - 1, max(-1, place - reach - 1), -1):
        if story.tokens[number].symbol not in VERBS:
            continue
        found = subject(story, number)
        if found is not None and story.tokens[found].symbol not in ("table_hand", "dummy"):
            return found
    return None


def plural(story: Story, place: int) -> bool:
    """Whether a Russian verb stands in the plural."""
    spoken = story.tokens[place].text.split()
    verb = spoken[1] if len(spoken) > 1 and spoken[0].casefold() == "не" else spoken[-1]
    return bool(cyrillic(story, place) and _PLURAL.fullmatch(verb))


def kind_of(story: Story, place: int) -> str:
    """The kind of a token (card, suit, seat, ...), empty behind the last one."""
    return story.tokens[place].symbol.partition("_")[0] if place < len(story.tokens) else ""
