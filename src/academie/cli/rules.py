"""`academie rules`: the rules of a game, in the terminal or as Markdown."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from academie.cli.doors import done_in
from academie.cli.speech import USUAL, LangOption


@done_in("rules")
def rules(
    game: Annotated[str | None, typer.Argument(help="The game; left out, all pages are listed.")] = None,
    markdown: Annotated[
        Path | None,
        typer.Option(
            help="Write Markdown with drawings into this file; without a game, all into this folder."
        ),
    ] = None,
    lang: LangOption = USUAL,
) -> None:
    """Read the rules of a game, with their sources and what the sources hold apart."""
