"""How nets of toc are taught."""

from __future__ import annotations

from typing import Final

from academie.engine.core import TrictracPartie, teach_trictrac, trictrac_self_play
from academie.engine.dice.selfplay import SelfPlay
from academie.games.toc.law import TOC, TocRules
from academie.games.trictrac.training import THROWS, endless
from academie.kernel import RuleSet


def _endless(rules: RuleSet | None) -> TrictracPartie:
    assert rules is None or isinstance(rules, TocRules)
    return endless(TOC.start(rules))


SELF_PLAY: Final = SelfPlay(_endless, teach_trictrac, trictrac_self_play, THROWS)
