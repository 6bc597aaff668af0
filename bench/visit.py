"""What a newcomer waits for: sizes of the wheels, time to import, time of every `--help`; fails when over."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from academie.commands.app import COMMANDS

IMPORT_MS: Final = 150
HELP_MS: Final = 400
PYTHON: Final = (sys.executable, "-c")
MAIN: Final = (
    "import sys; from academie.commands import main; sys.argv = ['academie', *{words!r}, '--help']; main()"
)


def main() -> int:
    """The exit code: 1 if something takes longer than it may."""
    asked = argparse.ArgumentParser(prog="bench.visit", description=__doc__)
    asked.add_argument("--dist", type=Path, default=Path("dist"), help="where the wheels are")
    asked.add_argument("--times", type=int, default=5, help="how often each is tried; the best counts")
    given = asked.parse_args()
    for wheel in sorted(given.dist.glob("*.whl")):
        print(f"{wheel.stat().st_size / 1e6:8.2f} MB  {wheel.name}")
    over = [name for name, allowed in measured() if told(name, allowed, given.times) > allowed]
    print("over: " + ", ".join(over) if over else "all in time")
    return 1 if over else 0


def measured() -> Iterator[tuple[str, int]]:
    """What is timed, and the milliseconds it may take."""
    yield "import academie", IMPORT_MS
    for name in ("", *(command.name for command in COMMANDS)):
        yield f"academie {name} --help".replace("  ", " "), HELP_MS


def told(name: str, allowed: int, times: int) -> float:
    """How many milliseconds it took, printed."""
    words = name.split()[1:-1]
    script = name if name.startswith("import") else MAIN.format(words=words)
    best = min(once(script) for _ in range(times))
    print(f"{best:8.0f} ms  of {allowed}  {name}")
    return best


def once(script: str) -> float:
    """How many milliseconds a new Python takes for it, its start included."""
    since = time.perf_counter()
    subprocess.run([*PYTHON, script], stdout=subprocess.DEVNULL, check=True)
    return 1000 * (time.perf_counter() - since)


if __name__ == "__main__":
    sys.exit(main())
