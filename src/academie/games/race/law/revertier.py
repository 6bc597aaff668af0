"""Revertier: all round the board to the table beside one's own pile, one man a flèche on the first side.

Source: ACAD Revertier ch. I-XIV.
"""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Final

from academie.games.race.law.common import COMMON, TALON
from academie.games.race.law.game import RaceLaw
from academie.games.race.law.rules import Aim, Contact, Double, ShutOut
from academie.games.tables.law.track import JACQUET, Move, Point
from academie.kernel import Text, cited
from academie.sources import ACAD

TETE: Final[Point] = 11
"""The last flèche of the first side, which holds as many men as one likes."""

ACAD_1806: Final = replace(
    COMMON,
    id="revertier/acad-1806",
    title=Text("Revertier, Académie 1806", "Revertier, Académie 1806"),
    ways=cited(JACQUET, ACAD, "Revertier ch. II, VI"),
    start=cited(TALON, ACAD, "Revertier ch. II"),
    dice=cited(2, ACAD, "Revertier ch. III"),
    contact=cited(Contact.HIT, ACAD, "Revertier ch. VIII"),
    enter_on_own=cited(False, ACAD, "Revertier ch. IX"),
    one_a_fleche=cited(range(1, TETE), ACAD, "Revertier ch. VI, VII"),
    shut_out=cited(ShutOut.LOST, ACAD, "Revertier ch. IX, XI"),
    aim=cited(Aim.BEAR_OFF, ACAD, "Revertier ch. XII"),
    double=cited(Double.SHUT_OUT, ACAD, "Revertier ch. XI"),
    double_usual=cited(False, ACAD, "Revertier ch. XI: only if said beforehand"),
    winner_has_dice=cited(True, ACAD, "Revertier ch. XII"),
    holes=cited(1, ACAD, "Revertier ch. XII"),
)


class Revertier(RaceLaw):
    """Handicaps in men are those of ACAD Revertier ch. XIII; ch. VII has seen up to eleven on the tête."""

    key = "revertier"
    rulesets = (ACAD_1806,)
    laid = MappingProxyType({"six-as": (Move(0, 6), Move(0, 1)), "quatre-trois": (Move(0, 4), Move(0, 3))})
    tete = Move(0, TETE), 11


REVERTIER: Final = Revertier()
