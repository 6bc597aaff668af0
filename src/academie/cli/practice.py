"""`academie practice`: puzzles, counting throws, and where puzzles come from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from academie.cli.doors import done_in
from academie.cli.speech import USUAL, LangOption

practice_app: Final = typer.Typer(
    help="Puzzles, and counting throws. / Problèmes, et coups de dés à compter.",
    invoke_without_command=True,
    add_completion=False,
)

OTHER_DICE: Final = 20_000
"""Where the seeds of checking begin, far from those of seeking."""

FileOption = Annotated[Path | None, typer.Option("--file", help="Where they are; else studies/puzzles.")]


@practice_app.callback()
@done_in("practice")
def practice(
    context: typer.Context,
    game: Annotated[str | None, typer.Option(help="dames or trictrac; else both.")] = None,
    theme: Annotated[str | None, typer.Option(help="Only puzzles of that theme.")] = None,
    most: Annotated[int, typer.Option("--count", min=1, help="How many to ask.")] = 10,
    lang: LangOption = USUAL,
) -> None:
    """Solve puzzles: those due first, then new ones near your level."""


@practice_app.command()
@done_in("practice")
def marking(
    most: Annotated[int, typer.Option("--count", min=1, help="How many to ask.")] = 10,
    seed: Annotated[int | None, typer.Option(help="Ask the same again.")] = None,
    number: Annotated[
        int | None, typer.Option("--census", min=1, help="Only draw the spread of so many.")
    ] = None,
    svg: Annotated[Path | None, typer.Option(help="Where to draw it.")] = None,
    lang: LangOption = USUAL,
) -> None:
    """Tell what throws of trictrac are worth, against the clock."""


@practice_app.command()
@done_in("practice")
def generate(
    game: Annotated[str, typer.Argument(help="dames or trictrac.")],
    number: Annotated[int, typer.Option("--count", min=1, help="How many there shall be.")] = 320,
    resume: Annotated[bool, typer.Option(help="Go on with the file as it is.")] = False,
    file: FileOption = None,
    lang: LangOption = USUAL,
) -> None:
    """Find puzzles in the library and in games between machines; break off and go on as you like."""


@practice_app.command()
@done_in("practice")
def check(
    game: Annotated[str, typer.Argument(help="dames or trictrac.")],
    seed: Annotated[int, typer.Option(help="The seed of the dice played out on.")] = OTHER_DICE,
    drop: Annotated[bool, typer.Option(help="Leave out of the file what does not hold.")] = False,
    file: FileOption = None,
    lang: LangOption = USUAL,
) -> None:
    """Check again that each puzzle has one best play by its margin; exit 1 if one has not."""
