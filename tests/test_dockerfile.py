"""The image cannot be built here; what it copies exists, and what it runs runs."""

import os
import pathlib
import re
import shlex
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).parents[1]
TEXT = (ROOT / "Dockerfile").read_text(encoding="utf-8")


def test_everything_copied_exists() -> None:
    copied = [
        name
        for line in TEXT.splitlines()
        if line.startswith("COPY ") and "--from" not in line
        for name in shlex.split(line)[1:-1]
    ]
    assert {"bot.py", "config.toml", "engine", "laws", "cogs", "playground", "requirements.lock"} <= set(copied)
    assert [name for name in copied if not (ROOT / name).exists()] == []


def test_two_stages_and_a_user_without_rights() -> None:
    assert len(re.findall(r"^FROM ", TEXT, re.MULTILINE)) == 2
    assert re.search(r"^USER (?!root)", TEXT, re.MULTILINE)


def test_the_start_and_health_commands_run(tmp_path: pathlib.Path) -> None:
    start = re.search(r'^CMD \["python", "(.+)"\]', TEXT, re.MULTILINE)
    health = re.search(r'^HEALTHCHECK .*CMD \["python", "-m", "(.+)"\]', TEXT, re.MULTILINE)
    assert start
    assert health
    config = tmp_path / "config.toml"
    text = (ROOT / "config.toml").read_text(encoding="utf-8")
    config.write_text(text.replace("port = 8765", "port = 0", 1), encoding="utf-8")
    environment = {key: value for key, value in os.environ.items() if not key.startswith("DISCORD_")}
    bot = subprocess.Popen(
        [sys.executable, start[1], "--config", str(config)],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert bot.stdout
        assert "http://127.0.0.1" in bot.stdout.readline()
        time.sleep(0.1)
        assert bot.poll() is None
    finally:
        bot.terminate()
        bot.communicate(timeout=20)
    assert bot.returncode == 0
    done = subprocess.run(
        [sys.executable, "-m", health[1]],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert done.returncode in (0, 1)
    assert "Traceback" not in done.stderr
