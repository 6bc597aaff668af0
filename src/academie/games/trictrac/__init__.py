"""Trictrac: the great game of the trictrac board."""

from typing import Final

from academie.kernel import Game, Text

GAME: Final = Game(
    key="trictrac",
    title=Text("Trictrac", "Trictrac"),
    facets={
        "law": "academie.rules.tables.trictrac.game:TRICTRAC",
        "arbiter": "academie.arbiter.trictrac.arbiter:ARBITER",
        "notation": "academie.notation.trictrac:NOTATION",
        "picture": "academie.diagrams.tables.trictrac_picture:PICTURE",
        "players": "academie.engine.dice.offered:TRICTRAC_PLAYERS",
        "analyst": "academie.engine.analysis.dice:analyst_of()",
        "dice": "academie.engine.dice.trictrac:trictrac_engine",
        "core": "academie.engine.twin_trictrac:accelerate",
        "study": "academie.library.trictrac_play:play_by",
        "measures": "academie.library.lessons.measures.tables:ON_TABLES",
        "puzzles": "academie.practice.puzzles.trictrac:SeekerOfTrictrac",
        "claims": "academie.claims.checks_trictrac:CHECKS",
        "training": "academie.lab.training.run:begin",
        "encoding": "academie.adapters.trictrac:ENCODING",
        "checks": "academie.testing.trictrac_conformance:verdicts",
    },
)
