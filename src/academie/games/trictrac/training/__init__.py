"""How nets of trictrac are taught."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from academie.engine.core import TrictracPartie, teach_trictrac, trictrac_self_play
from academie.engine.dice.nets import shipped
from academie.engine.dice.selfplay import SelfPlay
from academie.games.trictrac.core import core_state
from academie.games.trictrac.law import TRICTRAC
from academie.games.trictrac.law.state import Phase, TrictracState
from academie.games.trictrac.players.engine import WHOLE

LEAD: Final = "trictrac-2"
"""The encoding of a net that says the lead in holes, whatever the score."""
ENDLESS: Final = 60_000
"""So many holes are never made: what is learned is the lead in holes, whatever the partie."""
THROWS: Final = 200
"""How many throws a game without end has: some relevés, one after another."""
LONGEST: Final = 2_000
"""After how many throws a partie is left."""


def endless(partie: TrictracState) -> TrictracPartie:
    """The same game without end, White to throw."""
    return core_state(replace(partie, board=replace(partie.board, goal=ENDLESS), phase=Phase.THROW))


def whole() -> TrictracPartie:
    """A partie, White to throw."""
    return core_state(replace(TRICTRAC.start(), phase=Phase.THROW))


def grown_whole(hidden: int, seed: int) -> bytes:
    """A net of whole parties, grown from the net of the lead that comes with the package."""
    from academie.games.trictrac.training.growing import grown  # noqa: PLC0415

    return grown(shipped("trictrac"), hidden, seed)


SELF_PLAY: Final = SelfPlay(
    lambda: endless(TRICTRAC.start()),
    teach_trictrac,
    trictrac_self_play,
    THROWS,
    (LEAD, WHOLE),
    otherwise={WHOLE: (whole, LONGEST)},
    grown={WHOLE: grown_whole},
)
