"""What a player of draughts does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from academie.games.draughts.law.board import HUNDRED, Damier, Line, Square
from academie.kernel import Action


@dataclass(frozen=True, slots=True)
class Move(Action):
    """A man or king moved from `start` to `end`, lifting what stood on `taken` (in order of number).

    Routes that begin, end and take alike are one move: `path`, the squares stood on from start to end, is
    the least of them by number, kept for display, and not compared. Neither is `damier`, which only says
    how the squares are counted from the other side.
    """

    start: Square
    end: Square
    taken: Line = ()
    path: Line = field(default=(), compare=False)
    damier: Damier = field(default=HUNDRED, compare=False, repr=False)

    def mirrored(self) -> Move:
        turned = self.damier.turned
        return Move(
            turned(self.start),
            turned(self.end),
            tuple(sorted(map(turned, self.taken))),
            tuple(map(turned, self.path)),
            self.damier,
        )


@dataclass(frozen=True, slots=True)
class OffrirDeDamer(Action):
    """The lone king offers to crown the adversary's men, so that the limited moves begin to count."""


@dataclass(frozen=True, slots=True)
class LaisserDamer(Action):
    """The adversary has his men crowned where they stand."""


@dataclass(frozen=True, slots=True)
class RefuserDeDamer(Action):
    """The adversary will not have them crowned; the lone king may then leave with a draw."""


@dataclass(frozen=True, slots=True)
class QuitterRemise(Action):
    """The lone king leaves the game as drawn, his offer having been refused."""


DraughtsAction = Move | OffrirDeDamer | LaisserDamer | RefuserDeDamer | QuitterRemise

SPOKEN_ACTS: Final[Mapping[str, DraughtsAction]] = {
    "offrir-de-damer": OffrirDeDamer(),
    "laisser-damer": LaisserDamer(),
    "refuser-de-damer": RefuserDeDamer(),
    "quitter-remise": QuitterRemise(),
}
"""The acts that are no moves, by their name in records and in the compiled core."""
