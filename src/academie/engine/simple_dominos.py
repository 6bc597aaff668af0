"""A simple player of dominoes: it gets rid of points and keeps something for either end, no further."""

from __future__ import annotations

from typing import Any, Final

from academie.arbiter.dominoes import Table
from academie.arbiter.dominoes.acts import Exiger, Presenter
from academie.kernel import Action, State
from academie.rules.dominoes import PartieDeDominos
from academie.rules.dominoes.acts import Poser
from academie.rules.dominoes.line import ends, lengthened

DOUBLE: Final = 3
"""What getting rid of a double is worth in points: it fits one number only (ACAD-D ch. II)."""
FOLLOW: Final = 2
"""What each dé is worth that could be laid next (ACAD-D ch. II: keep both ends open)."""


class SimpleDominos:
    """Looks at its own hand and the line alone; the same state is always answered alike."""

    def choose(self, state: State[Any]) -> Action:
        if isinstance(state, Table):
            return self._at_table(state)
        assert isinstance(state, PartieDeDominos)
        acts = state.actions()
        return max(acts, key=lambda act: (worth(state, act), *_ordered(act)))

    def _at_table(self, table: Table) -> Action:
        """Demands the party where it may; else what it would play anyhow."""
        mine = [act for act in table.actions() if table.author(act) == table.actor]
        demands = [act for act in mine if isinstance(act, Exiger)]
        if demands:
            return demands[0]
        plays = [act for act in mine if isinstance(act, Presenter)]
        partie = table.scene.partie
        best = max(plays, key=lambda act: (worth(partie, act.play), act.inner, act.outer), default=None)
        return mine[0] if best is None else best


def worth(state: PartieDeDominos, act: Action) -> int:
    """The points got rid of, and what could be laid next if nobody changed the ends."""
    if not isinstance(act, Poser):
        return 0
    rest = state.hands[state.turn].without(act.tile).tiles
    open_ = {*ends(lengthened(state.line, act.inner, act.outer, act.inner))}
    following = sum(not open_.isdisjoint(held) for held in rest)
    return act.tile.pips + DOUBLE * act.tile.double + FOLLOW * following


def _ordered(act: Action) -> tuple[int, int]:
    return (act.inner, act.outer) if isinstance(act, Poser) else (0, 0)
