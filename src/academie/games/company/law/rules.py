"""The laws of trictrac in company: what is agreed on before or left in doubt, and the rule sets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, TypeVar

from academie.kernel import Cited, RuleSet, Text, UnknownName, cited, switch
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
    Refait.LINEAR: Text("double, triple, quadruple…", "double, triple, quadruple…"),
    Refait.DOUBLING: Text("deux, quatre, huit fois…", "twice, four, eight times…"),
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
    JetonQueue.NONE: Text("il n'y en a point : on écrit au crayon", "there are none: a pencil keeps account"),
    JetonQueue.DEDUCTED: Text(
        "à qui gagne le plus par les marqués, même contre ses postillons",
        "to the player who gained most by the marqués, even if he owes postillons",
    ),
    JetonQueue.COMPENSATED: Text(
        "de même, mais une queue compense l'autre", "the same, but one queue offsets the other"
    ),
}


class NextDice(Enum):
    """Who has the dice of the next marqué, where the form of company does not say it."""

    LEAVER = "leaver"
    """Who went away, if he still sits; else they are thrown for."""
    THROWN = "thrown"
    """They are thrown for every time."""


NEXT_DICE_WORDS: Final = {
    NextDice.LEAVER: Text("à qui s'en est allé", "who went away"),
    NextDice.THROWN: Text("tirés chaque fois", "thrown for every time"),
}


class Price(Enum):
    """What the money is set on."""

    JETON = "jeton"
    FICHE = "fiche"


PRICE_WORDS: Final = {
    Price.JETON: Text("le jeton", "the jeton"),
    Price.FICHE: Text("la fiche", "the fiche"),
}


PARTIES: Final = "part 1 ch. VI"


@dataclass(frozen=True, slots=True, kw_only=True)
class EcrireRules(RuleSet):
    """A law of trictrac à écrire."""

    usual_marques: Cited[tuple[int, ...]] = switch(
        Shape(list),
        Text("Nombre de marqués", "How many marqués"),
        by_option=("marques",),
        lep_1818=cited((8, 12), LEP, PARTIES),
    )
    consolation: Cited[int] = switch(
        Number(0, 99),
        Text("La consolation, en jetons", "The consolation, in jetons"),
        lep_1818=cited(2, LEP, PARTIES),
    )
    refait: Cited[Refait] = switch(
        Choice(Refait, REFAIT_WORDS),
        Text("La consolation après des refaits", "The consolation after refaits"),
        short=Text("consolation", "consolation"),
        agree=tuple(Refait),
        lep_1818=cited(Refait.LINEAR, LEP, PARTIES),
        doubled_refait=cited(Refait.DOUBLING, ACADEMIE, remark=Message("citations-ours-outside-treatises")),
    )
    bredouille_every: Cited[int] = switch(
        Number(1, 99),
        Text("Trous de suite qui doublent le marqué", "Holes in a row that double the marqué"),
        lep_1818=cited(6, LEP, PARTIES),
    )
    """Every so many holes in a row the marqué is doubled again,"""
    bredouille_cap: Cited[int | None] = switch(
        Limit((4, 8)),
        Text("Le marqué se multiplie au plus par", "The marqué is multiplied at most by"),
        short=Text("bredouilles", "bredouilles"),
        agree=(4, 8, None),
        lep_1818=cited(4, LEP, PARTIES, remark=Message("citations-remark-some-houses"), may_agree=(8, None)),
        octuple=cited(8, LEP, "part 3 no. 62"),
        progression=cited(None, LEP, PARTIES, remark=Message("citations-remark-authors-wish")),
    )
    """but no further than this many times."""
    postillon_first: Cited[int] = switch(
        Number(0, 99),
        Text("Le premier postillon, en jetons", "The first postillon, in jetons"),
        lep_1818=cited(28, LEP, PARTIES),
    )
    postillon_next: Cited[int] = switch(
        Number(0, 99),
        Text("Chaque postillon de plus", "Each postillon more"),
        lep_1818=cited(8, LEP, PARTIES),
    )
    queue: Cited[int] = switch(
        Number(0, 99),
        Text("La queue, en fiches", "The queue, in fiches"),
        by_option=("fiches",),
        lep_1818=cited(2, LEP, PARTIES, remark=Message("citations-remark-what-one-will")),
    )
    """In fiches."""
    jetons_a_marque: Cited[int] = switch(
        Number(0, 99),
        Text("Jetons qui comptent un marqué", "Jetons that count a marqué"),
        lep_1818=cited(2, LEP, PARTIES),
    )
    jeton_queue: Cited[JetonQueue] = switch(
        Choice(JetonQueue, JETON_QUEUE_WORDS),
        Text("La queue des jetons", "The queue of the jetons"),
        short=Text("queue des jetons", "queue of the jetons"),
        agree=tuple(JetonQueue),
        lep_1818=cited(
            JetonQueue.DEDUCTED,
            LEP,
            PARTIES,
            remark=Message("citations-remark-first-usage"),
            may_agree=(JetonQueue.COMPENSATED, JetonQueue.NONE),
        ),
        crayon=cited(JetonQueue.NONE, LEP, PARTIES, remark=Message("citations-remark-two-jetons")),
        compensated=cited(
            JetonQueue.COMPENSATED, LEP, PARTIES, remark=Message("citations-remark-second-usage")
        ),
    )
    price: Cited[Price] = switch(
        Choice(Price, PRICE_WORDS),
        Text("Ce qu'on met à prix", "What the money is set on"),
        short=Text("prix", "price"),
        lep_1818=cited(Price.FICHE, LEP, PARTIES, may_agree=(Price.JETON,)),
    )
    jetons_a_fiche: Cited[int] = switch(
        Number(1, 99),
        Text("Jetons d'une fiche", "Jetons of a fiche"),
        lep_1818=cited(10, LEP, PARTIES, remark=Message("citations-remark-half-of-one")),
    )
    fiche_from: Cited[int] = switch(
        Number(1, 99),
        Text("Jetons de surplus qui font une fiche", "Jetons over that count as a fiche"),
        lep_1818=cited(5, LEP, PARTIES),
    )
    """So many jetons over count as a fiche; fewer as nothing."""
    next_dice: Cited[NextDice] = switch(
        Choice(NextDice, NEXT_DICE_WORDS),
        Text("Qui a les dés du marqué suivant", "Who has the dice of the next marqué"),
        lep_1818=cited(
            NextDice.LEAVER, LEP, "part 1 ch. II", remark=Message("citations-remark-who-goes-away")
        ),
    )
    partner_advises: Cited[bool] = switch(
        Flag(),
        Text("L'associé qui regarde peut conseiller", "An idle partner may advise"),
        short=Text("conseil de l'associé", "advice of the partner"),
        agree=(True, False),
        lep_1818=cited(True, LEP, PARTIES),
    )
    idle_consolation: Cited[bool] = switch(
        Flag(),
        Text("Qui ne joue pas a la consolation", "The idle have the consolation"),
        lep_1818=cited(True, LEP, PARTIES),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class TourRules(RuleSet):
    """A law of playing turn about."""

    fewest: Cited[int] = switch(
        Number(2, 6),
        Text("Joueurs au moins", "Players at least"),
        fixed=True,
        acad_1698=cited(2, ACAD_B, "ch. II", remark=Message("citations-remark-two-at-a-time")),
    )
    """How few may play so; two change seats with nobody."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PouleRules(RuleSet):
    """A law of the poule."""

    in_succession: Cited[bool] = switch(
        Flag(),
        Text(
            "Les parties qui prennent la poule se gagnent de suite",
            "The parties that take the poule are won in a row",
        ),
        short=Text("de suite", "in a row"),
        agree=(True, False),
        fallavel=cited(True, FALLAVEL, "on the poule"),
        lep_1818=cited(False, LEP, PARTIES, remark=Message("citations-remark-so-many-parties")),
    )
    """Whether the parties that take it must be won without losing one between."""
    stakes_again: Cited[bool] = switch(
        Flag(),
        Text("Qui revient au jeu remet sa mise", "Who comes back stakes anew"),
        short=Text("mise au retour", "staking anew"),
        agree=(True, False),
        lep_1818=cited(True, LEP, PARTIES),
    )
    """Whether who comes back to the table stakes again."""


LEP_1818: Final = EcrireRules.follow(
    "ecrire/lep-1818.2", Text("À écrire, selon Lepeintre 1818", "À écrire, after Lepeintre 1818"), "lep_1818"
)
CRAYON: Final = EcrireRules.follow(
    "ecrire/crayon.2", Text("À écrire, au crayon", "À écrire, with a pencil"), "crayon", "lep_1818"
)
COMPENSATED: Final = EcrireRules.follow(
    "ecrire/queues-compensees.2",
    Text("À écrire, une queue compensant l'autre", "À écrire, one queue offsetting the other"),
    "compensated",
    "lep_1818",
)
OCTUPLE: Final = EcrireRules.follow(
    "ecrire/octuple.2",
    Text("À écrire, jusqu'à l'octuple bredouille", "À écrire, as far as the octuple bredouille"),
    "octuple",
    "lep_1818",
)
PROGRESSION: Final = EcrireRules.follow(
    "ecrire/progression.2",
    Text("À écrire, bredouilles sans fin", "À écrire, bredouilles without end"),
    "progression",
    "lep_1818",
)
DOUBLED_REFAIT: Final = EcrireRules.follow(
    "ecrire/refait-doublant.2",
    Text("À écrire, consolation doublée à chaque refait", "À écrire, each refait doubling"),
    "doubled_refait",
    "lep_1818",
)

ECRIRE: Final = (LEP_1818, CRAYON, COMPENSATED, OCTUPLE, PROGRESSION, DOUBLED_REFAIT)

POULE: Final = PouleRules.follow(
    "poule/default.2",
    Text("Poule, parties gagnées de suite", "Poule, parties won in a row"),
    "fallavel",
    "lep_1818",
)
POULE_BY_COUNT: Final = PouleRules.follow(
    "poule/lep-1818.2", Text("Poule, à la lettre de Lepeintre", "Poule, by Lepeintre's letter"), "lep_1818"
)

POULES: Final = (POULE, POULE_BY_COUNT)

TOUR_A_TOUR: Final = TourRules.follow(
    "tour-a-tour/acad-1749.2",
    Text("Tour à tour, le vainqueur demeure", "Turn about, the winner staying"),
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
    raise UnknownName(f"no rule set {id_!r} à écrire; there are: {', '.join(rules.id for rules in ECRIRE)}")
