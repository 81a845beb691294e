"""Discord's limits as named constants: the one table from which the local Discord refuses what the real one refuses.

Sources: Discord's API documentation and OpenAPI document (API v10); where the two differ, the documentation.
Lengths are in characters (code points) unless a name says bytes; times are in seconds.
"""

from typing import Final


def named(words: str) -> frozenset[str]:
    """A set of names, written with blanks between them."""
    return frozenset(words.split())


# Interactions
ACKNOWLEDGE_SECONDS: Final = 3.0
TOKEN_SECONDS: Final = 15 * 60.0
FOLLOWUPS_OUTSIDE_INSTALLED_SERVERS: Final = 5

# Application commands
COMMAND_NAME: Final = 32
COMMAND_DESCRIPTION: Final = 100
COMMAND_OPTIONS: Final = 25
COMMAND_CHARACTERS: Final = 8000
COMMANDS_CHAT_INPUT: Final = 100
COMMANDS_USER: Final = 15
COMMANDS_MESSAGE: Final = 15
COMMAND_CREATIONS_A_DAY: Final = 200
OPTION_CHOICES: Final = 25
CHOICE_NAME: Final = 100
CHOICE_VALUE: Final = 100
OPTION_TEXT: Final = 6000
OPTION_NUMBER: Final = 2**53
AUTOCOMPLETE_CHOICES: Final = 25

# Messages
CONTENT: Final = 2000
ALLOWED_MENTION_IDS: Final = 100
EMBEDS: Final = 10
EMBED_TITLE: Final = 256
EMBED_DESCRIPTION: Final = 4096
EMBED_FIELDS: Final = 25
EMBED_FIELD_NAME: Final = 256
EMBED_FIELD_VALUE: Final = 1024
EMBED_FOOTER: Final = 2048
EMBED_AUTHOR: Final = 256
EMBED_TOTAL: Final = 6000
URL: Final = 2048
COLOUR: Final = 0xFFFFFF

# Files
FILES: Final = 10
FILE_BYTES: Final = 10 * 1024 * 1024
REQUEST_BYTES: Final = 25 * 1024 * 1024
FILE_NAME: Final = 1024
FILE_DESCRIPTION: Final = 1024

# Components of every kind
CUSTOM_ID: Final = 100
COMPONENT_ID: Final = 2**31 - 1
ROWS: Final = 5
ROW_BUTTONS: Final = 5
BUTTON_LABEL: Final = 80
BUTTON_URL: Final = 512
SELECT_OPTIONS: Final = 25
SELECT_PLACEHOLDER: Final = 150
OPTION_LABEL: Final = 100
OPTION_VALUE: Final = 100
OPTION_DESCRIPTION: Final = 100

# Components V2
V2_COMPONENTS: Final = 40
V2_TEXT: Final = 4000
V2_TEXT_BYTES: Final = 10170
V2_TEXT_OVERHEAD_BYTES: Final = 12
SECTION_TEXTS: Final = 3
GALLERY_ITEMS: Final = 10
MEDIA_DESCRIPTION: Final = 1024

# Modals
MODAL_TITLE: Final = 45
MODAL_COMPONENTS: Final = 5
LABEL: Final = 45
LABEL_DESCRIPTION: Final = 100
TEXT_INPUT: Final = 4000
TEXT_INPUT_PLACEHOLDER: Final = 100
RADIO_OPTIONS_LEAST: Final = 2
RADIO_OPTIONS: Final = 10
CHECKBOX_OPTIONS: Final = 10
UPLOAD_FILES: Final = 10

# Gateway
GATEWAY_SENDS: Final = 120
GATEWAY_SENDS_SECONDS: Final = 60.0
GATEWAY_PAYLOAD_BYTES: Final = 4096
IDENTIFIES_A_DAY: Final = 1000

LOCALES: Final = named(
    "ar bg cs da de el en-GB en-US es-419 es-ES fi fr he hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE th "
    "tr uk vi zh-CN zh-TW"
)
