"""The damier as it stands: the pieces, what was touched and played, and the faults still open."""

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
from academie.games.tables.law.pair import Pair
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
    """How a game ends before its end."""

    REFUSED = "refus-de-prendre"
    LEFT = "partie-quittee"
    AGREED = "quittee-d-accord"


class Left(NamedTuple):
    """The game left, and who loses by it: nobody if both agreed."""

    how: Leaving
    loser: Seat | None


@dataclass(frozen=True, slots=True)
class TableState:
    """Everything about the table. `partie` is the board as hands have left it, rightly or not."""

    partie: DraughtsState
    strictness: Strictness
    touched: Line = ()
    """The playable pieces of his own that the player to move has touched, in that order."""
    adoube: frozenset[Seat] = frozenset()
    """Who has said j'adoube since the last move."""
    faults: tuple[Fault, ...] = ()
    neglected: Pair[Moves] = ((), ())
    """The captures each left undone and the other let pass, to be demanded again while nothing changes."""
    played: Played | None = None
    committed: Souffler | None = None
    """The huff that must be carried out, its piece having been touched."""
    bound: Bound | None = None
    proposed: Seat | None = None
    """Who has proposed to leave."""
    left: Left | None = None
    last_events: tuple[Event, ...] = field(default=(), compare=False)

    @property
    def player(self) -> Seat:
        """Whose move it is."""
        return self.partie.position.turn

    @property
    def damier(self) -> Damier:
        return self.partie.rules.damier.value

    @property
    def contested(self) -> bool:
        """Whether the last move may still be challenged; if it ends the game, that does not count yet."""
        return bool(self.open_against(other(self.player)))

    @property
    def over(self) -> bool:
        return self.left is not None or (self.partie.ending is not None and not self.contested)

    def open_against(self, offender: Seat) -> tuple[Fault, ...]:
        """The faults of one player that the other may still take up."""
        return tuple(fault for fault in self.faults if fault.offender == offender)

    def huffable(self, offender: Seat) -> Line:
        """Where his pieces stand of which one may be huffed."""
        return tuple(sorted({s for fault in self.open_against(offender) for s in fault.huffable}))

    def playable(self, offender: Seat) -> Line:
        """Where the pieces stood that he touched and may be made to play."""
        return tuple(sorted({s for fault in self.open_against(offender) for s in fault.playable}))

    def telling(self, *events: Event) -> TableState:
        """The scene with more to tell."""
        return replace(self, last_events=(*self.last_events, *events))

    def with_fault(self, fault: Fault) -> TableState:
        """The scene with one more fault, told as such."""
        return replace(self, faults=(*self.faults, fault)).telling(fault_made(self, fault))

    def ruled(self, seat: Seat, decision: Decision, squares: Line = ()) -> TableState:
        """The scene with a ruling told."""
        cite = article(decision, self.partie.rules.authority)
        return self.telling(Ruling(seat=seat, citation=cite, decision=decision, squares=squares))

    def with_partie(self, partie: DraughtsState) -> TableState:
        """The scene with another board, what happened on it told."""
        return replace(self, partie=replace(partie, last_events=())).telling(*partie.last_events)

    def settled(self) -> TableState:
        """The scene, with the end of the game told if it has come and nobody can object."""
        if self.left is not None or not self.over:
            return self
        return self.telling(*replace(self.partie, last_events=()).events)

    def mirrored(self) -> TableState:
        """The same table with the seats exchanged."""
        damier = self.damier
        white, black = self.neglected
        return TableState(
            self.partie.mirrored(),
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


def fault_made(scene: TableState, fault: Fault) -> FaultMade:
    """The fault as it is told."""
    return FaultMade(
        seat=fault.offender,
        citation=article(fault.kind, scene.partie.rules.authority),
        kind=fault.kind,
        huffable=fault.huffable,
        playable=fault.playable,
    )
