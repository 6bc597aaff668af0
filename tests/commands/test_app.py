"""The list of commands, what it costs to load one, and how errors end."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from academie import __version__
from academie.commands.app import COMMANDS, Command, app
from tests.commands.running import COMMAND, PATIENCE

RUN = "import sys; sys.argv[0] = 'academie'; from academie.commands import main; main()"
WITH_A_BUG = (
    "import sys; sys.argv[0] = 'academie'; import academie.commands.perft as perft\n"
    "def broken(*given): raise ZeroDivisionError('seven')\n"
    "perft.start = broken\n"
    "from academie.commands import main; main()"
)
HELLO = """import typer
app = typer.Typer(add_completion=False)
@app.command()
def one(number: int = 1) -> None: "One."
@app.command()
def two(number: int = 1) -> None: "Two."
app()
"""
"""The smallest program of two commands."""


def processor_time(script: str, *arguments: str) -> float:
    """Seconds of processor a new Python takes for it."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", script, *arguments], capture_output=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def times_longer(one: tuple[str, ...], other: tuple[str, ...]) -> float:
    """How many times the processor one takes that the other takes: the least of five of each, in turn."""
    both = [(processor_time(*one), processor_time(*other)) for _ in range(5)]
    return min(mine for mine, _ in both) / min(theirs for _, theirs in both)


def modules_loaded(*arguments: str) -> set[str]:
    """What a command has loaded when it ends."""
    script = (
        f"import sys; sys.argv = ['academie', *{arguments!r}]\n"
        "from academie.commands import main\n"
        "try:\n    main()\n"
        "except SystemExit as end:\n    assert not end.code\n"
        "print('\\n' + ' '.join(sys.modules))"
    )
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return {*ended.stdout.splitlines()[-1].split()}


def test_the_version_is_told() -> None:
    assert CliRunner().invoke(app, ["--version"]).stdout.strip() == __version__


@pytest.mark.parametrize("command", COMMANDS, ids=[command.name for command in COMMANDS])
def test_every_command_opens(command: Command) -> None:
    result = CliRunner().invoke(app, [command.name, "--help"])
    assert result.exit_code == 0
    assert f" {command.name} " in result.stdout


def test_the_list_of_commands_loads_no_game() -> None:
    assert not [name for name in modules_loaded("--help") if name.startswith("academie.games")]


def test_the_list_of_games_loads_no_law() -> None:
    loaded = modules_loaded("games")
    assert "academie.games.trictrac" in loaded
    assert not [name for name in loaded if name.startswith("academie.games.") and ".law" in name]
    assert not loaded & {"academie.library", "academie.notation", "pydantic", "chess"}


@pytest.mark.night
def test_starting_takes_little_longer_than_typer_itself() -> None:
    """Measured beside Typer in the same run, with twice the time needed: a busy machine slows both."""
    assert times_longer((RUN, "--help"), (HELLO, "--help")) < 2
    assert times_longer((RUN, "games"), ("import typer",)) < 5


def test_a_command_there_is_not_is_told_with_the_nearest() -> None:
    result = CliRunner().invoke(app, ["pley"])
    assert result.exit_code == 2
    assert "play" in result.stderr


@pytest.mark.parametrize(("lang", "word"), [("en", "Error:"), ("fr", "Erreur\u00a0:")])
def test_an_error_is_one_line_in_the_language_asked_for(lang: str, word: str) -> None:
    result = CliRunner().invoke(app, ["explain", "whist", "x", "y", "--lang", lang])
    assert result.exit_code == 2
    (line,) = result.stderr.splitlines()
    assert line.startswith(f"{word} ")
    assert "whist" in line


@pytest.mark.parametrize(
    "asked",
    [
        ("analyse", "gone"),
        ("analyse", "gone.txt"),
        ("analyse", "gone.pdn", "--game", "dames"),
        ("play", "--record", "gone.txt"),
        ("practice", "check", "dames", "--file", "gone.jsonl"),
        ("verify", "gone.json"),
        ("lab", "ladders", "gone", "--write", "ladder.md", "--standings", "ladders.json"),
    ],
    ids=" ".join,
)
def test_a_missing_file_is_a_missing_file(
    asked: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(app, [*asked, "--lang", "en"])
    (gone,) = (each for each in asked if each.startswith("gone"))
    assert result.exit_code == 2
    assert result.stderr.splitlines()[-1] == f"Error: there is no file '{gone}'"
    assert not [*tmp_path.iterdir()], "nothing is written"


def test_a_folder_is_no_game(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["analyse", str(tmp_path), "--lang", "en"])
    assert result.exit_code == 2
    assert "is a folder, not a file" in result.stderr


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("play", "tictrac"), "no game 'tictrac'; did you mean trictrac?"),
        (("perft", "Drafts"), "no game 'Drafts'; did you mean draughts?"),
        (("rules", "jaquet"), "no game 'jaquet'; did you mean jacquet?"),
        (("learn", "tictrac"), "no game 'tictrac'; did you mean trictrac?"),
        (("claims", "--id", "AR-23x"), "no 'AR-23X' in the library; did you mean AR-23, "),
        (("study", "show", "man-58x"), "no 'man-58x' in the library; did you mean man-58, "),
        (("study", "show", "zz-zz"), "no 'zz-zz' in the library; there are "),
    ],
    ids=lambda each: " ".join(each) if isinstance(each, tuple) else "",
)
def test_an_unknown_name_is_told_with_those_like_it(asked: tuple[str, ...], told: str) -> None:
    result = CliRunner().invoke(app, [*asked, "--lang", "en"])
    assert result.exit_code == 2
    assert told in result.stderr
    assert len(result.stderr) < 200


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
@pytest.mark.parametrize(
    "asked",
    [
        ("--help",),
        ("games",),
        ("rules", "trictrac", "--lang", "fr"),
        ("study", "show", "58"),
        ("explain", "dames", "W:W31-50:B1-20", "32-28", "--lang", "fr"),
        ("play", "trictrac", "--lang", "fr"),
    ],
    ids=" ".join,
)
def test_a_console_of_few_letters_shows_what_it_can(asked: tuple[str, ...], encoding: str) -> None:
    ended = ended_in(encoding, *asked)
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert ended.stdout.decode(encoding)


def test_json_is_whole_whatever_the_encoding() -> None:
    asked = ("rules", "trictrac", "--agreements", "--json")
    whole = json.loads(ended_in("utf-8", *asked).stdout)
    assert not json.dumps(whole, ensure_ascii=False).isascii()
    for encoding in ("ascii", "cp1252"):
        assert json.loads(ended_in(encoding, *asked).stdout.decode(encoding)) == whole


def test_letters_that_cannot_be_read_do_not_end_a_game() -> None:
    ended = ended_in("utf-8", "play", "dames", "--black", "human", typed=b"\xff\n32-28\nplayed\nq\n")
    assert ended.returncode == 0
    assert b"32-28" in ended.stdout.splitlines()[-2]


def ended_in(encoding: str, *asked: str, typed: bytes = b"q\n") -> subprocess.CompletedProcess[bytes]:
    """How the installed command ends in a console of that encoding."""
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    return subprocess.run(
        [COMMAND, *asked], input=typed, env=environment, capture_output=True, timeout=PATIENCE, check=False
    )


def test_a_bug_is_one_line_that_says_how_to_see_more() -> None:
    asked = [sys.executable, "-c", WITH_A_BUG, "perft", "dames"]
    ended = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    (line,) = ended.stderr.splitlines()
    assert "ZeroDivisionError: seven" in line
    assert "academie --debug" in line


def test_the_traceback_of_a_bug_is_shown_when_asked_for() -> None:
    asked = [sys.executable, "-c", WITH_A_BUG, "--debug", "perft", "dames"]
    ended = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert "Traceback" in ended.stderr


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    script = tmp_path / "run.py"
    script.write_text(RUN, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, script, "games", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert "Error" not in process.stderr.read()
