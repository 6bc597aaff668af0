"""The kinds of statements there are, each with its check."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from academie.claims.check import Check
from academie.kernel import Facet
from academie.registry import parts

CLAIMS: Final[Facet[Mapping[str, Check]]] = Facet("claims")
"""The kinds of statements about a game.

A check's version rises with every change after which findings kept in files may no longer hold.
"""


@cache
def kinds() -> dict[str, Check]:
    """Return every kind by the name that statements call it."""
    return {name: check for each in parts(CLAIMS).values() for name, check in each.items()}
