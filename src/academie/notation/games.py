"""Which notation belongs to which game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.kernel import UnknownName
from academie.notation.codec import AnyNotation
from academie.notation.dames import DamesNotation
from academie.notation.trictrac import TrictracNotation

NOTATIONS: Final[Mapping[str, AnyNotation]] = {"trictrac": TrictracNotation(), "dames": DamesNotation()}


def notation_of(key: str) -> AnyNotation:
    """The notation of a game. Raises `UnknownName` if it has none."""
    try:
        return NOTATIONS[key]
    except KeyError:
        raise UnknownName(f"no notation for {key!r}; there is one for: {', '.join(NOTATIONS)}") from None
