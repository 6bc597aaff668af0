"""The levels of the games of dice as people are told of them; the compiled twin is not loaded for that."""

# The twin is loaded only by who has a player made.
# ruff: noqa: PLC0415

from __future__ import annotations

from typing import Final

from academie.engine.offer import ladder
from academie.engine.player import Player
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
"""One a level, the weakest first."""


def _trictrac(name: str, seed: int | None, forget: float) -> Player:
    from academie.engine.dice.levels_trictrac import trictrac_player

    return trictrac_player(name, seed, forget)


def _company(name: str, seed: int | None, forget: float) -> Player:
    from academie.engine.dice.levels_trictrac import company_player

    return company_player(name, seed, forget)


def _toc(name: str, seed: int | None, forget: float) -> Player:
    from academie.engine.dice.levels_trictrac import toc_player

    return toc_player(name, seed, forget)


TRICTRAC: Final = ladder(ABOUTS, _trictrac)
COMPANY: Final = ladder(ABOUTS, _company)
TOC: Final = ladder(ABOUTS, _toc)
