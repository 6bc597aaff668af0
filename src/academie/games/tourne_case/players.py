"""A simple player of tourne-case: it hits, comes home, and keeps out of the way of the next throw."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from academie.engine.offer import Players
from academie.games.tables.law.play import Play
from academie.games.tables.law.throw import THROWS
from academie.games.tables.law.track import Track
from academie.games.tables.law.turns import Phase
from academie.games.tables.players import HandsPlayer
from academie.games.tourne_case.law import TourneCaseState
from academie.games.tourne_case.law.movement import COIN
from academie.kernel import Action, State, other

AT_COIN: Final = 6.0
"""What a man safe on the coin is taken to be worth more than the way he has come."""


class SimpleTourneCase:
    """Looks one throw of the adversary ahead."""

    def choose(self, state: State[Any]) -> Action:
        assert isinstance(state, TourneCaseState)
        return max(state.plays(), key=lambda play: worth(state, play))


def worth(state: TourneCaseState, play: Play) -> float:
    """How far ahead one is after the play, less what the next throw takes back in the mean."""
    after = state.apply(play)
    if after.outcome is not None:
        return float("inf")
    me = state.thrower
    ahead = way(after.men[me]) - way(after.men[other(me)])
    return (
        ahead
        - sum(cast.ways * loss(after, replace(after, dice=cast, phase=Phase.PLAY)) for cast in THROWS) / 36
    )


def loss(before: TourneCaseState, thrown: TourneCaseState) -> float:
    """How much way the adversary's throw, played as it hits most, takes from the other."""
    him = other(thrown.thrower)
    return max(way(before.men[him]) - way(thrown.apply(play).men[him]) for play in thrown.plays())


def way(men: Track) -> float:
    """How far the men have come."""
    return sum(point * count for point, count in enumerate(men)) + AT_COIN * men[COIN]


PLAYERS: Final = Players(lambda seed, forget: HandsPlayer(SimpleTourneCase()))
