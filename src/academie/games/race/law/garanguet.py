"""Garanguet: three dice, talons as in trictrac, and a race past each other.

Source: LEP appendix, garanguet.
"""

from __future__ import annotations

from typing import Final

from academie.games.race.law import RaceLaw
from academie.games.race.law.options import HolesOptions
from academie.games.race.law.rules import TALON, Aim, Contact, Double, RaceRules
from academie.games.tables.law.play import Bearoff
from academie.games.tables.law.track import TRICTRAC
from academie.kernel import cited
from academie.sources import ACADEMIE, LEP
from academie.words import Message

LEP_1818: Final = RaceRules.follow(
    "garanguet/lep-1818",
    Message("race-garanguet"),
    "common",
    ways=cited(TRICTRAC, LEP, "appendix, garanguet § 1"),
    start=cited(TALON, LEP, "appendix, garanguet § 1"),
    dice=cited(3, LEP, "appendix, garanguet § 1"),
    triplet=cited(
        9, LEP, "appendix, garanguet § 4", remark=Message("citations-remark-three-times"), doubt=(3,)
    ),
    contact=cited(Contact.BLOCK, ACADEMIE, remark=Message("citations-silent-nobody-hit")),
    aim=cited(Aim.BEAR_OFF, LEP, "appendix, garanguet § 1"),
    bearoff=cited(
        Bearoff.FREE, ACADEMIE, remark=Message("citations-silent-as-at-retour"), doubt=(Bearoff.EXACT,)
    ),
    double=cited(
        Double.NONE_OFF, ACADEMIE, remark=Message("citations-silent-none-borne-off"), doubt=(Double.NOT_HOME,)
    ),
    double_usual=cited(
        False, LEP, "appendix, garanguet § 1", remark=Message("citations-remark-only-if-agreed")
    ),
    winner_has_dice=cited(True, ACADEMIE, remark=Message("citations-silent-dice-of-winner")),
    holes=cited(1, LEP, "appendix, garanguet § 1"),
)


class Garanguet(RaceLaw):
    """A race by three dice, whose pairs and triplets are played over again."""

    key = "garanguet"
    rulesets = (LEP_1818,)
    options_class = HolesOptions


GARANGUET: Final = Garanguet()
