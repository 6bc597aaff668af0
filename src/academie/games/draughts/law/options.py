"""What the players have agreed on before the game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from academie.kernel import Citation, Seat, other
from academie.sources import ACADEMIE, METZ

QUI_PERD_GAGNE: Final = Citation(METZ, "qui perd gagne; MAN ch. X")
GIVING_THE_DRAW: Final = Citation(METZ, "rule XIX note; MAN ch. V")
PREMIER_A_DAME: Final = Citation(ACADEMIE, "a common agreement, which neither treatise describes")


@dataclass(frozen=True, slots=True)
class Agreement:
    """The party played and the odds given, as far as they last the whole game."""

    qui_perd_gagne: bool = False
    """Who first has no piece left, or none that can move, wins."""
    premier_a_dame: bool = False
    """Who first has a king wins."""
    remise: Seat | None = None
    """Who is given the draw: a drawn game is his."""
    giver: Seat | None = None
    """Who gives odds, of whatever kind."""

    def mirrored(self) -> Agreement:
        """The same with the seats exchanged."""
        return replace(self, remise=_other(self.remise), giver=_other(self.giver))


NOTHING_AGREED: Final = Agreement()


def _other(seat: Seat | None) -> Seat | None:
    return None if seat is None else other(seat)
