"""Studies of draughts on the board: positions, and lines replayed."""

from __future__ import annotations

from typing import Final

from academie.games.draughts.law import DAMES
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.fen import read_fen
from academie.games.draughts.law.moves import after, crowns, moves
from academie.games.draughts.law.position import Position
from academie.games.draughts.law.rules import DraughtsRules
from academie.games.draughts.text.move import short
from academie.library.line import Moves
from academie.library.play import Replay, replayed
from academie.library.study import Study

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
        find=lambda position, text: by_text(position, rules).get(text),
        after=lambda position, move: moved(position, move, rules),
        legal=lambda position: tuple(by_text(position, rules)),
    )


def by_text(position: Position, rules: DraughtsRules) -> dict[str, Move]:
    """The legal moves by the shortest text that distinguishes each from the others."""
    legal = moves(position, rules)
    return {short(move, legal): move for move in legal}


def moved(position: Position, move: Move, rules: DraughtsRules) -> Position:
    """The position after a legal move."""
    return after(position, move, crowned=crowns(position, move, rules))
