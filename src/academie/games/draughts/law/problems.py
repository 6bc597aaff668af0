"""Why a position of draughts cannot be."""

from __future__ import annotations

from collections.abc import Iterator

from academie.games.draughts.law.board import bits, squares
from academie.games.draughts.law.position import Position
from academie.games.draughts.law.rules import DraughtsRules
from academie.kernel import BLACK, WHITE

NAMES = ("White", "Black")


def problems(position: Position, rules: DraughtsRules) -> tuple[str, ...]:
    """Every flaw found, in words; none for a position that can be."""
    return (*_squares(position, rules), *_pieces(position, rules))


def _squares(position: Position, rules: DraughtsRules) -> Iterator[str]:
    damier = rules.damier.value
    occupied = position.white | position.black
    if (occupied | position.kings) & ~bits(damier.numbers()):
        yield f"a piece stands on no square; they are 1 to {damier.squares}"
    for square in squares(position.white & position.black):
        yield f"both players have a piece on {square}"
    for square in squares(position.kings & ~occupied):
        yield f"{square} is crowned but empty"


def _pieces(position: Position, rules: DraughtsRules) -> Iterator[str]:
    for seat, name in zip((WHITE, BLACK), NAMES, strict=True):
        pieces = position.of_seat(seat)
        if pieces.bit_count() > rules.men.value:
            yield f"{name} has {pieces.bit_count()} pieces; there are {rules.men.value}"
        for square in squares(pieces & ~position.kings & bits(rules.damier.value.last_row(seat))):
            yield f"{name} has a man on {square}, where it would be crowned"
    if not position.white | position.black:
        yield "nobody has a piece"
