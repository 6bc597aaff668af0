"""The table of draughts as it stands: the game, what was touched and played, and the open faults."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import NamedTuple

from academie.games.draughts.arbiter.acts import Souffler
from academie.games.draughts.arbiter.faults import (
    Decision,
    Fault,
    FaultMade,
    Moves,
    Ruling,
    article,
    mirrored,
)
from academie.games.draughts.arbiter.strictness import Strictness
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.board import Damier, Line
from academie.games.draughts.law.state import DraughtsState
from academie.games.tables.law.track import Pair
from academie.kernel import Event, Seat, other


class Played(NamedTuple):
    """The last move, while it can still be taken back: what was before it, and what he had touched."""

    before: DraughtsState
    move: Move
    touched: Line

    def mirrored(self, damier: Damier) -> Played:
        touched = tuple(damier.turned(square) for square in self.touched)
        return Played(self.before.mirrored(), self.move.mirrored(), touched)


class Bound(NamedTuple):
    """What the player to move is obliged to choose from; `taking` if it is for having to take."""

    moves: Moves
    taking: bool


class Leaving(Enum):
    """How a game is left before its end."""

    REFUSED = "refus-de-prendre"
    LEFT = "partie-quittee"
    AGREED = "quittee-d-accord"


class Left(NamedTuple):
    """How the game was left and who loses it; nobody if both agreed."""

    how: Leaving
    loser: Seat | None


@dataclass(frozen=True, slots=True)
class TableState:
    """Everything about the table. `game` is the board as hands have left it, rightly or not."""

    game: DraughtsState
    strictness: Strictness
    touched: Line = ()
    """The playable pieces of his own that the player to move has touched, in that order."""
    adoube: frozenset[Seat] = frozenset()
    """The seats that have said j'adoube since the last move."""
    faults: tuple[Fault, ...] = ()
    neglected: Pair[Moves] = ((), ())
    """The captures each left undone and the other let pass, to be demanded again while nothing changes."""
    played: Played | None = None
    committed: Souffler | None = None
    """The huff that must be carried out, its piece having been touched."""
    bound: Bound | None = None
    proposed: Seat | None = None
    """The seat that has proposed to leave the game."""
    left: Left | None = None
    last_events: tuple[Event, ...] = field(default=(), compare=False)

    @property
    def player(self) -> Seat:
        """Whose move it is."""
        return self.game.position.turn

    @property
    def damier(self) -> Damier:
        return self.game.rules.damier.value

    @property
    def contested(self) -> bool:
        """Whether the last move may still be challenged; if it ends the game, that does not count yet."""
        return bool(self.open_against(other(self.player)))

    @property
    def over(self) -> bool:
        return self.left is not None or (self.game.ending is not None and not self.contested)

    def open_against(self, offender: Seat) -> tuple[Fault, ...]:
        """The faults of one player that the other may still take up."""
        return tuple(fault for fault in self.faults if fault.offender == offender)

    def huffable(self, offender: Seat) -> Line:
        """Where his pieces stand of which one may be huffed."""
        return tuple(sorted({s for fault in self.open_against(offender) for s in fault.huffable}))

    def playable(self, offender: Seat) -> Line:
        """Where the pieces stood that he touched and may be made to play."""
        return tuple(sorted({s for fault in self.open_against(offender) for s in fault.playable}))

    def with_events(self, *events: Event) -> TableState:
        """The table with more events."""
        return replace(self, last_events=(*self.last_events, *events))

    def with_fault(self, fault: Fault) -> TableState:
        """The table with one more fault, and its event."""
        return replace(self, faults=(*self.faults, fault)).with_events(fault_made(self, fault))

    def with_ruling(self, seat: Seat, decision: Decision, squares: Line = ()) -> TableState:
        """The table with the event of a ruling."""
        cite = article(decision, self.game.rules.authority)
        return self.with_events(Ruling(seat=seat, citation=cite, decision=decision, squares=squares))

    def with_game(self, game: DraughtsState) -> TableState:
        """The table with another board and its events."""
        return replace(self, game=replace(game, last_events=())).with_events(*game.last_events)

    def settled(self) -> TableState:
        """The table, with the events of the end of the game if it is over and nobody can object."""
        if self.left is not None or not self.over:
            return self
        return self.with_events(*replace(self.game, last_events=()).events)

    def mirrored(self) -> TableState:
        """The same table with the seats exchanged."""
        damier = self.damier
        white, black = self.neglected
        return TableState(
            self.game.mirrored(),
            self.strictness,
            touched=tuple(damier.turned(square) for square in self.touched),
            adoube=frozenset(other(seat) for seat in self.adoube),
            faults=tuple(fault.mirrored(damier) for fault in self.faults),
            neglected=(mirrored(black), mirrored(white)),
            played=self.played and self.played.mirrored(damier),
            committed=self.committed and self.committed.mirrored(),
            bound=self.bound and Bound(mirrored(self.bound.moves), self.bound.taking),
            proposed=None if self.proposed is None else other(self.proposed),
            left=self.left
            and Left(self.left.how, None if self.left.loser is None else other(self.left.loser)),
        )


def fault_made(state: TableState, fault: Fault) -> FaultMade:
    """The event of a fault."""
    return FaultMade(
        seat=fault.offender,
        citation=article(fault.kind, state.game.rules.authority),
        kind=fault.kind,
        huffable=fault.huffable,
        playable=fault.playable,
    )
