"""Dames rabattues: stacks laid down and lifted by the numbers thrown."""

from typing import Final

from academie.kernel import Game, Text

GAME: Final = Game(
    key="rabattues",
    title=Text("Dames rabattues", "Dames rabattues"),
    facets={
        "law": "academie.rules.tables.rabattues.game:RABATTUES",
        "notation": "academie.notation.rabattues:NOTATION",
        "picture": "academie.diagrams.tables.rabattues:PICTURE",
        "players": "academie.engine.simple_rabattues:PLAYERS",
    },
)
