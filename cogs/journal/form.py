"""The modals of the journal: what the Director adds to a ruling, and whether the story may be kept."""

from collections.abc import Mapping, Sequence
from typing import Final

from cogs import limits
from cogs.forms import Field, Form
from cogs.journal.entry import NOTE, PAIRS, PLACE, Remarks, cleaned
from cogs.limits import clip
from cogs.render.parts import Pick
from laws.wording import Catalogue

CONSENT: Final = "consent"
WHICH: Final = "which"
_YES: Final = "yes"
_NO: Final = "no"
_PLACES: Final = {"board": PLACE, "table": PLACE, "pairs": PAIRS}
_NOTE: Final = "note"


def keeping(
    custom_id: str,
    remarks: Remarks,
    words: Catalogue,
    *,
    story: bool,
    rulings: Sequence[str] = (),
    all_of_them: bool = False,
) -> Form:
    """The modal that keeps a ruling.

    Args:
        remarks: what its fields begin with.
        story: whether there is one, so that leave to keep it is asked; unless that is given, it is not kept.
        rulings: of a case with several, a name for each, to choose from; each then has its own board.
        all_of_them: whether all are chosen at first, and not only the last.
    """
    fields = [_places(remarks, words)[name] for name in _PLACES if not rulings or name != "board"]
    if rulings:
        fields.insert(0, _which(rulings, words, all_of_them=all_of_them))
    fields.append(_note(remarks, words))
    if story:
        answers = (Pick(_NO, words.say("choice-no")), Pick(_YES, words.say("choice-yes")))
        label, about = words.say("journal-consent"), words.say("journal-consent-about")
        fields.append(Field(CONSENT, label, about, _NO, required=True, picks=answers))
    return Form(custom_id, words.say("journal-keep-title"), tuple(fields))


def editing(custom_id: str, number: int, remarks: Remarks, words: Catalogue) -> Form:
    """The modal that changes the remarks of an entry."""
    fields = (*_places(remarks, words).values(), _note(remarks, words))
    return Form(custom_id, words.say("journal-edit-title", number=number), fields)


def remarks_in(typed: Mapping[str, str]) -> Remarks:
    """What was typed in a modal."""
    places = {name: cleaned(typed.get(name, "")).replace("\n", " ")[:most] for name, most in _PLACES.items()}
    return Remarks(note=cleaned(typed.get(_NOTE, ""))[:NOTE], **places)


def consented(typed: Mapping[str, str]) -> bool:
    """Whether the story may be kept."""
    return typed.get(CONSENT) == _YES


def chosen(typed: Mapping[str, str], count: int) -> tuple[int, ...]:
    """The places of the rulings chosen of so many; the last where there was no choice."""
    places = [int(place) for place in typed.get(WHICH, "").split() if place.isdecimal()]
    return tuple(place for place in sorted(set(places)) if place < count) or (count - 1,)


def _which(rulings: Sequence[str], words: Catalogue, *, all_of_them: bool) -> Field:
    named = list(enumerate(rulings))[-limits.SELECT_OPTIONS :]
    first = named if all_of_them else named[-1:]
    return Field(
        WHICH,
        words.say("journal-which"),
        value=" ".join(str(place) for place, _ in first),
        required=True,
        picks=tuple(Pick(str(place), clip(name, limits.OPTION_TEXT)) for place, name in named),
        several=True,
    )


def _places(remarks: Remarks, words: Catalogue) -> dict[str, Field]:
    values = {"board": remarks.board, "table": remarks.table, "pairs": remarks.pairs}
    return {
        name: Field(name, words.say(f"journal-{name}"), value=values[name], most=most) for name, most in _PLACES.items()
    }


def _note(remarks: Remarks, words: Catalogue) -> Field:
    about = words.say("journal-note-about")
    return Field(_NOTE, words.say("journal-note"), about, remarks.note, long=True, most=NOTE)
