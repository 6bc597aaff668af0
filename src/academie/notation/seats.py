"""The seats of a game of two, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.kernel import BLACK, WHITE, Seat

NAMES: Final = ("white", "black")
SEATS: Final[Mapping[str, Seat]] = {"white": WHITE, "black": BLACK}
