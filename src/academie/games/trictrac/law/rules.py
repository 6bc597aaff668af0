"""The law of trictrac: every point on which the treatises differ or are silent, and the rule sets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from academie.games.tables.law.play import BEAROFF_WORDS, Bearoff
from academie.games.tables.law.primaute import (
    FIRST_DOUBLET,
    FIRST_DOUBLET_WORDS,
    FIRST_THROW,
    FIRST_THROW_WORDS,
    FirstDoublet,
    FirstThrow,
)
from academie.kernel import Cited, RuleSet, Source, cited, switch
from academie.kernel.kinds import Choice, Flag, Number
from academie.sources import ACAD_A, ACAD_B, ACADEMIE, LEP
from academie.words import Message


class GrandeBredouille(Enum):
    """When the partie counts double."""

    OFF = "off"
    NONE_TAKEN = "none-taken"
    """The loser never had a hole."""
    RUN = "run"
    """The winner's twelve holes came in a row, even after some of the loser's."""


GRANDE_BREDOUILLE_WORDS: Final = {
    GrandeBredouille.OFF: Message("trictrac-grande-bredouille-off"),
    GrandeBredouille.NONE_TAKEN: Message("trictrac-grande-bredouille-none-taken"),
    GrandeBredouille.RUN: Message("trictrac-grande-bredouille-run"),
}


class PileDeMisere(Enum):
    """Whether fifteen men on one's own coin score."""

    OFF = "off"
    MADE = "made"
    """When the pile is made."""
    MADE_AND_KEPT = "made-and-kept"
    """When it is made, and at each throw that leaves it standing."""


PILE_DE_MISERE_WORDS: Final = {
    PileDeMisere.OFF: Message("trictrac-pile-de-misere-off"),
    PileDeMisere.MADE: Message("trictrac-pile-de-misere-made"),
    PileDeMisere.MADE_AND_KEPT: Message("trictrac-pile-de-misere-made-and-kept"),
}


class MarqueEndedBy(Enum):
    """Who ends a marqué by going away, once somebody has the holes for it."""

    ANYONE = "anyone"
    """Whoever goes."""
    HOLDER = "holder"
    """Only who has the holes himself and no fewer than the other; another begins a new relevé."""


MARQUE_ENDED_BY_WORDS: Final = {
    MarqueEndedBy.ANYONE: Message("trictrac-marque-ended-by-anyone"),
    MarqueEndedBy.HOLDER: Message("trictrac-marque-ended-by-holder"),
}


class RefaitFalls(Enum):
    """When equal holes are a refait."""

    ON_LEAVING = "on-leaving"
    """When somebody goes away on them: until then either may take another hole."""
    AT_ONCE = "at-once"
    """As soon as the other has come up to as many."""


REFAIT_FALLS_WORDS: Final = {
    RefaitFalls.ON_LEAVING: Message("trictrac-refait-falls-on-leaving"),
    RefaitFalls.AT_ONCE: Message("trictrac-refait-falls-at-once"),
}


ENDING_A_MARQUE: Final = "part 1 ch. VI § 5, 13"
REFAIT: Final = "part 1 ch. VI § 13"


@dataclass(frozen=True, slots=True, kw_only=True)
class TrictracRules(RuleSet):
    """A law of trictrac. `authority` is the treatise its events cite."""

    authority: Source
    first_throw: Cited[FirstThrow] = switch(
        Choice(FirstThrow, FIRST_THROW_WORDS),
        FIRST_THROW,
        short=Message("trictrac-first-throw-short"),
        agree=tuple(FirstThrow),
        lep_1818=cited(FirstThrow.PLAYS_IT, LEP, "part 1 ch. I § 13-14"),
        acad_1749=cited(FirstThrow.PLAYS_IT, ACAD_A, "ch. I § 5"),
        acad_1698=cited(FirstThrow.PLAYS_IT, ACAD_B, "ch. II § 10", may_agree=(FirstThrow.RIGHT_ONLY,)),
    )
    first_doublet: Cited[FirstDoublet] = switch(
        Choice(FirstDoublet, FIRST_DOUBLET_WORDS),
        FIRST_DOUBLET,
        short=Message("trictrac-first-doublet-short"),
        agree=(FirstDoublet.AGAIN, FirstDoublet.OTHER),
        academie=cited(FirstDoublet.AGAIN, ACADEMIE, remark=Message("citations-silent-equal-dice")),
        lep_1818=cited(FirstDoublet.OTHER, LEP, "part 1 ch. I § 13"),
    )
    rest_on_empty_coin: Cited[bool] = switch(
        Flag(),
        Message("trictrac-rest-on-empty-coin"),
        acad_1749=cited(True, ACAD_A, "ch. VI § 22"),
        acad_1698=cited(True, ACAD_B, "ch. V § 30", remark=Message("citations-remark-fleche-empty")),
        academie=cited(True, ACADEMIE, remark=Message("citations-silent-empty-coin-rest")),
    )
    petit_jan_coin_exception: Cited[bool] = switch(
        Flag(),
        Message("trictrac-petit-jan-coin-exception"),
        lep_1818=cited(True, LEP, "rule 40"),
        acad_1749=cited(False, ACAD_A, "ch. II § 14; ch. VI § 16"),
        acad_1698=cited(False, ACAD_B, "ch. X § 23; ch. XVIII § 28"),
    )
    retour_coin_way: Cited[bool] = switch(
        Flag(),
        Message("trictrac-retour-coin-way"),
        short=Message("trictrac-retour-coin-way-short"),
        agree=(False, True),
        lep_1818=cited(False, LEP, "part 1 ch. V § 6-7"),
        acad_1749=cited(False, ACAD_A, "ch. II § 34"),
        acad_1698=cited(False, ACAD_B, "ch. XI § 19", remark=Message("citations-remark-prevailed")),
    )
    two_half_two_ways: Cited[bool] = switch(
        Flag(),
        Message("trictrac-two-half-two-ways"),
        short=Message("trictrac-two-half-two-ways-short"),
        agree=(False, True),
        lep_1818=cited(False, LEP, "part 4 ch. IV § 2", remark=Message("citations-remark-wished-for")),
        lep_reform=cited(True, LEP, "part 4 ch. IV § 2"),
        acad_1749=cited(False, ACAD_A, "ch. II § 17"),
        acad_1698=cited(False, ACAD_B, "ch. XI § 7"),
    )
    deux_tables_passed: Cited[bool] = switch(
        Flag(),
        Message("trictrac-deux-tables-passed"),
        short=Message("trictrac-deux-tables-passed-short"),
        agree=(False, True),
        lep_1818=cited(False, LEP, "part 1 ch. II § 5-7"),
        acad_1749=cited(False, ACAD_A, "ch. II § 4", remark=Message("citations-remark-two-men-down")),
        acad_1698=cited(False, ACAD_B, "ch. V § 17", remark=Message("citations-remark-two-men-down")),
    )
    bearoff: Cited[Bearoff] = switch(
        Choice(Bearoff, BEAROFF_WORDS),
        Message("trictrac-bearoff"),
        lep_1818=cited(Bearoff.FREE, LEP, "part 1 ch. V § 16"),
        short=Message("trictrac-bearoff-short"),
        agree=tuple(Bearoff),
        acad_1749=cited(Bearoff.INSIDE_UNLESS_KEEPING, ACAD_A, "ch. II § 37; ch. II note 1; ch. VI § 25"),
        acad_1698=cited(Bearoff.EXACT, ACAD_B, "ch. XII § 5"),
    )
    enter_and_lift: Cited[bool] = switch(
        Flag(),
        Message("trictrac-enter-and-lift"),
        lep_1818=cited(True, LEP, "rule 72"),
        acad_1749=cited(False, ACAD_A, "ch. VI § 24", doubt=(True,)),
        academie=cited(True, ACADEMIE, remark=Message("citations-silent-all-in")),
    )
    early_lift_to_keep: Cited[bool] = switch(
        Flag(),
        Message("trictrac-early-lift-to-keep"),
        lep_1818=cited(False, LEP, "part 1 ch. V § 8, 15"),
        acad_1749=cited(True, ACAD_A, "ch. II note 1; ch. VI § 24"),
        acad_1698=cited(False, ACAD_B, "ch. XII § 2-3; ch. XVIII § 36"),
    )
    hit_left_coin: Cited[bool] = switch(
        Flag(),
        Message("trictrac-hit-left-coin"),
        lep_1818=cited(True, LEP, "rule 71"),
        acad_1698=cited(True, ACAD_B, "ch. V § 38", remark=Message("citations-remark-coin-empty")),
        academie=cited(True, ACADEMIE, remark=Message("citations-silent-empty-coin-hit")),
    )
    grande_bredouille: Cited[GrandeBredouille] = switch(
        Choice(GrandeBredouille, GRANDE_BREDOUILLE_WORDS),
        Message("trictrac-grande-bredouille"),
        short=Message("trictrac-grande-bredouille-short"),
        agree=tuple(GrandeBredouille),
        lep_1818=cited(
            GrandeBredouille.OFF,
            LEP,
            "part 1 ch. VI § 2",
            remark=Message("citations-remark-only-if-agreed"),
            may_agree=(GrandeBredouille.RUN,),
        ),
        acad_1749=cited(
            GrandeBredouille.OFF,
            ACAD_A,
            "ch. I § 12",
            remark=Message("citations-remark-only-if-agreed"),
            may_agree=(GrandeBredouille.NONE_TAKEN,),
        ),
        acad_1698=cited(
            GrandeBredouille.OFF,
            ACAD_B,
            "ch. XIII § 1, 4",
            remark=Message("citations-remark-only-if-agreed"),
            may_agree=(GrandeBredouille.RUN,),
        ),
    )
    pile_de_misere: Cited[PileDeMisere] = switch(
        Choice(PileDeMisere, PILE_DE_MISERE_WORDS),
        Message("trictrac-pile-de-misere"),
        short=Message("trictrac-pile-de-misere-short"),
        agree=tuple(PileDeMisere),
        lep_1818=cited(PileDeMisere.OFF, LEP, "part 4 ch. IV § 4"),
        lep_reform=cited(PileDeMisere.MADE_AND_KEPT, LEP, "part 4 ch. IV § 4"),
        acad_1749=cited(
            PileDeMisere.OFF,
            ACAD_A,
            "ch. VIII, “Pile de malheur”",
            remark=Message("citations-remark-abolished"),
        ),
        acad_1698=cited(
            PileDeMisere.OFF, ACAD_B, "ch. XX § 5", remark=Message("citations-remark-out-of-use")
        ),
    )
    jan_de_rencontre: Cited[bool] = switch(
        Flag(),
        Message("trictrac-jan-de-rencontre"),
        short=Message("trictrac-jan-de-rencontre-short"),
        agree=(False, True),
        lep_1818=cited(False, LEP, "part 1 ch. VII § 2", remark=Message("citations-remark-not-among-jans")),
        acad_1749=cited(False, ACAD_A, "ch. II § 1-2", remark=Message("citations-remark-does-not-know-it")),
        acad_1698=cited(False, ACAD_B, "ch. XX § 1-2", remark=Message("citations-remark-out-of-use")),
    )
    margot_la_fendue: Cited[bool] = switch(
        Flag(),
        Message("trictrac-margot-la-fendue"),
        short=Message("trictrac-margot-la-fendue-short"),
        agree=(False, True),
        lep_1818=cited(False, LEP, "part 3 no. 46", remark=Message("citations-remark-nickname")),
        acad_1749=cited(False, ACAD_A, "ch. III", remark=Message("citations-remark-does-not-know-it")),
        acad_1698=cited(False, ACAD_B, "ch. XX § 1, 3", remark=Message("citations-remark-out-of-use")),
    )
    marque_ended_by: Cited[MarqueEndedBy] = switch(
        Choice(MarqueEndedBy, MARQUE_ENDED_BY_WORDS),
        Message("trictrac-marque-ended-by"),
        fixed=True,
        lep_1818=cited(MarqueEndedBy.HOLDER, LEP, ENDING_A_MARQUE),
        acad_1698=cited(MarqueEndedBy.HOLDER, LEP, ENDING_A_MARQUE),
        acad_1749=cited(MarqueEndedBy.HOLDER, LEP, ENDING_A_MARQUE),
    )
    refait_falls: Cited[RefaitFalls] = switch(
        Choice(RefaitFalls, REFAIT_FALLS_WORDS),
        Message("trictrac-refait-falls"),
        short=Message("trictrac-refait-falls-short"),
        agree=tuple(RefaitFalls),
        lep_1818=cited(RefaitFalls.ON_LEAVING, LEP, REFAIT),
        acad_1698=cited(RefaitFalls.ON_LEAVING, LEP, REFAIT),
        acad_1749=cited(RefaitFalls.ON_LEAVING, LEP, REFAIT),
    )
    holes_to_win: Cited[int] = switch(
        Number(1, 99),
        Message("trictrac-holes-to-win"),
        by_option=("holes",),
        lep_1818=cited(12, LEP, "part 1 ch. VI § 1"),
        acad_1749=cited(12, ACAD_A, "ch. I § 12"),
        acad_1698=cited(12, ACAD_B, "ch. V § 33"),
    )


DEFAULT: Final = TrictracRules.follow(
    "trictrac/default.2",
    Message("trictrac-rules-common"),
    "lep_1818",
    "acad_1749",
    authority=LEP,
)
LEP_SALON: Final = TrictracRules.follow(
    "trictrac/lep-salon.2",
    Message("trictrac-rules-lep-good-company"),
    "lep_1818",
    "academie",
    authority=LEP,
)
LEP_RIGUEUR: Final = TrictracRules.follow(
    "trictrac/lep-rigueur.2",
    Message("trictrac-rules-lep-rigour"),
    "lep_1818",
    "academie",
    authority=LEP,
)
LEP_REFORM: Final = TrictracRules.follow(
    "trictrac/lep-reform.2",
    Message("trictrac-rules-lep-reform"),
    "lep_reform",
    "lep_1818",
    "acad_1749",
    authority=LEP,
)
ACAD_1698: Final = TrictracRules.follow(
    "trictrac/acad-1698.2",
    Message("trictrac-rules-acad-b"),
    "acad_1698",
    "academie",
    authority=ACAD_B,
)
ACAD_1749: Final = TrictracRules.follow(
    "trictrac/acad-1749.2",
    Message("trictrac-rules-acad-a"),
    "acad_1749",
    "academie",
    authority=ACAD_A,
)

RULESETS: Final = (DEFAULT, LEP_SALON, LEP_RIGUEUR, LEP_REFORM, ACAD_1698, ACAD_1749)


def _first(newest: TrictracRules) -> TrictracRules:
    """The first version of a rule set, with what all were corrected in as it was read then."""
    return replace(
        newest,
        id=f"trictrac/{newest.name}",
        first_doublet=cited(FirstDoublet.AGAIN, LEP, "part 1 ch. I § 13"),
        marque_ended_by=cited(MarqueEndedBy.ANYONE, LEP, ENDING_A_MARQUE),
    )


FORMER: Final = (
    _first(DEFAULT),
    _first(LEP_SALON),
    _first(LEP_RIGUEUR),
    _first(LEP_REFORM),
    replace(
        _first(ACAD_1698),
        grande_bredouille=cited(
            GrandeBredouille.RUN, ACAD_B, "ch. XIII § 1, 4", may_agree=(GrandeBredouille.OFF,)
        ),
    ),
    replace(
        _first(ACAD_1749),
        bearoff=cited(Bearoff.INSIDE_FIRST, ACAD_A, "ch. II § 37; ch. VI § 25"),
        grande_bredouille=cited(
            GrandeBredouille.NONE_TAKEN, ACAD_A, "ch. I § 12", may_agree=(GrandeBredouille.OFF,)
        ),
    ),
)
"""The first versions, by which older records replay."""
