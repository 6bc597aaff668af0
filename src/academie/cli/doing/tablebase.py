"""`academie tablebase`: endings of draughts solved for good."""

# The compiled twin is loaded only by who works with it.
# ruff: noqa: PLC0415

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from academie.cli.speech import LanguageOption, language, out, told
from academie.games.draughts.law import DAMES, Position
from academie.games.draughts.law.fen import read_fen
from academie.games.draughts.text.move import short
from academie.kernel import AcademieError, Language, OptionError, Text

if TYPE_CHECKING:
    from academie.games.draughts.players import tablebase as tables
    from academie.games.draughts.players.tablebase import TablebaseResult


LIMITS: Final = Text(
    "Les coups limités, la ligne du milieu et l'offre de damer ne comptent pas ici.",
    "Limited moves, the main line and the offer to crown do not count here.",
)


class TableFault(AcademieError):
    """A table that cannot be built, read or proven."""


@contextmanager
def faults_told(lang: LanguageOption) -> Generator[None]:
    """Tells what is wrong with a table as any error of ours."""
    with told(lang):
        try:
            yield
        except ValueError as wrong:
            raise TableFault(str(wrong)) from wrong


def build(
    *,
    ruleset: str | None,
    pieces: int,
    kings: str | None,
    folder: Path | None,
    lang: LanguageOption,
) -> None:
    """Build the tables that are not there yet; break off and go on as you like."""
    from academie.games.draughts.players.tablebase import build_tables, tables_folder

    with faults_told(lang), bar() as tell:
        royal = None if kings is None else read_kings(kings)
        build_tables(DAMES.ruleset(ruleset), pieces, royal, folder, tell)
    where = folder or tables_folder()
    out.print(Text(f"Tables dans {where}", f"Tables in {where}").in_(language(lang)), highlight=False)


def verify(
    *,
    ruleset: str | None,
    folder: Path | None,
    lang: LanguageOption,
) -> None:
    """Prove every table right by a pass of its own; exit 2 if one is damaged or errs."""
    from academie.games.draughts.players.tablebase import verify_tables

    with faults_told(lang), bar() as tell:
        proven = verify_tables(DAMES.ruleset(ruleset), folder, tell)
    out.print(
        Text(f"{proven} tables prouvées", f"{proven} tables proven").in_(language(lang)), highlight=False
    )


def probe(
    *,
    position: str,
    ruleset: str | None,
    folder: Path | None,
    lang: LanguageOption,
) -> None:
    """Tell what a position and each of its moves is worth; exit 1 if no table knows it."""
    from academie.games.draughts.players.tablebase import Tables

    speech = language(lang)
    with faults_told(lang):
        rules = DAMES.ruleset(ruleset)
        known = Tables(rules, folder)
        placed = read_fen(position, rules.damier.value)
        worth = known.known(placed)
    if worth is None:
        out.print(
            Text("Aucune table ne connaît cette position.", "No table knows this position.").in_(speech)
        )
        raise typer.Exit(1)
    out.print(in_words(worth, speech), style="bold", highlight=False)
    for line in move_lines(known, placed, speech):
        out.print(line, highlight=False)
    out.print(LIMITS.in_(speech), style="dim", highlight=False)


def move_lines(known: tables.Tables, placed: Position, speech: Language) -> Generator[str]:
    """Each move with what it is worth, the best first."""
    worths = known.moves(placed)
    for move, worth in worths.items():
        yield f"{short(move, tuple(worths)):>10}  {in_words(worth, speech)}"


def in_words(known: TablebaseResult, speech: Language) -> str:
    """What a table says, for a person."""
    if known.plies is None:
        return Text("remise", "draw").in_(speech)
    coups = known.plies
    if known.result > 0:
        return Text(f"gagne en {coups} coups simples", f"wins in {coups} single moves").in_(speech)
    return Text(f"perd en {coups} coups simples", f"loses in {coups} single moves").in_(speech)


def read_kings(text: str) -> tuple[int, int]:
    """`4v2` as numbers, the stronger first. Raises `OptionError`."""
    strong, _, weak = text.partition("v")
    if not (strong.isdecimal() and weak.isdecimal() and int(strong) >= int(weak) >= 1):
        raise OptionError(f"{text!r} is not so many kings against so many: write 4v2")
    return int(strong), int(weak)


@contextmanager
def bar() -> Generator[tables.Tell]:
    """A bar that fills as materials are done, with how far from the end the work is."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=out, transient=True) as shown:
        task = shown.add_task("", total=None)

        def tell(progress: tables.Progress) -> None:
            far = f" {progress.distance}" if progress.distance else ""
            shown.update(
                task, total=progress.of, completed=progress.done, description=progress.material + far
            )

        yield tell
