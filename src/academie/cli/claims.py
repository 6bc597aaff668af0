"""`academie claims`: what the books state, computed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from academie.cli.doors import done_in
from academie.cli.speech import USUAL, JsonOption, LangOption


@done_in("claims")
def claims(
    source: Annotated[str | None, typer.Option(help="Only statements of this book, e.g. lep.")] = None,
    kind: Annotated[str | None, typer.Option(help="Only statements of this kind, e.g. sum.")] = None,
    id_: Annotated[str | None, typer.Option("--id", help="Only this statement, e.g. AR-23.")] = None,
    seconds: Annotated[float, typer.Option("--time", min=0.1, help="Seconds for one search.")] = 5.0,
    again: Annotated[bool, typer.Option("--again", help="Compute what is known again.")] = False,
    results: Annotated[
        Path | None, typer.Option(help="Where findings are kept; else with your data.")
    ] = None,
    write: Annotated[Path | None, typer.Option(help="Write the page of all findings into this file.")] = None,
    as_json: JsonOption = False,
    lang: LangOption = USUAL,
) -> None:
    """Check what the books state; break off and go on as you like."""
