"""Toute-table, or gammon: four piles, hitting and re-entering, home and off.

Source: ACAD Toute-table ch. I-XI; LEP appendix, gammon.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from academie.games.race.law import RaceLaw
from academie.games.race.law.options import BLACK_DOWN, WHITE_DOWN, HolesOptions, laid_down, on_tete
from academie.games.race.law.rules import PILES, Aim, Contact, Double, RaceRules
from academie.games.tables.law.play import Bearoff
from academie.games.tables.law.track import GAMMON, Move
from academie.kernel import Citation, cited
from academie.kernel.options import of_black, of_white
from academie.sources import ACAD, ACADEMIE, LEP
from academie.words import Message

FIRST_ACAD_1806: Final = RaceRules.follow(
    "toute-table/acad-1806",
    Message("race-toute-table"),
    "common",
    ways=cited(GAMMON, ACAD, "Toute-table ch. II § 2; Toute-table ch. V § 2"),
    start=cited(PILES, ACAD, "Toute-table ch. II § 2-3"),
    dice=cited(2, ACAD, "Toute-table ch. III § 3"),
    contact=cited(Contact.HIT, ACAD, "Toute-table ch. V § 1; Toute-table ch. VI § 1"),
    enter_on_own=cited(True, ACAD, "Toute-table ch. VII § 2"),
    aim=cited(Aim.BEAR_OFF, ACAD, "Toute-table ch. IX § 3"),
    bearoff=cited(Bearoff.FREE, ACAD, "Toute-table ch. IX § 1"),
    double=cited(Double.NOT_HOME, ACAD, "Toute-table ch. X § 3", may_agree=(Double.NONE_OFF,)),
    double_usual=cited(
        False, ACAD, "Toute-table ch. X § 2", remark=Message("citations-remark-only-if-agreed")
    ),
    winner_has_dice=cited(True, ACAD, "Toute-table ch. X § 4"),
    holes=cited(1, ACAD, "Toute-table ch. X § 1-2", remark=Message("citations-remark-first-partie-or-more")),
)

ACAD_1806: Final = FIRST_ACAD_1806.corrected(
    bearoff=cited(
        Bearoff.EXACT,
        ACAD,
        "Toute-table ch. IX § 1-2: as at the retour, ACAD-B ch. XII § 5",
        doubt=(Bearoff.FREE,),
    ),
)

GAMMON_1818: Final = replace(
    FIRST_ACAD_1806,
    id="toute-table/gammon-1818",
    title=Message("race-gammon"),
    ways=cited(GAMMON, LEP, "appendix, gammon § 4"),
    start=cited(PILES, LEP, "appendix, gammon § 2-3"),
    dice=cited(2, LEP, "appendix, gammon § 10"),
    contact=cited(Contact.HIT, LEP, "appendix, gammon § 7-8", remark=Message("citations-remark-at-will")),
    enter_on_own=cited(True, ACADEMIE, remark=Message("citations-ours-bearing-off")),
    aim=cited(Aim.BEAR_OFF, LEP, "appendix, gammon § 5"),
    bearoff=cited(Bearoff.FREE, LEP, "appendix, gammon § 3: as at the retour, part 1 ch. V § 16"),
    double=cited(Double.NOT_HOME, LEP, "appendix, gammon § 11-12", doubt=(Double.NONE_OFF,)),
    double_usual=cited(
        True, LEP, "appendix, gammon § 11", remark=Message("citations-remark-agreed-beforehand")
    ),
    winner_has_dice=cited(True, ACADEMIE, remark=Message("citations-silent-dice-of-winner")),
    holes=cited(3, LEP, "appendix, gammon § 11", remark=Message("citations-remark-usually-three")),
)


LAID: Final = MappingProxyType(
    {
        "quatre-trois": (Move(11, 15), Move(11, 14)),
        "six-as": (Move(11, 17), Move(16, 17)),
        "ambesas": (Move(16, 17), Move(16, 17), Move(18, 19), Move(18, 19)),
        "trois-as": (Move(16, 19), Move(18, 19)),
        "sonnez": (Move(0, 6), Move(0, 6), Move(11, 17), Move(11, 17)),
    }
)
ODDS: Final = Citation(ACAD, "Toute-table ch. XI § 1")
TETE: Final = Move(0, 11)
"""From the first pile to the corner that is the tête at revertier, whose odds are given here too."""


@dataclass(frozen=True, kw_only=True)
class TouteTableOptions(HolesOptions):
    """What toute-table can be begun with."""

    white_down: str = laid_down(WHITE_DOWN, tuple(LAID), ODDS)
    black_down: str = laid_down(BLACK_DOWN, tuple(LAID), ODDS)
    white_tete: int = on_tete(of_white, PILES[0], ODDS)
    black_tete: int = on_tete(of_black, PILES[0], ODDS)


class TouteTable(RaceLaw):
    """Men laid down as odds stand as the best play of that throw leaves them (LEP appendix, gammon § 13)."""

    key = "toute-table"
    rulesets = (ACAD_1806, GAMMON_1818)
    former = (FIRST_ACAD_1806,)
    options_class = TouteTableOptions
    laid = LAID
    to_tete = TETE


TOUTE_TABLE: Final = TouteTable()
