"""The citations of chess in French: the phrases that only they have."""

from typing import Final

CITATIONS: Final = {
    "which knows no such claim": "qui ne connaît point de telle réclamation",
    "perpetual check draws (PHIL, third gambit, end): taken as shown by a third time": (
        "l'échec perpétuel fait remise (PHIL, troisième gambit, fin) : tenu pour montré par une redite"
    ),
    "first of the German customs": "première des coutumes allemandes",
    "second of the German customs": "deuxième des coutumes allemandes",
    "third of the German customs": "troisième des coutumes allemandes",
    "a pawn has no right to pass": "un pion n'a pas droit de passer",
    "first gambit, note (e)": "premier gambit, note (e)",
    "one queen, two rooks, two knights": "une dame, deux tours, deux cavaliers",
    "the rook at the right on a white square": "la tour de droite sur une case blanche",
    "two moves at the start are a German disfigurement": "deux coups d'entrée sont une difformité allemande",
    "who pushes it plays twice in a row": "qui le pousse joue deux fois de suite",
    "third and fourth parties, begun by Black": "troisième et quatrième parties, commencées par les noirs",
    "as in Philidor's own games": "comme dans les parties mêmes de Philidor",
    "both leave, yet not so soon as to spoil the mate of rook and bishop (PHIL, last chapter)": (
        "tous deux quittent, mais pas si tôt que le mat de tour et fou en soit gâté (PHIL, dernier chapitre)"
    ),
    "where nobody can mate there is nothing left to play for": (
        "où nul ne peut mater, il n'y a plus rien à jouer"
    ),
    "first partie": "première partie",
    "second partie": "deuxième partie",
    "first gambit": "premier gambit",
    "third gambit": "troisième gambit",
    "last chapter": "dernier chapitre",
    "supplement to the fourth partie": "supplément à la quatrième partie",
    "third partie": "troisième partie",
    "fourth partie": "quatrième partie",
    "second gambit": "deuxième gambit",
    "gambit of the queen": "gambit de la dame",
    "gambit of Cunningham": "gambit de Cunningham",
    "mate of bishop and rook against a rook": "mat de fou et tour contre tour",
}
