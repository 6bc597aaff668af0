"""The law of dames rabattues, and the points on which its treatise is silent or doubtful."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from academie.games.tables.law.turns import TurnsRules
from academie.kernel import Cited, cited, switch
from academie.kernel.kinds import Flag, Shape
from academie.sources import ACAD, ACADEMIE
from academie.words import Message


@dataclass(frozen=True, slots=True, kw_only=True)
class RabattuesRules(TurnsRules):
    """A law of dames rabattues."""

    piles: Cited[tuple[int, ...]] = switch(
        Shape(list),
        Message("rabattues-piles"),
        acad_1806=cited((2, 2, 2, 3, 3, 3), ACAD, "Dames rabattues ch. III § 1"),
    )
    """How many men are stacked on each flèche, the first being the nearest to the light."""
    doublet_again: Cited[bool] = switch(
        Flag(),
        Message("rabattues-doublet-again"),
        acad_1806=cited(True, ACAD, "Dames rabattues ch. V § 6, 10"),
    )
    """Whether who throws a doublet throws again."""
    lay_and_lift: Cited[bool] = switch(
        Flag(),
        Message("rabattues-lay-and-lift"),
        academie=cited(
            True,
            ACADEMIE,
            remark=Message("citations-silent-all-laid"),
        ),
    )
    """Whether the number left once the last man is laid may already lift."""
    lay_by_transfer: Cited[bool] = switch(
        Flag(),
        Message("rabattues-lay-by-transfer"),
        short=Message("rabattues-lay-by-transfer-short"),
        acad_1806=cited(
            True,
            ACAD,
            "Dames rabattues ch. V § 8",
            remark=Message("citations-remark-other-plays"),
            doubt=(False,),
        ),
    )
    """Whether who still lays may do so with a number that the other, who lifts, has no use for."""
    claim_transfers: Cited[bool] = switch(
        Flag(),
        Message("rabattues-claim-transfers"),
        agree=(True, False),
        short=Message("rabattues-claim-transfers-short"),
        attention=cited(True, ACAD, "Dames rabattues ch. V § 13"),
        academie=cited(False, ACADEMIE, remark=Message("citations-ours-played-for-him")),
    )
    """Whether each must see for himself what the other leaves him; else it is played for him."""


ACAD_1806: Final = RabattuesRules.follow(
    "rabattues/acad-1806",
    Message("rabattues-academie"),
    "acad_1806",
    "academie",
)
ATTENTION: Final = RabattuesRules.follow(
    "rabattues/acad-1806-attention",
    Message("rabattues-academie-watchful"),
    "attention",
    "acad_1806",
    "academie",
)

RULESETS: Final = (ACAD_1806, ATTENTION)
