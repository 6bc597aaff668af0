"""Players of the running games by level, from a beginner to the best there is.

They err as people do: a beginner accepts a play that looks nearly as good as another. The engine needs the
compiled core, so it is loaded only when a game is played.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from academie.engine.dice.bridge import SearchDepth
from academie.engine.dice.engine import EnginePlayer, Strength
from academie.engine.offer import Players, ladder
from academie.engine.player import Fallibility, Player
from academie.games.race.players.simple import WEIGHTS, SimpleRacePlayer
from academie.games.tables.players import HandsPlayer
from academie.kernel import Game
from academie.words import Message

STRENGTHS: Final[Mapping[str, Strength]] = {
    "niveau-1": Strength(fallibility=Fallibility(0.60, 0.25)),
    "niveau-2": Strength(fallibility=Fallibility(0.30, 0.12)),
    "niveau-3": Strength(fallibility=Fallibility(0.15, 0.06)),
    "niveau-4": Strength(fallibility=Fallibility(0.06, 0.02)),
    "niveau-5": Strength(),
    "niveau-6": Strength(SearchDepth(plies=2, wide=5, margin=0.08)),
}
"""By name, each erring less or looking further than the one before."""


ABOUTS: Final = (
    Message("race-level-1"),
    Message("race-level-2"),
    Message("race-level-3"),
    Message("race-level-4"),
    Message("race-level-5"),
    Message("race-level-6"),
)
"""How each level plays, the weakest first."""


def race_player(game: str, name: str, seed: int | None) -> Player:
    """The player of a level at a running game, by the compiled engine."""
    from academie.games.race.players.engine import race_engine  # noqa: PLC0415

    strength = STRENGTHS[name]
    return EnginePlayer(race_engine(game, strength.looking), strength.fallibility, seed)


def _level(game: str, name: str, seed: int | None, forget: float) -> Player:
    del forget  # nothing is marked at a running game
    return HandsPlayer(race_player(game, name, seed))


def players_of(game: Game) -> Players:
    """The players of a running game."""
    weights = WEIGHTS[game.key]
    return Players(
        lambda seed, forget: HandsPlayer(SimpleRacePlayer(weights)), ladder(ABOUTS, partial(_level, game.key))
    )
