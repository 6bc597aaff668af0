"""The names of seats: White and Black in a game of two, numbers in any other."""

from __future__ import annotations

from typing import Final

from academie.kernel import Seat, Text
from academie.kernel.kinds import SEATS

NAMES: Final = ("white", "black")
PLAYER: Final = (Text("Blanc", "White"), Text("Noir", "Black"))

__all__ = ["NAMES", "PLAYER", "SEATS", "person"]


def person(seat: Seat) -> Text:
    """Return what a seat of a game of several players is called; the first is number one."""
    return Text(f"Joueur {seat + 1}", f"Player {seat + 1}")
