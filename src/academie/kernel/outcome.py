"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from academie.kernel.seat import Seat


@dataclass(frozen=True, slots=True)
class Outcome:
    """What each seat won (lost if negative), in stakes, and the word for how."""

    returns: tuple[Fraction, ...]
    reason: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that gained; none in a draw."""
        return tuple(Seat(i) for i, gain in enumerate(self.returns) if gain > 0)
