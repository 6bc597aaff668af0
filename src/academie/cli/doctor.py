"""`academie doctor`: what is installed, and how to get what is not."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final

import typer
from rich.markup import escape
from rich.table import Table

from academie.cli.health import Part, parts
from academie.cli.speech import USUAL, JsonOption, LangOption, language, out
from academie.kernel import Language, Text

HEADS: Final = (Text("partie", "part"), Text("à quoi elle sert", "what it is for"), Text("état", "state"))
ABSENT: Final = Text("absente ; {}", "absent; {}")


def doctor(
    as_json: JsonOption = False,
    lang: LangOption = USUAL,
) -> None:
    """Check the installation and say how to get what is missing; exit 1 if a part that is here is amiss."""
    found = [*parts()]
    if as_json:
        typer.echo(json.dumps([plain(part) for part in found], ensure_ascii=False, indent=2))
    else:
        out.print(listed(found, language(lang)))
    if any(part.wrong for part in found):
        raise typer.Exit(1)


def listed(found: Iterable[Part], speech: Language) -> Table:
    """The parts as a table."""
    told = Table(*(head.in_(speech) for head in HEADS))
    for part in found:
        told.add_row(escape(part.name), part.use.in_(speech), state(part, speech))
    return told


def state(part: Part, speech: Language) -> str:
    """How it stands with a part, in colours that say no more than the words."""
    if part.wrong is not None:
        return f"[red]{escape(part.wrong.in_(speech))}[/red]"
    if part.found is None:
        return f"[yellow]{escape(ABSENT.in_(speech).format(part.remedy))}[/yellow]"
    return f"[green]{escape(part.found)}[/green]"


def plain(part: Part) -> dict[str, object]:
    """A part as plain data."""
    wrong = None if part.wrong is None else part.wrong._asdict()
    return {
        "part": part.name,
        "use": part.use._asdict(),
        "found": part.found,
        "remedy": part.remedy,
        "wrong": wrong,
    }
