"""Does what a page says to type: `academie` is run or its words are read; others are checked as one can."""

from __future__ import annotations

import os
import re
import signal
import sys
import tomllib
from collections.abc import Generator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest
from sybil import Example
from typer.testing import CliRunner

from academie.commands.app import COMMANDS, app
from academie.games.chess.players.stockfish import shared_stockfish
from tests.docs.commands import LONG, Command, commands

ROOT: Final = Path(__file__).parents[2]
MAKEFILE: Final = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS: Final = {*re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE)}
VARIABLES: Final = {*re.findall(r"\$\(([A-Z]+)", MAKEFILE)}
EXTRAS: Final = {*tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]}
FOREIGN: Final = frozenset(
    {"apt", "apt-get", "cargo", "cd", "curl", "docker", "git", "kubectl", "set", "sudo"}
)
"""Programs of the machine, of which only the files of ours that they are given are checked."""
ASKING: Final = frozenset({"learn", "study"})
"""Commands that end by 1 where a lesson or a study is left before it is done."""
SECONDS: Final = 20.0
"""Of processor, that a command of a page may take."""
SETTLED: Final = {"COLUMNS": "200", "LANG": "en_US.UTF-8", "XDG_DATA_HOME": "data"}


def run_block(example: Example) -> None:
    """Runs the commands of a block in the folder of its page. Raises `AssertionError` for one that lies."""
    for command in commands(example.parsed):
        check(command)


def check(command: Command) -> None:
    """Checks one command, running it if it is ours and short."""
    program, *words = command.words
    if program == "academie":
        if command.long:
            read_words(words)
        else:
            run(command, words)
    elif program == "make":
        assert all(makes(word) for word in words), command.text
    elif program in {"python", "python3"}:
        check_python(words)
    elif program == "pip":
        check_pip(words)
    else:
        assert program in FOREIGN or (ROOT / program).exists(), command.text
        named = [word for word in words if word.startswith("deploy/") and "*" not in word]
        assert all((ROOT / word).exists() for word in named), command.text


def makes(word: str) -> bool:
    """Whether the Makefile has the target, or uses the variable that is set."""
    name, given, _ = word.partition("=")
    return name in (VARIABLES if given else TARGETS)


def run(command: Command, words: list[str]) -> None:
    """Runs it, leaving whatever asks. What the page shows must be printed, `…` standing for anything."""
    with at_most(SECONDS, command.text):
        result = CliRunner(env={**SETTLED, **dict(command.variables)}).invoke(app, words, input="q\n")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    left_undone = result.exit_code == 1 and words[0] in ASKING and not result.stderr
    assert result.exit_code == 0 or left_undone, f"{command.text}: {result.stderr}"
    for line in command.printed:
        pattern = r"\s+".join(re.escape(word).replace("…", ".*") for word in line.split())
        assert re.search(pattern, result.stdout), f"{command.text}\n{line!r} is not in\n{result.stdout}"


@contextmanager
def at_most(seconds: float, what: str) -> Generator[None]:
    """Stops what takes longer, by this process's own clock: a busy machine does not bring the end sooner."""

    def stop(*_: object) -> None:
        raise AssertionError(f"{what}: takes over {seconds} seconds of processor; mark it {LONG}")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def read_words(words: list[str]) -> None:
    """Reads the words as the command would, without doing anything; raises what it would say of them."""
    name, *rest = words
    found = next(command for command in COMMANDS if command.name == name).load()
    while hasattr(found, "commands"):
        name, *rest = rest
        found = found.commands[name]
    found.make_context(name, rest)


def check_python(words: list[str]) -> None:
    """A module or a script of this tree."""
    if words[0] == "-m":
        assert find_spec(words[1]) is not None, words
    else:
        assert (ROOT / words[0]).exists(), words


def check_pip(words: list[str]) -> None:
    """What is installed of ours has the extras that are named."""
    for word in words:
        if found := re.fullmatch(r"academie\[(.+)\]", word):
            assert {*found[1].split(",")} <= EXTRAS, word


@pytest.fixture
def page_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Generator[Path]:
    """An empty folder to be in, in which examples and recipes are found where pages say they are.

    What a page sets in the environment, and the engine of chess it may have named there, end with it.
    """
    before = dict(os.environ)
    for name in ("configs", "examples"):
        (tmp_path / name).symlink_to(ROOT / name)
    monkeypatch.chdir(tmp_path)
    # Pages that speak of the package of the examples have it installed.
    monkeypatch.setattr(sys, "path", [*sys.path, str(ROOT / "examples" / "marelle" / "src")])
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)
    for name, value in SETTLED.items():
        monkeypatch.setenv(name, value)
    yield tmp_path
    os.environ.clear()
    os.environ.update(before)
    shared_stockfish.cache_clear()
