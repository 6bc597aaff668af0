"""The law of dames rabattues, and the points on which its treatise is silent or doubtful."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from academie.games.tables.law.turns import ONLY_THE_RIGHT, TurnsRules
from academie.kernel import Cited, Text, cited
from academie.sources import ACAD, ACADEMIE


@dataclass(frozen=True, slots=True, kw_only=True)
class RabattuesRules(TurnsRules):
    """A law of dames rabattues."""

    piles: Cited[tuple[int, ...]]
    """How many men are stacked on each flèche, the first being the nearest to the light."""
    doublet_again: Cited[bool]
    """Whether who throws a doublet throws again."""
    lay_and_lift: Cited[bool]
    """Whether the number left once the last man is laid may already lift."""
    lay_by_transfer: Cited[bool]
    """Whether who still lays may do so with a number that the other, who lifts, has no use for."""
    claim_transfers: Cited[bool]
    """Whether each must see for himself what the other leaves him; else it is played for him."""


ACAD_1806: Final = RabattuesRules(
    id="rabattues/acad-1806",
    title=Text("Académie universelle des jeux, 1806", "Académie universelle des jeux, 1806"),
    piles=cited((2, 2, 2, 3, 3, 3), ACAD, "Dames rabattues ch. III"),
    first_throw=ONLY_THE_RIGHT,
    doublet_again=cited(True, ACAD, "Dames rabattues ch. V"),
    lay_and_lift=cited(
        True, ACADEMIE, "where the treatise is silent: all are laid once the first number has laid the last"
    ),
    lay_by_transfer=cited(True, ACAD, "Dames rabattues ch. V: whatever one cannot play the other plays"),
    claim_transfers=cited(False, ACADEMIE, "what is left to a player is played for him"),
)

ATTENTION: Final = replace(
    ACAD_1806,
    id="rabattues/acad-1806-attention",
    title=Text("Académie 1806, chacun veillant à son jeu", "Académie 1806, each minding his own game"),
    claim_transfers=cited(True, ACAD, "Dames rabattues ch. V, end"),
)

RULESETS: Final = (ACAD_1806, ATTENTION)
