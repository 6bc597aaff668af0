"""Plein (the Académie writes *plain*): each on his own side, and the first to fill his second table wins.

Source: ACAD Plain ch. I-V.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from academie.games.race.law import RaceLaw
from academie.games.race.law.options import RaceOptions, holes_to_win
from academie.games.race.law.rules import TALON, Aim, Contact, Double, RaceRules
from academie.games.tables.law.track import TRICTRAC
from academie.kernel import cited
from academie.sources import ACAD, ACADEMIE
from academie.words import Message

ACAD_1806: Final = RaceRules.follow(
    "plein/acad-1806",
    Message("race-plein"),
    "common",
    ways=cited(TRICTRAC, ACAD, "Plain ch. III § 1-2"),
    start=cited(TALON, ACAD, "Plain ch. III § 2"),
    dice=cited(2, ACAD, "Plain ch. II § 5"),
    contact=cited(Contact.BLOCK, ACADEMIE, remark=Message("citations-silent-nobody-met")),
    aim=cited(Aim.PLEIN, ACAD, "Plain ch. V § 5"),
    double=cited(Double.NEVER, ACAD, "Plain ch. V § 5", remark=Message("citations-remark-knows-none")),
    double_usual=cited(False, ACAD, "Plain ch. V § 5", remark=Message("citations-remark-knows-none")),
    winner_has_dice=cited(False, ACAD, "Plain ch. V § 5"),
    holes=cited(1, ACAD, "Plain ch. V § 5"),
)


@dataclass(frozen=True, kw_only=True)
class PleinOptions(RaceOptions):
    """What plein can be begun with: several parties, and no double."""

    holes: int | None = holes_to_win()


class Plein(RaceLaw):
    """A race to twelve men two by two; one man may stand on the coin."""

    key = "plein"
    rulesets = (ACAD_1806,)
    options_class = PleinOptions


PLEIN: Final = Plein()
