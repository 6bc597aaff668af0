"""The seats of a game of two, by name; and those of any table, by number."""

from __future__ import annotations

from typing import Final

from academie.kernel import Seat, Text
from academie.kernel.kinds import SEATS

NAMES: Final = ("white", "black")
PLAYER: Final = (Text("Blanc", "White"), Text("Noir", "Black"))

__all__ = ["NAMES", "PLAYER", "SEATS", "person"]


def person(seat: Seat) -> Text:
    """Somebody at a table of several, the first being number one."""
    return Text(f"Joueur {seat + 1}", f"Player {seat + 1}")
