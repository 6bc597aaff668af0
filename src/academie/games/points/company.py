"""The points of trictrac in company in words."""

from __future__ import annotations

from typing import Final

from academie.kernel import Text

ECRIRE: Final = {
    "usual_marques": Text("Nombre de marqués", "How many marqués"),
    "consolation": Text("La consolation, en jetons", "The consolation, in jetons"),
    "refait": Text("La consolation après des refaits", "The consolation after refaits"),
    "bredouille_every": Text(
        "Trous de suite qui doublent le marqué", "Holes in a row that double the marqué"
    ),
    "bredouille_cap": Text("Le marqué se multiplie au plus par", "The marqué is multiplied at most by"),
    "postillon_first": Text("Le premier postillon, en jetons", "The first postillon, in jetons"),
    "postillon_next": Text("Chaque postillon de plus", "Each postillon more"),
    "queue": Text("La queue, en fiches", "The queue, in fiches"),
    "jetons_a_marque": Text("Jetons qui comptent un marqué", "Jetons that count a marqué"),
    "jeton_queue": Text("La queue des jetons", "The queue of the jetons"),
    "price": Text("Ce qu'on met à prix", "What the money is set on"),
    "jetons_a_fiche": Text("Jetons d'une fiche", "Jetons of a fiche"),
    "fiche_from": Text("Jetons de surplus qui font une fiche", "Jetons over that count as a fiche"),
    "next_dice": Text("Qui a les dés du marqué suivant", "Who has the dice of the next marqué"),
    "partner_advises": Text("L'associé qui regarde peut conseiller", "An idle partner may advise"),
    "idle_consolation": Text("Qui ne joue pas a la consolation", "The idle have the consolation"),
}
POULE: Final = {
    "in_succession": Text(
        "Les parties qui prennent la poule se gagnent de suite",
        "The parties that take the poule are won in a row",
    ),
    "stakes_again": Text("Qui revient au jeu remet sa mise", "Who comes back stakes anew"),
}
TOUR: Final = {"fewest": Text("Joueurs au moins", "Players at least")}
