"""The points of trictrac in words."""

from __future__ import annotations

from typing import Final

from academie.kernel import Text

FIRST_THROW: Final = Text("Ce que donnent les premiers dés", "What the first dice give")
TRICTRAC: Final = {
    "first_throw": FIRST_THROW,
    "rest_on_empty_coin": Text("Un coin vide sert de repos en passant", "An empty coin serves as a rest"),
    "petit_jan_coin_exception": Text(
        "On peut rompre son petit jan pour prendre le coin, plutôt que de passer une dame",
        "The petit jan may be broken to take the coin rather than pass a man",
    ),
    "retour_coin_way": Text(
        "Les deux dames du coin comptent pour remplir le retour",
        "The bare pair of the coin counts as a way to fill the retour",
    ),
    "two_half_two_ways": Text(
        "Couvrir à la fois les deux dernières demi-cases fait deux façons",
        "Covering the two last demi-cases at once is two façons",
    ),
    "bearoff": Text("Un nombre qui tombe juste sur la bande", "A number that falls exactly on the bande"),
    "enter_and_lift": Text(
        "Un nombre fait entrer la dernière dame et l'autre lève",
        "One number may bring the last man in and the other lift",
    ),
    "early_lift_to_keep": Text(
        "On peut lever avant que tout soit entré, pour conserver le retour",
        "A man may leave before all are in, to keep the retour",
    ),
    "hit_left_coin": Text("Un coin abandonné peut être battu", "A coin that was left can be hit"),
    "grande_bredouille": Text("La partie compte double", "The partie counts double"),
    "pile_de_misere": Text(
        "La pile de misère : quinze dames sur son coin", "The pile de misère: fifteen men on one's coin"
    ),
    "jan_de_rencontre": Text("Le jan de rencontre vaut", "The jan de rencontre scores"),
    "margot_la_fendue": Text("Margot la fendue coûte", "Margot la fendue costs"),
    "holes_to_win": Text("Trous pour gagner la partie", "Holes that win the partie"),
}
