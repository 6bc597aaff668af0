"""`academie tablebase`: endings of draughts solved for good."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from academie.cli.doors import done_in
from academie.cli.speech import USUAL, LangOption

tablebase_app: Final = typer.Typer(
    help="Endings of draughts solved for good. / Fins de partie de dames résolues.",
    no_args_is_help=True,
    add_completion=False,
)

RulesOption = Annotated[
    str | None, typer.Option("--ruleset", help="By which rule set; dames/fmjd if not told.")
]

FolderOption = Annotated[
    Path | None,
    typer.Option(help="Where tables are kept; else as ACADEMIE_TABLES says, else with your data."),
]


@tablebase_app.command()
@done_in("tablebase")
def build(
    ruleset: RulesOption = None,
    pieces: Annotated[int, typer.Option(min=2, max=6, help="Up to so many pieces.")] = 4,
    kings: Annotated[str | None, typer.Option(help="Kings only, up to so many against so many: 4v2.")] = None,
    folder: FolderOption = None,
    lang: LangOption = USUAL,
) -> None:
    """Build the tables that are not there yet; break off and go on as you like."""


@tablebase_app.command()
@done_in("tablebase")
def verify(ruleset: RulesOption = None, folder: FolderOption = None, lang: LangOption = USUAL) -> None:
    """Prove every table right by a pass of its own; exit 2 if one is damaged or errs."""


@tablebase_app.command()
@done_in("tablebase")
def probe(
    position: Annotated[str, typer.Argument(help="The position as FEN: W:WK27,K37,K46:BK11.")],
    ruleset: RulesOption = None,
    folder: FolderOption = None,
    lang: LangOption = USUAL,
) -> None:
    """Tell what a position and each of its moves is worth; exit 1 if no table knows it."""
