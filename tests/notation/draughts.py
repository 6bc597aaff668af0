"""Moves in few words, and a game of draughts with everything PDN knows."""

from __future__ import annotations

from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.board import Square

ANNOTATED = """\
% kept by nobody
[Event "Café de la Régence"]
[White "Manoury"]
[Black "an \\"amateur\\" \\\\ guest"]
[Result "2-0"]
[GameType "20,W,10,10,N2,0"]
[RuleSet "dames/manoury-1787"]

{The opening} 1. 32-28! {as usual} 19-23 {he
offers} $2 $14 (1... 18-23 2. 38-32 {solid} (2. 37-32? 12-18! {and
now ( [%clk 0:10:00]}) (2. 33-29) 2... 12-18 {closed}) {so} 2. 28x19 14x23 ; a dog } ran in
3. 37-32!? *
"""


def move(start: int, end: int, *taken: int) -> Move:
    return Move(Square(start), Square(end), tuple(map(Square, taken)))
