"""Optional validation of request bodies against Discord's OpenAPI document, for tests."""

import functools
import hashlib
import json
from pathlib import Path
from typing import Any, Final

from playground import kinds
from playground.errors import invalid_body

_CALLBACKS: Final = {
    kinds.ANSWER_MESSAGE: "CreateMessageInteractionCallbackRequest",
    kinds.ANSWER_LATER: "CreateMessageInteractionCallbackRequest",
    kinds.ANSWER_UPDATE_LATER: "UpdateMessageInteractionCallbackRequest",
    kinds.ANSWER_UPDATE: "UpdateMessageInteractionCallbackRequest",
    kinds.ANSWER_CHOICES: "ApplicationCommandAutocompleteCallbackRequest",
    kinds.ANSWER_MODAL: "ModalInteractionCallbackRequest",
}
_NAME: Final = "urn:discord"


class BodyValidator:
    """Validates bodies by the document at ``path``. Needs the ``jsonschema`` and ``referencing`` packages.

    Raises:
        FileNotFoundError: when there is no such document.
        ImportError: when the packages are not installed.
    """

    def __init__(self, path: Path) -> None:
        from jsonschema import Draft202012Validator
        from referencing import Registry
        from referencing.jsonschema import DRAFT202012

        document = json.loads(path.read_text(encoding="utf-8"))
        self._validator = Draft202012Validator
        self._registry = Registry().with_resource(_NAME, DRAFT202012.create_resource(document))
        self._cache: dict[str, Any] = {}
        self._passed: set[bytes] = set()

    def callback(self, body: dict[str, Any]) -> None:
        """Validate the answer to an interaction; raises as `check`."""
        schema = _CALLBACKS.get(body.get("type", 0))
        if schema is not None:
            self.check(f"/components/schemas/{schema}", body)

    def route(self, method: str, template: str, body: Any) -> None:
        """Validate the body of a route, named by the document's own path template; raises as `check`."""
        escaped = template.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D")
        pointer = f"/paths/{escaped}/{method.lower()}/requestBody/content/application~1json/schema"
        self.check(pointer, body)

    def check(self, pointer: str, body: Any) -> None:
        """Validate a body by the schema at this JSON pointer.

        Raises:
            DiscordError: 50035 with every deviation.
        """
        # A bot that starts again sends all its commands again, and those take seconds to validate.
        known = hashlib.sha256(f"{pointer} {json.dumps(body, sort_keys=True, default=repr)}".encode()).digest()
        if known in self._passed:
            return
        validator = self._cache.get(pointer)
        if validator is None:
            validator = self._validator({"$ref": f"{_NAME}#{pointer}"}, registry=self._registry)
            self._cache[pointer] = validator
        problems = [
            (tuple(error.absolute_path), "OPENAPI", error.message[:500])
            for error in validator.iter_errors(_with_text_ids(body))
        ]
        if problems:
            raise invalid_body(problems)
        self._passed.add(known)


@functools.cache
def validator_by(path: Path) -> BodyValidator:
    """The one validator by the document at ``path``; raises as `BodyValidator`."""
    return BodyValidator(path)


def _with_text_ids(body: Any) -> Any:
    """The body with attachment and emoji ids as text: Discord takes numbers too, the document does not say so."""
    if isinstance(body, list):
        return [_with_text_ids(item) for item in body]
    if not isinstance(body, dict):
        return body
    copied = {key: _with_text_ids(value) for key, value in body.items()}
    for key in ("attachments", "default_values"):
        if isinstance(copied.get(key), list):
            copied[key] = [
                item | {"id": str(item["id"])} if isinstance(item, dict) and isinstance(item.get("id"), int) else item
                for item in copied[key]
            ]
    return copied
