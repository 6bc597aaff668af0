"""The door of the command line."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from inspect import signature

import pytest
import typer
from typer.testing import CliRunner

from academie import __version__
from academie.cli.app import DOORS, app
from academie.cli.doors import Door, doer


def test_the_version_is_told() -> None:
    assert CliRunner().invoke(app, ["--version"]).stdout.strip() == __version__


@pytest.mark.parametrize("door", DOORS, ids=[door.name for door in DOORS])
def test_every_command_opens(door: Door) -> None:
    result = CliRunner().invoke(app, [door.name, "--help"])
    assert result.exit_code == 0
    assert f" {door.name} " in result.stdout


@pytest.mark.parametrize("door", DOORS, ids=[door.name for door in DOORS])
def test_what_a_command_takes_is_what_is_done_with_it(door: Door) -> None:
    """A command that is done elsewhere is called with the names of its own parameters."""
    module, _, name = door.where.partition(":")
    found = getattr(import_module(f"academie.cli.{module}"), name)
    listed = found.registered_commands if isinstance(found, typer.Typer) else [found]
    for front in (getattr(each, "callback", each) for each in listed):
        if done := getattr(front, "__wrapped__", None):
            assert [*signature(doer(module, done.__name__)).parameters] == [*signature(done).parameters]


def test_the_list_of_commands_loads_no_game() -> None:
    script = (
        "import sys\n"
        "from typer.testing import CliRunner\n"
        "from academie.cli.app import app\n"
        "assert CliRunner().invoke(app, ['--help']).exit_code == 0\n"
        "print(sorted(name for name in sys.modules if name.startswith('academie.games')))"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


def test_a_command_there_is_not_is_told_with_the_nearest() -> None:
    result = CliRunner().invoke(app, ["pley"])
    assert result.exit_code == 2
    assert "play" in result.stderr
