"""The reader of the blocks itself: what is run, what is only read, and what is found out."""

import json

import pytest
from typer.testing import CliRunner

from academie.commands.app import app
from tests.docs.commands import commands
from tests.docs.shell import ROOT, at_most, check, page_folder, read_words

__all__ = ["page_folder"]


def test_commands_are_read_with_their_variables_and_what_they_print() -> None:
    first, second = commands("$ COLUMNS=80 academie games  # all\nTrictrac\n\n$ academie serve  # (long)\n")
    assert first.words == ("academie", "games")
    assert first.variables == (("COLUMNS", "80"),)
    assert (first.printed, first.long) == (("Trictrac",), False)
    assert second.long


def test_lines_may_be_broken_and_remarks_are_none() -> None:
    (only,) = commands("# said first\nacademie odds \\\n  hit 3\n")
    assert only.words == ("academie", "odds", "hit", "3")


@pytest.mark.parametrize(
    "line",
    [
        "academie games --no-such-option",
        "academie dance",
        "academie serve --no-such-option  # (long)",
        "make nonsense",
        "python -m bench.nonsense",
        "python examples/nonsense.py",
        "pip install 'academie[nonsense]'",
        "sudo cp deploy/nonsense.sh /",
        "nonsense",
        "$ academie games\nno such line",
    ],
)
@pytest.mark.usefixtures("page_folder")
def test_what_lies_is_found_out(line: str) -> None:
    (command,) = commands(line)
    with pytest.raises(Exception, match=r"nonsense|no-such|dance|no such"):
        check(command)


def test_what_takes_too_long_is_stopped() -> None:
    with pytest.raises(AssertionError, match="mark it"), at_most(0.1, "a loop"):
        sum(1 for _ in iter(int, 1))


def test_words_are_read_without_being_run() -> None:
    read_words(["serve", "--demo"])
    assert (ROOT / "Makefile").exists()


@pytest.mark.parametrize("page", ["README.md", "README.fr.md", "docs/index.md", "docs/index.fr.md"])
@pytest.mark.usefixtures("page_folder")
def test_the_move_that_newcomers_have_explained_brings_something(page: str) -> None:
    shown = "\n".join(
        line for line in (ROOT / page).read_text("utf-8").splitlines() if line.startswith("academie explain")
    )
    (command,) = commands(shown)
    told = json.loads(CliRunner().invoke(app, [*command.words[1:], "--json"]).stdout)
    assert {event["citation"] for event in told["events"]}
