"""The fast twin of academie's rules. Use it through `academie.engine`."""

from academie_core._core import can_make

__all__ = ["can_make"]
