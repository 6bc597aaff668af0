"""The law of dames rabattues, and the points on which its treatise is silent or doubtful."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from academie.games.tables.law.turns import TurnsRules
from academie.kernel import Cited, Text, cited, switch
from academie.kernel.kinds import Flag, Shape
from academie.sources import ACAD, ACADEMIE
from academie.words import Message


@dataclass(frozen=True, slots=True, kw_only=True)
class RabattuesRules(TurnsRules):
    """A law of dames rabattues."""

    piles: Cited[tuple[int, ...]] = switch(
        Shape(list),
        Text("Dames empilées sur chaque flèche", "Men stacked on each flèche"),
        acad_1806=cited((2, 2, 2, 3, 3, 3), ACAD, "Dames rabattues ch. III"),
    )
    """How many men are stacked on each flèche, the first being the nearest to the light."""
    doublet_again: Cited[bool] = switch(
        Flag(),
        Text("Le doublet donne encore un coup", "A doublet gives another throw"),
        acad_1806=cited(True, ACAD, "Dames rabattues ch. V"),
    )
    """Whether who throws a doublet throws again."""
    lay_and_lift: Cited[bool] = switch(
        Flag(),
        Text(
            "Le nombre qui reste quand la dernière est rabattue peut déjà lever",
            "The number left once the last man is laid may already lift",
        ),
        academie=cited(
            True,
            ACADEMIE,
            remark=Message("citations-silent-all-laid"),
        ),
    )
    """Whether the number left once the last man is laid may already lift."""
    lay_by_transfer: Cited[bool] = switch(
        Flag(),
        Text(
            "Qui rabat encore profite de ce que l'autre, qui lève, ne peut jouer",
            "Who still lays may use what the other, who lifts, cannot",
        ),
        short=Text("rabattre du nombre laissé", "laying with what is left"),
        acad_1806=cited(
            True,
            ACAD,
            "Dames rabattues ch. V",
            remark=Message("citations-remark-other-plays"),
            doubt=(False,),
        ),
    )
    """Whether who still lays may do so with a number that the other, who lifts, has no use for."""
    claim_transfers: Cited[bool] = switch(
        Flag(),
        Text(
            "Chacun doit voir lui-même ce que l'autre lui laisse",
            "Each must see for himself what the other leaves him",
        ),
        agree=(True, False),
        short=Text("chacun veille à son jeu", "each minds his own game"),
        attention=cited(True, ACAD, "Dames rabattues ch. V, end"),
        academie=cited(False, ACADEMIE, remark=Message("citations-ours-played-for-him")),
    )
    """Whether each must see for himself what the other leaves him; else it is played for him."""


ACAD_1806: Final = RabattuesRules.follow(
    "rabattues/acad-1806",
    Text("Académie universelle des jeux, 1806", "Académie universelle des jeux, 1806"),
    "acad_1806",
    "academie",
)
ATTENTION: Final = RabattuesRules.follow(
    "rabattues/acad-1806-attention",
    Text("Académie 1806, chacun veillant à son jeu", "Académie 1806, each minding his own game"),
    "attention",
    "acad_1806",
    "academie",
)

RULESETS: Final = (ACAD_1806, ATTENTION)
