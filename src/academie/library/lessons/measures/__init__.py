"""Every measure lessons may use, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.library.lessons.measures.common import COMMON
from academie.library.lessons.measures.damier import ON_DAMIER
from academie.library.lessons.measures.measure import Measure
from academie.library.lessons.measures.others import OTHERS
from academie.library.lessons.measures.tables import ON_TABLES

MEASURES: Final[Mapping[str, Measure]] = {**COMMON, **ON_TABLES, **ON_DAMIER, **OTHERS}
