"""Faults at the damier: what was done wrong, and what the adversary may do about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.board import Damier, Line
from academie.kernel import Seat, Source, other
from academie.sources import MANOURY, METZ

Moves = tuple[Move, ...]


class Kind(Enum):
    """The faults there are."""

    OMITTED = "omitted"
    """Played something else though he had to take."""
    WEAKER = "weaker"
    """Took with a piece that takes less than another could."""
    SHORT = "short"
    """Took less than the same piece could."""
    FORGOTTEN = "forgotten"
    """Took rightly but did not lift all he had jumped."""
    OWN_LIFTED = "own-lifted"
    """Lifted pieces of his own."""
    FALSE_MOVE = "false-move"
    """Put a piece where it does not go, or lifted what it had not jumped."""
    TOUCHED = "touched"
    """Touched a piece he did not play, or several."""
    WRONG_TOUCH = "wrong-touch"
    """Touched another piece than the one that had to take."""


PLACES: Final[Mapping[Kind, Mapping[Source, str]]] = {
    Kind.OMITTED: {MANOURY: "rules XII, XVII", METZ: "rules IX, XII"},
    Kind.WEAKER: {MANOURY: "rules XVII, XX-XXIII", METZ: "rule XII"},
    Kind.SHORT: {MANOURY: "rules VIII, XII; ch. IV N. 4, 7", METZ: "rules IX, XII, XIII"},
    Kind.FORGOTTEN: {MANOURY: "rule XI", METZ: "rule VIII"},
    Kind.OWN_LIFTED: {METZ: "rule VII"},
    Kind.FALSE_MOVE: {MANOURY: "rule XXXV", METZ: "rule III"},
    Kind.TOUCHED: {MANOURY: "rules III, VI", METZ: "rule II"},
    Kind.WRONG_TOUCH: {MANOURY: "rule XVII"},
}


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault of `offender` that the adversary has not yet let pass by playing on."""

    kind: Kind
    offender: Seat
    huffable: Line = ()
    """Where the pieces now stand of which one may be huffed. If there are any, he may be made to take."""
    playable: Line = ()
    """Where the pieces stood that he touched and may be made to play."""
    neglected: Moves = ()
    """The captures left undone that may still be demanded while nothing changes."""
    right: Move | None = None
    """What he would have played but for a slip of the hand, which he may be allowed to mend."""

    def mirrored(self, damier: Damier) -> Fault:
        """The same with the seats exchanged."""
        return replace(
            self,
            offender=other(self.offender),
            huffable=turned(self.huffable, damier),
            playable=turned(self.playable, damier),
            neglected=mirrored(self.neglected),
            right=self.right and self.right.mirrored(),
        )


def turned(squares: Line, damier: Damier) -> Line:
    """The squares as the other player counts them, in order."""
    return tuple(sorted(damier.turned(square) for square in squares))


def mirrored(moves: Moves) -> Moves:
    """The moves with the seats exchanged, in order."""
    return ordered(tuple(move.mirrored() for move in moves))


def ordered(moves: Moves) -> Moves:
    """The moves by number, each once."""
    return tuple(sorted({*moves}, key=lambda move: (move.start, move.end, move.taken)))
