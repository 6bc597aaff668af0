"""Which encoding belongs to which game. A game added here is served by every framework."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.adapters.encoding import AnyEncoding
from academie.adapters.trictrac import TrictracEncoding
from academie.kernel import UnknownName

ENCODINGS: Final[Mapping[str, AnyEncoding]] = {"trictrac": TrictracEncoding()}


def encoding_of(key: str) -> AnyEncoding:
    """The encoding of a game. Raises `UnknownName` if it has none."""
    try:
        return ENCODINGS[key]
    except KeyError:
        raise UnknownName(f"no encoding for {key!r}; there is one for: {', '.join(ENCODINGS)}") from None
