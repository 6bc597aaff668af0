"""Programs that tests need beside Python: a test marked `needs("gnubg")` is skipped where there is none.

`python -m tests.programs COMMAND` runs a command as on a machine that has none of them (Linux).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple, NoReturn

import pytest

ALL: Final = "ACADEMIE_ALL_PROGRAMS"
"""Set where all programs must be there: what would be skipped fails."""


class Program(NamedTuple):
    """What is run, and the package of Debian that has it."""

    runs: str
    package: str


PROGRAMS: Final = {
    "caddy": Program("caddy", "caddy"),
    "gnubg": Program("gnubg", "gnubg"),
    "nginx": Program("nginx", "nginx-light"),
    "node": Program("node", "nodejs"),
    "postgresql": Program("initdb", "postgresql"),
    "redis": Program("redis-server", "redis-server"),
    "stockfish": Program(os.environ.get("ACADEMIE_STOCKFISH") or "stockfish", "stockfish"),
}


def found(name: str) -> str | None:
    """Return where a program is, in the path or where Debian keeps it."""
    folders = ["/usr/games", "/usr/sbin", *map(str, Path("/usr/lib/postgresql").glob("*/bin"))]
    return shutil.which(PROGRAMS[name].runs, path=os.pathsep.join([os.environ.get("PATH", ""), *folders]))


def program(name: str) -> str:
    """Return where a program is; a test that is marked as needing it runs only if it is somewhere."""
    path = found(name)
    assert path is not None, name
    return path


def require(item: pytest.Item) -> None:
    """Skip a test for which a program is missing; fail it where all must be there."""
    needed = {name for mark in item.iter_markers("needs") for name in mark.args}
    lacking = sorted(name for name in needed if found(name) is None)
    if lacking:
        packages = " ".join(PROGRAMS[name].package for name in lacking)
        _lack(f"{', '.join(lacking)} not found: apt-get install {packages}")


@contextmanager
def requiring() -> Generator[None]:
    """Do the same where the server is started and says what it lacks: PostgreSQL or Redis."""
    try:
        yield
    except Exception as wrong:
        private = sys.modules.get("academie.server.operations.private_services")
        if private is None or not isinstance(wrong, private.MissingPart):
            raise
        _lack(str(wrong))


def _lack(said: str) -> NoReturn:
    if os.environ.get(ALL):
        pytest.fail(said, pytrace=False)
    pytest.skip(said)


def hide() -> None:
    """Cover every program with a file that cannot be run, for this process and those it starts."""
    for name in PROGRAMS:
        while (path := found(name)) is not None:
            subprocess.run(["mount", "--bind", "/dev/null", path], check=True)


if __name__ == "__main__":
    if sys.argv[1] == "--hidden":
        hide()
        os.execvp(sys.argv[2], sys.argv[2:])
    rights = [] if os.getuid() == 0 else ["--map-root-user"]
    os.execvp(
        "unshare",
        ["unshare", "--mount", *rights, sys.executable, "-m", "tests.programs", "--hidden", *sys.argv[1:]],
    )
