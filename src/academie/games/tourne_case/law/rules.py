"""The law of tourne-case, and the points on which its treatise is silent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from academie.games.tables.law.options import DOUBLE, DOUBLE_SHORT, FirstOption
from academie.games.tables.law.turns import TurnsRules
from academie.kernel import Citation, Cited, Text, cited, option, switch
from academie.kernel.kinds import Flag, Number
from academie.sources import ACAD, ACADEMIE
from academie.words import Message


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
        short=Text("la plus avancée joue", "the foremost plays"),
        academie=cited(False, ACADEMIE, remark=Message("citations-silent-player-chooses")),
    )
    """Whether, of several men that can play the number, the foremost must."""


ACAD_1806: Final = TourneCaseRules.follow(
    "tourne-case/acad-1806",
    Text("Académie universelle des jeux, 1806", "Académie universelle des jeux, 1806"),
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
        Text(
            "Qui met ses trois dames au coin avant que l'autre y en ait une gagne double.",
            "Who brings three men to the coin before the other has one there wins double.",
        ),
        citation=Citation(ACAD, "Tourne-case ch. VII"),
        short=DOUBLE_SHORT,
    )
