"""The fast twin of academie's rules. Use it through `academie.engine`."""

from academie_core._core import (
    DraughtsPartie,
    DraughtsRules,
    TrictracPartie,
    TrictracRules,
    can_make,
    random_trictrac,
)

__all__ = ["DraughtsPartie", "DraughtsRules", "TrictracPartie", "TrictracRules", "can_make", "random_trictrac"]
