"""`academie explain`: what a throw or a move brings, why, and by which article."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from academie.cli.doors import done_in
from academie.cli.speech import USUAL, JsonOption, LangOption


@done_in("explain")
def explain(
    game: Annotated[str, typer.Argument(help="The game, e.g. trictrac.")],
    position: Annotated[
        str, typer.Argument(help="The position, e.g. '0x13,6,8/0x12,6,11x2 white' or 'W:W31-50:B1-20'.")
    ],
    act: Annotated[str, typer.Argument(metavar="ACT", help="What is thrown or played, e.g. 6-5 or 32-28.")],
    ruleset: Annotated[str | None, typer.Option(help="By which rule set.")] = None,
    svg: Annotated[
        Path | None, typer.Option(help="Draw the board with what the act brings into this file.")
    ] = None,
    as_json: JsonOption = False,
    lang: LangOption = USUAL,
) -> None:
    """Print every event of a throw or a move with its reason and its source."""
