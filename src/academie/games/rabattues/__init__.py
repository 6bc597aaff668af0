"""Dames rabattues: stacks laid down and lifted by the numbers thrown."""

from typing import Final

from academie.kernel import Game
from academie.words import Message

GAME: Final = Game(
    key="rabattues",
    title=Message("rabattues-name"),
    facets={
        "law": "academie.games.rabattues.law:RABATTUES",
        "arbiter": "academie.games.rabattues.arbiter:ARBITER",
        "notation": "academie.games.rabattues.text:NOTATION",
        "picture": "academie.games.rabattues.picture:PICTURE",
        "wire": "academie.games.rabattues.wire:FORM",
        "players": "academie.games.rabattues.players:PLAYERS",
        "solved": "academie.games.rabattues.solution:SOLVED",
        "claims": "academie.games.rabattues.claims:CHECKS",
        "solver": "academie.games.rabattues.solver:SOLVER",
        "analyst": "academie.engine.solved.serving:analyst_of()",
        "weigher": "academie.engine.solved.serving:weigher_of()",
        "encoding": "academie.games.rabattues.encoding:ENCODING",
    },
)
