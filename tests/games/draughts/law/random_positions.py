"""Positions of draughts at random, few pieces or many, and the simplest possible look at what they allow."""

from __future__ import annotations

from random import Random

from academie.games.draughts.law import Position
from academie.games.draughts.law.board import HUNDRED, Damier, Square, Way, squares
from academie.kernel import BLACK, WHITE, Seat


def random_position(chooser: Random, damier: Damier = HUNDRED, most: int = 20) -> Position:
    """Both have a piece at least; men are never on their last row; kings are rare or common."""
    places = [*damier.numbers()]
    chooser.shuffle(places)
    kingly = chooser.choice((0.05, 0.2, 0.6))
    pieces: dict[tuple[Seat, bool], list[Square]] = {}
    for seat in (WHITE, BLACK):
        for _ in range(chooser.randint(1, most)):
            square = places.pop()
            king = square in damier.last_row(seat) or chooser.random() < kingly
            pieces.setdefault((seat, king), []).append(square)
    return Position.of(
        pieces.get((WHITE, False), ()),
        pieces.get((BLACK, False), ()),
        pieces.get((WHITE, True), ()),
        pieces.get((BLACK, True), ()),
        chooser.choice((WHITE, BLACK)),
    )


def most_by_hand(position: Position, start: Square) -> int:
    """How many pieces the piece on `start` can take, jump by jump on rows and columns."""
    king = bool(position.kings >> start & 1)
    enemies = {*squares(position.theirs)}
    blocked = {*squares(position.mine)} - {start}

    def onward(at: Square, taken: frozenset[Square]) -> int:
        best = len(taken)
        for way in (Way.UP_LEFT, Way.UP_RIGHT, Way.DOWN_LEFT, Way.DOWN_RIGHT):
            over: Square | None = None
            for distance, square in enumerate(HUNDRED.line(at, way), 1):
                if square in blocked or square in taken or (square in enemies and over):
                    break
                if square in enemies:
                    if not king and distance > 1:
                        break
                    over = square
                elif over:
                    best = max(best, onward(square, taken | {over}))
                    if not king:
                        break
        return best

    return onward(start, frozenset())
