"""The law of draughts and its states handed to the compiled twin, and its moves taken back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final

from academie.engine.core import DraughtsPartie, DraughtsRules
from academie.games.draughts.law import rules as law
from academie.games.draughts.law.acts import (
    DraughtsAction,
    LaisserDamer,
    Move,
    OffrirDeDamer,
    QuitterRemise,
    RefuserDeDamer,
)
from academie.games.draughts.law.board import Damier, bits
from academie.games.draughts.law.moves import moves, step
from academie.games.draughts.law.position import Position
from academie.games.draughts.law.state import DraughtsState
from academie.kernel import State

Told = tuple[int, int, int]
"""A move as the twin tells it: start, end and what is taken, square n being bit n."""

WORDS: Final[dict[str, DraughtsAction]] = {
    "offrir-de-damer": OffrirDeDamer(),
    "laisser-damer": LaisserDamer(),
    "refuser-de-damer": RefuserDeDamer(),
    "quitter-remise": QuitterRemise(),
}
"""The acts that are no moves, by the names the twin has for them."""


@cache
def core_rules(rules: law.DraughtsRules) -> DraughtsRules:
    """The switches of a law, for the twin."""
    return DraughtsRules(rules.plain())


class Finder:
    """Finds the legal moves by the twin, in the order of the law; to other processes it goes as its rules.

    The twin does not tell by which squares a capture goes: those are left to the law.
    """

    def __init__(self, rules: law.DraughtsRules) -> None:
        self._rules = rules
        self._twin = core_rules(rules)
        self._steps = _steps(rules.damier.value)

    def __call__(self, position: Position, rules: law.DraughtsRules) -> tuple[Move, ...]:
        found = self._twin.moves(position)
        if found and found[0][2]:
            return moves(position, rules)
        steps = self._steps
        return tuple([steps[told] for told in found])

    def __reduce__(self) -> tuple[type[Finder], tuple[law.DraughtsRules]]:
        return Finder, (self._rules,)


@cache
def _steps(damier: Damier) -> Mapping[Told, Move]:
    """Every move without capture by what the twin tells of it."""
    numbers = (*damier.numbers(),)
    return {(start, end, 0): step(start, end, damier) for start in numbers for end in numbers}


def twin_partie(state: DraughtsState) -> DraughtsPartie:
    """The same state of the same game, for the twin."""
    accord = state.accord
    return DraughtsPartie(
        core_rules(state.rules),
        state.position,
        qui_perd_gagne=accord.qui_perd_gagne,
        premier_a_dame=accord.premier_a_dame,
        remise=accord.remise,
        giver=accord.giver,
        phase=state.phase.value,
        limit=state.limit,
        quiet=state.quiet,
        seen=list(state.seen),
    )


def told(move: Move) -> Told:
    """The move as the twin tells it."""
    return move.start, move.end, bits(move.taken)


def played(partie: DraughtsPartie, act: DraughtsAction) -> DraughtsPartie:
    """The twin's state after a legal act. Raises `ValueError` for one that is not."""
    if isinstance(act, Move):
        return partie.play(told(act))
    return partie.say(next(word for word, meant in WORDS.items() if meant == act))


def accelerate(state: State[Any]) -> State[Any]:
    """Return a game of draughts with its moves found by the core; other states as they are."""
    return replace(state, find=Finder(state.rules)) if isinstance(state, DraughtsState) else state
