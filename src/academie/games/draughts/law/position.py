"""Where the men and kings stand, whose move it is, and what makes a position impossible."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from academie.games.draughts.law.board import Bits, Damier, Line, Square, bits, squares
from academie.games.draughts.law.rules import DraughtsRules
from academie.kernel import BLACK, WHITE, Seat, other
from academie.notation.seats import PLAYER
from academie.words import Message, Text


class Position(NamedTuple):
    """The pieces of both players, which of them are kings, and who is to move."""

    white: Bits
    black: Bits
    kings: Bits
    turn: Seat = WHITE

    @classmethod
    def of(
        cls,
        white: Iterable[int],
        black: Iterable[int],
        white_kings: Iterable[int] = (),
        black_kings: Iterable[int] = (),
        turn: Seat = WHITE,
    ) -> Position:
        """The position with men and kings on those squares."""
        crowned = bits(white_kings), bits(black_kings)
        return cls(bits(white) | crowned[0], bits(black) | crowned[1], crowned[0] | crowned[1], turn)

    @property
    def mine(self) -> Bits:
        """The pieces of the player to move."""
        return self.white if self.turn == WHITE else self.black

    @property
    def theirs(self) -> Bits:
        """The pieces of the other player."""
        return self.black if self.turn == WHITE else self.white

    def of_seat(self, seat: Seat) -> Bits:
        """The pieces of `seat`."""
        return self.white if seat == WHITE else self.black

    def men_and_kings(self, seat: Seat) -> tuple[int, int]:
        """How many of each `seat` has."""
        pieces = self.of_seat(seat)
        kings = (pieces & self.kings).bit_count()
        return pieces.bit_count() - kings, kings

    def crowned(self, seat: Seat) -> Position:
        """The position with every man of `seat` crowned where it stands."""
        return self._replace(kings=self.kings | self.of_seat(seat))

    def without(self, square: Square) -> Position:
        """The position once the piece on `square`, if there is one, is off the board."""
        stays = ~(1 << square)
        return Position(self.white & stays, self.black & stays, self.kings & stays, self.turn)

    def turned(self, damier: Damier) -> Position:
        """The same position with the colours exchanged."""
        white, black, kings = (_turned(pieces, damier) for pieces in (self.black, self.white, self.kings))
        return Position(white, black, kings, other(self.turn))


def _turned(pieces: Bits, damier: Damier) -> Bits:
    return bits(damier.turned(square) for square in squares(pieces))


def men_set_out(damier: Damier, men: int) -> Position:
    """The men in order for a game (MAN ch. II § 4), White's first to move, as today."""
    return Position.of(damier.numbers()[-men:], damier.numbers()[:men])


def men_set_out_diagonally(damier: Damier) -> Position:
    """The partie diagonale: only the ligne du milieu is empty. Source: MAN ch. X § 28."""
    places = {square: sum(damier.place(square)) for square in damier.numbers()}
    white = [square for square, place in places.items() if place >= damier.side]
    black = [square for square, place in places.items() if place < damier.side - 1]
    return Position.of(white, black)


def back_first(position: Position, damier: Damier, seat: Seat) -> Line:
    """The pieces of `seat` from his own side of the board on, each row from its middle.

    Treatises do not say which men are given as odds; this order is the one taken.
    """
    middle = (damier.side - 1) / 2
    back = damier.side - 1 if seat == WHITE else 0

    def order(square: Square) -> tuple[int, float]:
        row, column = damier.place(square)
        return abs(back - row), abs(column - middle)

    return tuple(sorted(squares(position.of_seat(seat)), key=order))


def problems(position: Position, rules: DraughtsRules) -> tuple[Text, ...]:
    """Describe every problem of a position; nothing for a possible one."""
    return (*_square_problems(position, rules), *_piece_problems(position, rules))


def _square_problems(position: Position, rules: DraughtsRules) -> Iterator[Text]:
    damier = rules.damier.value
    occupied = position.white | position.black
    if (occupied | position.kings) & ~bits(damier.numbers()):
        yield Message("draughts-setup-off-board", squares=damier.squares)
    for square in squares(position.white & position.black):
        yield Message("draughts-setup-both", square=square)
    for square in squares(position.kings & ~occupied):
        yield Message("draughts-setup-crowned", square=square)


def _piece_problems(position: Position, rules: DraughtsRules) -> Iterator[Text]:
    for seat in (WHITE, BLACK):
        player, pieces = PLAYER[seat], position.of_seat(seat)
        if (count := pieces.bit_count()) > (men := rules.men.value):
            yield Message("draughts-setup-too-many", player=player, pieces=count, men=men)
        for square in squares(pieces & ~position.kings & bits(rules.damier.value.last_row(seat))):
            yield Message("draughts-setup-last-row", player=player, square=square)
    if not position.white | position.black:
        yield Message("draughts-setup-empty")
