"""The list of commands, and what it costs to load it."""

from __future__ import annotations

import subprocess
import sys

import pytest
from typer.testing import CliRunner

from academie import __version__
from academie.commands.app import COMMANDS, Command, app


def test_the_version_is_told() -> None:
    assert CliRunner().invoke(app, ["--version"]).stdout.strip() == __version__


@pytest.mark.parametrize("command", COMMANDS, ids=[command.name for command in COMMANDS])
def test_every_command_opens(command: Command) -> None:
    result = CliRunner().invoke(app, [command.name, "--help"])
    assert result.exit_code == 0
    assert f" {command.name} " in result.stdout


def test_the_list_of_commands_loads_no_game() -> None:
    script = (
        "import sys\n"
        "from typer.testing import CliRunner\n"
        "from academie.commands.app import app\n"
        "assert CliRunner().invoke(app, ['--help']).exit_code == 0\n"
        "print(sorted(name for name in sys.modules if name.startswith('academie.games')))"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


def test_a_command_there_is_not_is_told_with_the_nearest() -> None:
    result = CliRunner().invoke(app, ["pley"])
    assert result.exit_code == 2
    assert "play" in result.stderr
