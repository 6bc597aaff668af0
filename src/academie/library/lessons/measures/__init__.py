"""Every measure lessons may use, by name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from academie.kernel import Facet
from academie.library.lessons.measures.common import COMMON
from academie.library.lessons.measures.measure import Measure
from academie.registry import parts

MEASURES: Final[Facet[Mapping[str, Measure]]] = Facet("measures")
"""What can be measured in a game, besides what can be in any."""


@cache
def measures() -> dict[str, Measure]:
    """Return every measure by name."""
    own = (each for each in parts(MEASURES).values())
    return {**COMMON, **{name: measure for each in own for name, measure in each.items()}}
