"""A simple player of draughts: it counts pieces a few moves ahead, and every exchange to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import inf
from typing import Any, Final, NamedTuple

from academie.games.draughts.arbiter import ArbitratedState
from academie.games.draughts.arbiter.acts import Jouer, Souffler
from academie.games.draughts.law.acts import DraughtsAction, Move
from academie.games.draughts.law.board import Bits, Damier, bits
from academie.games.draughts.law.state import DraughtsState
from academie.kernel import BLACK, WHITE, Action, Seat, State

MAN: Final = 100
KING: Final = 250
"""Manoury calls a king two men, others three (MAN ch. IV, IX)."""
ROW: Final = 2
"""What a man has gained by each row he has gone."""
WIN: Final = 100_000


class NodeLimit(Exception):
    """As many states have been looked at as may be."""


class SimpleDames:
    """Looks `depth` single moves ahead, but never at more than `states` states: less deep if need be.

    The same state is always answered alike.
    """

    def __init__(self, depth: int = 4, states: int = 5_000) -> None:
        self._depth = depth
        self._states = states

    def choose(self, state: State[Any]) -> Action:
        if isinstance(state, ArbitratedState):
            return at_table(state, self._best)
        assert isinstance(state, DraughtsState)
        return self._best(state, state.actions())

    def _best(self, state: DraughtsState, acts: Sequence[DraughtsAction]) -> DraughtsAction:
        search = Search(self._states)
        try:
            for depth in range(1, self._depth + 1 if len(acts) > 1 else 1):
                acts = search.ranked(state, acts, depth)
        except NodeLimit:
            pass
        return acts[0]


def at_table(
    table: ArbitratedState, best: Callable[[DraughtsState, Sequence[DraughtsAction]], DraughtsAction]
) -> Action:
    """Huff what can be huffed, except in qui perd gagne; else choose the best lawful act."""
    state = table.state.game
    mine = [act for act in table.actions() if table.author(act) == table.actor]
    huffs = [act for act in mine if isinstance(act, Souffler)]
    if huffs and not state.agreement.qui_perd_gagne:
        return huffs[0]
    lawful = {act.move if isinstance(act, Jouer) else act: act for act in mine}
    acts = [act for act in state.actions() if act in lawful]
    return lawful[best(state, acts)] if acts else mine[0]


class Window(NamedTuple):
    """Between what the one has already and what the other will let him have."""

    low: float
    high: float

    def turned(self) -> Window:
        """The same as the other sees it."""
        return Window(-self.high, -self.low)


class Search:
    """Alpha-beta over the law itself, so that what it says of draws, odds and offers is heeded."""

    def __init__(self, states: int) -> None:
        self._left = states

    def ranked(
        self, state: DraughtsState, acts: Sequence[DraughtsAction], depth: int
    ) -> list[DraughtsAction]:
        """The acts with the best one first, the others as they were."""
        assert isinstance(state.actor, int)
        best, best_worth = acts[0], -inf
        for act in acts:
            worth = self.worth(state.apply(act), state.actor, depth - 1, Window(best_worth, inf))
            if worth > best_worth:
                best, best_worth = act, worth
        return [best, *(act for act in acts if act != best)]

    def worth(self, state: DraughtsState, seat: Seat, depth: int, window: Window) -> float:
        """What the state is worth to `seat`: exactly where that lies within the window.

        Captures are followed beyond the depth, for they cannot be declined.
        """
        self._left -= 1
        if self._left < 0:
            raise NodeLimit
        if state.outcome is not None:
            return float(state.outcome.returns[seat]) * (WIN + depth)
        acts = state.actions()
        if depth <= 0 and not takes(acts[0]):
            return balance(state, seat)
        if state.actor == seat:
            return self._best(state, acts, depth, window)
        return -self._best(state, acts, depth, window.turned())

    def _best(
        self, state: DraughtsState, acts: Sequence[DraughtsAction], depth: int, window: Window
    ) -> float:
        """The most the actor can reach; enough of it to know that he will not be let come here."""
        assert isinstance(state.actor, int)
        best = -inf
        for act in acts:
            rest = Window(max(window.low, best), window.high)
            best = max(best, self.worth(state.apply(act), state.actor, depth - 1, rest))
            if best >= window.high:
                break
        return best


def takes(act: DraughtsAction) -> bool:
    """Whether the act is a capture; all moves of a state are, or none."""
    return isinstance(act, Move) and bool(act.taken)


def balance(state: DraughtsState, seat: Seat) -> int:
    """The pieces of `seat` less those of the other; the reverse in qui perd gagne."""
    white = force(state, WHITE) - force(state, BLACK)
    mine = white if seat == WHITE else -white
    return -mine if state.agreement.qui_perd_gagne else mine


def force(state: DraughtsState, seat: Seat) -> int:
    """What the men and kings of one player are worth."""
    pieces, kings = state.position.of_seat(seat), state.position.kings
    men = pieces & ~kings
    gone = sum(
        (men & row).bit_count() * index for index, row in enumerate(rows(state.rules.damier.value, seat))
    )
    return MAN * men.bit_count() + KING * (pieces & kings).bit_count() + ROW * gone


@cache
def rows(damier: Damier, seat: Seat) -> tuple[Bits, ...]:
    """The rows of the board as `seat` counts them from his own side."""
    upper = [
        bits(square for square in damier.numbers() if damier.place(square)[0] == row)
        for row in range(damier.side)
    ]
    return tuple(reversed(upper)) if seat == WHITE else tuple(upper)
