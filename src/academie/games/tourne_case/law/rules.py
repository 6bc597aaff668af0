"""The law of tourne-case, and the points on which its treatise is silent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from academie.games.tables.law.turns import TurnsRules
from academie.kernel import Cited, Text, cited, switch
from academie.kernel.kinds import Flag, Number
from academie.sources import ACAD, ACADEMIE


@dataclass(frozen=True, slots=True, kw_only=True)
class TourneCaseRules(TurnsRules):
    """A law of tourne-case."""

    men: Cited[int] = switch(
        Number(1, 15),
        Text("Dames de chacun", "Men of each"),
        acad_1806=cited(3, ACAD, "Tourne-case ch. I-III"),
    )
    """How many men each has to bring to his coin."""
    leader_first: Cited[bool] = switch(
        Flag(),
        Text("De plusieurs dames, la plus avancée doit jouer", "Of several men the foremost must play"),
        academie=cited(
            False, ACADEMIE, "where the treatise is silent: of several men that can play, the player chooses"
        ),
    )
    """Whether, of several men that can play the number, the foremost must."""


ACAD_1806: Final = TourneCaseRules.follow(
    "tourne-case/acad-1806",
    Text("Académie universelle des jeux, 1806", "Académie universelle des jeux, 1806"),
    "acad_1806",
    "academie",
)

RULESETS: Final = (ACAD_1806,)
