"""The named rule sets of chess, each switch with its authority.

`echecs/philidor` is the default, being the treatise's own; a PGN that names no rule set is by `echecs/fide`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from academie.games.chess.law.rules import ChessRules, Promotion
from academie.kernel import Citation, Text, cited
from academie.sources import ACADEMIE, FIDE, PHILIDOR

_SILENT: Final = "where the treatise is silent: "
_UNKNOWN: Final = "preface, which knows no such claim"

ECHECS_FIDE: Final = ChessRules(
    id="echecs/fide",
    title=Text("Règles du jeu de la FIDE", "FIDE Laws of Chess"),
    taking=Citation(FIDE, "art. 3.1"),
    castling=Citation(FIDE, "art. 3.8.2"),
    checking=Citation(FIDE, "art. 3.9"),
    mating=Citation(FIDE, "art. 5.1.1"),
    stalemating=Citation(FIDE, "art. 5.2.1"),
    light_square_at_right=cited(True, FIDE, "art. 2.1"),
    either_may_begin=cited(False, FIDE, "art. 1.2"),
    opening_moves=cited(1, FIDE, "art. 1.2"),
    en_passant=cited(True, FIDE, "art. 3.7.3.1"),
    castling_pushes_pawn=cited(False, FIDE, "art. 3.8.2"),
    promotion=cited(Promotion.ANY, FIDE, "art. 3.7.3.3-3.7.3.5"),
    dead_position=cited(True, FIDE, "art. 5.2.2"),
    claim_repetition=cited(3, FIDE, "art. 9.2"),
    claim_quiet=cited(50, FIDE, "art. 9.3"),
    repetition=cited(5, FIDE, "art. 9.6.1"),
    quiet_moves=cited(75, FIDE, "art. 9.6.2"),
)
"""Of dead positions, those with too little left to mate are seen at once; blocked ones end by repetition."""

ECHECS_PHILIDOR: Final = ChessRules(
    id="echecs/philidor",
    title=Text("Philidor", "Philidor"),
    taking=Citation(PHILIDOR, "first partie, moves 4 and 5"),
    castling=Citation(PHILIDOR, "preface; first partie, moves 6 and 15"),
    checking=Citation(PHILIDOR, "first partie, moves 35-37"),
    mating=Citation(PHILIDOR, "fourth partie, move 28"),
    stalemating=Citation(ACADEMIE, _SILENT + "a player who cannot move and is not in check has drawn"),
    light_square_at_right=cited(True, PHILIDOR, "preface: the rook at the right on a white square"),
    either_may_begin=cited(True, PHILIDOR, "third and fourth parties, begun by Black"),
    opening_moves=cited(1, PHILIDOR, "preface: two moves at the start are a German disfigurement"),
    en_passant=cited(True, PHILIDOR, "preface: a pawn has no right to pass; first gambit, note (e)"),
    castling_pushes_pawn=cited(False, PHILIDOR, "preface: who pushes it plays twice in a row"),
    promotion=cited(Promotion.LOST, PHILIDOR, "preface: one queen, two rooks, two knights"),
    dead_position=cited(True, ACADEMIE, _SILENT + "where nobody can mate there is nothing left to play for"),
    claim_repetition=cited(0, PHILIDOR, _UNKNOWN),
    claim_quiet=cited(0, PHILIDOR, _UNKNOWN),
    repetition=cited(
        3, ACADEMIE, "perpetual check draws (PHIL, third gambit, end): taken as shown by a third time"
    ),
    quiet_moves=cited(
        75,
        ACADEMIE,
        _SILENT + "both leave, yet not so soon as to spoil the mate of rook and bishop (PHIL, last chapter)",
    ),
)
"""The chapter tells what its author defends against other customs, and shows the rest in its games.

It does not say what becomes of a pawn that reaches the last row while its player has lost nothing. Taken
here: it cannot go there until he has.
"""

ECHECS_ALLEMAGNE: Final = replace(
    ECHECS_PHILIDOR,
    id="echecs/allemagne",
    title=Text("Coutumes allemandes, selon Philidor", "German customs, as Philidor tells them"),
    either_may_begin=cited(True, ACADEMIE, _SILENT + "as in Philidor's own games"),
    opening_moves=cited(2, PHILIDOR, "preface, first of the German customs"),
    en_passant=cited(False, PHILIDOR, "preface, second of the German customs"),
    castling_pushes_pawn=cited(True, PHILIDOR, "preface, third of the German customs"),
)
"""Three customs he calls disfigurements, told in a sentence each.

Taken here: each player begins with two moves in a row, not only the first; and the pawn pushed along with
castling goes one step or two, as its first move lets it, or stays.
"""

RULESETS: Final = (ECHECS_PHILIDOR, ECHECS_FIDE, ECHECS_ALLEMAGNE)
