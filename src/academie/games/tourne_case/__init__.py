"""Tourne-case: three men a side race to the coin."""

from typing import Final

from academie.kernel import Game
from academie.words import Message

GAME: Final = Game(
    key="tourne-case",
    title=Message("tourne-case-name"),
    facets={
        "law": "academie.games.tourne_case.law:TOURNE_CASE",
        "arbiter": "academie.games.tourne_case.arbiter:ARBITER",
        "notation": "academie.games.tourne_case.text:NOTATION",
        "picture": "academie.games.tourne_case.picture:PICTURE",
        "wire": "academie.games.tourne_case.wire:FORM",
        "players": "academie.games.tourne_case.players:PLAYERS",
        "solved": "academie.games.tourne_case.solution:SOLVED",
        "claims": "academie.games.tourne_case.claims:CHECKS",
        "solver": "academie.games.tourne_case.solver:SOLVER",
        "analyst": "academie.engine.solved.serving:analyst_of()",
        "weigher": "academie.engine.solved.serving:weigher_of()",
        "measures": "academie.games.tourne_case.study:MEASURES",
        "encoding": "academie.games.tourne_case.encoding:ENCODING",
    },
)
