"""Studies of draughts on the board: positions, and lines replayed."""

from __future__ import annotations

from typing import Final

from academie.library.line import Moves
from academie.library.replay import Replay, replayed
from academie.library.study import Study
from academie.notation.dames_move import short
from academie.rules.draughts import DAMES
from academie.rules.draughts.acts import Move
from academie.rules.draughts.fen import read_fen
from academie.rules.draughts.moves import after, crowns, moves
from academie.rules.draughts.position import Position
from academie.rules.draughts.rules import DraughtsRules

TODAY: Final = DAMES.ruleset("fmjd")
"""Every line is legal by today's rules, so studies are set up and played by them."""


def board(study: Study) -> Position:
    """The board as the book prints it."""
    return read_fen(study.position)


def replay(start: Position, line: Moves, rules: DraughtsRules) -> Replay[Position, Move]:
    """The line played from that position by those rules, up to the first move they forbid."""
    return replayed(
        start,
        line,
        find=lambda position, text: told(position, rules).get(text),
        after=lambda position, move: moved(position, move, rules),
        legal=lambda position: tuple(told(position, rules)),
    )


def told(position: Position, rules: DraughtsRules) -> dict[str, Move]:
    """The legal moves by the shortest text that tells each from the others."""
    legal = moves(position, rules)
    return {short(move, legal): move for move in legal}


def moved(position: Position, move: Move, rules: DraughtsRules) -> Position:
    """The position after a legal move."""
    return after(position, move, crowned=crowns(position, move, rules))
