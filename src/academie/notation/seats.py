"""The seats of a game of two, by name."""

from __future__ import annotations

from typing import Final

from academie.kernel import Text
from academie.rules.options import SEATS

NAMES: Final = ("white", "black")
PLAYER: Final = (Text("Blanc", "White"), Text("Noir", "Black"))

__all__ = ["NAMES", "PLAYER", "SEATS"]
