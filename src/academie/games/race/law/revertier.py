"""Revertier: all round the board to the table beside one's own pile, one man a flèche on the first side.

Source: ACAD Revertier ch. I-XIV.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from academie.games.race.law import RaceLaw
from academie.games.race.law.options import BLACK_DOWN, WHITE_DOWN, HolesOptions, laid_down, on_tete
from academie.games.race.law.rules import TALON, Aim, Contact, Double, Entry, RaceRules, ShutOut
from academie.games.tables.law.play import Bearoff
from academie.games.tables.law.track import JACQUET, Move, Point
from academie.kernel import Citation, cited
from academie.kernel.options import of_black, of_white
from academie.sources import ACAD
from academie.words import Message

TETE: Final[Point] = 11
"""The last flèche of the first side, which holds as many men as one likes."""

FIRST_ACAD_1806: Final = RaceRules.follow(
    "revertier/acad-1806",
    Message("race-revertier"),
    "common",
    ways=cited(JACQUET, ACAD, "Revertier ch. II § 1; Revertier ch. VI § 2"),
    start=cited(TALON, ACAD, "Revertier ch. II § 1"),
    dice=cited(2, ACAD, "Revertier ch. III § 2"),
    contact=cited(Contact.HIT, ACAD, "Revertier ch. VIII § 5"),
    enter_on_own=cited(False, ACAD, "Revertier ch. IX § 2"),
    must_enter=cited(Entry.EVERY, ACAD, "Revertier ch. VIII § 7; Revertier ch. IX § 5"),
    one_a_fleche=cited(range(1, TETE), ACAD, "Revertier ch. VI § 1; Revertier ch. VII § 1"),
    shut_out=cited(
        ShutOut.LOST,
        ACAD,
        "Revertier ch. IX § 6; Revertier ch. XI § 1",
        doubt=(ShutOut.SIMPLE_WITHOUT_ENTRY,),
    ),
    aim=cited(Aim.BEAR_OFF, ACAD, "Revertier ch. XII § 5"),
    bearoff=cited(
        Bearoff.FREE,
        ACAD,
        "Revertier ch. XII § 2",
        remark=Message("citations-remark-may-lift"),
        doubt=(Bearoff.EXACT,),
    ),
    double=cited(Double.SHUT_OUT, ACAD, "Revertier ch. XI § 1, 3"),
    double_usual=cited(
        False, ACAD, "Revertier ch. XI § 1", remark=Message("citations-remark-said-beforehand")
    ),
    winner_has_dice=cited(True, ACAD, "Revertier ch. XII § 7"),
    holes=cited(1, ACAD, "Revertier ch. XII § 5"),
)


ACAD_1806: Final = FIRST_ACAD_1806.corrected(
    must_enter=cited(
        Entry.ONE,
        ACAD,
        "Revertier ch. IX § 6",
        remark=Message("citations-remark-always-enter"),
        doubt=(Entry.AT_WILL, Entry.EVERY),
    ),
)


LAID: Final = MappingProxyType({"six-as": (Move(0, 6), Move(0, 1)), "quatre-trois": (Move(0, 4), Move(0, 3))})
ODDS: Final = Citation(ACAD, "Revertier ch. XIII § 4")
MOST_ON_TETE: Final = 11


@dataclass(frozen=True, kw_only=True)
class RevertierOptions(HolesOptions):
    """What revertier can be begun with."""

    white_down: str = laid_down(WHITE_DOWN, tuple(LAID), ODDS)
    black_down: str = laid_down(BLACK_DOWN, tuple(LAID), ODDS)
    white_tete: int = on_tete(of_white, MOST_ON_TETE, ODDS)
    black_tete: int = on_tete(of_black, MOST_ON_TETE, ODDS)


class Revertier(RaceLaw):
    """Handicaps in men are those of ACAD Revertier ch. XIII § 4; ch. VII § 1 saw up to eleven on the tête."""

    key = "revertier"
    rulesets = (ACAD_1806,)
    former = (FIRST_ACAD_1806,)
    options_class = RevertierOptions
    laid = LAID
    to_tete = Move(0, TETE)


REVERTIER: Final = Revertier()
