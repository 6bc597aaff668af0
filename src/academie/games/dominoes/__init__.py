"""Dominoes for two, three or four."""

from typing import Final

from academie.kernel import Game, Text

GAME: Final = Game(
    key="dominos",
    title=Text("Dominos", "Dominoes"),
    seats=(2, 3, 4),
    hides=True,
    facets={
        "law": "academie.rules.dominoes.game:DOMINOS",
        "arbiter": "academie.arbiter.dominoes.arbiter:ARBITER",
        "notation": "academie.notation.dominos:NOTATION",
        "picture": "academie.diagrams.dominoes.picture:PICTURE",
        "players": "academie.engine.dominoes.offered:PLAYERS",
        "analyst": "academie.engine.analysis.dominos:AnalystOfDominos",
        "measures": "academie.library.lessons.measures.others:OTHERS",
    },
)
