"""Discord's numbers for the kinds of components, interactions, answers and message flags."""

from typing import Final

# Components
ROW: Final = 1
BUTTON: Final = 2
STRING_SELECT: Final = 3
TEXT_INPUT: Final = 4
USER_SELECT: Final = 5
ROLE_SELECT: Final = 6
MENTIONABLE_SELECT: Final = 7
CHANNEL_SELECT: Final = 8
SECTION: Final = 9
TEXT: Final = 10
THUMBNAIL: Final = 11
GALLERY: Final = 12
FILE: Final = 13
SEPARATOR: Final = 14
CONTAINER: Final = 17
LABEL: Final = 18
UPLOAD: Final = 19
RADIO: Final = 21
CHECKBOXES: Final = 22
CHECKBOX: Final = 23

SELECTS: Final = frozenset((STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT))

# Button styles
LINK: Final = 5
PREMIUM: Final = 6

# Interactions
COMMAND: Final = 2
COMPONENT: Final = 3
AUTOCOMPLETE: Final = 4
MODAL_SUBMIT: Final = 5

# Answers to interactions
ANSWER_MESSAGE: Final = 4
ANSWER_LATER: Final = 5
ANSWER_UPDATE_LATER: Final = 6
ANSWER_UPDATE: Final = 7
ANSWER_CHOICES: Final = 8
ANSWER_MODAL: Final = 9

# Message flags
SUPPRESS_EMBEDS: Final = 1 << 2
EPHEMERAL: Final = 1 << 6
LOADING: Final = 1 << 7
SILENT: Final = 1 << 12
COMPONENTS_V2: Final = 1 << 15
