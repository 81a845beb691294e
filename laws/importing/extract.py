"""The text of a PDF, DOCX, HTML or Markdown file; any other file is plain text. The libraries for it are optional."""

import io
import pathlib
from collections.abc import Iterator
from typing import Any

from laws.errors import user_error
from laws.importing.decode import MAX_BYTES, Decoded, decode
from laws.importing.letters import BAR
from laws.importing.pages import PAGE
from laws.importing.plausible import Plausibility

_BLOCKS = [
    "address",
    "article",
    "aside",
    "blockquote",
    "dd",
    "div",
    "dl",
    "dt",
    "fieldset",
    "figure",
    "footer",
    "form",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "header",
    "hr",
    "li",
    "main",
    "nav",
    "ol",
    "p",
    "pre",
    "section",
    "table",
    "tr",
    "ul",
    "br",
]


def extract(data: bytes, source: str, model: Plausibility) -> Decoded:
    """The text of a file by its ending and its first bytes.

    Raises:
        UserError: it is empty, too big or unreadable, or the library for its format is not installed.
    """
    if len(data) > MAX_BYTES:
        raise user_error("import-too-big", expected=MAX_BYTES // 1_000_000)
    ending = pathlib.PurePath(source).suffix.casefold()
    if data.startswith(b"%PDF") or ending == ".pdf":
        return Decoded(_checked(_pdf(data, source)), ("pdf",))
    if ending == ".docx":
        return Decoded(_checked(_docx(data, source)), ("docx",))
    decoded = decode(data, model)
    if ending in (".html", ".htm", ".xhtml") or decoded.text.lstrip()[:15].casefold().startswith(
        ("<!doctype html", "<html")
    ):
        return Decoded(_checked(_html(decoded.text)), (*decoded.encodings, "html"))
    if ending in (".md", ".markdown"):
        return Decoded(_checked(_markdown(decoded.text)), (*decoded.encodings, "markdown"))
    return decoded


def _checked(text: str) -> str:
    if not text.strip():
        raise user_error("import-empty")
    return text


def _pdf(data: bytes, source: str) -> str:
    try:
        import pypdf
    except ImportError:
        raise user_error("import-needs-library", given="PDF", library="pypdf") from None
    try:
        pages = pypdf.PdfReader(io.BytesIO(data)).pages
        return f"\n{PAGE}".join(page.extract_text() for page in pages)
    except (pypdf.errors.PyPdfError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise user_error("import-unreadable", given=source) from None


def _docx(data: bytes, source: str) -> str:
    try:
        import docx
        from docx.opc.exceptions import PackageNotFoundError
    except ImportError:
        raise user_error("import-needs-library", given="DOCX", library="python-docx") from None
    try:
        document = docx.Document(io.BytesIO(data))
    except (ValueError, KeyError, OSError, PackageNotFoundError):
        raise user_error("import-unreadable", given=source) from None
    lines: list[str] = []
    for item in document.iter_inner_content():
        if hasattr(item, "rows"):
            lines += [f" {BAR} ".join(cell.text for cell in row.cells) for row in item.rows]
        else:
            lines.append(item.text)
    return "\n".join(line for line in lines if line.strip())


def _html(text: str) -> str:
    try:
        import bs4
    except ImportError:
        raise user_error("import-needs-library", given="HTML", library="beautifulsoup4") from None
    soup = bs4.BeautifulSoup(text, "html.parser")
    for hidden in soup(["script", "style", "head", "template"]):
        hidden.decompose()
    for listed in soup("ol"):
        start = str(listed.get("start", "1"))
        kind = str(listed.get("type", "1"))
        for number, item in enumerate(listed.find_all("li", recursive=False), int(start) if start.isdigit() else 1):
            item.insert(0, _label(number, kind))
    for cell in soup(["td", "th"]):
        if cell.find_next_sibling(["td", "th"]):
            cell.append(f" {BAR} ")
    pieces = "".join(_strings(soup, bs4))
    lines = (" ".join(line.split()) for line in pieces.split("\n"))
    return "\n".join(line for line in lines if line)


def _strings(node: Any, bs4: Any) -> Iterator[str]:
    """The strings below a node, a line end around each block."""
    for child in node.children:
        if isinstance(child, bs4.Tag):
            edge = "\n" if child.name in _BLOCKS else ""
            yield edge
            yield from _strings(child, bs4)
            yield edge
        elif type(child) is bs4.NavigableString:
            yield " ".join(("", *str(child).split(), "")) if str(child).strip() else " "


def _label(number: int, kind: str) -> str:
    if kind in "aA" and number <= 26:
        letter = chr(ord(kind) + number - 1)
        return f"({letter}) " if kind == "a" else f"{letter}. "
    if kind in "iI" and number <= 8:
        return f"({('i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii')[number - 1]}) "
    return f"{number}. "


def _markdown(text: str) -> str:
    try:
        import markdown_it
    except ImportError:
        raise user_error("import-needs-library", given="Markdown", library="markdown-it-py") from None
    lines: list[str] = []
    label = ""
    row: list[str] = []
    for token in markdown_it.MarkdownIt("commonmark").enable("table").parse(text):
        if token.type == "list_item_open":
            label = f"{token.info}. " if token.info else ""
        elif token.type == "tr_open":
            row = []
        elif token.type == "tr_close":
            lines.append(f" {BAR} ".join(row))
        elif token.type == "inline":
            words = "".join(child.content if child.content else "\n" for child in token.children or ())
            if token.level and row is not None and token.map is None:
                row.append(words)
            else:
                lines += [
                    (label if not place else "") + line for place, line in enumerate(words.split("\n")) if line.strip()
                ]
            label = ""
        elif token.type in ("fence", "code_block", "html_block"):
            lines.append(token.content)
    return "\n".join(lines)
