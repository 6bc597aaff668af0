"""The points of toc, tourne-case and dames rabattues in words."""

from __future__ import annotations

from typing import Final

from academie.games.points.trictrac import FIRST_THROW
from academie.kernel import Text

TOC: Final = {
    "several": Text("Plusieurs coups d'un même jet", "Several events of one throw"),
    "impuissance_hole": Text(
        "Un nombre qui ne se joue pas donne un trou à l'autre", "A number not played gives the other a hole"
    ),
}
TOURNE_CASE: Final = {
    "first_throw": FIRST_THROW,
    "men": Text("Dames de chacun", "Men of each"),
    "leader_first": Text(
        "De plusieurs dames, la plus avancée doit jouer", "Of several men the foremost must play"
    ),
}
RABATTUES: Final = {
    "first_throw": FIRST_THROW,
    "piles": Text("Dames empilées sur chaque flèche", "Men stacked on each flèche"),
    "doublet_again": Text("Le doublet donne encore un coup", "A doublet gives another throw"),
    "lay_and_lift": Text(
        "Le nombre qui reste quand la dernière est rabattue peut déjà lever",
        "The number left once the last man is laid may already lift",
    ),
    "lay_by_transfer": Text(
        "Qui rabat encore profite de ce que l'autre, qui lève, ne peut jouer",
        "Who still lays may use what the other, who lifts, cannot",
    ),
    "claim_transfers": Text(
        "Chacun doit voir lui-même ce que l'autre lui laisse",
        "Each must see for himself what the other leaves him",
    ),
}
