"""Which encoding belongs to which game. A game that has one is served by every framework."""

from __future__ import annotations

from typing import Final

from academie.kernel import Facet
from academie.registry import parts, registry
from academie.research.encoding import AnyEncoding

ENCODING: Final[Facet[AnyEncoding]] = Facet("encoding")


def encoding_of(key: str) -> AnyEncoding:
    """Return the encoding of a game. Raises `UnknownName` if it has none."""
    return ENCODING.of(registry[key])


def encodings() -> dict[str, AnyEncoding]:
    """Return every encoding by the key of its game."""
    return parts(ENCODING)
