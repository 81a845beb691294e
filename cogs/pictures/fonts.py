"""A font with Cyrillic letters: from a package where one is installed, else from the system."""

import io
import os
import pathlib
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import Final

from PIL import ImageFont

from laws.wording import Catalogue

PACKAGES: Final = (("fontpkg_pt_sans", "files/PT_Sans-Web-Regular.ttf", "files/PT_Sans-Web-Bold.ttf"),)
FAMILIES: Final = (
    ("PTSans-Regular.ttf", "PTSans-Bold.ttf"),
    ("NotoSans-Regular.ttf", "NotoSans-Bold.ttf"),
    ("Roboto-Regular.ttf", "Roboto-Bold.ttf"),
    ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"),
    ("LiberationSans-Regular.ttf", "LiberationSans-Bold.ttf"),
    ("arial.ttf", "arialbd.ttf"),
    ("Arial.ttf", "Arial Bold.ttf"),
)
FOLDERS: Final = (
    "~/.local/share/fonts",
    "~/.fonts",
    "/usr/local/share/fonts",
    "/usr/share/fonts",
    "/Library/Fonts",
    "/System/Library/Fonts/Supplemental",
    "C:/Windows/Fonts",
)
FONTCONFIG: Final = ("fc-match", "--format=%{file}")
SECONDS: Final = 5.0
"""Seconds that fontconfig may take."""
_LETTERS: Final = "ЖДВТКюйё"
_NO_LETTER: Final = "\U000fffff"


@dataclass(frozen=True)
class Faces:
    """Paths of a regular and a bold face."""

    regular: pathlib.Path
    bold: pathlib.Path


@cache
def installed() -> Faces | None:
    """The faces of this machine; None where it has no font that can write Russian."""
    return first_usable(candidates())


def first_usable(found: Iterator[Faces]) -> Faces | None:
    """The first faces that exist and have Cyrillic letters."""
    return next((faces for faces in found if usable(faces.regular) and usable(faces.bold)), None)


def candidates() -> Iterator[Faces]:
    """Where fonts may be, best first."""
    for package, regular, bold in PACKAGES:
        spec = find_spec(package)
        for place in (spec.submodule_search_locations or ()) if spec else ():
            yield Faces(pathlib.Path(place) / regular, pathlib.Path(place) / bold)
    yield from in_folders([pathlib.Path(name).expanduser() for name in FOLDERS])
    yield from by_fontconfig()


def in_folders(folders: list[pathlib.Path]) -> Iterator[Faces]:
    """Well-known families in folders and all that is below them."""
    files = {name: pathlib.Path(place) / name for top in folders for place, _, names in os.walk(top) for name in names}
    for regular, bold in FAMILIES:
        if regular in files and bold in files:
            yield Faces(files[regular], files[bold])


def by_fontconfig() -> Iterator[Faces]:
    """What fontconfig offers for Russian."""
    command = shutil.which(FONTCONFIG[0])
    if command is None:
        return
    asked = ("sans-serif:lang=ru", "sans-serif:lang=ru:bold")
    try:
        regular, bold = (
            subprocess.run(  # noqa: S603
                [command, *FONTCONFIG[1:], pattern], capture_output=True, text=True, check=True, timeout=SECONDS
            ).stdout
            for pattern in asked
        )
    except (OSError, subprocess.SubprocessError):
        return
    yield Faces(pathlib.Path(regular), pathlib.Path(bold))


def usable(path: pathlib.Path) -> bool:
    """Whether a file is a font with Cyrillic letters."""
    try:
        # By its content: given a name, Pillow would look for a font of that name in the system.
        font = ImageFont.truetype(io.BytesIO(path.read_bytes()), 20)
    except OSError:
        return False
    missing = bytes(font.getmask(_NO_LETTER))
    return all(bytes(font.getmask(letter)) != missing for letter in _LETTERS)


def report(words: Catalogue) -> str:
    """Which font pictures are drawn with, or that they are off and how to have them."""
    found = installed()
    return words.say("pictures-font", path=str(found.regular)) if found else words.say("pictures-no-font")
