"""How nets of trictrac are taught."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from academie.engine.core import TrictracPartie, teach_trictrac, trictrac_self_play
from academie.engine.dice.selfplay import SelfPlay
from academie.games.trictrac.core import core_state
from academie.games.trictrac.law import TRICTRAC
from academie.games.trictrac.law.state import Phase, TrictracState

ENDLESS: Final = 60_000
"""So many holes are never made: what is learned is the lead in holes, whatever the partie."""
THROWS: Final = 200
"""How many throws a game has: some relevés, one after another."""


def endless(partie: TrictracState) -> TrictracPartie:
    """The same game without end, White to throw."""
    return core_state(replace(partie, board=replace(partie.board, goal=ENDLESS), phase=Phase.THROW))


SELF_PLAY: Final = SelfPlay(lambda: endless(TRICTRAC.start()), teach_trictrac, trictrac_self_play, THROWS)
