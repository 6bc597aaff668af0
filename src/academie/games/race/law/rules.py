"""The switches of the running games: every point on which one differs from another, or a text is silent."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from academie.games.tables.law.primaute import FirstThrow
from academie.games.tables.law.track import Track, Ways
from academie.kernel import Cited, RuleSet


class Contact(Enum):
    """What a lone adverse man does to a flèche; two always close it."""

    HIT = "hit"
    """He may be hit there, by a man that comes to stay or that goes on by another number."""
    BLOCK = "block"
    """He closes it, as two would."""
    SHARE = "share"
    """Nothing: one may stand there beside him."""


class Aim(Enum):
    """What wins the partie."""

    BEAR_OFF = "bear-off"
    """All men borne off first."""
    PLEIN = "plein"
    """The six flèches of the second table filled first; nobody leaves his own side."""


class Double(Enum):
    """What wins twice where the double is agreed."""

    NEVER = "never"
    NOT_HOME = "not-home"
    """The loser has not brought all his men home, nor borne one off."""
    NONE_OFF = "none-off"
    """The loser has borne off none."""
    SHUT_OUT = "shut-out"
    """The loser can never re-enter his men."""


class ShutOut(Enum):
    """What befalls a player who has more men in hand than flèches of entry his own men leave him."""

    OFF = "off"
    """Nothing: he enters on his own men."""
    LOST = "lost"
    """The partie is lost, and doubled where that is agreed."""
    SIMPLE_WITHOUT_ENTRY = "simple-without-entry"
    """Lost, but never doubled when his own men leave him no entry at all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RaceRules(RuleSet):
    """A law of a running game."""

    ways: Cited[Ways]
    start: Cited[Track]
    """The men of each player on his own way."""
    dice: Cited[int]
    triplet: Cited[int]
    """How many numbers three equal dice give to play."""
    first_throw: Cited[FirstThrow]
    larger_first: Cited[bool]
    """Whether, if only some of the numbers can be played, the larger must be."""
    contact: Cited[Contact]
    enter_on_own: Cited[bool]
    one_a_fleche: Cited[range]
    """The flèches that hold no more than one man of one's own.

    Whether he may touch his like there and go on makes no difference: the other can go on in his stead.
    """
    shut_out: Cited[ShutOut]
    courier: Cited[bool]
    """Whether the first man must come home before another is played."""
    aim: Cited[Aim]
    double: Cited[Double]
    double_usual: Cited[bool]
    """Whether the double counts when nothing is said of it."""
    winner_has_dice: Cited[bool]
    """Whether who won a partie throws first in the next; else the dé is drawn again."""
    holes: Cited[int]
    """How many holes win the game when nothing is said of it."""

    def __hash__(self) -> int:
        """By name alone: equal rules have equal names, and states are hashed often."""
        return hash(self.id)
