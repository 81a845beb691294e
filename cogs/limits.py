"""Discord's limits as named constants, and texts cut to them. Lengths are in characters, times in seconds."""

from typing import Final

CUSTOM_ID: Final = 100

CONTENT: Final = 2000
EMBEDS: Final = 10
EMBED_TITLE: Final = 256
EMBED_DESCRIPTION: Final = 4096
EMBED_FIELDS: Final = 25
EMBED_FIELD_NAME: Final = 256
EMBED_FIELD_VALUE: Final = 1024
EMBED_FOOTER: Final = 2048
EMBED_TOTAL: Final = 6000
"""Titles, descriptions, fields and footers of all embeds of a message together."""

ROWS: Final = 5
ROW_BUTTONS: Final = 5
BUTTON_LABEL: Final = 80
SELECT_OPTIONS: Final = 25
SELECT_PLACEHOLDER: Final = 150
OPTION_TEXT: Final = 100
"""Label, value and description of an option of a select."""

MODAL_TITLE: Final = 45
LABEL: Final = 45
LABEL_DESCRIPTION: Final = 100
TEXT_INPUT: Final = 4000

CHOICES: Final = 25
CHOICE: Final = 100
"""Name and value of a choice."""
COMMAND_NAME: Final = 32
COMMAND_DESCRIPTION: Final = 100
COMMAND_TOTAL: Final = 8000
"""Names, descriptions and values of a command; of the translations of a text the longest counts."""
QUESTION: Final = 6000
"""The longest value of a text option."""

BOOK_WORDS: Final = 400
"""The longest text looked for in the book: as much as a card quotes."""

FOLLOWUPS: Final = 5
"""Further messages to one interaction where the bot is installed for the user alone."""

FIRST_RESPONSE: Final = 3.0


def clip(text: str, limit: int) -> str:
    """A text of at most `limit` characters; what was cut ends with an ellipsis."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
