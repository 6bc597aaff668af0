"""Who watches for faults: the option of every game that can be played by hand."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from academie.kernel.kinds import Choice
from academie.kernel.options import Scope, option
from academie.words import Message


class Marking(Enum):
    """Whether acts are done for the players, or by hand, and how faults are taken then."""

    AUTO = "auto"
    COURTOIS = "courtois"
    RIGUEUR = "rigueur"


MARKING_WORDS: Final = {
    Marking.AUTO: Message("options-marking-auto"),
    Marking.COURTOIS: Message("options-marking-courtois"),
    Marking.RIGUEUR: Message("options-marking-rigueur"),
}


@dataclass(frozen=True, kw_only=True)
class TableOptions:
    """What is chosen about the conduct of a game, apart from its law."""

    marking: Marking = option(
        Choice(Marking, MARKING_WORDS),
        Marking.AUTO,
        Message("options-marking"),
        Message("options-marking-about"),
        scope=Scope.TABLE,
        in_form=False,
        short=Message("options-marking-short"),
    )
