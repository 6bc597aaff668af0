"""The parties of the treatise, one rule set each, and the readings taken where it is silent.

Left out: four dés each with drawing from the talon, and vingt-un. The treatise only names them, the latter to
warn of it (ACAD-D ch. IX).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from academie.games.dominoes.law.rules import Aim, BlockScore, Charge, DominoRules, LeaderTie, NextLead, Share
from academie.kernel import Citation, Text, cited
from academie.sources import ACAD_D, ACADEMIE

_SILENT: Final = "where the treatise is silent: "
_TO_A_HUNDRED: Final = "a hundred points, as in ch. II"

TETE_A_TETE: Final = DominoRules(
    id="dominos/tete-a-tete-1806",
    title=Text("Tête-à-tête aux points", "Two players, for points"),
    shares=cited((Share(2, range(6, 13)),), ACAD_D, "ch. II, IV, V"),
    aim=cited(Aim.POINTS, ACAD_D, "ch. II, IV, V"),
    goal=cited(100, ACAD_D, "ch. II"),
    partners=cited(False, ACAD_D, "ch. II"),
    block_score=cited(
        BlockScore.ADVERSE, ACADEMIE, _SILENT + "a closed coup counts as domino does, the hands of the others"
    ),
    leader_tie=cited(LeaderTie.OTHER, ACAD_D, "rule XXIII, to the letter: the leader excepted"),
    partner_counts=cited(False, ACADEMIE, _SILENT + "one counts what adversaries have left"),
    closed_takes=cited(True, ACADEMIE, _SILENT + "rule XXIII says who wins, and who wins takes"),
    charge=cited(Charge.EVERY_HAND, ACADEMIE, _SILENT + "everyone is charged what he could not get rid of"),
    next_lead=cited(NextLead.RIGHT, ACAD_D, "ch. VI; rule VI"),
    leading=Citation(ACAD_D, "rule I"),
    playing=Citation(ACAD_D, "ch. II; rule IX"),
    closing=Citation(ACAD_D, "rules XV, XXIII"),
    counting=Citation(ACADEMIE, _SILENT + "who wins a coup counts what adversaries have left (ch. II, VII)"),
)

SANS_POINTS: Final = replace(
    TETE_A_TETE,
    id="dominos/sans-points-1806",
    title=Text("Tête-à-tête sans points", "Two players, without points"),
    shares=cited((Share(2, range(6, 14)),), ACAD_D, "ch. III: any number, some being left aside (ch. V)"),
    aim=cited(Aim.ROUNDS, ACAD_D, "ch. III"),
    goal=cited(5, ACADEMIE, _SILENT + "as many coups as are agreed on, five if nobody says"),
)

QUATRE_SANS_POINTS: Final = replace(
    TETE_A_TETE,
    id="dominos/quatre-sans-points-1806",
    title=Text("À quatre, chacun pour soi, sans points", "Four players, each for himself, without points"),
    shares=cited((Share(4, range(6, 7)),), ACAD_D, "ch. VI"),
    aim=cited(Aim.STAKES, ACAD_D, "ch. VI"),
    goal=cited(1, ACAD_D, "ch. VI: until the stakes are withdrawn"),
    partners=cited(False, ACAD_D, "ch. VI"),
)

POULE: Final = replace(
    TETE_A_TETE,
    id="dominos/poule-1806",
    title=Text("La poule", "The poule"),
    shares=cited((Share(3, range(8, 9)), Share(4, range(6, 7))), ACAD_D, "ch. VII"),
    aim=cited(Aim.POINTS, ACAD_D, "ch. VII"),
    goal=cited(100, ACAD_D, "ch. VII"),
    partners=cited(False, ACAD_D, "ch. VII"),
)

DERNIER: Final = replace(
    TETE_A_TETE,
    id="dominos/dernier-1806",
    title=Text("Au dernier le point au plus", "Au dernier: most points pay"),
    shares=cited((Share(3, range(7, 8)),), ACAD_D, "ch. VIII"),
    aim=cited(Aim.LAST, ACADEMIE, _SILENT + "ch. VIII only says that one gets rid of high dés"),
    goal=cited(100, ACADEMIE, _SILENT + _TO_A_HUNDRED),
    partners=cited(False, ACAD_D, "ch. VIII"),
)

PIQUET_VOLEUR: Final = replace(
    TETE_A_TETE,
    id="dominos/piquet-voleur-1806",
    title=Text("Piquet voleur", "Piquet voleur"),
    shares=cited((Share(4, range(6, 7)),), ACAD_D, "ch. IX"),
    aim=cited(Aim.POINTS, ACAD_D, "ch. IX"),
    goal=cited(100, ACAD_D, "ch. IX"),
    partners=cited(True, ACAD_D, "ch. IX; rule II"),
    leading=Citation(ACAD_D, "rules I, II"),
)

RULESETS: Final = (TETE_A_TETE, SANS_POINTS, QUATRE_SANS_POINTS, POULE, DERNIER, PIQUET_VOLEUR)
