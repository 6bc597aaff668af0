"""The citations of draughts in French: the phrases that only they have."""

from typing import Final

CITATIONS: Final = {
    "which do not know it": "qui ne la connaissent pas",
    "which knows no odds": "qui ne connaît point d'avantage",
    "which sets no limit": "qui ne met point de limite",
    "before the rules": "avant les règles",
    "the strong do not insist, whatever they give": "les forts n'insistent pas, quoi qu'ils donnent",
    "players who give each other no odds": "entre joueurs qui ne se font point d'avantage",
    "men must be crowned first": "les pions doivent d'abord être damés",
    "after fifty idle moves both players are taken to leave the game": (
        "après cinquante coups oisifs, les deux joueurs sont censés quitter la partie"
    ),
    "kings fly as in the Polish game, in every direction": (
        "les dames volent comme au jeu polonais, en tous sens"
    ),
    "no line is a refuge if kings go straight": "nulle ligne n'est un refuge si les dames vont droit",
    "ends of games": "fins de parties",
    "brilliant strokes": "coups brillants",
    "the damier": "le damier",
}
