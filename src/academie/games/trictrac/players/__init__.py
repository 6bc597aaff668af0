"""The players of trictrac, with their descriptions; the compiled core is not loaded for that."""

from __future__ import annotations

from typing import Final

from academie.engine.offer import Players, ladder
from academie.engine.player import Player
from academie.games.trictrac.players.by_hand import HandsTrictrac
from academie.games.trictrac.players.simple import SimpleTrictrac
from academie.kernel import Text

ABOUTS: Final = (
    Text(
        "Débute : marque ses points, et se contente de ce qui paraît passable.",
        "A beginner: marks its points, and is content with what looks passable.",
    ),
    Text("Joue sans plan bien suivi.", "Plays without much of a plan."),
    Text("Connaît les principes et s’en écarte souvent.", "Knows the principles and often strays from them."),
    Text("Un bon joueur de café.", "A good café player."),
    Text(
        "Compte les trente-six coups avant chaque bois joué.", "Counts the thirty-six casts before each play."
    ),
    Text(
        "Compte aussi la réponse à chacun des trente-six coups : le plus fort de la maison.",
        "Counts the answer to each of the thirty-six casts as well: the strongest of the house.",
    ),
)
"""How each level plays, the weakest first."""


def simple(seed: int | None, forget: float) -> Player:
    """The simple player, who forgets to mark with that probability where one marks by hand."""
    return HandsTrictrac(SimpleTrictrac(), forget, seed)


def _level(name: str, seed: int | None, forget: float) -> Player:
    from academie.games.trictrac.players.engine import trictrac_player  # noqa: PLC0415

    return trictrac_player(name, seed, forget)


PLAYERS: Final = Players(simple, ladder(ABOUTS, _level))
