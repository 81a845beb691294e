"""The form of a situation: what it asks, what it takes, and that any case can be told through it."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from cogs.dialog import Case, Dialog
from cogs.forms import Form
from cogs.render.parts import Button, Card, Menu
from cogs.situation.facts import mattering, values_of
from cogs.situation.fields import UNKNOWN, refusal
from cogs.situation.find import Finder
from cogs.situation.form import LEFT, SituationForms, laws_in
from cogs.situation.state import Aim, Origin, Packer, Phase, Step, begun
from cogs.situation.typed import retyped, typed
from cogs.state import OutdatedError
from engine.decide import decide, outcome_key
from engine.edition import LATEST, Edition
from engine.errors import FactsError
from engine.facts import check
from engine.rules import register
from engine.situations import Register, SituationSpec
from laws.errors import UserError
from laws.wording import LANGUAGES, Language
from tests.cases_data import CaseData, all_cases
from tests.cogs.limits import broken
from tests.cogs.modals import broken_modal

SITUATIONS = register()
SAMPLE = 12
"""One case in so many goes through the form in the normal run, all of them in the long one."""


@pytest.fixture(scope="session")
def forms(dialog: Dialog) -> SituationForms:
    return SituationForms(dialog)


def case_of(situation: str, lang: Language = "ru", edition: Edition = LATEST, **facts: Any) -> Case:
    return Case("", situation, facts, edition, lang)


def aim_of(case: Case) -> Aim:
    return Aim(Step.SHEET, begun(case.lang, case.edition, case.situation))


def labels(card: Card) -> list[str]:
    return [button.label for row in card.rows if isinstance(row, tuple) for button in row]


def text_of(card: Card) -> str:
    panel = card.panels[0]
    return "\n".join([panel.description, *(f"{part.name}\n{part.value}" for part in panel.parts), panel.footer])


def entry(form: Form, situation: str, value: object) -> str:
    """What somebody enters who means a value."""
    field = form.fields[0]
    fact = SITUATIONS[situation].facts[field.name]
    values = values_of(fact)
    if not field.picks:
        return retyped(SITUATIONS[situation], fact, value)
    if not values:
        return str(value)
    wanted = value if isinstance(value, list) else [value]
    return " ".join(str(place) for item in wanted for place, known in enumerate(values) if same(known, item))


def offered(spec: SituationSpec, name: str, value: object) -> bool:
    """Whether a select offers a value; what is typed may be anything."""
    values = values_of(spec.facts[name])
    return not values or isinstance(value, list) or any(same(known, value) for known in values)


def same(one: object, other: object) -> bool:
    return type(one) is type(other) and one == other


def plain(value: object) -> object:
    return json.loads(json.dumps(value))


def told(forms: SituationForms, start: Case, facts: dict[str, Any]) -> Case:
    """The case after each fact was entered on a page of its own."""
    case = start
    for name, value in facts.items():
        form = forms.fact(aim_of(case), case, name)
        taken = forms.taken(aim_of(case), case, {name: entry(form, start.situation or "", value)})
        assert taken.problems == (), (name, value)
        case = taken.case
    return case


def sampled() -> Iterator[Any]:
    seen: set[str] = set()
    for number, given in enumerate(all_cases()):
        situation = str(given.data["situation"])
        normal = number % SAMPLE == 0 or situation not in seen
        seen.add(situation)
        yield pytest.param(given, id=str(given), marks=() if normal else (pytest.mark.long,))


@pytest.mark.parametrize("given", list(sampled()))
def test_any_case_can_be_told_through_the_form(given: CaseData, forms: SituationForms) -> None:
    spec = SITUATIONS[given.data["situation"]]
    facts = plain(given.data["facts"])
    assert isinstance(facts, dict)
    try:
        check(spec.model, facts)
    except FactsError:
        pytest.skip("not a value of the fact")
    if not all(offered(spec, name, value) for name, value in facts.items()):
        pytest.skip("a value that tells a user nothing, such as an offender who is the offender")
    lang: Language = "en" if given.edition in (Edition.LAWS_1997, Edition.LAWS_2017) else "ru"
    case = told(forms, case_of(spec.name, lang, given.edition), facts)
    assert check(spec.model, case.facts) == check(spec.model, facts)
    shown = forms.sheet(aim_of(case), case)
    assert broken(shown) == []
    answer = forms.answer(case)
    assumed = forms.dialog.office.counsel.regulations.facts(spec, given.edition)
    try:
        decision = decide(spec, {**assumed, **facts}, given.edition)
    except FactsError:
        assert answer.decision is None
        return
    assert answer.decision is not None
    assert [outcome_key(branch.outcome) for branch in answer.decision.branches] == [
        outcome_key(branch.outcome) for branch in decision.branches
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("situation", sorted(SITUATIONS))
async def test_every_page_and_sheet_keeps_the_limits(situation: str, lang: Language, forms: SituationForms) -> None:
    case = case_of(situation, lang)
    aim = aim_of(case)
    assert broken(forms.sheet(aim, case)) == []
    assert broken(forms.sheet(aim, replace(case, question="<@1> **б** " * 60), ("проблема " * 20,) * 5)) == []
    page = forms.next_page(aim, case)
    assert page.fields
    assert broken_modal(page) == []
    for name in SITUATIONS[situation].facts:
        assert broken_modal(forms.fact(aim, case, name)) == [], name


@pytest.mark.parametrize("situation", sorted(SITUATIONS))
def test_the_next_pages_come_to_an_end(situation: str, forms: SituationForms) -> None:
    case = case_of(situation)
    aim = aim_of(case)
    asked: list[str] = []
    while left := forms.left(case, aim.passed):
        page = forms.next_page(aim, case)
        asked += [field.name for field in page.fields]
        taken = forms.taken(aim, case, dict.fromkeys((field.name for field in page.fields), ""))
        aim = replace(aim, passed=taken.passed)
        assert {fact.name for fact in left[:5]} <= aim.passed
    assert len(asked) == len(set(asked))


def test_the_first_page_asks_what_decides(forms: SituationForms) -> None:
    case = case_of("revoke")
    page = forms.next_page(aim_of(case), case)
    assert [field.name for field in page.fields][:4] == ["established", "trick_won_by", "later_tricks_won", "offender"]
    assert [pick.label for pick in page.fields[0].picks] == ["Да, уже", "Нет ещё", "Неизвестно"]
    assert page.fields[1].about == "Кто взял взятку, в которой не дали в масть?"


def test_what_no_longer_matters_is_not_asked(forms: SituationForms) -> None:
    late = case_of("revoke", attention_when="after_round")
    assert "later_tricks_won" not in [fact.name for fact in forms.left(late, frozenset())]
    assert "later_tricks_won" in [fact.name for fact in forms.left(case_of("revoke"), frozenset())]


def test_the_ruling_follows_the_page_that_decides(forms: SituationForms) -> None:
    case = case_of("revoke", "en")
    entered = {"established": "0", "trick_won_by": "0", "later_tricks_won": "2", "offender": "1"}
    card = forms.after(aim_of(case), forms.taken(aim_of(case), case, entered), private=True)
    assert "2 tricks pass" in text_of(card)
    assert "All facts" in labels(card)


def test_the_sheet_follows_while_something_still_decides(forms: SituationForms) -> None:
    case = case_of("revoke")
    taken = forms.taken(aim_of(case), case, {"offender": "3"})
    card = forms.after(aim_of(case), taken, private=True)
    assert "• нарушитель: **Север**" in text_of(card)
    assert "Кто взял взятку, в которой не дали в масть?" in text_of(card)
    assert labels(card)[0].startswith("Следующие вопросы")
    assert labels(card)[1:] == ["Что может получиться", "По одному вопросу", "Другой случай"]


def test_what_is_passed_over_leads_to_every_outcome(forms: SituationForms) -> None:
    case = case_of("revoke")
    entered = {"established": "0", "trick_won_by": UNKNOWN, "later_tricks_won": "", "offender": UNKNOWN}
    taken = forms.taken(aim_of(case), case, entered)
    assert taken.passed == {"trick_won_by", "later_tricks_won", "offender"}
    assert "Что может получиться" in text_of(forms.after(aim_of(case), taken, private=True))


def test_what_cannot_be_read_is_named_and_the_rest_is_kept(forms: SituationForms) -> None:
    case = case_of("revoke")
    taken = forms.taken(aim_of(case), case, {"card": "джокер @everyone", "trick": "77", "established": "0"})
    assert dict(taken.case.facts) == {"established": True}
    card = forms.after(aim_of(case), taken, private=True)
    assert "**карта**: «джокер @\u200beveryone» не карта" in text_of(card)
    assert "номер взятки" in text_of(card)
    assert "**да, уже**" in text_of(card)


def test_a_fact_can_be_corrected_and_taken_back(forms: SituationForms) -> None:
    case = case_of("revoke", established=True, trick=5)
    form = forms.fact(aim_of(case), case, "established")
    assert form.fields[0].value == "0"
    assert forms.fact(aim_of(case), case, "trick").fields[0].value == "5"
    assert dict(forms.taken(aim_of(case), case, {"established": "1"}).case.facts) == {"established": False, "trick": 5}
    assert dict(forms.taken(aim_of(case), case, {"trick": ""}).case.facts) == {"established": True}


def test_facts_that_clash_are_said_to_and_stay(forms: SituationForms) -> None:
    case = case_of("revoke", trick=13, established=True)
    card = forms.after(aim_of(case), forms.taken(aim_of(case), case, {}), private=True)
    assert "тринадцат" in text_of(card)
    assert "**13**" in text_of(card)
    assert any(isinstance(row, Menu) for row in card.rows)


def test_the_words_of_a_question_no_longer_count(forms: SituationForms) -> None:
    case = replace(case_of("revoke"), question="Запад не дал в масть, установлено")
    taken = forms.taken(aim_of(case), case, {"established": ""})
    assert taken.case.question.endswith(LEFT)
    assert "established" not in forms.dialog.answer(taken.case).facts


def test_a_field_of_another_version_is_outdated(forms: SituationForms) -> None:
    case = case_of("revoke")
    for entered in ({"nothing": "1"}, {"established": "99"}, {"established": "x"}):
        with pytest.raises(OutdatedError):
            forms.taken(aim_of(case), case, entered)
    with pytest.raises(OutdatedError):
        forms.fact(aim_of(case), case, "nothing")
    with pytest.raises(OutdatedError):
        forms.spec(replace(case, situation=None))


@pytest.mark.parametrize("name", sorted(SITUATIONS))
def test_a_custom_id_holds_step_case_and_what_was_passed_over(name: str, forms: SituationForms) -> None:
    spec = SITUATIONS[name]
    packer = Packer(forms.dialog.codec, forms.dialog.office.register)
    passed = frozenset(list(spec.facts)[::2])
    for lang in LANGUAGES:
        aim = Aim(Step.ASK, begun(lang, Edition.LAWS_1997, name, {}), Origin.GUIDE, private=False, passed=passed)
        packed = packer.pack(aim)
        assert packed is not None
        assert packer.parse(packed) == aim


def test_phases_are_held_without_a_case(forms: SituationForms) -> None:
    for phase in Phase:
        aim = Aim(Step.KINDS, begun("ru", LATEST), Origin.GUIDE, phase=phase)
        packed = forms.packer.pack(aim)
        assert packed is not None
        assert forms.packer.parse(packed) == aim


@pytest.mark.parametrize(
    "custom_id", ["1F", "1Fo", "1F?s1.x", "1Fos1.", "1Foz1.1aAA", "1Fqs1ff.1aAA", "1Fos1.0aAA", "1O!", "1G"]
)
def test_a_custom_id_of_another_version_is_outdated(custom_id: str, forms: SituationForms) -> None:
    with pytest.raises(OutdatedError):
        forms.packer.parse(custom_id)


def test_facts_too_long_for_a_button_ride_in_a_file(forms: SituationForms) -> None:
    tricks = [{"n": number, "cards": ["W:DQ", "N:D2", "E:D5", "S:DA"]} for number in range(1, 10)]
    case = case_of("revoke_from_record", contract="4S by S", tricks=tricks)
    card = forms.sheet(aim_of(case), case)
    assert card.facts == dict(case.facts)
    button = next(row for row in card.rows if isinstance(row, tuple))[0]
    assert isinstance(button, Button)
    state = forms.packer.parse(button.custom_id).state
    assert state.attached
    assert forms.dialog.case_of(state, "", card.facts or {}).facts == case.facts


@pytest.mark.parametrize(
    ("situation", "fact", "text", "value"),
    [
        ("insufficient_bid", "auction", "С: 1п пас 2ч", {"dealer": "N", "calls": ["1S", "P", "2H"]}),
        ("insufficient_bid", "auction", "dealer N 1S P 2H", {"dealer": "N", "calls": ["1S", "P", "2H"]}),
        ("insufficient_bid", "auction", "Ю", {"dealer": "S", "calls": []}),
        ("insufficient_bid", "call", "пас", "P"),
        ("insufficient_bid", "call", "2бк", "2N"),
        ("insufficient_bid", "call", "2♥", "2H"),
        ("revoke", "contract", "4п З", "4S by W"),
        ("revoke", "contract", "3NT by S", "3N by S"),
        ("revoke", "contract", "распас", "passed_out"),
        ("revoke", "card", "10ч", "HT"),
        ("revoke", "trick", " 5 ", 5),
        ("contract_score", "other_table", "−620", -620),
        ("exposed_card_in_play", "cards", "♠Т чД", ["SA", "HQ"]),
        ("exposed_card_in_play", "cards", "SA HQ", ["SA", "HQ"]),
        ("exposed_card_in_play", "penalty_cards", "З ♦9 младшая", [{"player": "W", "card": "D9", "rank": "minor"}]),
        ("exposed_card_in_play", "penalty_cards", "E ♣A", [{"player": "E", "card": "CA", "rank": "major"}]),
        ("exposed_card_in_play", "penalty_cards", "нет", []),
        ("claim", "hands", "N: SAKQ H- D- C-\nE: S- HAKQ D- C-", {"N": "S:AKQ H:- D:- C:-", "E": "S:- H:AKQ D:- C:-"}),
        ("claim", "shown_out", "З п, В ч", [{"player": "W", "suit": "S"}, {"player": "E", "suit": "H"}]),
        ("claim", "stated_line", "draw trumps, play diamonds", ["draw trumps", "play D"]),
        ("card_designation", "dummy_cards", "♠ТК ♥-", "S:AK H:-"),
        ("revoke_from_record", "tricks", "З ♦Д С ♦2 В ♦5 Ю ♦Т", [{"n": 1, "cards": ["W:DQ", "N:D2", "E:D5", "S:DA"]}]),
        ("revoke_from_record", "claim_after", "З 3", {"by": "W", "claimed_tricks": 3}),
        ("revoke_from_record", "required_suit", "W 5 ♠", {"player": "W", "trick": 5, "suit": "S"}),
        ("revoke_from_record", "restored_card", "W ♠A", {"player": "W", "card": "SA"}),
        ("wrong_number_of_cards", "fault", "С-Ю нет; В-З полностью", {"NS": "none", "EW": "full"}),
        ("wrong_number_of_cards", "card_counts", "13 14 12 13", {"N": 13, "E": 14, "S": 12, "W": 13}),
        ("wrong_number_of_cards", "card_counts", "С 14; В 12", {"N": 14, "E": 12}),
        ("weighted_score", "parts", "60% 620; 40% -100", [{"weight": 0.6, "ns": 620}, {"weight": 0.4, "ns": -100}]),
        ("weighted_score", "field", "620x3 -100", [620, 620, 620, -100]),
        ("artificial_score", "session_percentage", "С-Ю 62,5", {"NS": 62.5}),
        ("artificial_score", "board_top", "11,5", 11.5),
        ("revoke", "opponents_played_after", "С, В", ["N", "E"]),
        ("insufficient_bid", "suits_specified", "нет", []),
        ("score_correction", "requested_at", "14:30", "14:30"),
    ],
)
def test_facts_are_typed_as_at_the_table(
    situation: str, fact: str, text: str, value: object, situations: Register
) -> None:
    spec = situations[situation]
    assert typed(spec, spec.facts[fact], text) == value


@pytest.mark.parametrize(
    ("situation", "fact", "text", "code"),
    [
        ("revoke", "card", "туз", "form-card"),
        ("insufficient_bid", "call", "8п", "form-call"),
        ("insufficient_bid", "auction", "1S P 2H", "auction-dealer-unknown"),
        ("revoke", "contract", "4S", "score-needs-declarer"),
        ("revoke", "trick", "14", "invalid-fact"),
        ("exposed_card_in_play", "penalty_cards", "З ♦9", "director-rank"),
        ("exposed_card_in_play", "cards", "♠Я", "hands-unread"),
        ("weighted_score", "parts", "60% 620", "score-weights-not-100"),
        ("wrong_number_of_cards", "fault", "все", "invalid-fact"),
    ],
)
def test_what_is_typed_wrongly_is_named(
    situation: str, fact: str, text: str, code: str, situations: Register, dialog: Dialog
) -> None:
    spec = situations[situation]
    with pytest.raises(UserError) as raised:
        typed(spec, spec.facts[fact], text)
    assert raised.value.code == code
    for words in dialog.office.words.values():
        assert refusal(raised.value, spec, words)


def test_how_a_record_is_typed_is_told_where_it_was_typed_wrongly(situations: Register, dialog: Dialog) -> None:
    spec = situations["penalty_card_not_played"]
    with pytest.raises(UserError) as raised:
        typed(spec, spec.facts["penalty_cards"], "9h")
    assert refusal(raised.value, spec, dialog.words("ru")).endswith("Пишется так: З ♦9 младшая; В ♣Т")
    assert refusal(raised.value, spec, dialog.words("en")).endswith("Written like this: W ♦9 minor; E ♣A")


def test_the_rule_is_not_run_to_see_what_matters_where_hands_are_known(situations: Register) -> None:
    spec = situations["claim"]
    facts = {"claimer": "declarer", "hands": {"N": "S:A H:- D:- C:-"}}
    assert "doubted_by" not in mattering(spec, facts, LATEST, None)
    assert "doubted_by" in mattering(
        spec, {"claimer": "declarer"}, LATEST, decide(spec, {"claimer": "declarer"}, LATEST)
    )


@pytest.mark.parametrize(
    ("text", "lang", "first"),
    [
        ("64", "ru", "revoke"),
        ("правило 27", "ru", "insufficient_bid"),
        ("law 27A1", "en", "insufficient_bid"),
        ("фальш", "en", "revoke"),
        ("insufficient", "ru", "insufficient_bid"),
        ("revoke", "en", "revoke"),
        ("Запад не дал в масть, установлено, сам взял, потом ещё две", "ru", "revoke"),
    ],
)
def test_a_kind_of_case_is_found(text: str, lang: Language, first: str, dialog: Dialog) -> None:
    assert Finder(dialog.office).found(text, lang)[0] == first


@pytest.mark.parametrize("lang", LANGUAGES)
def test_choices_of_kinds_keep_the_limits(lang: Language, dialog: Dialog) -> None:
    finder = Finder(dialog.office)
    assert finder.choices("абракадабра", lang) == ()
    for text in ("", "а", "1", "ход", "card"):
        found = finder.choices(text, lang)
        assert len(found) <= 25
        assert all(1 <= len(name) <= 100 and 1 <= len(value) <= 100 for name, value in found)


def test_one_law_is_named_in_the_singular() -> None:
    assert [laws_in(laws) for laws in ("27", "25B", "61-64", "15A, 17D")] == [1, 1, 2, 2]
