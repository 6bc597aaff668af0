"""Faults at a table of the small games of the trictrac board, rulings, and how each game takes its men."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, ClassVar, Final

from academie.games.tables.law.track import Point
from academie.kernel import Action, Citation, Event, Seat, Source, State, other
from academie.sources import ACAD, ACADEMIE, LEP
from academie.words import Message

Points = tuple[Point, ...]
AnyGame = Any
"""A state of one of these games, whose phases are called alike."""


class Kind(Enum):
    """The faults there are."""

    TOUCHED = "touched"
    """Touched a man that could be played, and did not play him."""
    FALSE_PLAY = "false-play"
    """Put men where the dice do not take them."""
    UNPLAYED = "unplayed"
    """Left a number unplayed that could be played."""
    BREAKING = "breaking"
    """Broke the dice, which was agreed not to be done."""
    HASTE = "haste"
    """Threw before the other had played."""


class Decision(Enum):
    """What the arbiter decided."""

    MADE_TO_PLAY = "made-to-play"
    """He must play the man he touched."""
    MADE_TO_REPLAY = "made-to-replay"
    """He puts his men back and plays rightly."""
    PUT_BACK = "put-back"
    """The same without being asked."""
    CORRECTED = "corrected"
    """He takes his play back, which good company allows."""
    LAPSED = "lapsed"
    """The fault was let pass."""
    NOT_PLAYABLE = "not-playable"
    """A man touched that cannot be played binds to nothing."""
    FREE_TOUCH = "free-touch"
    """Touching binds to nothing at this game."""
    FORGOTTEN = "forgotten"
    """A number forgotten is lost."""
    BROKEN = "broken"
    """The throw is void, and thrown again."""
    ANY_NUMBER = "any-number"
    """He plays whichever throw he names."""
    HOLES = "holes"
    """He marks the holes agreed on as the penalty."""
    STAKES = "stakes"
    """He is paid the stakes agreed on as the penalty."""
    EARLY_GOOD = "early-good"
    """The dice thrown too early are good, and the other plays knowing them."""
    EARLY_HIDDEN = "early-hidden"
    """The dice thrown too early are not looked at before the other has played."""


class Topic(Enum):
    """What passages speak of."""

    TOUCHING = "touching"
    FALSE_PLAY = "false-play"
    ALL_NUMBERS = "all-numbers"
    BREAKING = "breaking"
    HASTE = "haste"
    GRACE = "grace"


_TOPICS: Final[Mapping[Kind | Decision, Topic]] = {
    Kind.TOUCHED: Topic.TOUCHING,
    Kind.FALSE_PLAY: Topic.FALSE_PLAY,
    Kind.UNPLAYED: Topic.ALL_NUMBERS,
    Kind.BREAKING: Topic.BREAKING,
    Kind.HASTE: Topic.HASTE,
    Decision.MADE_TO_PLAY: Topic.TOUCHING,
    Decision.MADE_TO_REPLAY: Topic.FALSE_PLAY,
    Decision.PUT_BACK: Topic.FALSE_PLAY,
    Decision.CORRECTED: Topic.GRACE,
    Decision.LAPSED: Topic.FALSE_PLAY,
    Decision.NOT_PLAYABLE: Topic.TOUCHING,
    Decision.FREE_TOUCH: Topic.TOUCHING,
    Decision.FORGOTTEN: Topic.ALL_NUMBERS,
    Decision.BROKEN: Topic.BREAKING,
    Decision.ANY_NUMBER: Topic.BREAKING,
    Decision.HOLES: Topic.BREAKING,
    Decision.STAKES: Topic.BREAKING,
    Decision.EARLY_GOOD: Topic.HASTE,
    Decision.EARLY_HIDDEN: Topic.GRACE,
}

Places = Mapping[Topic, Citation]
SHARED: Final[Places] = {
    Topic.FALSE_PLAY: Citation(ACADEMIE, remark=Message("citations-silent-false-play")),
    Topic.HASTE: Citation(LEP, "rule 14", remark=Message("citations-remark-of-trictrac")),
    Topic.GRACE: Citation(
        LEP, "part 4 ch. III on rules 14, 24, 27, 35", remark=Message("citations-remark-of-trictrac")
    ),
}
"""What holds where the book of a game says nothing."""


def article(of: Kind | Decision, places: Places) -> Citation:
    """The passage on a fault or ruling: that of the table's authority, or of whatever it refers to."""
    topic = _TOPICS[of]
    return places.get(topic) or SHARED[topic]


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault of `offender` that the adversary has not yet let pass; `men` are those he touched."""

    kind: Kind
    offender: Seat
    men: Points = ()

    def mirrored(self) -> Fault:
        """The same with the seats exchanged."""
        return replace(self, offender=other(self.offender))


@dataclass(frozen=True, slots=True, kw_only=True)
class FaultMade(Event):
    """`seat` has committed a fault; the adversary may have him play one of `men`, which he touched."""

    kind: Kind
    men: Points = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling(Event):
    """What the arbiter decided for `seat`: about which men, or how much he is given."""

    decision: Decision
    men: Points = ()
    amount: int = 0


class BoardHands(ABC):
    """How the men of one game are taken in hand: what plays move, and what hands can leave on the board."""

    touch: ClassVar[bool] = True
    """Whether a man touched is to be played."""
    forgets: ClassVar[bool] = False
    """Whether a number forgotten is lost, rather than to be played when the adversary asks."""

    def authority(self, game: AnyGame) -> Source:
        """The book that this table is ruled by."""
        del game
        return ACAD

    @abstractmethod
    def places(self, game: AnyGame) -> Places:
        """The passages that rule at this table."""

    @abstractmethod
    def men(self, game: AnyGame, seat: Seat) -> Points:
        """Where a player has men that he can touch."""

    @abstractmethod
    def moved(self, play: Action) -> Points:
        """Whence the play moves men."""

    @abstractmethod
    def lawful(self, game: AnyGame, play: Action) -> Action | None:
        """The lawful play that leaves the board just so; nothing if the play is a false one."""

    @abstractmethod
    def left(self, game: AnyGame, play: Action) -> State[Any] | None:
        """The board as a false play leaves it, if it can stay so. Raises `IllegalAction` if no hand can."""

    @abstractmethod
    def falls_short(self, game: AnyGame, play: Action) -> bool:
        """Whether the false play is only part of a lawful one."""

    def with_holes(self, game: AnyGame, seat: Seat, holes: int) -> State[Any] | None:
        """The game with holes marked to `seat` as a penalty; nothing where no holes are played for."""
        del game, seat, holes
        return None
