"""/claim, /score and /adjust through the real client, in both languages."""

import pytest

from playground import Exchange, LocalDiscord, Message, Upload
from tests.e2e.conftest import Running

HANDS_RU = {
    "N": "♠- ♥К7 ♦Т4 ♣К",
    "E": "пД ч10 9 бК10 т-",
    "S": "♠ТК4 ♥8 ♦6 ♣-",
    "W": "ч ДВ б ДВ7",
    "statement": "добираю козырей, остальные мои",
}
HANDS_EN = {"N": "N:.K7.A4.K Q.T9.KT. AK4.8.6. .QJ.QJ7.", "statement": "draw trumps"}
WEIGHTS = {"vera": "60% 4п= Ю, 30% 4п-1 Ю, 10% 3п+1 Ю", "alice": "60% 4S= S, 30% 4S-1 S, 10% 3S+1 S"}
FIELD = "620x3 -100x2 170 650 140"
RUSSIAN, ENGLISH = "vera", "alice"
PATIENCE = 30.0
"""Seconds: the first claim of a bot starts its worker processes."""


def custom_id(message: Message, label: str) -> str:
    return str(message.button(label)["custom_id"])


async def opened(local: LocalDiscord, user: str, channel: str = "general", **options: str | int) -> Exchange:
    asked = {"trump": "S", "leader": "S", "claimer": "S", **options}
    return await local.slash(user, channel, "claim", asked)


async def claimed(
    local: LocalDiscord, user: str, typed: dict[str, str], channel: str = "general", **options: str | int
) -> Message:
    form = await opened(local, user, channel, **options)
    return await done(await local.submit_modal(form, typed, until="acknowledgement"))


async def done(exchange: Exchange) -> Message:
    await exchange.until(lambda known: bool(known.messages) and not known.message.thinking, PATIENCE)
    return exchange.message


async def changed(exchange: Exchange, before: Message) -> Message:
    """The message once it is no longer what it was."""
    await exchange.until(lambda known: known.message.text() != before.text(), PATIENCE)
    return exchange.message


@pytest.mark.parametrize(
    ("user", "typed", "verdict", "bounds"),
    [
        (RUSSIAN, HANDS_RU, "претендующему 3 взятки, оппонентам 2", "от 3 до 5"),
        (ENGLISH, HANDS_EN, "3 tricks to the claimer", "3 to 5"),
    ],
)
async def test_a_claim_is_judged(
    running: Running, local: LocalDiscord, user: str, typed: dict[str, str], verdict: str, bounds: str
) -> None:
    message = await claimed(local, user, typed)
    assert message.ephemeral
    assert verdict in message.text()
    assert bounds in message.text()
    picture = message.attachments[0]
    assert picture.filename == "ending.png"
    assert local.uploads.read(picture).startswith(b"\x89PNG")
    assert message.embeds[0]["image"]["url"] == picture.url
    assert "70B1" in (picture.description or "")
    assert local.rejections == ()


async def test_a_claim_is_taken_further(running: Running, local: LocalDiscord) -> None:
    message = await claimed(local, RUSSIAN, HANDS_RU)
    reasons = await done(await local.click(message, custom_id(message, "Почему"), until="acknowledgement"))
    assert "Взятка 5" in reasons.text()
    older = await local.click(message, custom_id(message, "1987"), until="acknowledgement")
    message = await changed(older, message)
    assert "Правила 1987 года" in message.text()
    english = await local.click(message, custom_id(message, "In English"), until="acknowledgement")
    message = await changed(english, message)
    assert "Laws of 1987" in message.text()
    menu = message.selects()[0]
    other = await local.select(message, menu["custom_id"], ["any_order"], until="acknowledgement")
    message = await changed(other, message)
    assert "любой" not in message.text()
    public = await done(await local.click(message, custom_id(message, "Show to everyone"), until="acknowledgement"))
    assert not public.ephemeral
    assert "Show to everyone" not in [button["label"] for button in public.buttons()]
    theirs = await done(await local.click(public, custom_id(public, "1997"), user="tom", until="acknowledgement"))
    assert theirs.ephemeral
    assert "Laws of 1997" in theirs.text()
    assert local.rejections == ()


async def test_a_claim_survives_a_restart(running: Running, local: LocalDiscord) -> None:
    message = await claimed(local, RUSSIAN, HANDS_RU)
    await running.stop()
    await running.start()
    form = await local.click(message, custom_id(message, "Изменить карты"), until="acknowledgement")
    assert form.modal is not None
    values = [part["component"].get("value") for part in form.modal["components"]]
    assert values[2] == "♠ТК4 ♥8 ♦6 ♣–"
    assert values[4] == HANDS_RU["statement"]
    again = await done(await local.submit_modal(form, {**HANDS_RU, "statement": ""}, until="acknowledgement"))
    assert "3 взятки" in again.text()


async def test_bad_hands_are_named_and_kept(running: Running, local: LocalDiscord) -> None:
    wrong = await claimed(local, RUSSIAN, {**HANDS_RU, "W": "ч ДВ б ДВ7 пТ"})
    assert "♠Т стоит дважды: Юг и Запад" in wrong.text()
    form = await local.click(wrong, custom_id(wrong, "Изменить карты"), until="acknowledgement")
    assert form.modal is not None
    values = [part["component"].get("value") for part in form.modal["components"]]
    assert values[3] == "ч ДВ б ДВ7 пТ"
    assert values[1] == "пД ч10 9 бК10 т-"
    message = await done(await local.submit_modal(form, HANDS_RU, until="acknowledgement"))
    assert "3 взятки" in message.text()
    assert local.rejections == ()


@pytest.mark.parametrize(("user", "said"), [(RUSSIAN, "не игрок и масть"), (ENGLISH, "no player and suit")])
async def test_a_bad_option_is_named(running: Running, local: LocalDiscord, user: str, said: str) -> None:
    answered = await local.slash(
        user, "general", "claim", {"trump": "S", "leader": "S", "claimer": "S", "shown-out": "nobody"}
    )
    assert said in answered.message.text()


async def test_where_no_files_are_allowed_the_hands_stand_as_text(running: Running, local: LocalDiscord) -> None:
    message = await claimed(local, RUSSIAN, HANDS_RU, channel="quiet")
    assert message.attachments == ()
    assert "♥ К 7" in message.text()
    assert message.buttons()
    assert local.rejections == ()


@pytest.mark.parametrize(
    ("user", "result", "verdict"),
    [(RUSSIAN, "4п к -2 зона", "500 очков вистующим"), (ENGLISH, "4Sx -2 vul", "500 points to the defenders")],
)
async def test_a_score_with_its_arithmetic(
    running: Running, local: LocalDiscord, user: str, result: str, verdict: str
) -> None:
    message = (await local.slash(user, "general", "score", {"result": result})).message
    assert verdict in message.text()
    assert "200 + 300 = 500" in message.text()


@pytest.mark.parametrize(("user", "awarded"), [(RUSSIAN, "Север-Юг 7,9"), (ENGLISH, "North-South 7.9")])
async def test_a_weighted_score(running: Running, local: LocalDiscord, user: str, awarded: str) -> None:
    options = {"results": WEIGHTS[user], "field": FIELD, "vulnerability": "NS"}
    message = (await local.slash(user, "general", "adjust", options)).message
    assert awarded in message.text()
    picture = next(item for item in message.attachments if item.filename == "adjusted.png")
    assert "11" in (picture.description or "")
    other = "In English" if user == RUSSIAN else "По-русски"
    turned = (await local.click(message, custom_id(message, other))).message
    assert "7.9" in turned.text() or "7,9" in turned.text()
    assert {item.filename for item in turned.attachments} == {"facts.json", "adjusted.png"}
    assert local.rejections == ()


async def test_the_field_may_be_a_file(running: Running, local: LocalDiscord) -> None:
    table = Upload("results.csv", "NS;раз\n620;3\n-100;2\n170;1\n650;1\n140;1\n".encode())
    options = {"results": WEIGHTS[RUSSIAN], "file": table, "vulnerability": "NS"}
    exchange = await local.slash(RUSSIAN, "general", "adjust", options, until="acknowledgement")
    assert "7,9" in (await done(exchange)).text()


async def test_a_long_field_is_typed_in_a_form_and_mended_there(running: Running, local: LocalDiscord) -> None:
    form = await local.slash(RUSSIAN, "general", "adjust", {"results": WEIGHTS[RUSSIAN], "vulnerability": "NS"})
    lines = "\n".join(["620"] * 3 + ["-100"] * 2 + ["170", "650", "14O"])
    wrong = (await local.submit_modal(form, {"result": WEIGHTS[RUSSIAN], "field": lines, "other": ""})).message
    assert "Строка 8" in wrong.text()
    form = await local.click(wrong, custom_id(wrong, "Исправить"), until="acknowledgement")
    assert form.modal is not None
    values = [part["component"].get("value") for part in form.modal["components"]]
    assert values[:2] == [WEIGHTS[RUSSIAN], lines]
    typed = {"result": WEIGHTS[RUSSIAN], "field": lines.replace("14O", "140"), "other": ""}
    assert "7,9" in (await local.submit_modal(form, typed)).message.text()
    assert local.rejections == ()


@pytest.mark.parametrize(("user", "label"), [(RUSSIAN, "Исправить"), (ENGLISH, "Correct it")])
async def test_a_bad_contract_is_named_and_kept(running: Running, local: LocalDiscord, user: str, label: str) -> None:
    wrong = (await local.slash(user, "general", "score", {"result": "8S=", "visibility": "public"})).message
    assert wrong.ephemeral
    assert "8S" in wrong.text()
    form = await local.click(wrong, custom_id(wrong, label), until="acknowledgement")
    assert form.modal is not None
    assert form.modal["components"][0]["component"]["value"] == "8S="
    message = (await local.submit_modal(form, {"result": "7S=", "field": "", "other": ""})).message
    assert "1510" in message.text()
    assert not message.ephemeral


async def test_score_without_a_result_asks_for_it(running: Running, local: LocalDiscord) -> None:
    form = await local.slash(ENGLISH, "general", "score", {"vulnerability": "all"})
    message = (await local.submit_modal(form, {"result": "3NT= N", "field": "600 630", "other": ""})).message
    assert "600 points" in message.text()
    assert message.attachments[0].filename == "score.png"


@pytest.mark.parametrize(
    ("user", "scoring", "awarded"),
    [
        (RUSSIAN, "cross_imps", "Север-Юг -5"),
        (ENGLISH, "cross_imps", "North-South -5"),
        (RUSSIAN, "butler", "Север-Юг -2"),
        (ENGLISH, "butler", "North-South -2"),
    ],
)
async def test_a_weighted_score_against_a_field_at_imps(
    running: Running, local: LocalDiscord, user: str, scoring: str, awarded: str
) -> None:
    options = {"results": "60% 620, 40% -100", "field": "620x2 -100 170 650", "scoring": scoring}
    message = (await local.slash(user, "general", "adjust", options)).message
    assert awarded in message.text().replace("−", "-")
    assert any(item.filename == "adjusted.png" for item in message.attachments)
    assert local.rejections == ()
