"""Everything about a table with hands of the small games of the trictrac board, and what it waits for."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final

from academie.games.tables.arbiter.faults import (
    AnyGame,
    BoardHands,
    Decision,
    Fault,
    FaultMade,
    Kind,
    Points,
    Ruling,
    article,
)
from academie.games.tables.law.customs import Peine, Rompre
from academie.games.tables.law.throw import ThreeDice, Throw
from academie.games.tables.law.track import Pair, swapped
from academie.kernel import Action, Event, Seat, other

Plays = tuple[Action, ...]


class Moment(Enum):
    """What the table waits for."""

    FIRST_DICE = "first-dice"
    READY = "ready"
    """The thrower has the cornet."""
    CAST = "cast"
    """The dice roll."""
    BROKEN = "broken"
    """They are stopped before they are seen."""
    NAMING = "naming"
    """The thrower names the throw he plays, the other having broken."""
    THROWN = "thrown"
    ANSWER = "answer"
    CONTESTED = "contested"
    """The last play ends the game, if the adversary lets it pass."""
    OVER = "over"


_PHASES: Final = {"first-dice": Moment.FIRST_DICE, "play": Moment.THROWN, "answer": Moment.ANSWER}


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreed:
    """How faults are taken, and what was agreed about breaking the dice."""

    strict: bool
    rompre: Rompre
    most: int
    """How many times running one may break; 0 is without limit."""
    peine: Peine
    amount: int
    waits: bool
    """Whether the dice wait until the other lets them fall."""


@dataclass(frozen=True, slots=True)
class TableState:
    """Everything about the table. `game` is the board as hands have left it, rightly or not."""

    game: AnyGame
    hands: BoardHands
    agreed: Agreed
    stage: Moment = Moment.READY
    """Where a throw stands, while one is waited for."""
    let: bool = False
    """Whether the other has let these dice fall."""
    broken: int = 0
    touched: Points = ()
    """The men that the thrower has touched, and that he could play."""
    adoube: bool = False
    faults: tuple[Fault, ...] = ()
    before: AnyGame = None
    """The game before the last play, while that can be taken back."""
    handled: Points = ()
    """The men that were touched or moved in it."""
    bound: Plays = ()
    """What the thrower is obliged to choose from; empty where he is free."""
    rolling: bool = False
    """Whether dice roll that are thrown too early."""
    early: Throw | ThreeDice | None = None
    hasty: bool = False
    """Whether dice thrown too early lie covered until the other has played."""
    paid: Pair[int] = (0, 0)
    """The stakes that each is owed as penalties."""
    last_events: tuple[Event, ...] = field(default=(), compare=False)

    @property
    def moment(self) -> Moment:
        phase = self.game.phase.value
        if phase == "over":
            return Moment.CONTESTED if self.faults else Moment.OVER
        if self.rolling:
            return Moment.CAST
        return self.stage if phase == "throw" else _PHASES[phase]

    @property
    def thrower(self) -> Seat:
        seat: Seat = self.game.thrower
        return seat

    @property
    def player(self) -> Seat:
        """Who has to play the numbers on the table."""
        return other(self.thrower) if self.moment is Moment.ANSWER else self.thrower

    def plays(self) -> Plays:
        """What may well be played: what he is bound to, or else what moves a man he touched."""
        if self.bound:
            return self.bound
        lawful: Plays = tuple(self.game.plays())
        return tuple(play for play in lawful if {*self.touched} & {*self.hands.moved(play)}) or lawful

    def open_against(self, offender: Seat) -> tuple[Fault, ...]:
        """The faults of one player that the other may still take up."""
        return tuple(fault for fault in self.faults if fault.offender == offender)

    def with_ruling(
        self, seat: Seat, decision: Decision, men: Points = (), amount: int = 0, on: Kind | None = None
    ) -> TableState:
        """The table with the event of a ruling, cited by the fault it is `on` if any."""
        cite = article(on or decision, self.hands.places(self.game))
        told = Ruling(seat=seat, citation=cite, decision=decision, men=men, amount=amount)
        return replace(self, last_events=(*self.last_events, told))

    def with_fault_told(self, fault: Fault) -> TableState:
        """The table with the event of a fault."""
        return replace(self, last_events=(*self.last_events, fault_made(self, fault)))

    def with_game(self, game: AnyGame) -> TableState:
        """The table with another state of the game, and what that brought."""
        return replace(
            self, game=replace(game, last_events=()), last_events=(*self.last_events, *game.events)
        )

    def lapsed(self) -> TableState:
        """The table once the faults of the last play are let pass, if there are any."""
        if not self.faults:
            return self
        fault = self.faults[0]
        return replace(self, faults=()).with_ruling(fault.offender, Decision.LAPSED, on=fault.kind)

    def mirrored(self) -> TableState:
        """The same table with the seats exchanged."""
        return replace(
            self,
            game=self.game.mirrored(),
            faults=tuple(fault.mirrored() for fault in self.faults),
            before=None if self.before is None else self.before.mirrored(),
            paid=swapped(self.paid),
            last_events=(),
        )


def fault_made(state: TableState, fault: Fault) -> FaultMade:
    """The event of a fault."""
    cite = article(fault.kind, state.hands.places(state.game))
    return FaultMade(seat=fault.offender, citation=cite, kind=fault.kind, men=fault.men)
