"""The points of chess in words."""

from __future__ import annotations

from typing import Final

from academie.kernel import Text

CHESS: Final = {
    "light_square_at_right": Text("Case blanche à la droite", "A light square at the right"),
    "either_may_begin": Text("Les noirs peuvent commencer", "Black may begin"),
    "opening_moves": Text("Coups de suite pour commencer", "Moves in a row to begin with"),
    "en_passant": Text("Un pion qui passe peut être pris", "A pawn that passes can be taken"),
    "castling_pushes_pawn": Text(
        "On peut pousser le pion de la tour en roquant", "The rook's pawn may be pushed along with castling"
    ),
    "promotion": Text("Ce que devient un pion à dame", "What a pawn becomes on the last row"),
    "dead_position": Text(
        "Remise dès que nul ne peut plus mater", "Drawn as soon as nobody can mate any more"
    ),
    "claim_repetition": Text(
        "Fois de la même position qui laissent réclamer la remise",
        "Times of the same position that let a draw be claimed",
    ),
    "claim_quiet": Text(
        "Coups sans prise ni pion qui laissent la réclamer",
        "Moves without capture or pawn that let it be claimed",
    ),
    "repetition": Text("Fois qui font remise d'office", "Times that are a draw by themselves"),
    "quiet_moves": Text(
        "Coups sans prise ni pion qui font remise d'office",
        "Moves without capture or pawn that are a draw by themselves",
    ),
}
