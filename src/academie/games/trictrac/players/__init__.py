"""The players of trictrac, with their descriptions; the compiled core is not loaded for that."""

from __future__ import annotations

from typing import Final

from academie.engine.offer import PlayerOffer, Players, core, ladder
from academie.engine.player import Player
from academie.games.trictrac.players.by_hand import HandsTrictrac
from academie.games.trictrac.players.simple import SimpleTrictrac
from academie.words import Message

ABOUTS: Final = (
    Message("trictrac-level-1"),
    Message("trictrac-level-2"),
    Message("trictrac-level-3"),
    Message("trictrac-level-4"),
    Message("trictrac-level-5"),
    Message("trictrac-level-6"),
)
"""How each level plays, the weakest first."""


def simple(seed: int | None, forget: float) -> Player:
    """The simple player, who forgets to mark with that probability where one marks by hand."""
    return HandsTrictrac(SimpleTrictrac(), forget, seed)


def _level(name: str, seed: int | None, forget: float) -> Player:
    from academie.games.trictrac.players.engine import trictrac_player  # noqa: PLC0415

    return trictrac_player(name, seed, forget)


def _lepeintre(seed: int | None, forget: float) -> Player:
    from academie.games.trictrac.players.lepeintre import DoctrineOfLepeintre  # noqa: PLC0415

    return HandsTrictrac(DoctrineOfLepeintre(), forget, seed)


LEPEINTRE: Final = PlayerOffer(
    "doctrine-lepeintre",
    Message("trictrac-doctrine-lepeintre"),
    Message("trictrac-doctrine-lepeintre-about"),
    _lepeintre,
    core,
)

PLAYERS: Final = Players(simple, ladder(ABOUTS, _level), doctrines=(LEPEINTRE,))
