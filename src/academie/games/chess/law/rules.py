"""The switches of chess: the points on which Philidor takes a side, and those he is silent about."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from academie.kernel import Citation, Cited, RuleSet


class Promotion(Enum):
    """What a pawn may become on the last row."""

    ANY = "any"
    """Any piece but a king, however many there are."""
    LOST = "lost"
    """One that its player has lost, so that nobody ever has more of a kind than he began with."""


class Movement(NamedTuple):
    """What the switches change about the moves, and nothing else."""

    en_passant: bool
    castling_pushes_pawn: bool
    promotion: Promotion


@dataclass(frozen=True, slots=True, kw_only=True)
class ChessRules(RuleSet):
    """A law of chess. Numbers of moves are by each player; 0 is no limit.

    `taking`, `castling`, `checking`, `mating` and `stalemating` are the articles its events cite.
    """

    taking: Citation
    castling: Citation
    checking: Citation
    mating: Citation
    stalemating: Citation
    light_square_at_right: Cited[bool]
    either_may_begin: Cited[bool]
    """Whether Black may have the first move."""
    opening_moves: Cited[int]
    """How many moves in a row each player begins with."""
    en_passant: Cited[bool]
    """Whether a pawn that passes another by two steps can be taken."""
    castling_pushes_pawn: Cited[bool]
    """Whether one may push the rook's pawn in the same move as one castles."""
    promotion: Cited[Promotion]
    dead_position: Cited[bool]
    """Whether it is a draw at once when neither can be mated any more."""
    claim_repetition: Cited[int]
    """The how manieth time of the same position lets the player to move claim a draw."""
    claim_quiet: Cited[int]
    """How many moves without a capture or a pawn's move let him claim it."""
    repetition: Cited[int]
    """The how manieth time of the same position is a draw by itself."""
    quiet_moves: Cited[int]
    """How many moves without a capture or a pawn's move are a draw by themselves."""

    movement: Movement = field(init=False, compare=False, repr=False)
    """How the pieces go."""

    def __post_init__(self) -> None:
        movement = Movement(self.en_passant.value, self.castling_pushes_pawn.value, self.promotion.value)
        object.__setattr__(self, "movement", movement)
