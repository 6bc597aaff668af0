"""The points of dominoes in words."""

from __future__ import annotations

from typing import Final

from academie.kernel import Text

DOMINOES: Final = {
    "shares": Text("Joueurs, et dés que chacun prend", "Players, and dés each takes"),
    "aim": Text("Ce qu'on joue", "What is played for"),
    "goal": Text("Combien, si l'on n'en dit rien", "How much of it, if nothing is said"),
    "partners": Text("Ceux qui se font face sont associés", "Those who sit opposite are partners"),
    "block_score": Text(
        "Ce que compte le gagnant d'un coup fermé", "What the winner of a closed coup counts"
    ),
    "leader_tie": Text("À égalité, le poseur en étant, gagne", "Who wins a tie in which the leader is"),
    "partner_counts": Text("On compte ce qui reste à l'associé", "What a partner has left is counted"),
    "closed_takes": Text("Un coup fermé retire une mise", "A closed coup takes a stake back"),
    "charge": Text("Où les points chargent, on charge", "Where points are a burden, who is charged"),
    "next_lead": Text("Qui pose au coup suivant", "Who leads the next coup"),
}
