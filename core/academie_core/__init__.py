"""The fast twin of academie's rules. Use it through `academie.engine`."""

from academie_core._core import DraughtsPartie, DraughtsRules, can_make

__all__ = ["DraughtsPartie", "DraughtsRules", "can_make"]
