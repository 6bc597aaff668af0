"""`academie perft`: how many sequences of acts there are, depth by depth."""

from __future__ import annotations

from typing import Annotated

import typer

from academie.cli.doors import done_in
from academie.cli.speech import USUAL, LangOption


@done_in("perft")
def perft(
    game: Annotated[str, typer.Argument(help="A game without chance, e.g. dames.")],
    ruleset: Annotated[str | None, typer.Option(help="By which rule set.")] = None,
    depth: Annotated[int, typer.Option(min=1, help="How deep.")] = 5,
    position: Annotated[str | None, typer.Option(help="From which position; else from the start.")] = None,
    lang: LangOption = USUAL,
) -> None:
    """Count every sequence of acts: the usual test that a law finds each move, and finds it once."""
