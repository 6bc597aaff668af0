"""`academie tablebase`: endings of draughts solved for good."""

from __future__ import annotations

import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from academie.commands.help import ReaderGroup
from academie.commands.options import DEFAULT_LANGUAGE, JsonOption, LanguageOption
from academie.commands.output import out, print_json, table
from academie.kernel import AcademieError, OptionError
from academie.words import Language, Message

if TYPE_CHECKING:
    from academie.commands.progress import Meter
    from academie.games.draughts.law import Position
    from academie.games.draughts.players import tablebase as tables
    from academie.games.draughts.players.slices import Slice
    from academie.games.draughts.players.tablebase import TablebaseResult


LIMITS: Final = Message("commands-tablebase-limits")
SLICES: Final = Message("commands-tablebase-slices")
HEADS: Final = (
    Message("commands-tablebase-material"),
    Message("commands-tablebase-positions"),
    Message("commands-tablebase-results"),
    Message("commands-tablebase-bytes"),
    Message("commands-column-s"),
    Message("commands-tablebase-processor"),
)

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
    slices: Annotated[list[str] | None, typer.Option("--slice")] = None,
    distance: Annotated[bool, typer.Option("--distance")] = False,
    threads: Annotated[int, typer.Option(min=1, max=256)] = 1,
    folder: FolderOption = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Build the tables that are not there yet; stop it and resume it as you like."""
    from academie.commands.progress import kept_in, stoppable
    from academie.games.draughts.law import DAMES
    from academie.games.draughts.players.slices import Work, has_outcomes, needed, order
    from academie.games.draughts.players.tablebase import build_distances, tables_folder

    rules, where = DAMES.ruleset(ruleset), folder or tables_folder()
    royal = None if kings is None else read_kings(kings)
    with table_errors(), stoppable(SLICES, lang, lambda: kept_in(where)) as shown:
        show = Pace(shown, lang)
        if distance or not has_outcomes(rules):
            build_distances(rules, pieces, royal, where, show)
        else:
            asked = order(pieces, royal) if slices is None else tuple(chain(*map(needed, slices)))
            Work(rules, where).build(asked, threads, show)
    out.print(Message("commands-tablebase-folder", where=where).in_(lang), highlight=False)


@tablebase_app.command()
def verify(
    ruleset: RulesOption = None,
    slices: Annotated[list[str] | None, typer.Option("--slice")] = None,
    sample: Annotated[int, typer.Option(min=1)] = 1_000_000,
    every: Annotated[bool, typer.Option("--all")] = False,
    folder: FolderOption = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Verify tables in two ways that know nothing of each other; exit 2 if one is damaged or wrong."""
    from academie.commands.progress import stoppable
    from academie.games.draughts.law import DAMES
    from academie.games.draughts.players.slices import Work
    from academie.games.draughts.players.tablebase import Tables, verify_distances

    rules = DAMES.ruleset(ruleset)
    with table_errors(), stoppable(SLICES, lang) as shown:
        show = Pace(shown, lang, "verifying")
        work = Work(rules, folder)
        found = [each for each in work.slices() if slices is None or each.material in slices]
        by_moves = by_law = 0
        for each, share in shares(found, sample):
            by_moves += work.verify_by_moves(each.material, None if every else share, tell=show)
            by_law += work.verify_by_law(each.material, share, tell=show)
            by_law += work.verify_by_distances(each.material, share, tell=show)
        if Tables(rules, folder, packaged=False).compiled.materials and slices is None:
            verify_distances(rules, folder, show)
    told = Message("commands-tablebase-verified", slices=len(found), moves=by_moves, law=by_law)
    out.print(told.in_(lang), highlight=False)


@tablebase_app.command("list")
def list_(
    ruleset: RulesOption = None,
    folder: FolderOption = None,
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Print the slices that are there: positions, results, size and how long they took to build."""
    from academie.games.draughts.law import DAMES
    from academie.games.draughts.players.slices import Work

    with table_errors():
        found = Work(DAMES.ruleset(ruleset), folder).slices()
    if as_json:
        print_json([{**each._asdict(), "positions": each.positions} for each in found])
        return
    rows = table(lang, *HEADS)
    for each in found:
        rows.add_row(*row(each, lang))
    out.print(rows)
    size, positions = sum(each.size for each in found), sum(each.positions for each in found)
    told = Message("commands-tablebase-sum", slices=len(found), positions=positions, size=size)
    out.print(told.in_(lang), highlight=False)


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
    if known.result == 0:
        return Message("commands-tablebase-draw").in_(lang)
    if known.plies is None:
        return Message("commands-tablebase-outcome", won="yes" if known.result > 0 else "no").in_(lang)
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


def shares(found: Sequence[Slice], sample: int) -> list[tuple[Slice, int]]:
    """Each slice with its part of a sample: in proportion to its positions, rounded up."""
    positions = sum(each.positions for each in found)
    return [(each, -(-sample * each.positions // positions)) for each in found]


def row(each: Slice, lang: Language) -> tuple[str, ...]:
    """A slice for the table of them."""
    of = Message("commands-tablebase-counts")
    counts = [of.given(**count._asdict()).in_(lang) for count in (each.first, each.second) if count]
    number = Message("commands-tablebase-number")
    times = ["–" if spent is None else f"{spent:.1f}" for spent in (each.seconds, each.processor)]
    sizes = [number.given(number=each.positions).in_(lang), number.given(number=each.size).in_(lang)]
    return each.material, sizes[0], "\n".join(counts), sizes[1], *times


class Pace:
    """Shows on a meter how far a slice is, how many positions a second it does, and what time is left."""

    def __init__(self, shown: Meter, lang: Language, doing: str = "packing") -> None:
        self._shown = shown
        self._doing = doing
        self._language = lang
        self._at: tuple[str, int | None] = ("", None)
        self._begun = self._since = time.monotonic()
        self._share = 0.0

    def __call__(self, progress: tables.Progress) -> None:
        """Show it."""
        if self._at != (progress.material, progress.stage):
            if self._at[0] != progress.material:
                self._begun = time.monotonic()
            self._at = (progress.material, progress.stage)
            self._since, self._share = time.monotonic(), progress.share
        self._shown(progress.done, progress.of)
        spent, done = time.monotonic() - self._since, progress.share - self._share
        told = Message(
            "commands-tablebase-pace",
            material=progress.material,
            stage=self._doing if progress.stage is None else str(progress.stage),
            share=progress.share,
            rate=round(progress.positions / max(time.monotonic() - self._begun, 0.1)),
            left=round(spent * (1 - progress.share) / done) if done > 0 else 0,
        )
        self._shown.say(told.in_(self._language))
