"""The named rule sets of trictrac in company, each switch with its authority."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from academie.games.company.law.rules import (
    EcrireRules,
    JetonQueue,
    NextDice,
    PouleRules,
    Price,
    Refait,
    TourRules,
)
from academie.kernel import Text, UnknownName, cited
from academie.sources import ACAD_B, ACADEMIE, FALLAVEL, LEP

_PARTIES: Final = "part 1 ch. VI"

LEP_1818: Final = EcrireRules(
    id="ecrire/lep-1818",
    title=Text("À écrire, selon Lepeintre 1818", "À écrire, after Lepeintre 1818"),
    usual_marques=cited((8, 12), LEP, _PARTIES),
    consolation=cited(2, LEP, _PARTIES),
    refait=cited(Refait.LINEAR, LEP, _PARTIES),
    bredouille_every=cited(6, LEP, _PARTIES),
    bredouille_cap=cited(4, LEP, f"{_PARTIES}: beyond the grande only in some houses"),
    postillon_first=cited(28, LEP, _PARTIES),
    postillon_next=cited(8, LEP, _PARTIES),
    queue=cited(2, LEP, f"{_PARTIES}: two, three, four, or what one will"),
    jetons_a_marque=cited(2, LEP, _PARTIES),
    jeton_queue=cited(JetonQueue.DEDUCTED, LEP, f"{_PARTIES}: the first of the two usages"),
    price=cited(Price.FICHE, LEP, _PARTIES),
    jetons_a_fiche=cited(10, LEP, f"{_PARTIES}: five being half of one"),
    fiche_from=cited(5, LEP, _PARTIES),
    next_dice=cited(NextDice.LEAVER, LEP, "part 1 ch. II: always his who goes away"),
    partner_advises=cited(True, LEP, _PARTIES),
    idle_consolation=cited(True, LEP, _PARTIES),
)

CRAYON: Final = replace(
    LEP_1818,
    id="ecrire/crayon",
    title=Text("À écrire, au crayon", "À écrire, with a pencil"),
    jeton_queue=cited(JetonQueue.NONE, LEP, f"{_PARTIES}: the two jetons are for those who mark so"),
)

COMPENSATED: Final = replace(
    LEP_1818,
    id="ecrire/queues-compensees",
    title=Text("À écrire, une queue compensant l'autre", "À écrire, one queue offsetting the other"),
    jeton_queue=cited(JetonQueue.COMPENSATED, LEP, f"{_PARTIES}: the second of the two usages"),
)

OCTUPLE: Final = replace(
    LEP_1818,
    id="ecrire/octuple",
    title=Text("À écrire, jusqu'à l'octuple bredouille", "À écrire, as far as the octuple bredouille"),
    bredouille_cap=cited(8, LEP, "part 3 no. 62"),
)

PROGRESSION: Final = replace(
    LEP_1818,
    id="ecrire/progression",
    title=Text("À écrire, bredouilles sans fin", "À écrire, bredouilles without end"),
    bredouille_cap=cited(None, LEP, f"{_PARTIES}: some houses, and the author's wish"),
)

DOUBLED_REFAIT: Final = replace(
    LEP_1818,
    id="ecrire/refait-doublant",
    title=Text("À écrire, consolation doublée à chaque refait", "À écrire, each refait doubling"),
    refait=cited(Refait.DOUBLING, ACADEMIE, "an agreement met with outside the treatises"),
)

ECRIRE: Final = (LEP_1818, CRAYON, COMPENSATED, OCTUPLE, PROGRESSION, DOUBLED_REFAIT)

POULE: Final = PouleRules(
    id="poule/default",
    title=Text("Poule, parties gagnées de suite", "Poule, parties won in a row"),
    in_succession=cited(True, FALLAVEL, "on the poule"),
    stakes_again=cited(True, LEP, _PARTIES),
)

POULE_BY_COUNT: Final = replace(
    POULE,
    id="poule/lep-1818",
    title=Text("Poule, à la lettre de Lepeintre", "Poule, by Lepeintre's letter"),
    in_succession=cited(False, LEP, f"{_PARTIES}: so many parties, which need not be in a row"),
)

POULES: Final = (POULE, POULE_BY_COUNT)

TOUR_A_TOUR: Final = TourRules(
    id="tour-a-tour/acad-1749",
    title=Text("Tour à tour, le vainqueur demeure", "Turn about, the winner staying"),
    fewest=cited(2, ACAD_B, "ch. II: any number, two at a time"),
)


def ecrire_rules(id_: str | None = None) -> EcrireRules:
    """The rule set of that id, Lepeintre's if none is named. Raises `UnknownName`."""
    for rules in ECRIRE:
        if id_ in {None, rules.id, rules.id.removeprefix("ecrire/")}:
            return rules
    raise UnknownName(f"no rule set {id_!r} à écrire; there are: {', '.join(rules.id for rules in ECRIRE)}")
