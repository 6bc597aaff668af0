"""The law of toc: a law of trictrac, and how what it scores is marked."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import Enum
from typing import Any, Final

from academie.games.tables.law.turns import ONLY_THE_RIGHT
from academie.games.trictrac.law.named import ACAD_1698
from academie.games.trictrac.law.rules import GrandeBredouille, TrictracRules
from academie.kernel import Cited, Text, cited
from academie.sources import ACAD, ACADEMIE


class Several(Enum):
    """What several events of one throw are worth to the side that has them."""

    TOGETHER = "together"
    """One hole in all; two, where the double goes, by more façons than one or by a doublet."""
    EACH = "each"
    """Each its own hole, or its own two."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TocRules(TrictracRules):
    """A law of toc."""

    several: Cited[Several]
    impuissance_hole: Cited[bool]
    """Whether a number that cannot be played gives the adversary a hole."""


def on(trictrac: TrictracRules, **switches: object) -> TocRules:
    """The law of toc on a law of trictrac, those switches set anew."""
    kept = {item.name: getattr(trictrac, item.name) for item in fields(trictrac)}
    whole: dict[str, Any] = {**kept, **switches}
    return TocRules(**whole)


ACAD_1806: Final = on(
    ACAD_1698,
    id="toc/acad-1806",
    title=Text("Académie universelle des jeux, 1806", "Académie universelle des jeux, 1806"),
    first_throw=ONLY_THE_RIGHT,
    grande_bredouille=cited(GrandeBredouille.OFF, ACAD, "Toc ch. V, which knows the double only"),
    holes_to_win=cited(12, ACADEMIE, "the players agree on the number (ACAD Toc ch. V); else as at trictrac"),
    several=cited(
        Several.TOGETHER, ACADEMIE, "where the treatise is silent: never more than two holes a throw and side"
    ),
    impuissance_hole=cited(True, ACAD, "Toc ch. V: all the losses of trictrac"),
)
"""On the second treatise of the same volume, which is of one piece with the lesser games."""

RULESETS: Final = (ACAD_1806,)
