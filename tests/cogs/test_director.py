"""The Director's running case without a connection: the states, the card, what may be typed."""

import json
import pathlib
import re
from dataclasses import replace
from typing import Any, cast

import pytest

from cogs.dialog import Dialog
from cogs.director.dialog import DirectorDialog
from cogs.director.events import events
from cogs.director.ids import PREFIX, Aim, DeskAction, is_desk, parse
from cogs.director.position import UNNAMED, key_of
from cogs.director.state import PAST, DeskState, Moment, Said, read
from cogs.director.tabletext import lying_cards, restrictions
from cogs.office import Office
from cogs.render.director import director_card
from cogs.render.directorforms import prompt, tell
from cogs.render.parts import Menu
from cogs.state import OutdatedError
from engine.edition import EDITIONS, Edition
from engine.table import TURN, LyingCard, Passing, Restricted, Table
from laws.errors import UserError
from laws.reading import Reading
from laws.wording import LANGUAGES, Language
from tests.cogs import reading
from tests.cogs.limits import broken

ROOT = pathlib.Path(__file__).parents[2]
LEAD = "lead_out_of_turn"


@pytest.fixture(scope="session")
def desk(dialog: Dialog) -> DirectorDialog:
    return DirectorDialog(dialog)


def begun(lang: Language = "en", edition: Edition = Edition.LAWS_2017, **table: Any) -> DeskState:
    return DeskState(lang=lang, moment=Moment(table=Table(edition=edition, declarer="S", **table)))


def take(desk: DirectorDialog, state: DeskState, code: str, *suits: str) -> DeskState:
    found = [item for item in desk.position(state).takings if item.code == code and item.suits == suits]
    assert len(found) == 1, desk.position(state).takings
    return desk.took(state, key_of(found[0]))


def answer(desk: DirectorDialog, state: DeskState, **facts: Any) -> DeskState:
    """Answer the questions as they come; each must be asked."""
    left = dict(facts)
    while left:
        asked = desk.position(state).asked
        assert asked is not None, left
        state = desk.answered(state, asked.fact, left.pop(asked.fact))
    return state


def carried(state: DeskState) -> DeskState:
    """The state as another process reads it from the message."""
    return read(json.loads(json.dumps(state.carried())))


def shown(desk: DirectorDialog, state: DeskState) -> str:
    (panel,) = director_card(desk, state, private=False).panels
    return "\n".join([panel.title, panel.description, *(f"{part.name}: {part.value}" for part in panel.parts)])


def refused(desk: DirectorDialog, state: DeskState) -> DeskState:
    state = desk.happened(state, LEAD)
    return answer(desk, state, opening_lead=False, right_leader_is_partner=True, offender="W", card="D9")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_whole_sequence(desk: DirectorDialog, edition: Edition, lang: Language) -> None:
    state = carried(refused(desk, begun(lang, edition)))
    assert [item.code for item in desk.position(state).takings] == [
        "accept",
        "require_suit",
        "forbid_suit",
        "no_restriction",
    ]
    state = carried(take(desk, state, "no_restriction"))
    assert [card.card for card in desk.position(state).table.penalty_cards] == ["D9"]
    state = carried(desk.next(state, "trick"))
    state = carried(desk.next(state, "lead:S"))
    state = carried(desk.next(state, "lead:E"))
    assert [(item.code, item.suits) for item in desk.position(state).takings] == [
        ("require_suit", ("D",)),
        ("forbid_suit", ("D",)),
        ("no_restriction", ()),
    ]
    state = carried(take(desk, state, "forbid_suit", "D"))
    table = desk.position(state).table
    assert table.penalty_cards == ()
    assert table.restrictions == (Restricted(player="E", rule="not_lead_suit", suit="D", until="retains_lead"),)
    state = carried(desk.next(carried(desk.next(state, "trick")), "lead:E"))
    decision = desk.position(state).answer
    assert decision is not None
    assert decision.decision is not None
    assert [duty.rule for duty in decision.decision.outcome.restrictions or ()] == ["not_lead_suit"]
    state = carried(desk.next(state, "lead:N"))
    assert desk.position(state).table.restrictions == ()
    for _ in range(len(state.past)):
        state = state.undone()
    assert state == begun(lang, edition)


def test_a_refused_lead_goes_on_to_the_choice_over_all_penalty_cards(desk: DirectorDialog) -> None:
    lying = (LyingCard(player="W", card="H3", rank="minor"),)
    state = refused(desk, begun(penalty_cards=lying))
    state = take(desk, state, "reject")
    assert state.moment.said is not None
    assert state.moment.said.situation == TURN
    assert {item.suits for item in desk.position(state).takings} == {("H",), ("D",), ("H", "D"), ()}
    assert isinstance(director_card(desk, state, private=False).rows[2], Menu)


def test_a_restriction_from_elsewhere_stands_before_the_ruling(desk: DirectorDialog) -> None:
    ban = Restricted(player="W", rule="not_lead_suit", suit="H", until="retains_lead")
    state = desk.next(begun(restrictions=(ban,)), "lead:W")
    text = shown(desk, state)
    assert "**West may not lead hearts as long as he keeps the lead.**" in text
    assert "Apart from that: West may lead any card." in text
    assert "Apart" not in shown(desk, desk.next(begun(restrictions=(ban,)), "lead:E"))
    lifted = desk.next(state, "lift:0")
    assert desk.position(lifted).table.restrictions == ()


def test_who_follows_is_asked_what_he_holds(desk: DirectorDialog) -> None:
    lying = (LyingCard(player="W", card="D9", rank="major"),)
    state = desk.next(begun(penalty_cards=lying), "play:W")
    state = answer(desk, state, holds_led_suit=False)
    assert "must play his penalty card: ♦9" in shown(desk, state)
    gone = desk.next(state, "card:D9")
    assert desk.position(gone).table.penalty_cards == ()


def test_who_has_to_pass_has_passed(desk: DirectorDialog) -> None:
    state = begun(passes=(Passing(player="W", span="next_turn"), Passing(player="E", span="rest_of_auction")))
    assert "pass:W" in list(events(state.moment.table))
    assert "West must pass at his next turn." in shown(desk, state)
    assert len(desk.position(desk.next(state, "pass:W")).table.passes) == 1


def test_a_penalty_card_without_a_name_is_asked_for(desk: DirectorDialog) -> None:
    state = desk.happened(begun(), "wrong_hand_lead", {"led_from": "dummy", "turn_was": "other_hand"})
    assert state.moment.said is not None
    said = Said(situation="wrong_hand_lead", facts={**state.moment.said.facts, "other_defender": "played"})
    state = state.then(state.moment.model_copy(update={"said": said}))
    asked = desk.position(state).asked
    assert asked is not None
    assert asked.fact == UNNAMED
    assert "West has a penalty card" in shown(desk, state)
    with pytest.raises(UserError):
        desk.typed(state, UNNAMED, "что-то")
    named = carried(desk.typed(state, UNNAMED, "♣2"))
    assert [lying.card for lying in desk.position(named).table.penalty_cards] == ["C2"]
    assert prompt(desk, state, asked).custom_id == f"{PREFIX}y:unnamed"


def test_a_judgement_that_decides_what_lies_is_asked(desk: DirectorDialog) -> None:
    facts = {"player_role": "defender", "how": "shown_with_claim", "cards": ["H4"], "offender": "E"}
    state = desk.happened(begun(edition=Edition.LAWS_1987), "exposed_card_in_play", facts)
    asked = desk.position(state).asked
    assert asked is not None
    assert asked.fact == "exempt_with_claim"
    exempt = desk.picked(state, "exempt_with_claim", "0")
    assert desk.position(exempt).table.penalty_cards == ()
    kept = desk.picked(state, "exempt_with_claim", "1")
    assert [lying.card for lying in desk.position(kept).table.penalty_cards] == ["H4"]


def test_only_a_defender_can_have_shown_a_defenders_card(desk: DirectorDialog) -> None:
    facts = {"player_role": "defender", "how": "dropped", "cards": ["H4"]}
    asked = desk.position(desk.happened(begun(), "exposed_card_in_play", facts)).asked
    assert asked is not None
    assert [choice.value for choice in asked.choices] == ["E", "W"]


def test_facts_that_clash_change_nothing(desk: DirectorDialog) -> None:
    lying = (LyingCard(player="W", card="H4", rank="minor"),)
    facts = {"player_role": "defender", "how": "dropped", "cards": ["H4"], "offender": "W"}
    state = desk.happened(begun(penalty_cards=lying), "exposed_card_in_play", facts)
    assert desk.position(state).problem
    assert desk.position(state).table.penalty_cards == lying
    assert "Nothing has been changed at the table" in shown(desk, state)


def test_what_is_told_is_ruled_on_at_this_table(desk: DirectorDialog) -> None:
    state = desk.told(begun(), reading.DONE_EN)
    assert "West revoked" in shown(desk, state)
    assert "2 tricks" in shown(desk, state)
    assert desk.why(state).situation == "revoke"


class Doubtful:
    """A reader that takes nothing for certain."""

    def read(self, text: str, lang: Language | None = None) -> Reading:
        found = reading.FixedReader().read(text, lang)
        return replace(found, candidates=tuple(replace(item, probability=0.3) for item in found.candidates))


def test_what_is_not_understood_is_offered_as_readings(office: Office) -> None:
    doubtful = replace(office, counsel=replace(office.counsel, reader=cast(Any, Doubtful())))
    desk = DirectorDialog(Dialog(doubtful))
    state = carried(desk.told(begun("ru"), reading.UNSURE))
    assert state.moment.said is None
    assert state.moment.readings
    assert "Не уверен, какой это случай." in shown(desk, state)
    chosen = desk.reading(state, "revoke_inquiry")
    assert chosen.moment.said is not None
    assert chosen.moment.said.facts["inquirer"] == "dummy"


def test_there_must_be_something_told(desk: DirectorDialog) -> None:
    with pytest.raises(UserError):
        desk.told(begun(), "  ")
    assert desk.told(begun(), reading.SMALL_TALK).moment.said is None


def test_weak_readings_stay_at_hand(desk: DirectorDialog) -> None:
    state = desk.told(begun("ru"), reading.WEAK)
    labels = [button.label for button in director_card(desk, state, private=False).rows[-1]]  # type: ignore[union-attr]
    assert "Скорее: Вопрос о возможном фальшренонсе" in labels


def test_what_is_not_open_is_outdated(desk: DirectorDialog) -> None:
    state = begun()
    attempts = (
        lambda: desk.took(state, "S:accept:"),
        lambda: desk.happened(state, "no_such"),
        lambda: desk.reading(state, "no_such"),
        lambda: desk.next(state, "fly"),
        lambda: desk.next(state, "lift:0"),
        lambda: desk.picked(state, "card", "0"),
        lambda: desk.typed(state, "card", "H2"),
        lambda: desk.answered(state, "card", "H2"),
        lambda: desk.picked(desk.happened(state, LEAD), "no_such", "0"),
        lambda: desk.typed(desk.happened(state, LEAD), "no_such", "0"),
        lambda: desk.why(state),
        lambda: parse("1Dw"),
        lambda: parse("1D?:x"),
        lambda: parse("0Dw:x"),
        lambda: read({"version": 1}),
    )
    for attempt in attempts:
        with pytest.raises(OutdatedError):
            attempt()


def test_custom_ids() -> None:
    for action in DeskAction:
        aim = Aim(action, "offender=3")
        assert parse(aim.custom_id) == aim
        assert is_desk(aim.custom_id)
    with pytest.raises(ValueError, match="too long"):
        _ = Aim(DeskAction.ANSWER, "x" * 100).custom_id


def test_the_past_is_kept_short(desk: DirectorDialog) -> None:
    state = begun()
    for seat in "NESW" * 10:
        state = desk.next(state, f"lead:{seat}")
    assert len(state.past) == PAST
    assert len(json.dumps(state.carried())) < 64 * 1024 / 2
    assert begun().undone() == begun()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_situation_keeps_the_limits_from_beginning_to_end(desk: DirectorDialog, lang: Language) -> None:
    lying = tuple(LyingCard(player="W", card=card, rank="major") for card in ("SA", "HA", "DA", "CA"))
    bans = tuple(
        Restricted(player="E", rule="not_lead_suit", suit=suit, until="retains_lead") for suit in ("S", "H", "D", "C")
    )
    full = begun(lang, penalty_cards=lying, restrictions=bans, passes=(Passing(player="E", span="next_turn"),))
    full = full.then(full.moment.model_copy(update={"told": "@everyone **" * 80, "readings": ("claim", "revoke")}))
    for name in desk.situations_at(Table(declarer="S")):
        state = desk.happened(full, name)
        for _ in range(12):
            for variant in (state, state.turned(page="aloud"), state.turned(ended=True)):
                assert broken(director_card(desk, variant, private=False)) == []
                assert broken(director_card(desk, variant, private=True)) == []
            asked = desk.position(state).asked
            if asked is None:
                break
            if asked.choices:
                state = desk.answered(state, asked.fact, asked.choices[0].value)
            else:
                assert len(prompt(desk, state, asked).label) <= 45
                state = desk.answered(state, asked.fact, ["H2"] if asked.fact == "cards" else "H2")
    for seat in "EW":
        state = desk.next(full, f"lead:{seat}")
        assert broken(director_card(desk, state, private=False)) == []
        assert broken(director_card(desk, state.turned(page="aloud"), private=False)) == []
    assert len(tell(desk.dialog.words(lang)).description) <= 100


def test_what_is_read_out_has_no_sections(desk: DirectorDialog) -> None:
    lying = (LyingCard(player="W", card="D9", rank="major"),)
    state = desk.next(begun("ru", penalty_cards=lying), "lead:E").turned(page="aloud")
    (panel,) = director_card(desk, state, private=False).panels
    assert all(line.startswith("## ") for line in panel.description.splitlines())
    assert not re.search(r"\[\d", panel.description)
    assert "Восток не ходит, пока не сделает выбор разыгрывающий." in panel.description
    assert "На столе: ♦9, старшая штрафная карта, владелец — Запад." in panel.description
    once = take(desk, state.turned(page="table"), "forbid_suit", "D").turned(page="aloud")
    assert director_card(desk, once, private=False).panels[0].description.count("бубны") == 1
    ban = Restricted(player="W", rule="not_lead_suit", suit="H", until="retains_lead")
    duty = Passing(player="W", span="rest_of_auction")
    waiting = begun(restrictions=(ban,), passes=(duty,)).turned(page="aloud")
    assert director_card(desk, waiting, private=False).panels[0].description.splitlines() == [
        "## West may not lead hearts as long as he keeps the lead.",
        "## West must pass for the rest of the auction.",
    ]
    empty = director_card(desk, begun().turned(page="aloud"), private=False).panels[0]
    assert empty.description == "## There is nothing to read out."


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("W D9 major", [("W", "D9", "major")]),
        ("W ♦9 minor; E ♣A", [("W", "D9", "minor"), ("E", "CA", "major")]),
        ("З: б9, 10ч минус", None),
        ("З б9 младшая\nВ 10ч", [("W", "D9", "minor"), ("E", "HT", "major")]),
        ("West D9 D8", [("W", "D9", "major"), ("W", "D8", "major")]),
        ("W D9 minor; W H2 minor", [("W", "D9", "major"), ("W", "H2", "major")]),
        ("W D9", None),
        ("W", None),
        ("S DA", None),
        ("N DA", None),
        ("X DA", None),
        ("W DA DA", None),
        ("W ♦", None),
        ("", []),
    ],
)
def test_penalty_cards_as_typed(text: str, cards: list[tuple[str, str, str]] | None) -> None:
    if cards is None:
        with pytest.raises(UserError):
            lying_cards(text, "S")
    else:
        assert [(lying.player, lying.card, lying.rank) for lying in lying_cards(text, "S")] == cards


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("W not D", [("W", "not_lead_suit", "D", "retains_lead")]),
        ("З не ♦; В только пики", [("W", "not_lead_suit", "D", "retains_lead"), ("E", "lead_suit", "S", "first_lead")]),
        ("E lead clubs", [("E", "lead_suit", "C", "first_lead")]),
        ("E clubs", [("E", "lead_suit", "C", "first_lead")]),
        ("E never clubs", None),
        ("clubs", None),
        ("E not", None),
        (".", None),
    ],
)
def test_restrictions_as_typed(text: str, found: list[tuple[str, str, str, str]] | None) -> None:
    if found is None:
        with pytest.raises(UserError):
            restrictions(text)
    else:
        assert [(duty.player, duty.rule, duty.suit, duty.until) for duty in restrictions(text)] == found


def test_every_text_is_used(desk: DirectorDialog) -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "cogs").rglob("*.py"))
    text = (ROOT / "laws" / "wording" / "en" / "director.ftl").read_text(encoding="utf-8")
    names = re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
    made = (
        *("director-take-", "director-next-", "director-until-", "director-pass-", "director-restricted-"),
        *("director-note-", "director-time-", "director-period-", "command-director-"),
    )
    buttons = {f"director-{action.name.lower().replace('_', '-')}" for action in DeskAction}
    errors = {f"error-{code}" for code in re.findall(r'"(director-[a-z-]+)"', code)}
    unused = [name for name in names if f'"{name}"' not in code and name not in buttons | errors]
    assert [name for name in unused if not name.startswith(made)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_restriction_has_its_sentence(desk: DirectorDialog, lang: Language) -> None:
    duties = [
        Restricted(player="W", rule=rule, suit=None if rule == "play_highest" else "D", until=until)
        for rule in ("lead_suit", "not_lead_suit", "play_highest", "play_lowest", "not_suit", "play_card")
        for until in ("this_trick", "retains_lead", "first_lead")
    ]
    duties.append(Restricted(player="W", rule="play_card", card="D9", until="this_trick"))
    text = shown(desk, begun(lang, restrictions=tuple(duties)))
    assert text.count("• ") == len(set(duties))
    assert "♦9" in text
