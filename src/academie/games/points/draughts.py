"""The points of draughts in words."""

from __future__ import annotations

from typing import Final

from academie.kernel import Text

DRAUGHTS: Final = {
    "damier": Text("Le damier", "The board"),
    "men": Text("Pions de chacun", "Men of each"),
    "man_steps": Text("La marche du pion", "How a man steps"),
    "man_takes": Text("La prise du pion", "How a man takes"),
    "king_goes": Text("La marche de la dame", "How a king goes"),
    "precedence": Text("De plusieurs prises on doit faire", "Of several captures one must make"),
    "main_line_draw": Text(
        "Une dame contre trois fait remise par la ligne du milieu",
        "One king draws against three by the ligne du milieu",
    ),
    "main_line_draw_at_odds": Text("Même si l'on se fait avantage", "Even where odds are given"),
    "three_to_one": Text("Coups laissés à trois dames contre une", "Moves three kings have against one"),
    "three_to_one_giving_draw": Text("S'ils donnent la remise", "If they give the draw"),
    "extra_needs_main_line": Text(
        "Les coups de plus veulent la ligne du milieu ou un coup forcé",
        "The moves more ask for the ligne du milieu or a forced stroke",
    ),
    "three_may_be_men": Text(
        "Une dame et deux pions comptent pour trois", "A king and two men count as three"
    ),
    "two_to_one": Text(
        "Coups laissés à deux pièces contre une dame", "Moves two pieces have against one king"
    ),
    "offer_to_crown": Text(
        "La dame seule peut offrir de damer les pions de l'autre",
        "The lone king may offer to crown the other's men",
    ),
    "quiet_moves": Text("Coups sans progrès qui font remise", "Moves without progress that make a draw"),
    "repetition": Text(
        "Fois de la même position qui font remise", "Times of the same position that make a draw"
    ),
}
