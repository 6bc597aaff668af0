"""The law of tourne-case, and the points on which its treatise is silent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from academie.games.tables.law.options import DOUBLE, DOUBLE_SHORT, FirstOption
from academie.games.tables.law.turns import TurnsRules
from academie.kernel import Citation, Cited, cited, option, switch
from academie.kernel.kinds import Flag, Number
from academie.sources import ACAD, ACADEMIE
from academie.words import Message


@dataclass(frozen=True, slots=True, kw_only=True)
class TourneCaseRules(TurnsRules):
    """A law of tourne-case."""

    men: Cited[int] = switch(
        Number(1, 15),
        Message("tourne-case-men"),
        acad_1806=cited(3, ACAD, "Tourne-case ch. I § 2; Tourne-case ch. II § 1; Tourne-case ch. III § 3"),
    )
    """How many men each has to bring to his coin."""
    leader_first: Cited[bool] = switch(
        Flag(),
        Message("tourne-case-leader-first"),
        short=Message("tourne-case-leader-first-short"),
        academie=cited(False, ACADEMIE, remark=Message("citations-silent-player-chooses")),
    )
    """Whether, of several men that can play the number, the foremost must."""


ACAD_1806: Final = TourneCaseRules.follow(
    "tourne-case/acad-1806",
    Message("tourne-case-academie"),
    "acad_1806",
    "academie",
)

RULESETS: Final = (ACAD_1806,)


@dataclass(frozen=True, kw_only=True)
class TourneCaseOptions(FirstOption):
    """What a game can be begun with."""

    double: bool = option(
        Flag(),
        False,
        DOUBLE,
        Message("tourne-case-double"),
        citation=Citation(ACAD, "Tourne-case ch. VII § 2"),
        short=DOUBLE_SHORT,
    )
