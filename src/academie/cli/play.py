"""`academie play`: a table in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from academie.cli.doors import done_in
from academie.cli.speech import USUAL, LangOption
from academie.kernel.marking import Marking


@done_in("play")
def play(
    game: Annotated[str, typer.Argument(help="The game, e.g. trictrac.")],
    ruleset: Annotated[str | None, typer.Option(help="By which rule set.")] = None,
    white: Annotated[
        str, typer.Option(help="Who plays White: human, simple, random, niveau-1 and so on.")
    ] = "human",
    black: Annotated[
        str | None, typer.Option(help="Who plays Black, likewise; else as --level says, else simple.")
    ] = None,
    others: Annotated[
        str | None, typer.Option(help="Who has the seats beyond two, in games of several, likewise.")
    ] = None,
    level: Annotated[
        int | None, typer.Option(min=1, help="How strong your adversaries are, from 1 on.")
    ] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as key=value.")] = None,
    marking: Annotated[
        Marking | None, typer.Option(help="Who marks and minds faults: auto, or hands, courtois or rigueur.")
    ] = None,
    forget: Annotated[
        float, typer.Option(min=0, max=1, help="How often the simple player forgets to mark.")
    ] = 0.0,
    seed: Annotated[int | None, typer.Option(help="For dice that fall the same each time.")] = None,
    record: Annotated[
        Path | None, typer.Option(help="Keep the record here; resumes it if it exists.")
    ] = None,
    lang: LangOption = USUAL,
) -> None:
    """Play for two or more, against simple players, or watch them.

    Games of several seats count them on from White and Black.
    """
