"""The kinds of statements about draughts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.claims.check import Check, lacks_core, loaded, signed
from academie.words import Message

MANOURY: Final = "manoury-1787"
SEARCH: Final = signed("academie.games.draughts.claims.signatures:draughts")

CHECKS: Final[Mapping[str, Check]] = {
    "study": Check(
        Message("draughts-claim-position"),
        2,
        loaded("academie.games.draughts.claims.positions:check_study"),
        lacks_core,
        signature=SEARCH,
    ),
    "kings": Check(
        Message("draughts-claim-kings"),
        2,
        loaded("academie.games.draughts.claims.kings:check_kings"),
        lacks_core,
        signature=SEARCH,
        ruleset=MANOURY,
    ),
    "line-held": Check(
        Message("draughts-claim-line"),
        1,
        loaded("academie.games.draughts.claims.line:check_line_held"),
        lacks_core,
        signature=SEARCH,
        ruleset=MANOURY,
    ),
    "coup-rule": Check(
        Message("draughts-claim-rule"),
        1,
        loaded("academie.games.draughts.claims.coup:check_rule"),
        lacks_core,
        quick=True,
    ),
    "coup-pair": Check(
        Message("draughts-claim-move"),
        1,
        loaded("academie.games.draughts.claims.coup:check_pair"),
        lacks_core,
        quick=True,
    ),
}
