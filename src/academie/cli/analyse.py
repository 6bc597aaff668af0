"""`academie analyse`: what acts are worth and why, of one position or of a whole game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from academie.cli.doors import done_in
from academie.cli.speech import USUAL, JsonOption, LangOption


@done_in("analyse")
def analyse(
    what: Annotated[
        str, typer.Argument(metavar="FILE|POSITION", help="A record, PDN or PGN; or a position.")
    ],
    game: Annotated[str, typer.Option(help="The game of a position.")] = "trictrac",
    ruleset: Annotated[str | None, typer.Option(help="By which rule set a position is.")] = None,
    throw: Annotated[str | None, typer.Option(help="What is thrown in the position, e.g. 6-5.")] = None,
    deepen: Annotated[
        int,
        typer.Option(
            "--ponder", min=0, help="How many acts of a position, or faults of a game, to look at longer."
        ),
    ] = 3,
    most: Annotated[int, typer.Option(min=1, help="How many acts or faults to tell.")] = 8,
    svg: Annotated[Path | None, typer.Option(help="Draw the 36 throws, or how the game went, here.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the game with remarks here.")] = None,
    as_json: JsonOption = False,
    lang: LangOption = USUAL,
) -> None:
    """Say what acts are worth and why.

    Values are stakes: +1 is a game surely won. Ctrl-C ends a long analysis and keeps what is done.
    """
