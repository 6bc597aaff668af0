"""Which notation belongs to which game."""

from __future__ import annotations

from typing import Final

from academie.kernel import Facet
from academie.notation.codec import AnyNotation
from academie.registry import registry

NOTATION: Final[Facet[AnyNotation]] = Facet("notation")


def notation_of(key: str) -> AnyNotation:
    """Return the notation of a game. Raises `UnknownName` for an unknown game, `NoFacet` if it has none."""
    return NOTATION.of(registry[key])
