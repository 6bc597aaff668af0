"""What a player of chess does."""

from __future__ import annotations

from dataclasses import dataclass

from academie.games.chess.law.position import Kind, Square, across
from academie.kernel import Action


@dataclass(frozen=True, slots=True)
class Move(Action):
    """A piece moved from `start` to `end`; castling is given by the king's squares.

    `promotion` is what a pawn becomes. `pawn` is where the rook's pawn goes that is pushed along
    with castling, where that is allowed.
    """

    start: Square
    end: Square
    promotion: Kind | None = None
    pawn: Square | None = None

    def mirrored(self) -> Move:
        pawn = None if self.pawn is None else across(self.pawn)
        return Move(across(self.start), across(self.end), self.promotion, pawn)


@dataclass(frozen=True, slots=True)
class ReclamerRemise(Action):
    """The player to move claims the draw that a repetition, or too many moves without progress, gives him."""


ChessAction = Move | ReclamerRemise
