"""What happens at a table with hands: marks, faults and rulings."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from academie.games.trictrac.arbiter.fault import Kind
from academie.kernel import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class FaultMade(Event):
    """`seat` has committed a fault; `points` is what it can cost him."""

    kind: Kind
    points: int


class Decision(Enum):
    """What the arbiter decided, for the seat that is told."""

    GRANTED = "granted"
    """The école is good, and marked whole."""
    IN_PART = "in-part"
    """Good as far as it goes; the adversary may have it marked whole."""
    TOO_MUCH = "too-much"
    """Good in part, the rest a false école."""
    FALSE = "false"
    """There was no such fault: a false école."""
    WHOLE = "whole"
    """An école begun must be marked whole."""
    RECTIFIED = "rectified"
    """Jeton and fichet are set right."""
    MADE_TO_MARK = "made-to-mark"
    MADE_TO_PLAY = "made-to-play"
    MADE_TO_STAY = "made-to-stay"
    REPLAYS = "replays"
    """The player takes his wood back and plays again."""
    INDUCED = "induced"
    """An error the adversary led him into is no école."""
    LAPSED = "lapsed"
    """Faults not claimed in time are past."""
    BREDOUILLE_LOST = "bredouille-lost"
    """Bredouille not shown in time is lost."""
    BREDOUILLE_KEPT = "bredouille-kept"
    """A second jeton not removed in time stays, and bredouille with it."""
    PAVILLON_LOST = "pavillon-lost"
    """Holes in a row not shown by the pavillon in time count no more as such."""
    MAN_FOUND = "man-found"
    """A man that was missing is put back."""
    RESTARTED = "restarted"
    """Played with men too many: the partie begins anew."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling(Event):
    """What the arbiter decided for `seat`, and for how many points."""

    decision: Decision
    points: int = 0
