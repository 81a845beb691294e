"""custom_ids that carry an action, a language and a little text: what a click on a card without a case asks for."""

import re
from enum import Enum
from typing import Generic, TypeVar

from cogs.state import OutdatedError
from laws.wording import LANGUAGES, Language

A = TypeVar("A", bound=Enum)


class PlainCodec(Generic[A]):
    """Writes and reads them.

    Args:
        prefix: what they begin with.
        actions: their values are single letters.
        rest: a regular expression of what follows action and language.
    """

    def __init__(self, prefix: str, actions: type[A], rest: str = "") -> None:
        self._prefix = prefix
        self._actions = {str(action.value): action for action in actions}
        self._form = re.compile(rf"{re.escape(prefix)}([a-z])({'|'.join(LANGUAGES)})({rest})")

    def pack(self, action: A, lang: Language, rest: str = "") -> str:
        """The custom_id that holds these."""
        return f"{self._prefix}{action.value}{lang}{rest}"

    def owns(self, custom_id: str) -> bool:
        """Whether a custom_id is one of these, perhaps of another version."""
        return custom_id.startswith(self._prefix)

    def parse(self, custom_id: str) -> tuple[A, Language, str]:
        """Action, language and the rest.

        Raises:
            OutdatedError: it was not written by this version.
        """
        found = self._form.fullmatch(custom_id)
        action = self._actions.get(found[1]) if found else None
        if found is None or action is None:
            raise OutdatedError(f"no {self._prefix}")
        return action, next(lang for lang in LANGUAGES if lang == found[2]), found[3]
