"""The command as a person meets it."""

from __future__ import annotations

from typing import NamedTuple

from typer.testing import CliRunner

from academie.commands.app import app


class Said(NamedTuple):
    """How a command ended, and what it wrote."""

    code: int
    out: str
    err: str


def academie(*arguments: str, typed: str = "") -> Said:
    """Runs the command in English unless told otherwise; what is typed ends with the end of the file."""
    words = [*arguments] if "--lang" in arguments else [*arguments, "--lang", "en"]
    result = CliRunner(env={"COLUMNS": "200"}).invoke(app, words, input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Said(result.exit_code, result.stdout, result.stderr)
