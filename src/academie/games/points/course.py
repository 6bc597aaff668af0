"""The points of the running games in words."""

from __future__ import annotations

from typing import Final

from academie.games.points.trictrac import FIRST_THROW
from academie.kernel import Text

COURSE: Final = {
    "ways": Text("Le chemin des dames", "The way of the men"),
    "start": Text("La disposition", "The setting"),
    "dice": Text("Nombre de dés", "How many dice"),
    "triplet": Text("Nombres à jouer pour trois dés pareils", "Numbers played for three equal dice"),
    "first_throw": FIRST_THROW,
    "larger_first": Text(
        "Si l'un des nombres seul se joue, c'est le plus fort",
        "If only one number can be played, it is the larger",
    ),
    "contact": Text("Une dame adverse seule sur sa flèche", "A lone adverse man on a flèche"),
    "enter_on_own": Text("On rentre sur ses propres dames", "One enters on one's own men"),
    "one_a_fleche": Text(
        "Flèches qui ne portent qu'une de ses dames", "Flèches that hold one man of one's own only"
    ),
    "shut_out": Text(
        "Plus de dames à la main que ses propres dames ne laissent de rentrées",
        "More men in hand than entries left by one's own men",
    ),
    "courier": Text("La première dame doit arriver seule", "The first man must come home alone"),
    "aim": Text("Ce qui gagne la partie", "What wins the partie"),
    "double": Text("Ce qui gagne double", "What wins double"),
    "double_usual": Text("La double va si l'on n'en dit rien", "The double goes if nothing is said"),
    "winner_has_dice": Text(
        "Le gagnant a le dé de la partie suivante", "The winner throws first in the next partie"
    ),
    "holes": Text("Trous pour gagner, si l'on n'en dit rien", "Holes to win, if nothing is said"),
}
