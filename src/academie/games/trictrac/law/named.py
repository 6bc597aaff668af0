"""The named rule sets of trictrac, each switch with its authority."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from academie.games.tables.law.play import Bearoff
from academie.games.tables.law.primaute import FirstThrow
from academie.games.trictrac.law.rules import GrandeBredouille, PileDeMisere, TrictracRules
from academie.kernel import Text, cited
from academie.sources import ACAD_A, ACAD_B, ACADEMIE, LEP

_SILENT: Final = "where the treatise is silent: "

LEP_RIGUEUR: Final = TrictracRules(
    id="trictrac/lep-rigueur",
    title=Text("Lepeintre 1818, dans toute la rigueur", "Lepeintre 1818, in all rigour"),
    authority=LEP,
    first_throw=cited(FirstThrow.PLAYS_IT, LEP, "part 1 ch. I"),
    rest_on_empty_coin=cited(True, ACADEMIE, _SILENT + "an empty coin is a rest like any empty flèche"),
    petit_jan_coin_exception=cited(True, LEP, "rule 40"),
    retour_coin_way=cited(False, LEP, "part 1 ch. V"),
    two_half_two_ways=cited(False, LEP, "part 4 ch. IV, where it is only wished for"),
    bearoff=cited(Bearoff.FREE, LEP, "part 1 ch. V"),
    enter_and_lift=cited(True, LEP, "rule 72"),
    early_lift_to_keep=cited(False, LEP, "part 1 ch. V fig. 13"),
    hit_left_coin=cited(True, LEP, "rule 71"),
    grande_bredouille=cited(GrandeBredouille.OFF, LEP, "part 1 ch. VI: only if agreed"),
    pile_de_misere=cited(PileDeMisere.OFF, LEP, "part 4 ch. IV"),
    jan_de_rencontre=cited(False, LEP, "part 1, which does not know it"),
    margot_la_fendue=cited(False, LEP, "part 3 no. 46: a nickname only"),
    holes_to_win=cited(12, LEP, "part 1 ch. VI"),
)

LEP_SALON: Final = replace(
    LEP_RIGUEUR,
    id="trictrac/lep-salon",
    title=Text("Lepeintre 1818, en bonne compagnie", "Lepeintre 1818, in good company"),
)

DEFAULT: Final = replace(
    LEP_SALON,
    id="trictrac/default",
    title=Text("Règles courantes", "Common rules"),
    rest_on_empty_coin=cited(True, ACAD_A, "ch. VI"),
)

LEP_REFORM: Final = replace(
    DEFAULT,
    id="trictrac/lep-reform",
    title=Text("Réforme de Lepeintre", "Lepeintre's reform"),
    two_half_two_ways=cited(True, LEP, "part 4 ch. IV"),
    pile_de_misere=cited(PileDeMisere.MADE_AND_KEPT, LEP, "part 4 ch. IV"),
)

ACAD_1749: Final = replace(
    LEP_RIGUEUR,
    id="trictrac/acad-1749",
    title=Text("Académie, premier traité (1749)", "Académie, first treatise (1749)"),
    authority=ACAD_A,
    first_throw=cited(FirstThrow.PLAYS_IT, ACAD_A, "ch. I"),
    rest_on_empty_coin=cited(True, ACAD_A, "ch. VI"),
    petit_jan_coin_exception=cited(False, ACAD_A, "ch. II, VI"),
    retour_coin_way=cited(False, ACAD_A, "ch. II"),
    two_half_two_ways=cited(False, ACAD_A, "ch. II"),
    bearoff=cited(Bearoff.INSIDE_FIRST, ACAD_A, "ch. II, VI"),
    enter_and_lift=cited(False, ACAD_A, "ch. VI"),
    early_lift_to_keep=cited(True, ACAD_A, "ch. II note 1, ch. VI"),
    hit_left_coin=cited(True, ACADEMIE, _SILENT + "a coin that is empty can be hit"),
    grande_bredouille=cited(GrandeBredouille.NONE_TAKEN, ACAD_A, "ch. I"),
    pile_de_misere=cited(PileDeMisere.OFF, ACAD_A, "dictionary: abolished"),
    jan_de_rencontre=cited(False, ACAD_A, "ch. II, which does not know it"),
    margot_la_fendue=cited(False, ACAD_A, "ch. III, which does not know it"),
    holes_to_win=cited(12, ACAD_A, "ch. I"),
)

ACAD_1698: Final = replace(
    LEP_RIGUEUR,
    id="trictrac/acad-1698",
    title=Text("Académie, second traité (1698)", "Académie, second treatise (1698)"),
    authority=ACAD_B,
    first_throw=cited(FirstThrow.PLAYS_IT, ACAD_B, "ch. II, coup et dés"),
    rest_on_empty_coin=cited(True, ACAD_B, "ch. V: a flèche wholly empty"),
    petit_jan_coin_exception=cited(False, ACAD_B, "ch. X, XVIII"),
    retour_coin_way=cited(False, ACAD_B, "ch. XI: the opinion that prevailed"),
    two_half_two_ways=cited(False, ACAD_B, "ch. XI"),
    bearoff=cited(Bearoff.EXACT, ACAD_B, "ch. XII"),
    enter_and_lift=cited(True, ACADEMIE, _SILENT + "all are in when the second number is played"),
    early_lift_to_keep=cited(False, ACAD_B, "ch. XII, XVIII"),
    hit_left_coin=cited(True, ACAD_B, "ch. IX: the coin being empty"),
    grande_bredouille=cited(GrandeBredouille.RUN, ACAD_B, "ch. XIII"),
    pile_de_misere=cited(PileDeMisere.OFF, ACAD_B, "ch. XX: out of use"),
    jan_de_rencontre=cited(False, ACAD_B, "ch. XX: out of use"),
    margot_la_fendue=cited(False, ACAD_B, "ch. XX: out of use"),
    holes_to_win=cited(12, ACAD_B, "ch. V"),
)

RULESETS: Final = (DEFAULT, LEP_SALON, LEP_RIGUEUR, LEP_REFORM, ACAD_1698, ACAD_1749)
