"""What is kept of a user and a server, and the questions before it is deleted, as cards."""

from typing import Final

from cogs.privacy.state import PrivacyAction, PrivacyState
from cogs.render.desk import AMBER, GREEN, GREY
from cogs.render.parts import Button, Card, Panel, Part
from cogs.storage.forget import DAYS, Kept
from laws.wording import Catalogue, Language

_OTHER: Final[dict[Language, Language]] = {"ru": "en", "en": "ru"}


def kept_card(kept: Kept, journal_days: int, words: Catalogue, lang: Language, *, manages: bool) -> Card:
    """What is kept, in words and numbers.

    Args:
        journal_days: how long the server's journal keeps its entries; 0 for good.
        manages: whether the user may have everything of the server deleted.
    """
    parts = [Part(words.say("privacy-you"), words.say("privacy-own", n=kept.own))]
    if kept.settings is not None:
        said = (
            words.say("privacy-settings", n=kept.settings),
            words.say("privacy-entries", n=kept.entries, own=kept.own_here),
            words.say("privacy-days", n=journal_days),
            words.say("privacy-left", n=DAYS),
        )
        parts.append(Part(words.say("privacy-server"), "\n".join(said)))
    buttons = [Button(PrivacyState(PrivacyAction.SHOW, _OTHER[lang]).custom_id(), words.say("discord-language"))]
    if kept.own:
        buttons.append(_button(PrivacyAction.OWN, "privacy-forget-own", words, lang))
    if manages and (kept.settings or kept.entries):
        buttons.append(_button(PrivacyAction.SERVER, "privacy-forget-server", words, lang))
    panel = Panel(words.say("privacy-text"), words.say("privacy-title"), tuple(parts), colour=GREY)
    return Card((panel,), (tuple(buttons),))


def sure_card(kept: Kept, words: Catalogue, lang: Language, *, server: bool) -> Card:
    """The question whether that is really to be deleted."""
    said = words.say("privacy-sure-server" if server else "privacy-sure-own", n=kept.entries if server else kept.own)
    action = PrivacyAction.SERVER_SURE if server else PrivacyAction.OWN_SURE
    back = Button(PrivacyState(PrivacyAction.SHOW, lang).custom_id(), words.say("privacy-keep"))
    return Card((Panel(said, colour=AMBER),), ((_button(action, "privacy-yes", words, lang), back),))


def gone_card(entries: int, words: Catalogue, *, server: bool) -> Card:
    """What was deleted."""
    return Card((Panel(words.say("privacy-gone-server" if server else "privacy-gone-own", n=entries), colour=GREEN),))


def _button(action: PrivacyAction, label: str, words: Catalogue, lang: Language) -> Button:
    return Button(PrivacyState(action, lang).custom_id(), words.say(label), "danger")
