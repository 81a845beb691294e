"""Pictures on demand through the real client; as text where the bot may not attach files."""

import pytest

from playground import LocalDiscord, Message
from tests.cogs import reading
from tests.cogs.test_pictures import needs_font
from tests.e2e.conftest import Running

LABELS = {"vera": ("Другое издание", "Картинка", "Правила 1987"), "tom": ("Other edition", "Picture", "Laws of 1987")}
STORIES = {"vera": reading.DONE, "tom": reading.DONE_EN}


async def press(local: LocalDiscord, message: Message, label: str) -> Message:
    return (await local.click(message, str(message.button(label)["custom_id"]))).message


@needs_font
@pytest.mark.parametrize("user", sorted(LABELS))
async def test_the_editions_as_a_picture(user: str, running: Running, local: LocalDiscord) -> None:
    editions, picture, said = LABELS[user]
    message = (await local.slash(user, "general", "ruling", {"situation": STORIES[user]})).message
    compared = await press(local, message, editions)
    assert compared.attachments == ()
    shown = await press(local, compared, picture)
    assert shown.ephemeral
    assert shown.id != compared.id
    assert [item.filename for item in shown.attachments] == ["editions.png"]
    assert said in (shown.attachments[0].description or "")
    assert shown.embeds[0]["image"]["url"] == shown.attachments[0].url
    assert local.rejections == ()


@pytest.mark.parametrize("user", sorted(LABELS))
async def test_without_leave_to_attach_the_same_is_text(user: str, running: Running, local: LocalDiscord) -> None:
    editions, picture, said = LABELS[user]
    message = (await local.slash(user, "quiet", "ruling", {"situation": STORIES[user]})).message
    shown = await press(local, await press(local, message, editions), picture)
    assert shown.attachments == ()
    assert said in shown.text()
    assert "```" in shown.embeds[-1]["description"]
    assert local.rejections == ()
