"""What the tables of endings say of a study, where they are built and reach so far."""

# The compiled twin is loaded only by who works with it.
# ruff: noqa: PLC0415

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from academie.games.draughts.law import Position
from academie.games.draughts.study.lines import TODAY, by_text, moved
from academie.kernel import Language, Seat, Text
from academie.notation.seats import PLAYER

if TYPE_CHECKING:
    from academie.games.draughts.players.tablebase import TablebaseResult, Tables

TABLE: Final = Text("Table", "Table")


@cache
def _tables() -> Tables | None:
    """The tables of today's rules, if there are any."""
    if find_spec("academie_core") is None:
        return None
    from academie.games.draughts.players.tablebase import Tables

    return Tables(TODAY)


def known(position: Position) -> TablebaseResult | None:
    """What a table says to who is to move; nothing where there is none."""
    tables = _tables()
    return None if tables is None else tables.known(position)


def table_line(position: object, language: Language) -> str | None:
    """The same for a person, limited moves and the main line left out of account; nothing for other games."""
    if not isinstance(position, Position) or (found := known(position)) is None:
        return None
    return f"{TABLE.in_(language)}: {in_words(found, position.turn, language)}"


def in_words(found: TablebaseResult, turn: Seat, language: Language) -> str:
    """Who wins by force, and in how many single moves."""
    if found.plies is None:
        return Text("remise", "a draw").in_(language)
    winner = PLAYER[turn if found.result > 0 else Seat(1 - turn)].in_(language)
    fr, en = f"{winner} : gain en {found.plies} coups simples", f"{winner} wins in {found.plies} single moves"
    return Text(fr, en).in_(language)


def keeps_result(position: object, move: str) -> bool | None:
    """Whether a move, as the books write it, gives nothing away; nothing where no table knows."""
    if not isinstance(position, Position):
        return None
    before = known(position)
    then = known(moved(position, by_text(position, TODAY)[move], TODAY))
    return None if before is None or then is None else then.before().result == before.result
