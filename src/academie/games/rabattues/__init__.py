"""Dames rabattues: stacks laid down and lifted by the numbers thrown."""

from typing import Final

from academie.kernel import Game
from academie.words import Message

GAME: Final = Game(
    key="rabattues",
    title=Message("rabattues-dames-rabattues"),
    facets={
        "law": "academie.games.rabattues.law:RABATTUES",
        "arbiter": "academie.games.rabattues.arbiter:ARBITER",
        "notation": "academie.games.rabattues.text:NOTATION",
        "picture": "academie.games.rabattues.picture:PICTURE",
        "players": "academie.games.rabattues.players:PLAYERS",
    },
)
