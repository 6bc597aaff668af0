"""Trictrac and toc by the compiled core: the same law, some thousand times faster."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from academie.engine.core import Environment, TrictracPartie, TrictracRules, random_trictrac
from academie.games.tables.law.play import Play
from academie.games.tables.law.track import Move
from academie.games.trictrac.law import TrictracState
from academie.games.trictrac.law.acts import Promise
from academie.games.trictrac.law.coup import Form
from academie.games.trictrac.law.plays import Plays
from academie.games.trictrac.law.position import Coup
from academie.games.trictrac.law.rules import TrictracRules as Law
from academie.games.trictrac.law.state import Phase
from academie.kernel import State

__all__ = [
    "Finder",
    "TrictracPartie",
    "TrictracRules",
    "accelerate",
    "core_rules",
    "core_state",
    "environment",
    "play_of",
    "random_trictrac",
]


KEPT: Final = 1 << 16
"""How many plays are kept once made: about a third of those there are."""


def core_rules(rules: Law) -> TrictracRules:
    """The rule set as the compiled core takes it; how toc marks is given with the state."""
    return TrictracRules(rules.plain(Law))


class Finder:
    """Finds the plays of a throw by the compiled core, in the order of the law; pickled as its rules."""

    def __init__(self, rules: Law) -> None:
        self._rules = rules
        self._core = core_rules(rules)

    def __call__(self, coup: Coup) -> Plays:
        plays, unplayed = self._core.legal_plays(bytes(coup.mine), bytes(coup.his), coup.throw.numbers)
        return Plays(tuple(map(play_of, plays)), tuple(unplayed))

    def __reduce__(self) -> tuple[type[Finder], tuple[Law]]:
        return Finder, (self._rules,)


@lru_cache(KEPT)
def play_of(moves: tuple[tuple[int, int], ...]) -> Play:
    """The play of the law with these moves."""
    return Play(tuple(Move(*move) for move in moves))


def core_state(partie: TrictracState) -> TrictracPartie:
    """The same partie for the compiled core, with the throw on the table.

    Raises `ValueError` once it is over.
    """
    if partie.phase is Phase.OVER:
        raise ValueError("a partie that is over cannot be given to the compiled core")
    white, black = partie.pasts
    return TrictracPartie(
        core_rules(partie.rules),
        men=(bytes(partie.men[0]), bytes(partie.men[1])),
        points=partie.score.points,
        holes=partie.score.holes,
        bredouille=partie.score.bredouille,
        runs=partie.score.runs,
        thrower=None if partie.phase is Phase.FIRST_DICE else partie.thrower,
        throws=(white.throws, black.throws),
        coins_held=(white.coin_held, black.coin_held),
        rencontre=None if partie.board.rencontre is None else partie.board.rencontre.numbers,
        marque=partie.form is Form.MARQUE,
        goal=partie.goal,
        keeps_dice=partie.board.keeps_dice,
        toc=partie.tally.core,
        dice=None if partie.dice is None else partie.dice.numbers,
        phase=partie.phase.value,
        due=partie.due,
        takes_coin=partie.promise is Promise.COIN,
    )


def accelerate(state: State[Any]) -> State[Any]:
    """Return a partie of trictrac or toc with its plays found by the core; other states as they are."""
    if not isinstance(state, TrictracState):
        return state
    return replace(state, board=replace(state.board, find=Finder(state.rules)))


def environment(state: State[Any]) -> Environment | None:
    """The state for learners; nothing for one played by hand or over."""
    if not isinstance(state, TrictracState) or state.phase is Phase.OVER:
        return None
    return core_state(state).environment()
