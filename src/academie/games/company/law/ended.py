"""How what was played at the table ended, with all that the accounts of the company need."""

from __future__ import annotations

from dataclasses import dataclass

from academie.games.tables.law.pair import Pair
from academie.games.trictrac.law.coup import Form
from academie.games.trictrac.law.state import TrictracState
from academie.kernel import BLACK, WHITE, IllegalAction, Seat


@dataclass(frozen=True, slots=True)
class Ended:
    """One partie or one marqué, by seat."""

    form: Form
    holes: Pair[int]
    runs: Pair[int] = (0, 0)
    """How many of his holes each made since the other's last."""
    leaver: Seat | None = None
    """Who ended the marqué by going away."""
    stakes: int = 1
    """What the partie was worth: two in grande bredouille, where that is agreed."""

    @property
    def winner(self) -> Seat | None:
        """Who has more holes; nobody in a refait."""
        white, black = self.holes
        if white == black:
            return None
        return WHITE if white > black else BLACK


def ended(partie: TrictracState) -> Ended:
    """How the partie or marqué ended. Raises `IllegalAction` while it goes on."""
    outcome = partie.outcome
    if outcome is None:
        raise IllegalAction("it has not ended: nothing can be written yet")
    stakes = max(1, *(int(gain) for gain in outcome.returns))
    leaver = partie.thrower if partie.form is Form.MARQUE else None
    return Ended(partie.form, partie.score.holes, partie.score.runs, leaver, stakes)
