"""A simple player of dominoes: it gets rid of points and keeps something for either end, no further."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from academie.games.dominoes.arbiter import ArbitratedState
from academie.games.dominoes.arbiter.acts import Compter, Exiger, Presenter, Retirer
from academie.games.dominoes.law import DominoState
from academie.games.dominoes.law.acts import Poser
from academie.games.dominoes.law.line import ends, lengthened
from academie.games.dominoes.law.tiles import Tiles
from academie.kernel import Action, State

DOUBLE: Final = 3
"""What getting rid of a double is worth in points: it fits one number only (ACAD-D ch. II)."""
FOLLOW: Final = 2
"""What each tile is worth that could be laid next (ACAD-D ch. II: keep both ends open)."""


Best = Callable[[DominoState, Sequence[Poser], tuple[Tiles, ...]], Poser]
"""The best of some layings, given the tiles that each seat has shown."""


class SimpleDominos:
    """Looks at its own hand and the line alone; the same state is always answered alike."""

    def choose(self, state: State[Any]) -> Action:
        return chosen(state, _best)


def chosen(state: State[Any], best: Best) -> Action:
    """Take up a fault of the boudes or of the deal; else lay the best tile, or do the one thing there is."""
    if isinstance(state, ArbitratedState):
        return _at_table(state, best)
    assert isinstance(state, DominoState)
    acts = state.actions()
    layings = [act for act in acts if isinstance(act, Poser)]
    return best(state, layings, ()) if layings else acts[0]


def _at_table(table: ArbitratedState, best: Best) -> Action:
    mine = [act for act in table.actions() if table.author(act) == table.actor]
    demands = [act for act in mine if isinstance(act, Exiger | Compter | Retirer)]
    if demands:
        return demands[0]
    plays = {act.play: act for act in mine if isinstance(act, Presenter)}
    return plays[best(table.state.game, [*plays], table.state.known)] if plays else mine[0]


def _best(state: DominoState, layings: Sequence[Poser], shown: tuple[Tiles, ...]) -> Poser:
    del shown
    return max(layings, key=lambda laying: (worth(state, laying), laying.inner, laying.outer))


def worth(state: DominoState, laying: Poser) -> int:
    """The points got rid of, and what could be laid next if nobody changed the ends."""
    rest = state.hands[state.turn].without(laying.tile).tiles
    open_ = {*ends(lengthened(state.line, laying.inner, laying.outer, laying.inner))}
    following = sum(not open_.isdisjoint(held) for held in rest)
    return laying.tile.pips + DOUBLE * laying.tile.double + FOLLOW * following
