"""How nets of toc are taught."""

from __future__ import annotations

from typing import Final

from academie.engine.core import teach_trictrac, trictrac_self_play
from academie.engine.dice.selfplay import SelfPlay
from academie.games.toc.law import TOC
from academie.games.trictrac.training import THROWS, endless

SELF_PLAY: Final = SelfPlay(lambda: endless(TOC.start()), teach_trictrac, trictrac_self_play, THROWS)
