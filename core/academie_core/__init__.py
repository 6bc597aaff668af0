"""The fast twin of academie's rules. Use it through `academie.engine`."""

from academie_core._core import (
    DraughtsEngine,
    DraughtsPartie,
    DraughtsRules,
    TrictracPartie,
    TrictracRules,
    can_make,
    random_trictrac,
)

__all__ = [
    "DraughtsEngine",
    "DraughtsPartie",
    "DraughtsRules",
    "TrictracPartie",
    "TrictracRules",
    "can_make",
    "random_trictrac",
]
