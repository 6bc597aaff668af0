"""The fast twin of academie's rules. Use it through `academie.engine`."""

from academie_core._core import (
    CoursePartie,
    CourseRules,
    DraughtsEngine,
    DraughtsPartie,
    DraughtsRules,
    TrictracPartie,
    TrictracRules,
    can_make,
    random_courses,
    random_trictrac,
)

__all__ = [
    "CoursePartie",
    "CourseRules",
    "DraughtsEngine",
    "DraughtsPartie",
    "DraughtsRules",
    "TrictracPartie",
    "TrictracRules",
    "can_make",
    "random_courses",
    "random_trictrac",
]
