"""`academie perft`."""

import signal
import subprocess
import sys

import pytest

from tests.commands.terminal import Said, academie

START = [9, 81, 658, 4265, 27117, 167140, 1049442]
WOLDOUBY = "W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26"


def counts(said: Said) -> list[int]:
    """The nodes, line by line, each with its depth."""
    _, *lines = said.out.splitlines()
    assert [int(line.split()[0]) for line in lines] == [*range(1, len(lines) + 1)]
    return [int(line.split()[1]) for line in lines]


def test_from_the_start() -> None:
    said = academie("perft", "dames", "--ruleset", "dames/fmjd", "--depth", "5")
    assert (said.code, counts(said)) == (0, START[:5])
    assert said.out.split()[:3] == ["depth", "nodes", "seconds"]


@pytest.mark.night
def test_to_seven() -> None:
    assert counts(academie("perft", "dames", "--ruleset", "dames/fmjd", "--depth", "7")) == START


def test_from_a_position() -> None:
    said = academie("perft", "dames", "--depth", "6", "--position", WOLDOUBY)
    assert counts(said) == [6, 12, 30, 73, 215, 590]


def test_in_french() -> None:
    said = academie("perft", "dames", "--depth", "1", "--lang", "fr")
    assert said.out.split()[:3] == ["profondeur", "suites", "secondes"]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["trictrac"], "without chance"),
        (["whist"], "there are: trictrac, ecrire"),
        (["dames", "--ruleset", "dames/moscow"], "dames/fmjd"),
        (["dames", "--position", "W:W51:B1"], "51"),
        (["dames", "--position", "nonsense"], "nonsense"),
        (["dames", "--depth", "0"], "--depth"),
    ],
)
def test_what_cannot_be_counted(arguments: list[str], why: str) -> None:
    said = academie("perft", *arguments)
    assert said.code == 2
    assert why in said.err


HEEDING = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
"""Whoever runs the tests in the background has them ignore Ctrl-C, and what they start too."""


def test_leaving_early() -> None:
    """Ctrl-C in the midst of a count that would take hours leaves what is known, and no traceback."""
    command = [
        sys.executable,
        "-c",
        HEEDING + "from academie.commands import main; main()",
        "perft",
        "dames",
        "--depth",
        "30",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        lines = [running.stdout.readline() for _ in range(3)]
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=60)
    assert lines[2].split()[:2] == ["2", "81"]
    assert (running.returncode, err) == (130, "")
