"""Whether a card keeps Discord's limits; written from Discord's documentation, apart from the code under test."""

from collections.abc import Iterator

from cogs.render.parts import Button, Card, Chooser, Menu, Panel


def broken(card: Card) -> list[str]:
    """Every limit that a message would break."""
    content = [] if len(card.text) <= 2000 else [f"{len(card.text)} characters of content"]
    return [*content, *(_panels(card.panels) if card.panels or not card.text else ()), *_rows(card)]


def _panels(panels: tuple[Panel, ...]) -> Iterator[str]:
    total = 0
    if not 1 <= len(panels) <= 10:
        yield f"{len(panels)} embeds"
    for panel in panels:
        if len(panel.title) > 256 or len(panel.description) > 4096 or len(panel.footer) > 2048:
            yield "title, description or footer too long"
        if not (panel.title or panel.description or panel.parts):
            yield "an empty embed"
        if len(panel.parts) > 25:
            yield f"{len(panel.parts)} fields"
        for part in panel.parts:
            if not 1 <= len(part.name) <= 256 or not 1 <= len(part.value) <= 1024:
                yield f"field {part.name!r}: {len(part.name)}, {len(part.value)}"
            total += len(part.name) + len(part.value)
        total += len(panel.title) + len(panel.description) + len(panel.footer)
    if total > 6000:
        yield f"{total} characters in all"


def _rows(card: Card) -> Iterator[str]:
    if len(card.rows) > 5:
        yield f"{len(card.rows)} rows"
    ids = [part.custom_id for row in card.rows for part in (row if isinstance(row, tuple) else (row,))]
    if len(set(ids)) != len(ids):
        yield "two components with one custom_id"
    yield from (f"custom_id {name}" for name in ids if not 1 <= len(name) <= 100)
    for row in card.rows:
        if isinstance(row, Chooser):
            yield from (f"placeholder {row.placeholder!r}" for _ in range(len(row.placeholder) > 150))
        else:
            yield from _menu(row) if isinstance(row, Menu) else _buttons(row)


def _buttons(row: tuple[Button, ...]) -> Iterator[str]:
    if not 1 <= len(row) <= 5:
        yield f"{len(row)} buttons in a row"
    yield from (f"label {button.label!r}" for button in row if not 1 <= len(button.label) <= 80)


def _menu(menu: Menu) -> Iterator[str]:
    if not 1 <= len(menu.picks) <= 25 or len(menu.placeholder) > 150:
        yield f"{len(menu.picks)} options"
    values = [pick.value for pick in menu.picks]
    if len(set(values)) != len(values):
        yield "two options with one value"
    for pick in menu.picks:
        if not 1 <= len(pick.label) <= 100 or not 1 <= len(pick.value) <= 100 or len(pick.description) > 100:
            yield f"option {pick.label!r}"
