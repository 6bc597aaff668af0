"""The seats of a table of dominoes, by name: play goes from each to the next."""

from __future__ import annotations

from typing import Final

from academie.games.dominoes.law.seating import MOST
from academie.kernel import Seat
from academie.notation.seats import person

NAMES: Final = tuple(f"j{place}" for place in range(1, MOST + 1))
SEATS: Final = {name: Seat(place) for place, name in enumerate(NAMES)}
PLAYER: Final = tuple(map(person, SEATS.values()))
