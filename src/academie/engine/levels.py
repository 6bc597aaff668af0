"""The players beyond the simple one that each game offers: the one list of them.

A game gets levels by a line in `LEVELS`; the command line, the server and its pages read them from here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.engine.chess import offered as chess
from academie.engine.dice import offered as dice
from academie.engine.dominoes import offered as dominoes
from academie.engine.draughts import offered as draughts
from academie.engine.offer import Offer

LEVELS: Final[Mapping[str, tuple[Offer, ...]]] = {
    "trictrac": dice.TRICTRAC,
    **dict.fromkeys(("ecrire", "poule", "tour-a-tour"), dice.COMPANY),
    "toc": dice.TOC,
    **dice.RUNNING,
    "dames": draughts.LEVELS,
    "dominos": dominoes.LEVELS,
    "echecs": chess.LEVELS,
}
"""By game, the weakest first, whether or not what they need is installed."""
