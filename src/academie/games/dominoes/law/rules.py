"""The law of dominoes: what the parties of the treatise differ in or it leaves open, and a rule set for each.

Left out: four dés each with drawing from the talon, and vingt-un. The treatise only names them, the latter to
warn of it (ACAD-D ch. IX).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final, NamedTuple, TypeVar, cast

from academie.kernel import Citation, Cited, RuleSet, cited, switch
from academie.kernel.kinds import Choice, Flag, Number, Shape
from academie.sources import ACAD_D, ACADEMIE
from academie.words import Message, Text, in_words, listed


class Aim(Enum):
    """What a party is played for."""

    POINTS = "points"
    """The first to have so many points."""
    ROUNDS = "rounds"
    """The first to have won so many coups."""
    STAKES = "stakes"
    """Each coup won takes a stake back, until nothing is left of so many pots."""
    LAST = "last"
    """Points are a burden: who has most of them once somebody has so many pays."""


AIM_WORDS: Final = {
    Aim.POINTS: Message("dominoes-aim-points"),
    Aim.ROUNDS: Message("dominoes-aim-rounds"),
    Aim.STAKES: Message("dominoes-aim-stakes"),
    Aim.LAST: Message("dominoes-aim-last"),
}


class BlockScore(Enum):
    """What the winner of a closed coup counts."""

    ADVERSE = "adverse"
    """The hands of his adversaries."""
    DIFFERENCE = "difference"
    """The same, less his own."""


BLOCK_SCORE_WORDS: Final = {
    BlockScore.ADVERSE: Message("dominoes-block-score-adverse"),
    BlockScore.DIFFERENCE: Message("dominoes-block-score-difference"),
}


class LeaderTie(Enum):
    """Who wins a closed coup in which the leader is among those that have fewest points."""

    OTHER = "other"
    """The one nearest to his right, never he."""
    LEADER = "leader"


LEADER_TIE_WORDS: Final = {
    LeaderTie.OTHER: Message("dominoes-leader-tie-other"),
    LeaderTie.LEADER: Message("dominoes-leader-tie-leader"),
}


class NextLead(Enum):
    """Who leads the next coup."""

    RIGHT = "right"
    """The next to the right of who led."""
    WINNER = "winner"


NEXT_LEAD_WORDS: Final = {
    NextLead.RIGHT: Message("dominoes-next-lead-right"),
    NextLead.WINNER: Message("dominoes-next-lead-winner"),
}


class Charge(Enum):
    """Who is charged at the end of a coup, where points are a burden."""

    EVERY_HAND = "every-hand"
    HIGHEST_HAND = "highest-hand"
    """Whoever has most left, and nobody else; equals alike."""


CHARGE_WORDS: Final = {
    Charge.EVERY_HAND: Message("dominoes-charge-every-hand"),
    Charge.HIGHEST_HAND: Message("dominoes-charge-highest-hand"),
}


class FaultCost(Enum):
    """What a player pays whose false boude, once shown, is taken up."""

    EACH = "each"
    """A stake to each of the others."""
    BOTH = "both"
    """The party, for himself and for his partner."""
    PARTY = "party"
    """He loses the party."""


FAULT_COST_WORDS: Final = {
    FaultCost.EACH: Message("dominoes-fault-cost-each"),
    FaultCost.BOTH: Message("dominoes-fault-cost-both"),
    FaultCost.PARTY: Message("dominoes-fault-cost-game"),
}


class Surplus(Enum):
    """What becomes of dés taken beyond one's number."""

    KEPT = "garde"
    """Their player keeps them, and has so many more to be rid of."""
    DRAWN = "retire"
    """Another player may draw the surplus away, without seeing it."""


SURPLUS_WORDS: Final = {
    Surplus.KEPT: Message("dominoes-surplus-kept"),
    Surplus.DRAWN: Message("dominoes-surplus-drawn"),
}


class Share(NamedTuple):
    """How many dés each of so many players may take, the usual number first."""

    players: int
    tiles: range


def _shares(shares: tuple[Share, ...]) -> Text:
    return listed(map(_share, shares))


def _share(share: Share) -> Text:
    tiles = in_words(share.tiles)
    return Message("dominoes-share", players=share.players, tiles=tiles)


T = TypeVar("T")


def elsewhere(value: T) -> Cited[T]:
    """What a party holds on a point of another one, where it changes nothing."""
    return Cited(value, Citation(ACADEMIE, remark=Message("citations-ours-other-party")), elsewhere=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class DominoRules(RuleSet):
    """One party. The four last are the articles its events cite."""

    shares: Cited[tuple[Share, ...]] = switch(
        Shape(lambda shares: [[share.players, share.tiles[0], share.tiles[-1]] for share in shares], _shares),
        Message("dominoes-shares"),
        by_option=("players", "tiles"),
        tete_a_tete=cited((Share(2, range(6, 13)),), ACAD_D, "ch. II § 1; ch. IV § 1; ch. V § 8"),
        sans_points=cited(
            (Share(2, range(6, 14)),), ACAD_D, "ch. III", remark=Message("citations-remark-some-left-aside")
        ),
        quatre_sans_points=cited((Share(4, range(6, 7)),), ACAD_D, "ch. VI § 1"),
        poule=cited((Share(3, range(8, 9)), Share(4, range(6, 7))), ACAD_D, "ch. VII § 5-6"),
        dernier=cited(
            (Share(3, range(7, 10)),),
            ACAD_D,
            "ch. VIII § 1",
            remark=Message("citations-remark-usually-seven"),
        ),
        piquet_voleur=cited((Share(4, range(6, 7)),), ACAD_D, "ch. IX"),
    )
    """For how many players, the usual number first, and with how many dés."""
    aim: Cited[Aim] = switch(
        Choice(Aim, AIM_WORDS),
        Message("dominoes-aim"),
        fixed=True,
        tete_a_tete=cited(Aim.POINTS, ACAD_D, "ch. II § 1; ch. V § 1"),
        sans_points=cited(Aim.ROUNDS, ACAD_D, "ch. III § 2"),
        quatre_sans_points=cited(Aim.STAKES, ACAD_D, "ch. VI § 1"),
        poule=cited(Aim.POINTS, ACAD_D, "ch. VII § 1"),
        dernier=cited(Aim.LAST, ACADEMIE, remark=Message("citations-silent-high-tiles")),
        piquet_voleur=cited(Aim.POINTS, ACAD_D, "ch. IX"),
    )
    goal: Cited[int] = switch(
        Number(1, 999),
        Message("dominoes-goal"),
        by_option=("points", "rounds", "pots"),
        tete_a_tete=cited(100, ACAD_D, "ch. II § 1"),
        sans_points=cited(5, ACADEMIE, remark=Message("citations-silent-five-coups")),
        quatre_sans_points=cited(1, ACAD_D, "ch. VI § 1", remark=Message("citations-remark-until-withdrawn")),
        poule=cited(100, ACAD_D, "ch. VII § 1"),
        dernier=cited(100, ACADEMIE, remark=Message("citations-silent-hundred-points")),
        piquet_voleur=cited(100, ACAD_D, "ch. IX"),
    )
    """How much of it, unless agreed otherwise."""
    partners: Cited[bool] = switch(
        Flag(),
        Message("dominoes-partners"),
        fixed=True,
        tete_a_tete=cited(False, ACAD_D, "ch. II § 1"),
        quatre_sans_points=cited(False, ACAD_D, "ch. VI § 1"),
        poule=cited(False, ACAD_D, "ch. VII § 1"),
        dernier=cited(False, ACAD_D, "ch. VIII § 1"),
        piquet_voleur=cited(True, ACAD_D, "ch. IX; rule II"),
    )
    """Whether those who sit opposite play together."""
    block_score: Cited[BlockScore] = switch(
        Choice(BlockScore, BLOCK_SCORE_WORDS),
        Message("dominoes-block-score"),
        agree=tuple(BlockScore),
        short=Message("dominoes-block-score-short"),
        sans_points=elsewhere(BlockScore.ADVERSE),
        quatre_sans_points=elsewhere(BlockScore.ADVERSE),
        dernier=elsewhere(BlockScore.ADVERSE),
        acad_1806=cited(
            BlockScore.ADVERSE,
            ACADEMIE,
            remark=Message("citations-silent-closed-coup"),
        ),
    )
    leader_tie: Cited[LeaderTie] = switch(
        Choice(LeaderTie, LEADER_TIE_WORDS),
        Message("dominoes-leader-tie"),
        agree=tuple(LeaderTie),
        short=Message("dominoes-leader-tie-short"),
        acad_1806=cited(
            LeaderTie.OTHER,
            ACAD_D,
            "rule XXIII",
            remark=Message("citations-remark-leader-excepted"),
            doubt=(LeaderTie.LEADER,),
        ),
    )
    partner_counts: Cited[bool] = switch(
        Flag(),
        Message("dominoes-partner-counts"),
        agree=(False, True),
        short=Message("dominoes-partner-counts-short"),
        tete_a_tete=elsewhere(False),
        piquet_voleur=cited(False, ACADEMIE, remark=Message("citations-silent-adversaries-count")),
    )
    """Whether what the winner's partner has left is counted too."""
    closed_takes: Cited[bool] = switch(
        Flag(),
        Message("dominoes-closed-takes"),
        agree=(True, False),
        short=Message("dominoes-closed-takes-short"),
        tete_a_tete=elsewhere(True),
        quatre_sans_points=cited(True, ACADEMIE, remark=Message("citations-silent-winner-takes")),
    )
    """Whether winning a closed coup takes a stake back as domino does."""
    charge: Cited[Charge] = switch(
        Choice(Charge, CHARGE_WORDS),
        Message("dominoes-charge"),
        agree=tuple(Charge),
        short=Message("dominoes-charge-short"),
        tete_a_tete=elsewhere(Charge.EVERY_HAND),
        dernier=cited(Charge.EVERY_HAND, ACADEMIE, remark=Message("citations-silent-everyone-charged")),
    )
    next_lead: Cited[NextLead] = switch(
        Choice(NextLead, NEXT_LEAD_WORDS),
        Message("dominoes-next-lead"),
        agree=tuple(NextLead),
        short=Message("dominoes-next-lead-short"),
        acad_1806=cited(NextLead.RIGHT, ACAD_D, "ch. VI § 1"),
    )
    uncovered: Cited[bool] = switch(
        Flag(),
        Message("dominoes-uncovered"),
        fixed=True,
        acad_1806=cited(True, ACAD_D, "rule XVIII"),
    )
    """Whether dés that everyone has seen must be laid once they fit; for a table with hands."""
    fault_cost: Cited[FaultCost] = switch(
        Choice(FaultCost, FAULT_COST_WORDS),
        Message("dominoes-fault-cost"),
        fixed=True,
        tete_a_tete=cited(FaultCost.PARTY, ACAD_D, "rules IX, XVI"),
        poule=cited(FaultCost.EACH, ACAD_D, "rule XVI"),
        piquet_voleur=cited(FaultCost.BOTH, ACAD_D, "rules XVI, XXII"),
    )
    """For a table with hands."""
    de_trop: Cited[Surplus] = switch(
        Choice(Surplus, SURPLUS_WORDS),
        Message("dominoes-surplus"),
        agree=tuple(Surplus),
        short=Message("dominoes-surplus-short"),
        acad_1806=cited(Surplus.KEPT, ACAD_D, "rule IV", may_agree=(Surplus.DRAWN,)),
    )
    """For a table with hands. Rule XVII, of who seems to choose among his dés, names both."""
    leading: Citation
    playing: Citation
    closing: Citation
    counting: Citation

    def sides(self, players: int) -> int:
        return 2 if self.partners else players


_CITED: Final = {
    "leading": Citation(ACAD_D, "rule I"),
    "playing": Citation(ACAD_D, "ch. II § 2; rule IX"),
    "closing": Citation(ACAD_D, "rules XV, XXIII"),
    "counting": Citation(ACADEMIE, remark=Message("citations-silent-winner-counts")),
}
"""The articles that events cite, as far as a party does not have its own."""


def _party(name: str, title: Text, authority: str, **own: Citation) -> DominoRules:
    """The rule set of a party, by its chapter and what all have in common."""
    said = {**_CITED, **own}
    return DominoRules.follow(f"dominos/{name}.2", title, authority, "tete_a_tete", "acad_1806", **said)


TETE_A_TETE: Final = _party("tete-a-tete-1806", Message("dominoes-tete-a-tete"), "tete_a_tete")
SANS_POINTS: Final = _party("sans-points-1806", Message("dominoes-sans-points"), "sans_points")
QUATRE_SANS_POINTS: Final = _party(
    "quatre-sans-points-1806",
    Message("dominoes-a-quatre"),
    "quatre_sans_points",
)
POULE: Final = _party("poule-1806", Message("dominoes-poule"), "poule")
DERNIER: Final = _party("dernier-1806", Message("dominoes-dernier"), "dernier")
PIQUET_VOLEUR: Final = _party(
    "piquet-voleur-1806",
    Message("dominoes-piquet-voleur"),
    "piquet_voleur",
    leading=Citation(ACAD_D, "rules I, II"),
)

RULESETS: Final = (TETE_A_TETE, SANS_POINTS, QUATRE_SANS_POINTS, POULE, DERNIER, PIQUET_VOLEUR)


def _first(party: DominoRules, **own: Cited[Any]) -> DominoRules:
    """The first version of a party: without rule XVIII, and with every point of the others open."""
    return replace(
        party,
        id=party.id.removesuffix(".2"),
        block_score=TETE_A_TETE.block_score,
        partner_counts=PIQUET_VOLEUR.partner_counts,
        closed_takes=QUATRE_SANS_POINTS.closed_takes,
        charge=DERNIER.charge,
        uncovered=cited(False, ACADEMIE, remark=Message("citations-ours-rule-xviii-omitted")),
        de_trop=elsewhere(Surplus.KEPT),
        **cast(Any, own),
    )


_AS_AT_THE_POULE: Final = cited(FaultCost.EACH, ACADEMIE, remark=Message("citations-ours-rule-xvi-misread"))
FORMER: Final = (
    _first(TETE_A_TETE),
    _first(SANS_POINTS),
    _first(QUATRE_SANS_POINTS, fault_cost=_AS_AT_THE_POULE),
    _first(POULE),
    _first(
        DERNIER,
        fault_cost=_AS_AT_THE_POULE,
        shares=cited((Share(3, range(7, 8)),), ACAD_D, "ch. VIII § 1"),
    ),
    _first(PIQUET_VOLEUR),
)
"""The first versions, by which stored games replay."""
