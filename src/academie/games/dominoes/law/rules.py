"""The switches of dominoes: what the parties differ in, and what the treatise leaves open."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from academie.kernel import Citation, Cited, RuleSet, Seat


class Aim(Enum):
    """What a party is played for."""

    POINTS = "points"
    """The first to have so many points."""
    ROUNDS = "rounds"
    """The first to have won so many coups."""
    STAKES = "stakes"
    """Each coup won takes a stake back, until nothing is left of so many pots."""
    LAST = "last"
    """Points are a burden: who has most of them once somebody has so many pays."""


class BlockScore(Enum):
    """What the winner of a closed coup counts."""

    ADVERSE = "adverse"
    """The hands of his adversaries."""
    DIFFERENCE = "difference"
    """The same, less his own."""


class LeaderTie(Enum):
    """Who wins a closed coup in which the leader is among those that have fewest points."""

    OTHER = "other"
    """The one nearest to his right, never he."""
    LEADER = "leader"


class NextLead(Enum):
    """Who leads the next coup."""

    RIGHT = "right"
    """The next to the right of who led."""
    WINNER = "winner"


class Charge(Enum):
    """Who is charged at the end of a coup, where points are a burden."""

    EVERY_HAND = "every-hand"
    HIGHEST_HAND = "highest-hand"
    """Whoever has most left, and nobody else; equals alike."""


class Share(NamedTuple):
    """How many dés each of so many players may take, the usual number first."""

    players: int
    tiles: range


@dataclass(frozen=True, slots=True, kw_only=True)
class DominoRules(RuleSet):
    """One party. The four last are the articles its events cite."""

    shares: Cited[tuple[Share, ...]]
    """For how many players, the usual number first, and with how many dés."""
    aim: Cited[Aim]
    goal: Cited[int]
    """How much of it, unless agreed otherwise."""
    partners: Cited[bool]
    """Whether those who sit opposite play together."""
    block_score: Cited[BlockScore]
    leader_tie: Cited[LeaderTie]
    partner_counts: Cited[bool]
    """Whether what the winner's partner has left is counted too."""
    closed_takes: Cited[bool]
    """Whether winning a closed coup takes a stake back as domino does."""
    charge: Cited[Charge]
    next_lead: Cited[NextLead]
    leading: Citation
    playing: Citation
    closing: Citation
    counting: Citation

    def side(self, seat: Seat) -> int:
        """Whose account a seat plays for."""
        return seat % 2 if self.partners else seat

    def sides(self, players: int) -> int:
        return 2 if self.partners else players

    def together(self, one: Seat, two: Seat) -> bool:
        """Whether two seats play for one account."""
        return self.side(one) == self.side(two)
