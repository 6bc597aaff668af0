"""The players of dominoes on offer; the compiled core is not loaded to list them."""

from __future__ import annotations

from typing import Final

from academie.engine.offer import Players, ladder
from academie.engine.player import Player
from academie.games.dominoes.players.simple import SimpleDominos
from academie.kernel import Text


def _made(name: str, seed: int | None, forget: float) -> Player:
    """The player of a level; there is nothing to mark at dominoes."""
    del forget
    from academie.games.dominoes.players.analyst import EFFORTS, LevelDominos  # noqa: PLC0415

    return LevelDominos(EFFORTS[name], seed)


LEVELS: Final = ladder(
    (
        Text(
            "Devine les jeux des autres une seule fois, et s’y fie.",
            "Guesses the other hands once, and trusts its guess.",
        ),
        Text(
            "Imagine quatre donnes avant de poser.",
            "Imagines four deals before it lays a dé.",
        ),
        Text(
            "Imagine seize donnes, et voit venir la fin du coup.",
            "Imagines sixteen deals, and sees the end of a coup coming.",
        ),
        Text(
            "Imagine soixante-quatre donnes : se souvient de qui a boudé et en use.",
            "Imagines sixty-four deals: remembers who boudé, and makes use of it.",
        ),
        Text("Imagine deux cents donnes : fort.", "Imagines two hundred deals: strong."),
        Text(
            "Imagine cinq cents donnes : le plus fort de la maison.",
            "Imagines five hundred deals: the strongest of the house.",
        ),
    ),
    _made,
)

PLAYERS: Final = Players(lambda seed, forget: SimpleDominos(), LEVELS)
