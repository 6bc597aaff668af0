"""`academie tablebase`: endings of draughts solved for good."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from academie.commands.help import ReaderGroup
from academie.commands.options import DEFAULT_LANGUAGE, LanguageOption
from academie.commands.output import out
from academie.kernel import AcademieError, OptionError
from academie.words import Language, Message

if TYPE_CHECKING:
    from academie.games.draughts.law import Position
    from academie.games.draughts.players import tablebase as tables
    from academie.games.draughts.players.tablebase import TablebaseResult


LIMITS: Final = Message("commands-tablebase-limits")

tablebase_app: Final = typer.Typer(
    cls=ReaderGroup,
    no_args_is_help=True,
    add_completion=False,
)
RulesOption = Annotated[str | None, typer.Option("--ruleset")]
FolderOption = Annotated[
    Path | None,
    typer.Option(),
]


@tablebase_app.command()
def build(
    ruleset: RulesOption = None,
    pieces: Annotated[int, typer.Option(min=2, max=6)] = 4,
    kings: Annotated[str | None, typer.Option()] = None,
    folder: FolderOption = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Build the tables that are not there yet; stop it and resume it as you like."""
    from academie.games.draughts.law import DAMES
    from academie.games.draughts.players.tablebase import build_tables, tables_folder

    with table_errors(), bar() as show:
        royal = None if kings is None else read_kings(kings)
        build_tables(DAMES.ruleset(ruleset), pieces, royal, folder, show)
    where = folder or tables_folder()
    out.print(Message("commands-tablebase-folder", where=where).in_(lang), highlight=False)


@tablebase_app.command()
def verify(
    ruleset: RulesOption = None, folder: FolderOption = None, lang: LanguageOption = DEFAULT_LANGUAGE
) -> None:
    """Check every table by a separate pass; exit 2 if one is damaged or wrong."""
    from academie.games.draughts.law import DAMES
    from academie.games.draughts.players.tablebase import verify_tables

    with table_errors(), bar() as show:
        proven = verify_tables(DAMES.ruleset(ruleset), folder, show)
    out.print(Message("commands-tablebase-proven", proven=proven).in_(lang), highlight=False)


@tablebase_app.command()
def probe(
    position: Annotated[str, typer.Argument()],
    ruleset: RulesOption = None,
    folder: FolderOption = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Say what a position and each of its moves is worth; exit 1 if no table knows it."""
    from academie.games.draughts.law import DAMES
    from academie.games.draughts.law.fen import read_fen
    from academie.games.draughts.players.tablebase import Tables

    with table_errors():
        rules = DAMES.ruleset(ruleset)
        known = Tables(rules, folder)
        placed = read_fen(position, rules.damier.value)
        worth = known.known(placed)
    if worth is None:
        out.print(Message("commands-tablebase-unknown").in_(lang))
        raise typer.Exit(1)
    out.print(in_words(worth, lang), style="bold", highlight=False)
    for line in move_lines(known, placed, lang):
        out.print(line, highlight=False)
    out.print(LIMITS.in_(lang), style="dim", highlight=False)


class TableError(AcademieError):
    """A table that cannot be built, read or proven."""


@contextmanager
def table_errors() -> Generator[None]:
    """Report what is wrong with a table as an error of ours."""
    try:
        yield
    except ValueError as wrong:
        raise TableError(Message("commands-tablebase-wrong", why=str(wrong))) from wrong


def move_lines(known: tables.Tables, placed: Position, lang: Language) -> Generator[str]:
    """Each move with what it is worth, the best first."""
    from academie.games.draughts.text.move import short

    worths = known.moves(placed)
    for move, worth in worths.items():
        yield f"{short(move, tuple(worths)):>10}  {in_words(worth, lang)}"


def in_words(known: TablebaseResult, lang: Language) -> str:
    """The result of a table in words."""
    if known.plies is None:
        return Message("commands-tablebase-draw").in_(lang)
    coups = known.plies
    if known.result > 0:
        return Message("commands-tablebase-wins", coups=coups).in_(lang)
    return Message("commands-tablebase-loses", coups=coups).in_(lang)


def read_kings(text: str) -> tuple[int, int]:
    """`4v2` as numbers, the stronger first. Raises `OptionError`."""
    strong, _, weak = text.partition("v")
    if not (strong.isdecimal() and weak.isdecimal() and int(strong) >= int(weak) >= 1):
        raise OptionError(Message("commands-tablebase-kings", text=text))
    return int(strong), int(weak)


@contextmanager
def bar() -> Generator[tables.Tell]:
    """A bar that fills as materials are finished, with the distance to the end of the game reached."""
    from academie.commands.progress import counted_bar

    with counted_bar(out) as shown:
        task = shown.add_task("", total=None)

        def show(progress: tables.Progress) -> None:
            far = f" {progress.distance}" if progress.distance else ""
            shown.update(
                task, total=progress.of, completed=progress.done, description=progress.material + far
            )

        yield show
