"""The laws of trictrac in company: what is agreed on before or left in doubt, and the rule sets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, TypeVar

from academie.kernel import Cited, RuleSet, UnknownName, cited, switch
from academie.kernel.kinds import Choice, Flag, Limit, Number, Shape
from academie.sources import ACAD_B, ACADEMIE, FALLAVEL, LEP
from academie.words import Message


class Refait(Enum):
    """How the consolation grows with each refait."""

    LINEAR = "linear"
    """Double, triple, quadruple."""
    DOUBLING = "doubling"
    """Double, four times, eight times."""


REFAIT_WORDS: Final = {
    Refait.LINEAR: Message("company-refait-linear"),
    Refait.DOUBLING: Message("company-refait-doubling"),
}


class JetonQueue(Enum):
    """What becomes of the jetons that count the marqués."""

    NONE = "none"
    """The account is kept with a pencil: there are none."""
    DEDUCTED = "deducted"
    """Who has gained most by the marqués takes them all, even against the postillons he owes."""
    COMPENSATED = "compensated"
    """The same, but if he is the one to pay the queue, neither queue is paid."""


JETON_QUEUE_WORDS: Final = {
    JetonQueue.NONE: Message("company-jeton-queue-none"),
    JetonQueue.DEDUCTED: Message("company-jeton-queue-deducted"),
    JetonQueue.COMPENSATED: Message("company-jeton-queue-compensated"),
}


class NextDice(Enum):
    """Who has the dice of the next marqué, where the form of company does not say it."""

    LEAVER = "leaver"
    """Who went away, if he still sits; else they are thrown for."""
    THROWN = "thrown"
    """They are thrown for every time."""


NEXT_DICE_WORDS: Final = {
    NextDice.LEAVER: Message("company-next-dice-leaver"),
    NextDice.THROWN: Message("company-next-dice-thrown"),
}


class Price(Enum):
    """What the money is set on."""

    JETON = "jeton"
    FICHE = "fiche"


PRICE_WORDS: Final = {
    Price.JETON: Message("company-price-jeton"),
    Price.FICHE: Message("company-price-fiche"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class EcrireRules(RuleSet):
    """A law of trictrac à écrire."""

    usual_marques: Cited[tuple[int, ...]] = switch(
        Shape(list),
        Message("company-usual-marques"),
        by_option=("marques",),
        lep_1818=cited((8, 12), LEP, "part 1 ch. VI § 4"),
    )
    consolation: Cited[int] = switch(
        Number(0, 99),
        Message("company-consolation"),
        lep_1818=cited(2, LEP, "part 1 ch. VI § 8"),
    )
    refait: Cited[Refait] = switch(
        Choice(Refait, REFAIT_WORDS),
        Message("company-refait"),
        short=Message("company-refait-short"),
        agree=tuple(Refait),
        lep_1818=cited(Refait.LINEAR, LEP, "part 1 ch. VI § 13"),
        doubled_refait=cited(Refait.DOUBLING, ACADEMIE, remark=Message("citations-ours-outside-treatises")),
    )
    bredouille_every: Cited[int] = switch(
        Number(1, 99),
        Message("company-bredouille-every"),
        lep_1818=cited(6, LEP, "part 1 ch. VI § 12"),
    )
    """Every so many holes in a row the marqué is doubled again,"""
    bredouille_cap: Cited[int | None] = switch(
        Limit((4, 8)),
        Message("company-bredouille-cap"),
        short=Message("company-bredouille-cap-short"),
        agree=(4, 8, None),
        lep_1818=cited(
            4, LEP, "part 1 ch. VI § 12", remark=Message("citations-remark-some-houses"), may_agree=(8, None)
        ),
        octuple=cited(8, LEP, "part 3 no. 62"),
        progression=cited(None, LEP, "part 1 ch. VI § 12", remark=Message("citations-remark-authors-wish")),
    )
    """but no further than this many times."""
    postillon_first: Cited[int] = switch(
        Number(0, 99),
        Message("company-postillon-first"),
        lep_1818=cited(28, LEP, "part 1 ch. VI § 9"),
    )
    postillon_next: Cited[int] = switch(
        Number(0, 99),
        Message("company-postillon-next"),
        lep_1818=cited(8, LEP, "part 1 ch. VI § 9"),
    )
    queue: Cited[int] = switch(
        Number(0, 99),
        Message("company-queue"),
        by_option=("fiches",),
        lep_1818=cited(2, LEP, "part 1 ch. VI § 10", remark=Message("citations-remark-what-one-will")),
    )
    """In fiches."""
    jetons_a_marque: Cited[int] = switch(
        Number(0, 99),
        Message("company-jetons-a-marque"),
        lep_1818=cited(2, LEP, "part 1 ch. VI § 8"),
    )
    jeton_queue: Cited[JetonQueue] = switch(
        Choice(JetonQueue, JETON_QUEUE_WORDS),
        Message("company-jeton-queue"),
        short=Message("company-jeton-queue-short"),
        agree=tuple(JetonQueue),
        lep_1818=cited(
            JetonQueue.DEDUCTED,
            LEP,
            "part 1 ch. VI § 11",
            remark=Message("citations-remark-first-usage"),
            may_agree=(JetonQueue.COMPENSATED, JetonQueue.NONE),
        ),
        crayon=cited(
            JetonQueue.NONE, LEP, "part 1 ch. VI § 8", remark=Message("citations-remark-two-jetons")
        ),
        compensated=cited(
            JetonQueue.COMPENSATED, LEP, "part 1 ch. VI § 11", remark=Message("citations-remark-second-usage")
        ),
    )
    price: Cited[Price] = switch(
        Choice(Price, PRICE_WORDS),
        Message("company-price"),
        short=Message("company-price-short"),
        lep_1818=cited(Price.FICHE, LEP, "part 1 ch. VI § 10-11", may_agree=(Price.JETON,)),
    )
    jetons_a_fiche: Cited[int] = switch(
        Number(1, 99),
        Message("company-jetons-a-fiche"),
        lep_1818=cited(10, LEP, "part 1 ch. VI § 11", remark=Message("citations-remark-half-of-one")),
    )
    fiche_from: Cited[int] = switch(
        Number(1, 99),
        Message("company-fiche-from"),
        lep_1818=cited(5, LEP, "part 1 ch. VI § 11"),
    )
    """So many jetons over count as a fiche; fewer as nothing."""
    next_dice: Cited[NextDice] = switch(
        Choice(NextDice, NEXT_DICE_WORDS),
        Message("company-next-dice"),
        lep_1818=cited(
            NextDice.LEAVER, LEP, "part 1 ch. II § 1", remark=Message("citations-remark-who-goes-away")
        ),
    )
    partner_advises: Cited[bool] = switch(
        Flag(),
        Message("company-partner-advises"),
        short=Message("company-partner-advises-short"),
        agree=(True, False),
        lep_1818=cited(True, LEP, "part 1 ch. VI § 16"),
    )
    idle_consolation: Cited[bool] = switch(
        Flag(),
        Message("company-idle-consolation"),
        lep_1818=cited(True, LEP, "part 1 ch. VI § 18"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class TourRules(RuleSet):
    """A law of playing turn about."""

    fewest: Cited[int] = switch(
        Number(2, 6),
        Message("company-fewest"),
        fixed=True,
        acad_1698=cited(2, ACAD_B, "ch. II § 11", remark=Message("citations-remark-two-at-a-time")),
    )
    """How few may play so; two change seats with nobody."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PouleRules(RuleSet):
    """A law of the poule."""

    in_succession: Cited[bool] = switch(
        Flag(),
        Message("company-in-succession"),
        short=Message("company-in-succession-short"),
        agree=(True, False),
        fallavel=cited(True, FALLAVEL, "on the poule"),
        lep_1818=cited(False, LEP, "part 1 ch. VI § 3", remark=Message("citations-remark-so-many-parties")),
    )
    """Whether the parties that take it must be won without losing one between."""
    stakes_again: Cited[bool] = switch(
        Flag(),
        Message("company-stakes-again"),
        short=Message("company-stakes-again-short"),
        agree=(True, False),
        lep_1818=cited(True, LEP, "part 1 ch. VI § 3"),
    )
    """Whether who comes back to the table stakes again."""


LEP_1818: Final = EcrireRules.follow("ecrire/lep-1818.2", Message("company-rules-lep-1818"), "lep_1818")
CRAYON: Final = EcrireRules.follow("ecrire/crayon.2", Message("company-rules-crayon"), "crayon", "lep_1818")
COMPENSATED: Final = EcrireRules.follow(
    "ecrire/queues-compensees.2",
    Message("company-rules-compensated"),
    "compensated",
    "lep_1818",
)
OCTUPLE: Final = EcrireRules.follow(
    "ecrire/octuple.2",
    Message("company-rules-octuple"),
    "octuple",
    "lep_1818",
)
PROGRESSION: Final = EcrireRules.follow(
    "ecrire/progression.2",
    Message("company-rules-progression"),
    "progression",
    "lep_1818",
)
DOUBLED_REFAIT: Final = EcrireRules.follow(
    "ecrire/refait-doublant.2",
    Message("company-rules-doubling"),
    "doubled_refait",
    "lep_1818",
)

ECRIRE: Final = (LEP_1818, CRAYON, COMPENSATED, OCTUPLE, PROGRESSION, DOUBLED_REFAIT)

POULE: Final = PouleRules.follow(
    "poule/default.2",
    Message("company-rules-poule"),
    "fallavel",
    "lep_1818",
)
POULE_BY_COUNT: Final = PouleRules.follow(
    "poule/lep-1818.2", Message("company-rules-poule-letter"), "lep_1818"
)

POULES: Final = (POULE, POULE_BY_COUNT)

TOUR_A_TOUR: Final = TourRules.follow(
    "tour-a-tour/acad-1749.2",
    Message("company-rules-tour"),
    "acad_1698",
)


R = TypeVar("R", bound=RuleSet)


def former(newest: tuple[R, ...]) -> tuple[R, ...]:
    """The first versions of rule sets: the same account, over boards of the first version of trictrac."""
    return tuple(replace(rules, id=f"{rules.id.partition('/')[0]}/{rules.name}") for rules in newest)


def ecrire_rules(id_: str | None = None) -> EcrireRules:
    """The newest rule set of that name, Lepeintre's if none is named. Raises `UnknownName`."""
    for rules in ECRIRE:
        if id_ in {None, rules.id, rules.name}:
            return rules
    names = tuple(rules.id for rules in ECRIRE)
    raise UnknownName(Message("company-no-rules", name=repr(id_), names=names))
