"""Options that games of the trictrac board share, and the words for others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from academie.kernel import Citation, Scope, Seat, Text, option
from academie.kernel.kinds import Side
from academie.sources import ACAD_B

MOST_HOLES: Final = 99
LAID_DOWN: Final = Text("Dames abattues d'avance", "Men laid down before")
DOUBLE: Final = Text("La double est convenue", "The double is agreed")
DOUBLE_SHORT: Final = Text("la double", "the double")
HOLES_SHORT: Final = Text("trous", "holes")
HOLES_TO_WIN: Final = Text("Trous pour gagner", "Holes to win")


@dataclass(frozen=True, kw_only=True)
class FirstOption:
    """Who throws first; without it the dice decide."""

    first: Seat | None = option(
        Side(),
        None,
        Text("Qui a le dé", "Who has the dé"),
        Text(
            "Le moindre des avantages ; sans choix, on le tire.",
            "The least of odds; if nothing is said, it is drawn.",
        ),
        citation=Citation(ACAD_B, "ch. XIX"),
        scope=Scope.HANDICAP,
    )
