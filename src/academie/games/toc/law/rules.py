"""The law of toc: a law of trictrac, and how what it scores is marked."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from academie.games.tables.law.options import DOUBLE, HOLES_TO_WIN, MOST_HOLES
from academie.games.tables.law.turns import ONLY_THE_RIGHT
from academie.games.trictrac.law.options import SharedOptions
from academie.games.trictrac.law.rules import GrandeBredouille, MarqueEndedBy, RefaitFalls, TrictracRules
from academie.kernel import Citation, Cited, cited, option, switch
from academie.kernel.kinds import Choice, Flag, Number
from academie.sources import ACAD, ACAD_B, ACADEMIE
from academie.words import Message


class Several(Enum):
    """What several events of one throw are worth to the side that has them."""

    TOGETHER = "together"
    """One hole in all; two by more façons than one or by a doublet, where those mark two."""
    EACH = "each"
    """Each its own hole, or its own two."""


SEVERAL_WORDS: Final = {
    Several.TOGETHER: Message("toc-several-together"),
    Several.EACH: Message("toc-several-each"),
}


class TwoHoles(Enum):
    """When what is made by a doublet or by two ways is worth two holes."""

    BY_THE_COUP = "by-the-coup"
    """Always, over several holes; at the first hole, where *la double* goes, it is twice the stake."""
    AGREED = "agreed"
    """Only where *la double* was agreed, however many holes are played."""


TWO_HOLES_WORDS: Final = {
    TwoHoles.BY_THE_COUP: Message("toc-two-holes-by-the-coup"),
    TwoHoles.AGREED: Message("toc-two-holes-agreed"),
}

LA_DOUBLE: Final = "Toc ch. V § 4"
A_MARQUE: Final = Citation(ACADEMIE, remark=Message("citations-ours-other-game"))


@dataclass(frozen=True, slots=True, kw_only=True)
class TocRules(TrictracRules):
    """A law of toc."""

    two_holes: Cited[TwoHoles] = switch(
        Choice(TwoHoles, TWO_HOLES_WORDS),
        Message("toc-two-holes"),
        toc_1806=cited(TwoHoles.BY_THE_COUP, ACAD, LA_DOUBLE),
    )
    several: Cited[Several] = switch(
        Choice(Several, SEVERAL_WORDS),
        Message("toc-several"),
        agree=(Several.TOGETHER, Several.EACH),
        short=Message("toc-several-short"),
        academie=cited(Several.TOGETHER, ACADEMIE, remark=Message("citations-silent-two-holes")),
    )
    impuissance_hole: Cited[bool] = switch(
        Flag(),
        Message("toc-impuissance-hole"),
        agree=(True, False),
        short=Message("toc-impuissance-hole-short"),
        toc_1806=cited(True, ACAD, "Toc ch. V § 5", remark=Message("citations-remark-all-losses")),
    )
    """Whether a number that cannot be played gives the adversary a hole."""


ACAD_1806: Final = TocRules.follow(
    "toc/acad-1806.2",
    Message("toc-rules-acad-1806"),
    "toc_1806",
    "acad_1698",
    "academie",
    authority=ACAD_B,
    first_throw=ONLY_THE_RIGHT,
    grande_bredouille=Cited(
        GrandeBredouille.OFF,
        Citation(ACAD, LA_DOUBLE, remark=Message("citations-remark-double-only")),
        elsewhere=True,
    ),
    marque_ended_by=Cited(MarqueEndedBy.HOLDER, A_MARQUE, elsewhere=True),
    refait_falls=Cited(RefaitFalls.ON_LEAVING, A_MARQUE, elsewhere=True),
    holes_to_win=cited(12, ACADEMIE, remark=Message("citations-ours-holes-of-toc")),
)
"""On the second treatise of the same volume, which is of one piece with the lesser games."""

FIRST_ACAD_1806: Final = replace(
    ACAD_1806, id="toc/acad-1806", two_holes=cited(TwoHoles.AGREED, ACAD, LA_DOUBLE)
)
"""The first version, which asked for *la double* over several holes too."""

RULESETS: Final = (ACAD_1806,)
FORMER: Final = (FIRST_ACAD_1806,)


@dataclass(frozen=True, kw_only=True)
class TocOptions(SharedOptions):
    """What a partie can be begun with: as at trictrac, and the double."""

    holes: int | None = option(
        Number(1, MOST_HOLES),
        None,
        HOLES_TO_WIN,
        Message("toc-holes-about"),
        citation=Citation(ACAD, "Toc ch. V § 2"),
    )
    double: bool = option(
        Flag(),
        False,
        DOUBLE,
        Message("toc-double-about"),
        citation=Citation(ACAD, LA_DOUBLE),
    )
