"""A call put in the place of another: which was the first and which the second, by how a story tells of the change."""

import re
from itertools import pairwise

from laws.reading.calls import Call
from laws.reading.facts import Story
from laws.reading.roles import is_person

_I = re.IGNORECASE
_OWN = r"(?:a|an|the|my|his|her|their|свой|свою|свои|его|её|ее)"
_TO = re.compile(rf"\W*(?:to|for|into|by|with|→|->|=>|на|в|na|v)\s*(?:{_OWN}\s+)?", _I)
_ARROW = re.compile(r"\s*(?:→|->|=>)\s*")
_INSTEAD = re.compile(
    rf"\W*(?:(?:to be (?:there|here)|now)\s+)?(?:instead of|in place of|in lieu of|rather than|вместо|vmesto)\s+(?:{_OWN}\s+)?",
    _I,
)
_REPLACED = re.compile(rf"\W*(?:(?:that|which|has|had)\s+)*replace[sd]\s+(?:{_OWN}\s+)?", _I)
_BECAME = re.compile(
    r"[^.;?!]{0,24}\b(?:became|becomes|turned into|стал[аио]?|превратил\w*|сделал[аи]?|вышл[аио]|stal[aio]?|sdelal[ai]?)\s*"
    r"(?:в\s+|a\s+|the\s+)?",
    _I,
)
_REVOKED = re.compile(
    r"[^?]{0,60}\b(?:no|nah|nope|oops|ой|нет|sorry|пардон|извините|actually|net|oy"
    r"|(?:took|take[ns]?|put|pulled|pushed|slid) (?:it |that |the \w+ |card )?(?:up|back|off|away)|(?:it|that|card) back"
    r"|убрал[аи]?|снял[аи]?|вернул[аи]?|забрал[аи]?|обратно|назад|obratno|nazad|ubral[ai]?|snyal[ai]?|zabral[ai]?)\b[^?]{0,40}",
    _I,
)
_COVERED = re.compile(
    r"\W*(?:\w+\s+){0,3}?(?:накры\w+|сверху|nakryl\w*|sverhu|sverxu|then)(?:\s+сверху)?\W*(?:it\s+)?(?:put\s+)?", _I
)
_ON_TOP = re.compile(r"\W*(?:on top|over it|over that|covering it|сверху)\b", _I)
_RELATIVE = re.compile(
    r"\s+(?:(?:was|were|is)\b[\w\s']{0,18}"
    r"|(?:(?:that|which)\s+)?(?:i|he|she|they)(?:'d| had| was| have)?\s*(?:actually |really )?)",
    _I,
)
_RETRACTED = ("take_back", "withdrew_call")
_CHANGED = "make_good"
_CHANGING = re.compile(
    r"\b(?:swap|switch|chang|correct|replac|alter|mov|turn|convert|смен|замен|поменя|меня|переправ|исправ|передел|zamen|pomenya|smen)"
    r"[^.?!;]{0,16}$",
    _I,
)
_SUBSTITUTED = re.compile("substit", _I)
_CONTRACT = frozenset({"declarer", "declares", "other_hands", "contract", "defender", "disagree"})
_PLAYING = re.compile("игра|play", _I)
_PREPOSITIONS = re.compile(
    r"\b(?:over|on|on top of|after|under|underneath|below|beneath|beats?|than|ниже|меньше|на"
    r"|над|после|поверх|под|при|против|na|nad|posle|pri)\s+"
    r"(?:(?:the|a|an|my|his|her|our|their|your|partner'?s|lho'?s|rho'?s|[nsew]'s|моей|мою|мои|моего|моих|наши|нашу|наших|их|его|её|ее|чужую|чужие|чужих"
    r"|моя|те же|ту же|weak|strong|natural|strange|слаб\w+|сильн\w+)\s+){0,2}$",
    _I,
)


def contract_told(story: Story, call: Call) -> bool:
    """Whether a bid is told as the contract played or defended ('мы играем 4п', 'I'm declarer in 4S', 'вистуют против 4ч')."""
    if not call.code[:1].isdigit():
        return False
    tokens = story.tokens
    for number in range(call.place - 1, max(-1, call.place - 4), -1):
        symbol, text = tokens[number].symbol, tokens[number].text
        if symbol in (".", "?") or symbol[:5] == "call_":
            return False
        if symbol in ("defender", "disagree") and tokens[call.place - 1].symbol not in (symbol, "we", "i", "they"):
            continue
        if symbol in _CONTRACT or (symbol == "play" and _PLAYING.match(text)):
            return True
    behind = [token.symbol for token in tokens[call.place + 1 : call.place + 4]]
    return bool(behind) and (behind[0] in ("contract", "made", "down") or behind[:2] == ["i", "contract"])


def ground(story: Story, call: Call) -> bool:
    """Whether a call is what another was made over ('1H over 1S', '1ч на мою 1п')."""
    tokens = story.tokens
    if any(token.symbol == _CHANGED for token in tokens[max(0, call.place - 4) : call.place]):
        return False
    start = tokens[call.place].start
    return bool(_PREPOSITIONS.search(story.text, max(0, start - 40), start))


def exchanged(story: Story, told: list[Call], *, slip: bool = False) -> tuple[Call, Call] | None:
    """The call that was given up and the one in its place, where the words between or around two calls say so.

    Args:
        slip: the story tells of a slip, where 'A instead of B' means that B was wanted; otherwise A was put in the place of B.
    """
    rows = sorted((call for call in told if not contract_told(story, call)), key=lambda call: call.place)
    for first, second in pairwise(rows):
        if first.code == second.code or first.place == second.place:
            continue
        order = _order(story, first, second, slip)
        if order is not None:
            return (first, second) if order else (second, first)
    return None


def named_before(story: Story, told: list[Call]) -> tuple[Call, Call] | None:
    """The call that came out and the one meant, where the latter stands before the word for it ('one spade was meant')."""
    for number, call in enumerate(told):
        for place in range(call.place + 1, min(len(story.tokens), call.place + 5)):
            token = story.tokens[place]
            if token.symbol in (".", "?", ",") or token.symbol[:5] == "call_":
                break
            if token.symbol != "meant" or not _RELATIVE.fullmatch(
                story.text, story.tokens[call.place].end, token.start
            ):
                continue
            rest = story.text[token.end : token.end + 8].casefold().split()
            behind = told[number + 1 :]
            if rest and rest[0] in ("as", "to") and behind:
                return call, behind[0]
            others = [other for other in (*reversed(told[:number]), *behind[:1]) if other.code != call.code]
            return (others[0], call) if others else None
    return None


def _order(story: Story, first: Call, second: Call, slip: bool) -> bool | None:
    """True where the first of two calls was given up for the second, False the other way round, None where nothing says so."""
    tokens, text = story.tokens, story.text
    end, start = tokens[first.place].end, tokens[second.place].start
    if end > start:
        return None
    ahead = _clause(story, first.place)
    if _INSTEAD.fullmatch(text, end, start):
        return False if "meant" in ahead or not slip else None
    if _REPLACED.fullmatch(text, end, start):
        return False
    if _ARROW.fullmatch(text, end, start) or _BECAME.fullmatch(text, end, start):
        return True
    around = [*ahead, *(token.symbol for token in tokens[second.place + 1 : second.place + 4])]
    between = [token.symbol for token in tokens[first.place + 1 : second.place]]
    if _TO.fullmatch(text, end, start) and (_CHANGED in around or _changing(story, first)):
        return not any(_SUBSTITUTED.match(token.text) for token in tokens[max(0, first.place - 5) : first.place])
    if _CHANGED in between and _TO.search(text, start - 4, start) and not _others(story, first, second):
        return True
    if _others(story, first, second) or any(symbol in ("meant", "instead_of") for symbol in between):
        return None
    if len(between) <= 12 and _REVOKED.fullmatch(text, end, start):
        return True
    given_up = tokens[first.place].symbol in _RETRACTED or (bool(ahead) and ahead[-1] in _RETRACTED)
    if given_up and len(between) <= 5 and "." not in between:
        return True
    behind = text[tokens[second.place].end : tokens[second.place].end + 14]
    if len(between) <= 6 and "." not in between and (_COVERED.fullmatch(text, end, start) or _ON_TOP.match(behind)):
        return True
    return None


def _clause(story: Story, place: int) -> list[str]:
    """The words of the clause right before a token."""
    start = place
    while start and place - start < 5 and story.tokens[start - 1].symbol not in (".", "?"):
        start -= 1
    return [token.symbol for token in story.tokens[start:place] if token.symbol != ","]


def _changing(story: Story, call: Call) -> bool:
    """Whether a call follows a verb of changing, or 'from'."""
    start = story.tokens[call.place].start
    return story.text[max(0, start - 5) : start].casefold() == "from " or bool(
        _CHANGING.search(story.text, max(0, start - 26), start)
    )


def _others(story: Story, first: Call, second: Call) -> bool:
    """Whether somebody else is named between two calls."""
    mine = story.tokens[first.caller].symbol if first.caller is not None else ""
    return any(
        is_person(token.symbol) and token.symbol != mine
        for token in story.tokens[first.place + 1 : second.place]
        if token.symbol not in ("he", "own", "i")
    )
