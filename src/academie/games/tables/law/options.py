"""Options that games of the trictrac board share, and the words for others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from academie.kernel import Citation, Scope, Seat, option
from academie.kernel.kinds import Side
from academie.sources import ACAD_B
from academie.words import Message

MOST_HOLES: Final = 99
LAID_DOWN: Final = Message("tables-laid-down")
DOUBLE: Final = Message("tables-double")
DOUBLE_SHORT: Final = Message("tables-double-short")
HOLES_SHORT: Final = Message("tables-holes-short")
HOLES_TO_WIN: Final = Message("tables-holes-to-win")


@dataclass(frozen=True, kw_only=True)
class FirstOption:
    """Who throws first; without it the dice decide."""

    first: Seat | None = option(
        Side(),
        None,
        Message("tables-first"),
        Message("tables-first-about"),
        citation=Citation(ACAD_B, "ch. XIX § 2"),
        scope=Scope.HANDICAP,
    )
