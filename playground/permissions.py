"""Permission bits that matter to an application that only answers interactions."""

from typing import Final

ADMINISTRATOR: Final = 1 << 3
MANAGE_GUILD: Final = 1 << 5
VIEW_CHANNEL: Final = 1 << 10
SEND_MESSAGES: Final = 1 << 11
MANAGE_MESSAGES: Final = 1 << 13
EMBED_LINKS: Final = 1 << 14
ATTACH_FILES: Final = 1 << 15
READ_MESSAGE_HISTORY: Final = 1 << 16
MENTION_EVERYONE: Final = 1 << 17
USE_APPLICATION_COMMANDS: Final = 1 << 31
USE_EXTERNAL_APPS: Final = 1 << 50

NONE: Final = 0
ALL: Final = (1 << 53) - 1
MEMBER: Final = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_APPLICATION_COMMANDS
    | USE_EXTERNAL_APPS
)
BOT: Final = VIEW_CHANNEL | SEND_MESSAGES | EMBED_LINKS | ATTACH_FILES | READ_MESSAGE_HISTORY
DIRECT_MESSAGE: Final = MEMBER | MENTION_EVERYONE


def granted(held: int, wanted: int) -> bool:
    """Whether every wanted bit is held; an administrator holds them all."""
    return bool(held & ADMINISTRATOR) or held & wanted == wanted
