"""Games as files: our record, and PDN for draughts."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import cache
from typing import Any, Final

from academie.games import registry
from academie.kernel import AcademieError, Record, Text
from academie.notation.pdn_record import DRAWN, RESULT, WON, from_record
from academie.notation.pdn_write import write_pdn
from academie.server.fold import Fold
from academie.server.refusals import NotNow
from academie.server.store.games import GameRow

HANDS_HIDDEN: Final = Text(
    "les mains restent cachées jusqu'à la fin de la partie", "hands are hidden until the game is over"
)


def record_of(row: GameRow, fold: Fold) -> Record[Any]:
    """The game as a record that says who played, when, and how it ended if not by its law.

    Raises `NotNow` while hands are hidden.
    """
    if fold.game.hides and not fold.over:
        raise NotNow(HANDS_HIDDEN)
    return replace(fold.record(), tags=tuple(_tags(row, fold).items()))


@cache
def formats(key: str) -> tuple[str, ...]:
    """The formats of others that a game can be written in, besides our record."""
    game = registry[key]
    try:
        from_record(Record(game, game.default.id))
    except AcademieError:
        return ()
    return ("pdn",)


def _tags(row: GameRow, fold: Fold) -> dict[str, str]:
    names = (
        ("White", "Black") if len(row.players) == 2 else tuple(f"Seat{n}" for n in range(len(row.players)))
    )
    tags = {**dict(zip(names, row.players, strict=True)), "Date": f"{row.created_at:%Y.%m.%d}"}
    if fold.ended is not None:
        tags["Termination"] = fold.ended.kind
    return {**tags, "GameId": str(row.id)}


def pdn_of(row: GameRow, fold: Fold) -> str:
    """The game as PDN. Raises `NotNow` for a game that PDN has no words for."""
    record = record_of(row, fold)
    if fold.ended is not None and row.outcome is not None:
        record = replace(record, tags=(*record.tags, (RESULT, _result(row.outcome["returns"]))))
    try:
        return write_pdn([from_record(record)])
    except AcademieError as wrong:
        raise NotNow(wrong.text) from wrong


def _result(returns: list[str]) -> str:
    gains = [Fraction(gain) for gain in returns]
    return DRAWN if gains[0] == gains[1] else WON[gains.index(max(gains))]
