"""Imports go one way: cogs -> laws -> engine; the contracts of import-linter hold it."""

import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).parents[1]


def test_the_import_contracts_hold() -> None:
    command = [
        sys.executable,
        "-c",
        "from importlinter.cli import lint_imports_command; lint_imports_command()",
        "--no-cache",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 broken" in done.stdout


def test_the_engine_reads_no_files_and_knows_no_clock() -> None:
    forbidden = (
        "import os",
        "import pathlib",
        "import time",
        "import random",
        "import datetime",
        "import socket",
        "open(",
    )
    for path in (ROOT / "engine").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert [
            name for name in forbidden if f"\n{name}" in text or (f" {name}" in text and "import" not in name)
        ] == [], path


def test_modules_stay_small() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for package in ("engine", "laws", "cogs", "playground")
        for path in (ROOT / package).rglob("*.py")
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > 420
    }
    assert long == {}
