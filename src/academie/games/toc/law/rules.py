"""The law of toc: a law of trictrac, and how what it scores is marked."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from academie.games.tables.law.options import DOUBLE
from academie.games.tables.law.turns import ONLY_THE_RIGHT
from academie.games.trictrac.law.options import SharedOptions
from academie.games.trictrac.law.rules import GrandeBredouille, TrictracRules
from academie.kernel import Citation, Cited, Text, cited, option, switch
from academie.kernel.kinds import Choice, Flag
from academie.sources import ACAD, ACAD_B, ACADEMIE


class Several(Enum):
    """What several events of one throw are worth to the side that has them."""

    TOGETHER = "together"
    """One hole in all; two, where the double goes, by more façons than one or by a doublet."""
    EACH = "each"
    """Each its own hole, or its own two."""


SEVERAL_WORDS: Final = {
    Several.TOGETHER: Text("un trou en tout, deux par la double", "one hole in all, two by the double"),
    Several.EACH: Text("chacun son trou", "each its own hole"),
}


SILENT: Final = "where the treatise is silent: "


@dataclass(frozen=True, slots=True, kw_only=True)
class TocRules(TrictracRules):
    """A law of toc."""

    several: Cited[Several] = switch(
        Choice(Several, SEVERAL_WORDS),
        Text("Plusieurs coups d'un même jet", "Several events of one throw"),
        academie=cited(Several.TOGETHER, ACADEMIE, SILENT + "never more than two holes a throw and side"),
    )
    impuissance_hole: Cited[bool] = switch(
        Flag(),
        Text(
            "Un nombre qui ne se joue pas donne un trou à l'autre",
            "A number not played gives the other a hole",
        ),
        toc_1806=cited(True, ACAD, "Toc ch. V: all the losses of trictrac"),
    )
    """Whether a number that cannot be played gives the adversary a hole."""


ACAD_1806: Final = TocRules.follow(
    "toc/acad-1806",
    Text("Académie universelle des jeux, 1806", "Académie universelle des jeux, 1806"),
    "toc_1806",
    "acad_1698",
    "academie",
    authority=ACAD_B,
    first_throw=ONLY_THE_RIGHT,
    grande_bredouille=cited(GrandeBredouille.OFF, ACAD, "Toc ch. V, which knows the double only"),
    holes_to_win=cited(12, ACADEMIE, "the players agree on the number (ACAD Toc ch. V); else as at trictrac"),
)
"""On the second treatise of the same volume, which is of one piece with the lesser games."""

RULESETS: Final = (ACAD_1806,)


@dataclass(frozen=True, kw_only=True)
class TocOptions(SharedOptions):
    """What a partie can be begun with: as at trictrac, and the double."""

    double: bool = option(
        Flag(),
        False,
        DOUBLE,
        Text(
            "Un coup par doublet ou par deux moyens vaut deux trous, ou deux enjeux au premier trou.",
            "What is made by a doublet or in two ways is worth two holes, or two stakes at the first hole.",
        ),
        citation=Citation(ACAD, "Toc ch. V"),
    )
