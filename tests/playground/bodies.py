"""Bodies of messages, components and modals, put together for the tests of limits."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from playground import Exchange
from tests.playground.conftest import Answer

JSON = dict[str, Any]
Asked = Callable[[], Awaitable[Exchange]]
Respond = Callable[[Exchange, JSON], Awaitable[Answer]]

V2 = 1 << 15


def row(*parts: JSON) -> JSON:
    return {"type": 1, "components": list(parts)}


def button(number: int = 0, **fields: Any) -> JSON:
    return {"type": 2, "style": 1, "label": "b", "custom_id": f"b{number}"} | fields


def link(**fields: Any) -> JSON:
    return {"type": 2, "style": 5, "label": "l", "url": "https://example.org"} | fields


def options(count: int, **fields: Any) -> list[JSON]:
    return [{"label": f"l{place}", "value": f"v{place}"} | fields for place in range(count)]


def select(count: int = 2, **fields: Any) -> JSON:
    return {"type": 3, "custom_id": "s", "options": options(count)} | fields


def text(content: str = "t", **fields: Any) -> JSON:
    return {"type": 10, "content": content} | fields


def section(*parts: JSON, accessory: JSON | None = None) -> JSON:
    return {"type": 9, "components": list(parts), "accessory": accessory or link()}


def picture(url: str = "https://example.org/p.png", **fields: Any) -> JSON:
    return {"media": {"url": url}} | fields


def gallery(*items: JSON) -> JSON:
    return {"type": 12, "items": list(items)}


def box(*parts: JSON, **fields: Any) -> JSON:
    return {"type": 17, "components": list(parts)} | fields


def message(*components: JSON, **fields: Any) -> JSON:
    return {"content": "c", "components": list(components)} | fields


def v2(*components: JSON, **fields: Any) -> JSON:
    return {"flags": V2, "components": list(components)} | fields


def embed(**fields: Any) -> JSON:
    return {"embeds": [{"description": "d"} | fields]}


def field(name: str = "n", value: str = "v") -> JSON:
    return {"name": name, "value": value}


def label(component: JSON, **fields: Any) -> JSON:
    return {"type": 18, "label": "label", "component": component} | fields


def typed(number: int = 0, **fields: Any) -> JSON:
    return {"type": 4, "style": 1, "custom_id": f"i{number}"} | fields


def modal(*parts: JSON, **fields: Any) -> JSON:
    return {"custom_id": "m", "title": "t", "components": list(parts)} | fields


def named(cases: list[Any]) -> list[Any]:
    """Cases as parameters: the first part of each is its name."""
    return [pytest.param(*case[1:], id=case[0]) for case in cases]
