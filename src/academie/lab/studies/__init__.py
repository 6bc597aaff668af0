"""Studies by many games: first throws, handicaps, the first player, how long games are."""

from collections.abc import Mapping
from typing import Final

from academie.lab.studies.first import first
from academie.lab.studies.handicaps import handicaps
from academie.lab.studies.length import length
from academie.lab.studies.opening import opening
from academie.lab.studies.study import Run

STUDIES: Final[Mapping[str, Run]] = {
    "opening": opening,
    "handicaps": handicaps,
    "first": first,
    "length": length,
}
"""By name."""

__all__ = ["STUDIES"]
