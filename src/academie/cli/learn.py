"""`academie learn`: lessons, taken in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from academie.cli.doors import done_in
from academie.cli.speech import USUAL, LangOption


@done_in("learn")
def learn(
    game: Annotated[str | None, typer.Argument(help="The game; left out, all lessons are listed.")] = None,
    name: Annotated[
        str | None, typer.Argument(metavar="LESSON", help="Its number, or its name; else the next to take.")
    ] = None,
    listed: Annotated[bool, typer.Option("--list", help="Only list the lessons of the game.")] = False,
    lang: LangOption = USUAL,
) -> None:
    """Learn a game by lessons; exit 1 if you leave one before its end."""
