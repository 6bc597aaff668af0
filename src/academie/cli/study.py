"""`academie study`: the positions of the books, to read, to solve and to check."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from academie.cli.doors import done_in
from academie.cli.speech import USUAL, JsonOption, LangOption

study_app: Final = typer.Typer(
    help="The positions of the books. / Les positions des livres.", no_args_is_help=True, add_completion=False
)

NumberArgument = Annotated[str, typer.Argument(metavar="N", help="The number in the book: 9, or metz-4.")]

ThemeOption = Annotated[str | None, typer.Option(help="Only this theme, e.g. lunettes.")]

BookOption = Annotated[str | None, typer.Option("--source", help="Only this book, e.g. man.")]

SourceOption = Annotated[str, typer.Option(help="The book the number is of.")]


@study_app.command("list")
@done_in("study")
def list_(
    theme: ThemeOption = None,
    source: BookOption = None,
    pieces: Annotated[int | None, typer.Option(help="At most so many pieces on the board.")] = None,
    as_json: JsonOption = False,
    lang: LangOption = USUAL,
) -> None:
    """List the studies."""


@study_app.command()
@done_in("study")
def themes(lang: LangOption = USUAL) -> None:
    """List the themes, with the studies of each."""


@study_app.command()
@done_in("study")
def show(
    number: NumberArgument,
    source: SourceOption = "man",
    after: Annotated[int, typer.Option(min=0, help="For --svg: the board after so many moves.")] = 0,
    svg: Annotated[Path | None, typer.Option(help="Draw the board into this file.")] = None,
    as_json: JsonOption = False,
    lang: LangOption = USUAL,
) -> None:
    """Show a study: its board, its line played out, what is claimed and what is doubtful."""


@study_app.command()
@done_in("study")
def solve(number: NumberArgument, source: SourceOption = "man", lang: LangOption = USUAL) -> None:
    """Find the moves of a study; exit 1 if you leave before the end."""


@study_app.command()
@done_in("study")
def stats(lang: LangOption = USUAL) -> None:
    """Count what there is to study: lessons and steps by game, positions by book and theme."""


@study_app.command()
@done_in("study")
def export(
    path: Annotated[
        Path, typer.Argument(help="The file to write: PDN for draughts, PGN for chess, PDF to print.")
    ],
    number: Annotated[str | None, typer.Option("--study", help="Only this study, e.g. man-9.")] = None,
    theme: ThemeOption = None,
    source: BookOption = None,
    lang: LangOption = USUAL,
) -> None:
    """Write studies for other programs, those of the game the ending is for; or print any as PDF."""


@study_app.command()
@done_in("study")
def check(
    source: Annotated[str, typer.Argument(help="The book, e.g. manoury.")],
    lang: LangOption = USUAL,
) -> None:
    """Replay every line of a book by each rule set; exit 1 if one is not as the library says."""
