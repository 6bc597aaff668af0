"""Who watches for faults: the option of every game that can be played by hand."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from academie.kernel.kinds import Choice
from academie.kernel.options import Scope, option
from academie.kernel.text import Text


class Marking(Enum):
    """Whether acts are done for the players, or by hand, and how faults are taken then."""

    AUTO = "auto"
    COURTOIS = "courtois"
    RIGUEUR = "rigueur"


MARKING_WORDS: Final = {
    Marking.AUTO: Text("faite par le programme", "done by the program"),
    Marking.COURTOIS: Text("en courtoisie", "courteously"),
    Marking.RIGUEUR: Text("en rigueur", "in all rigour"),
}


@dataclass(frozen=True, kw_only=True)
class TableOptions:
    """What is chosen about the conduct of a game, apart from its law."""

    marking: Marking = option(
        Choice(Marking, MARKING_WORDS),
        Marking.AUTO,
        Text("Qui marque et veille aux fautes", "Who marks and watches for faults"),
        Text(
            "Le programme ; ou les joueurs, en bonne compagnie ou dans toute la rigueur.",
            "The program; or the players, in good company or in all rigour.",
        ),
        scope=Scope.TABLE,
        in_form=False,
        short=Text("Marque à la main", "Marked by hand"),
    )
