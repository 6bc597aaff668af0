"""Games as files: our record, and the formats of other programs."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any, Final

from academie.dice.fold import Fold, Kind
from academie.kernel import AcademieError, Record
from academie.notation.formats import FORMATS, RESULT
from academie.notation.formats import formats as all_formats
from academie.registry import registry
from academie.server.base.errors import NotNow
from academie.server.game.queries import GameRow
from academie.words import Message

HANDS_HIDDEN: Final = Message("server-hands-hidden")


def record_of(row: GameRow, fold: Fold) -> Record[Any]:
    """The game as a record, with players, date, and how it ended if not by its rules.

    Raises `NotNow` while hands are hidden.
    """
    if fold.game.hides and not fold.over:
        raise NotNow(HANDS_HIDDEN)
    return replace(fold.record(), tags=tuple(_tags(row, fold).items()))


def formats(key: str) -> tuple[str, ...]:
    """The formats of other programs that a game can be written in, besides our record."""
    return tuple(FORMATS.get(registry[key]) or ())


def _tags(row: GameRow, fold: Fold) -> dict[str, str]:
    names = (
        ("White", "Black") if len(row.players) == 2 else tuple(f"Seat{n}" for n in range(len(row.players)))
    )
    tags = {**dict(zip(names, row.players, strict=True)), "Date": f"{row.created_at:%Y.%m.%d}"}
    if fold.ended is not None:
        tags["Termination"] = fold.ended.kind
    return {**tags, "GameId": str(row.id)}


def write_record(name: str, row: GameRow, fold: Fold) -> str:
    """The game in the format of that name. Raises `NotNow` if the format cannot express it."""
    record, file_format = record_of(row, fold), all_formats()[name]
    if fold.ended is not None and row.outcome is not None:
        # A game that was abandoned or aborted has no result, not even a draw, unless it was claimed.
        decided = fold.ended.seat is not None or fold.ended.kind not in {Kind.ABANDONED, Kind.ABORT}
        returns = [Fraction(gain) for gain in row.outcome["returns"]] if decided else None
        record = replace(record, tags=(*record.tags, (RESULT, file_format.scores.of(returns))))
    try:
        return file_format.write(record)
    except AcademieError as wrong:
        raise NotNow(wrong.text) from wrong
