"""The players of tourne-case: a simple one and the perfect one.

The simple player hits, comes home, and keeps out of the way of the next throw.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from academie.engine.offer import Players
from academie.engine.solved.serving import perfect
from academie.games.tables.law.play import Play
from academie.games.tables.law.throw import FACES, THROWS
from academie.games.tables.law.track import Track
from academie.games.tables.players import HandsPlayer
from academie.games.tourne_case.law import TourneCaseRules, TourneCaseState
from academie.games.tourne_case.law.movement import COIN, hits, number_of, plays, sent_back
from academie.kernel import Action, State, other

CASTS: Final = {number: sum(cast.ways for cast in THROWS if number_of(cast) == number) for number in FACES}
"""In how many of the 36 rolls each number is the one that is played."""
AT_COIN: Final = 6.0
"""What a man safe on the coin is taken to be worth more than the way he has come."""


class SimpleTourneCase:
    """Looks one throw of the adversary ahead."""

    def choose(self, state: State[Any]) -> Action:
        assert isinstance(state, TourneCaseState)
        return max(state.plays(), key=lambda play: worth(state, play))


def worth(state: TourneCaseState, play: Play) -> float:
    """How good a play is; the winning one is the best."""
    after, me = state.apply(play), state.thrower
    if after.outcome is not None:
        return float("inf")
    return outlook(after.men[me], after.men[other(me)], state.rules)


@lru_cache(maxsize=1 << 16)
def outlook(mine: Track, his: Track, rules: TourneCaseRules) -> float:
    """How far ahead one is after a play, less what the next throw takes back in the mean."""
    losses = (ways * loss(mine, plays(his, number, rules)) for number, ways in CASTS.items())
    return way(mine) - way(his) - sum(losses) / 36


def loss(mine: Track, adverse: tuple[Play, ...]) -> float:
    """How much way the adversary takes who plays so that he hits most."""
    ends = [move.end for play in adverse for move in play.moves]
    return max((way(mine) - way(sent_back(mine, end)) for end in ends if hits(mine, end)), default=0.0)


def way(men: Track) -> float:
    """How far the men have come."""
    return sum(point * count for point, count in enumerate(men)) + AT_COIN * men[COIN]


PLAYERS: Final = Players(
    lambda seed, forget: HandsPlayer(SimpleTourneCase()),
    (perfect("tourne-case", HandsPlayer, SimpleTourneCase),),
)
