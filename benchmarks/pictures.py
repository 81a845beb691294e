"""Milliseconds and kilobytes of every kind of picture, in both languages.

    python benchmarks/pictures.py [--rounds 15] [--keep FOLDER]

The time is that of the processor in one thread, as the bot paints them: beside the event loop.
"""

import argparse
import pathlib
import statistics
import sys
import time
from collections.abc import Iterator

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from cogs.dialog import Case, Dialog
from cogs.office import Office, build
from cogs.pictures import compose, fonts
from cogs.pictures.compose import Trick
from cogs.pictures.fonts import Faces
from cogs.pictures.paint import painted
from cogs.pictures.sheet import Sheet
from cogs.render.sheets import sheet_of
from cogs.settings import load
from engine.cards import PACK
from engine.edition import Edition
from engine.players import SEATS
from laws.wording import LANGUAGES, Language

MILLISECONDS = 60.0
KILOBYTES = 300.0
CALLS = (
    *("1C", "P", "1H", "X", "XX", "1S", "2D", "P", "2H", "P", "3C", "P", "3N", "X", "P", "P", "XX", "P", "P", "4C"),
    *("X", "P", "P", "4D", "X", "4H", "X", "P", "P", "P"),
)
FIELD = (*range(-1100, 1100, 100), 620, 620, -100)
REVOKE = {"offender": "W", "contract": "4S by S", "established": True, "trick_won_by": "offender"}


def sheets(office: Office, lang: Language) -> Iterator[tuple[str, Sheet]]:
    """The largest picture of every kind."""
    words = office.words[lang]
    yield "auction of 30 calls", compose.auction("N", CALLS, words)
    hands = {seat: PACK[13 * place : 13 * place + 13] for place, seat in enumerate(SEATS)}
    yield "four hands", compose.ending(hands, words, trump="H", leader="N", marked="S")
    line = [Trick("N", tuple(PACK[13 * place + step] for place in range(4)), "N", "70D1") for step in range(13)]
    yield "four hands and 13 tricks", compose.ending(hands, words, trump="H", leader="N", line=line)
    score = {"contract": "4S by N", "declarer_tricks": 10, "vulnerable": "all", "field": list(FIELD)}
    weighted = {
        "parts": [{"weight": 0.5, "ns": 620}, {"weight": 0.3, "ns": -100}, {"weight": 0.2, "ns": 170}],
        "scoring": "matchpoints",
        "field": list(FIELD),
    }
    for name, situation, facts in (("score", "contract_score", score), ("weighted score", "weighted_score", weighted)):
        found = sheet_of(office.counsel.rule(situation, facts, edition=Edition.LAWS_2017, lang=lang), words)
        assert found is not None, name
        yield f"{name} among {len(FIELD)}", found
    compared = Dialog(office).pictured(Case("", "revoke", REVOKE, Edition.LAWS_2017, lang)).sheet
    assert compared is not None
    yield "all editions, outcomes open", compared


def measured(sheet: Sheet, faces: Faces, rounds: int) -> tuple[float, bytes]:
    """The median of the milliseconds, and the picture."""
    taken = []
    png = b""
    for _ in range(rounds):
        began = time.thread_time()
        png = painted(sheet, faces)
        taken.append((time.thread_time() - began) * 1000)
    return statistics.median(taken), png


def main() -> int:
    """Measure and print; 0 where the bars are held."""
    parser = argparse.ArgumentParser(description="Milliseconds and kilobytes of pictures.")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--keep", type=pathlib.Path, help="a folder to keep the pictures in")
    options = parser.parse_args()
    faces = fonts.installed()
    if faces is None:
        print("no font with Cyrillic letters: pictures are off")
        return 2
    office = build(load())
    held = True
    for lang in LANGUAGES:
        for place, (name, sheet) in enumerate(sheets(office, lang)):
            milliseconds, png = measured(sheet, faces, options.rounds)
            kilobytes = len(png) / 1024
            held &= milliseconds < MILLISECONDS and kilobytes < KILOBYTES
            print(f"{lang} {name:32} {milliseconds:6.1f} ms {kilobytes:6.0f} KB")
            if options.keep:
                options.keep.mkdir(parents=True, exist_ok=True)
                (options.keep / f"{lang}-{place}-{sheet.name}.png").write_bytes(png)
    print(f"bars: {MILLISECONDS:.0f} ms, {KILOBYTES:.0f} KB: {'held' if held else 'not held'}")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
