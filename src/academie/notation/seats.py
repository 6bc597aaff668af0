"""The names of seats: White and Black in a game of two, numbers in any other."""

from __future__ import annotations

from typing import Final

from academie.kernel import Seat
from academie.kernel.kinds import SEATS
from academie.words import Message, Text

NAMES: Final = ("white", "black")
PLAYER: Final = (Message("notation-white"), Message("notation-black"))

__all__ = ["NAMES", "PLAYER", "SEATS", "person"]


def person(seat: Seat) -> Text:
    """Return what a seat of a game of several players is called; the first is number one."""
    return Message("notation-player", number=seat + 1)
