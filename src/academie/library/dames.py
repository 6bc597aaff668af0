"""Studies of draughts on the board: positions, lines replayed, and where a rule set forbids one.

Only the legality of moves is asked: that a game would be drawn by agreement of the rules before a line is
over (three kings against one, say) does not end the study of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from academie.library.line import Moves, Way
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


def start_of(study: Study, way: Way) -> Position:
    """The board a way begins from: the study's, unless it has one of its own."""
    return board(study) if way.setup is None else read_fen(way.setup)


@dataclass(frozen=True, slots=True)
class Replay:
    """A line played out as far as it is legal: one position more than moves."""

    positions: tuple[Position, ...]
    moves: tuple[Move, ...]
    refused: str | None = None
    """The first move that is not legal."""
    legal: Moves = ()
    """What is legal in its stead."""


def replay(start: Position, line: Moves, rules: DraughtsRules) -> Replay:
    """The line played from that position by those rules, up to the first move they forbid."""
    positions, played = [start], list[Move]()
    for text in line:
        legal = told(positions[-1], rules)
        if text not in legal:
            return Replay(tuple(positions), tuple(played), text, tuple(legal))
        played.append(legal[text])
        positions.append(moved(positions[-1], legal[text], rules))
    return Replay(tuple(positions), tuple(played))


def told(position: Position, rules: DraughtsRules) -> dict[str, Move]:
    """The legal moves by the shortest text that tells each from the others."""
    legal = moves(position, rules)
    return {short(move, legal): move for move in legal}


def moved(position: Position, move: Move, rules: DraughtsRules) -> Position:
    """The position after a legal move."""
    return after(position, move, crowned=crowns(position, move, rules))
