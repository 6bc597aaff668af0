"""The running games of the trictrac board: a race home, with or without hitting."""

from typing import Final

from academie.kernel import Game, Text

FACETS: Final = {
    "notation": "academie.notation.course:CourseNotation()",
    "picture": "academie.diagrams.tables.course:PICTURE",
    "players": "academie.engine.dice.offered:race_players()",
    "analyst": "academie.engine.analysis.dice:analyst_of()",
    "dice": "academie.engine.dice.course:engine_of()",
    "measures": "academie.library.lessons.measures.tables:ON_TABLES",
    "training": "academie.lab.training.run:begin",
    "checks": "academie.testing.running:verdicts_of()",
}
"""What all the running games share."""


def _game(key: str, title: str, **own: str) -> Game:
    return Game(key=key, title=Text(title, title), facets={**FACETS, **own})


TOUTE_TABLE: Final = _game(
    "toute-table",
    "Toute-table (gammon)",
    law="academie.rules.tables.toute_table:TOUTE_TABLE",
    claims="academie.claims.checks_race:CHECKS",
)
REVERTIER: Final = _game("revertier", "Revertier", law="academie.rules.tables.revertier:REVERTIER")
JACQUET: Final = _game("jacquet", "Jacquet", law="academie.rules.tables.jacquet:JACQUET")
GARANGUET: Final = _game("garanguet", "Garanguet", law="academie.rules.tables.garanguet:GARANGUET")
PLEIN: Final = _game("plein", "Plein", law="academie.rules.tables.plein:PLEIN")
