"""Dominoes for two, three or four."""

from typing import Final

from academie.kernel import Game
from academie.words import Message

GAME: Final = Game(
    key="dominos",
    title=Message("dominoes-name"),
    seats=(2, 3, 4),
    hides=True,
    facets={
        "law": "academie.games.dominoes.law:DOMINOS",
        "arbiter": "academie.games.dominoes.arbiter:ARBITER",
        "notation": "academie.games.dominoes.text:NOTATION",
        "picture": "academie.games.dominoes.picture:PICTURE",
        "wire": "academie.games.dominoes.wire:FORM",
        "players": "academie.games.dominoes.players:PLAYERS",
        "analyst": "academie.games.dominoes.players.analyst:AnalystOfDominos",
        "measures": "academie.games.dominoes.study:MEASURES",
        "encoding": "academie.games.dominoes.encoding:ENCODING",
        "environment": "academie.games.dominoes.core:environment",
    },
)
