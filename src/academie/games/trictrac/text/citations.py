"""The citations of trictrac in French: the phrases that only they have."""

from typing import Final

CITATIONS: Final = {
    "where it is only wished for": "où ce n'est qu'un vœu",
    "the coin being empty": "le coin étant vide",
    "a flèche wholly empty": "une flèche toute vide",
    "the opinion that prevailed": "l'opinion qui a prévalu",
    "out of use": "hors d'usage",
    "dictionary: abolished": "dictionnaire : abolie",
    "a nickname only": "un sobriquet seulement",
    "a coin that is empty can be hit": "un coin vide peut être battu",
    "all are in when the second number is played": "toutes sont entrées quand le second nombre se joue",
    "an empty coin is a rest like any empty flèche": "un coin vide est un repos comme toute flèche vide",
}
