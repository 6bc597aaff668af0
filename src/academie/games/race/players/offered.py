"""The players of the running games, with what people are told of them."""

from __future__ import annotations

from functools import partial
from typing import Final

from academie.engine.offer import Players, ladder
from academie.engine.player import Player
from academie.games.race.players.simple import WEIGHTS, SimpleCourse
from academie.kernel import Game, Text

ABOUTS: Final = (
    Text(
        "Débute : avance ses dames, et se contente de ce qui paraît passable.",
        "A beginner: brings its men on, and is content with what looks passable.",
    ),
    Text("Joue sans plan bien suivi.", "Plays without much of a plan."),
    Text("Sait ce qu’il faut faire et s’en écarte souvent.", "Knows what to do and often strays from it."),
    Text("Un bon joueur de café.", "A good café player."),
    Text(
        "Pèse chaque position qu’il peut laisser, et choisit la meilleure.",
        "Weighs every position it can leave, and takes the best.",
    ),
    Text(
        "Voit en outre ce que chaque coup de dés permettra de répondre : le plus fort de la maison.",
        "Sees besides what each throw will answer: the strongest of the house.",
    ),
)
"""How each level plays, the weakest first."""


def _level(game: str, name: str, seed: int | None, forget: float) -> Player:
    """The player of a level; there is nothing to mark at a running game."""
    del forget
    from academie.games.race.players.levels import course_player  # noqa: PLC0415

    return course_player(game, name, seed)


def players_of(game: Game) -> Players:
    """The players of a running game."""
    weights = WEIGHTS[game.key]
    return Players(lambda seed, forget: SimpleCourse(weights), ladder(ABOUTS, partial(_level, game.key)))
