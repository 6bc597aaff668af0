"""What a puzzle of draughts is about, by the course of its line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from academie.games.draughts.law import DraughtsState
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.events import Crowned, Taken, Why, Won
from academie.games.draughts.law.moves import moves
from academie.kernel import Seat, other

LONGEST: Final = 16
QUIET: Final = 2
"""After that many single moves without a capture the stroke is over."""
FEW: Final = 10
LOST: Final = -0.6
LEVEL: Final = 0.25


@dataclass(frozen=True, slots=True)
class Course:
    """The line as far as the stroke goes, with what it brings who plays it."""

    moves: tuple[Move, ...]
    states: tuple[DraughtsState, ...]
    """The state before the first move, and after each."""
    seat: Seat

    @property
    def given(self) -> int:
        """How many pieces he loses."""
        return sum(len(taken.squares) for taken in self._takings() if taken.seat != self.seat)

    @property
    def taken(self) -> int:
        """How many he takes."""
        return sum(len(taken.squares) for taken in self._takings() if taken.seat == self.seat)

    @property
    def kings_taken(self) -> int:
        """How many of those are kings."""
        return sum(taken.kings for taken in self._takings() if taken.seat == self.seat)

    @property
    def crowned(self) -> bool:
        """Whether he makes a king."""
        events = (event for state in self.states for event in state.last_events)
        return any(isinstance(event, Crowned) and event.seat == self.seat for event in events)

    @property
    def repos(self) -> bool:
        """Whether the other takes twice running, the second taking being owed whatever is played between."""
        turns = zip(self.moves[1::2], self.moves[2::2], self.moves[3::2], self.states[2::2], strict=False)
        return any(
            one.taken and two.taken and not between.taken and _owes(state)
            for one, between, two, state in turns
        )

    @property
    def shut_in(self) -> bool:
        """Whether it ends with the other unable to move."""
        return any(isinstance(event, Won) and event.why is Why.BLOCKED for event in self.states[-1].events)

    def _takings(self) -> Iterator[Taken]:
        return (event for state in self.states[1:] for event in state.last_events if isinstance(event, Taken))


def _owes(state: DraughtsState) -> bool:
    """Whether who is not to move could take if he were."""
    waiting = state.position._replace(turn=other(state.position.turn))
    return any(move.taken for move in moves(waiting, state.rules))


def course(state: DraughtsState, line: Sequence[Move]) -> Course:
    """The line up to where the taking is done and nothing is forced any more."""
    states, played, quiet = [state], list[Move](), 0
    for move in line[:LONGEST]:
        played.append(move)
        states.append(states[-1].apply(move))
        quiet = 0 if move.taken else quiet + 1
        if quiet > QUIET:
            break
    while len(played) > 1 and not states[-1].events:
        played.pop()
        states.pop()
    return Course(tuple(played), tuple(states), state.position.turn)


def themes(state: DraughtsState, of: Course, best: float, second: float) -> tuple[str, ...]:
    """The themes, by their ids; the theme of defence if nothing else can be found."""
    position = state.position
    signs = {
        "coup-brillant": 0 < of.given < of.taken,
        "tant-pour-tant": 0 < of.given == of.taken,
        "coup-de-repos": of.repos,
        "damer": of.crowned,
        "la-dame": bool(position.kings) or of.kings_taken > 0,
        "enfermer": of.shut_in,
        "fin-de-partie": (position.white | position.black).bit_count() <= FEW,
        "remise": abs(best) <= LEVEL and second <= LOST,
    }
    found = tuple(theme for theme, holds in signs.items() if holds)
    return found or ("parer",)
