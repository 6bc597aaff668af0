"""Tourne-case: three men a side race to the coin."""

from typing import Final

from academie.kernel import Game, Text

GAME: Final = Game(
    key="tourne-case",
    title=Text("Tourne-case", "Tourne-case"),
    facets={
        "law": "academie.rules.tables.tourne_case.game:TOURNE_CASE",
        "notation": "academie.notation.tourne_case:NOTATION",
        "picture": "academie.diagrams.tables.tourne_case:PICTURE",
        "players": "academie.engine.simple_tourne_case:PLAYERS",
        "measures": "academie.library.lessons.measures.tables:ON_TABLES",
    },
)
