"""Write the two lock files: every package with its hashes, no download addresses.

Runs pip-compile in an environment of its own, since it is needed for nothing else.
"""

import pathlib
import re
import subprocess
import tempfile
import venv

ROOT = pathlib.Path(__file__).parents[1]
FLAGS = ("--quiet", "--generate-hashes", "--no-emit-index-url", "--no-emit-trusted-host", "--no-emit-find-links")


def main() -> None:
    """Compile requirements.lock and requirements-dev.lock from pyproject.toml."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = pathlib.Path(folder, "bin", "python")
        subprocess.run([python, "-m", "pip", "install", "--quiet", "pip-tools"], check=True)
        for target, extra in (("requirements.lock", ()), ("requirements-dev.lock", ("--extra", "dev"))):
            command = [python, "-m", "piptools", "compile", *FLAGS, "--strip-extras", "--allow-unsafe", *extra]
            subprocess.run([*command, "--output-file", target, "pyproject.toml"], check=True, cwd=ROOT)
            path = ROOT / target
            kept = [line for line in path.read_text(encoding="utf-8").splitlines() if not _names_a_place(line)]
            path.write_text("\n".join(kept) + "\n", encoding="utf-8")


def _names_a_place(line: str) -> bool:
    return bool(re.match(r"--(find-links|index-url|extra-index-url)|# +(pip-compile|by the following command)", line))


if __name__ == "__main__":
    main()
