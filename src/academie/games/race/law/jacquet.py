"""Jacquet: both run the same way round, the courier first, and nobody is hit.

Source: LEP appendix, jacquet.
"""

from __future__ import annotations

from typing import Final

from academie.games.race.law import RaceLaw
from academie.games.race.law.options import HolesOptions
from academie.games.race.law.rules import TALON, Aim, Contact, Double, RaceRules
from academie.games.tables.law.play import Bearoff
from academie.games.tables.law.track import JACQUET as JACQUET_WAYS
from academie.kernel import cited
from academie.sources import ACADEMIE, LEP
from academie.words import Message

LEP_1818: Final = RaceRules.follow(
    "jacquet/lep-1818",
    Message("race-jacquet"),
    "common",
    ways=cited(JACQUET_WAYS, LEP, "appendix, jacquet § 2-3"),
    start=cited(TALON, LEP, "appendix, jacquet § 2"),
    dice=cited(2, LEP, "appendix, jacquet § 3"),
    contact=cited(
        Contact.BLOCK, LEP, "appendix, jacquet § 6-7", remark=Message("citations-remark-nobody-hit")
    ),
    courier=cited(True, LEP, "appendix, jacquet § 2"),
    aim=cited(Aim.BEAR_OFF, LEP, "appendix, jacquet § 5"),
    bearoff=cited(
        Bearoff.FREE, ACADEMIE, remark=Message("citations-silent-as-at-retour"), doubt=(Bearoff.EXACT,)
    ),
    double=cited(
        Double.NONE_OFF, ACADEMIE, remark=Message("citations-silent-none-borne-off"), doubt=(Double.NOT_HOME,)
    ),
    double_usual=cited(
        False, LEP, "appendix, jacquet § 5", remark=Message("citations-remark-only-if-agreed")
    ),
    winner_has_dice=cited(True, ACADEMIE, remark=Message("citations-silent-dice-of-winner")),
    holes=cited(1, LEP, "appendix, jacquet § 5"),
)


class Jacquet(RaceLaw):
    """A race of two tours that block each other's way."""

    key = "jacquet"
    rulesets = (LEP_1818,)
    options_class = HolesOptions


JACQUET: Final = Jacquet()
