"""Toc: trictrac marked in holes."""

from typing import Final

from academie.kernel import Game, Text

GAME: Final = Game(
    key="toc",
    title=Text("Toc", "Toc"),
    facets={
        "law": "academie.rules.tables.toc.game:TOC",
        "notation": "academie.notation.toc:NOTATION",
        "picture": "academie.diagrams.tables.trictrac_picture:PICTURE",
        "players": "academie.engine.dice.offered:TOC_PLAYERS",
        "analyst": "academie.engine.analysis.dice:analyst_of()",
        "dice": "academie.engine.dice.trictrac:toc_engine",
        "core": "academie.engine.twin_trictrac:accelerate",
        "measures": "academie.library.lessons.measures.tables:ON_TABLES",
        "training": "academie.lab.training.run:begin",
    },
)
