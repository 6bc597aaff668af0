"""The fast twin of academie's rules. Use it through `academie.engine`."""

from academie_core._core import (
    CoursePartie,
    CourseRules,
    DominoPartie,
    DominoRules,
    DraughtsEngine,
    DraughtsPartie,
    DraughtsRules,
    DraughtsTables,
    TrictracPartie,
    TrictracRules,
    build_draughts_tables,
    can_make,
    random_courses,
    random_dominoes,
    random_trictrac,
    verify_draughts_tables,
)

__all__ = [
    "CoursePartie",
    "CourseRules",
    "DominoPartie",
    "DominoRules",
    "DraughtsEngine",
    "DraughtsPartie",
    "DraughtsRules",
    "DraughtsTables",
    "TrictracPartie",
    "TrictracRules",
    "build_draughts_tables",
    "can_make",
    "random_courses",
    "random_dominoes",
    "random_trictrac",
    "verify_draughts_tables",
]
