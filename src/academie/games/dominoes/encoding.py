"""Dominoes in numbers, the seats counted to the right from who looks: docs/environments.md tells them.

A seat sees its own hand, what lies in the line, how many tiles the others hold and on what they have boudé.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.games.dominoes.law.acts import MOST, Battre, Bouder, DominoAction, Poser, Poseur, Prendre, Tirer
from academie.games.dominoes.law.line import ends
from academie.games.dominoes.law.state import DominoState, Phase
from academie.games.dominoes.law.tiles import HIGHEST, SET, Tile
from academie.kernel import Seat, State
from academie.research.encoding import Encoding, Ids, Piece, one_of, shares

NUMBERS: Final = HIGHEST + 1
BOUDE: Final = NUMBERS * NUMBERS
SHUFFLE: Final = BOUDE + 1

LEADS: Final = len(SET)
"""Where the ids of the seats begin, after those of tiles taken."""
DRAWS: Final = LEADS + MOST
TILES: Final = {tile: place for place, tile in enumerate(SET)}
MOST_TILES: Final = 14


class DominoEncoding(Encoding[DominoAction]):
    """A tile laid is its inner number and its outer one."""

    acts = SHUFFLE + 1
    chances = DRAWS + len(SET)
    stakes = 300.0
    most_acts = 100_000
    layout = (
        Piece("hand", len(SET)),
        Piece("laid", len(SET)),
        Piece("left", NUMBERS),
        Piece("right", NUMBERS),
        Piece("sizes", MOST),
        Piece("denied", MOST * NUMBERS),
        Piece("turn", MOST),
        Piece("leader", MOST),
        Piece("boudes", 1),
        Piece("scores", MOST),
        Piece("phase", len(Phase) + 1),
    )

    def act_id(self, state: State[DominoAction], act: DominoAction) -> int:
        del state
        match act:
            case Poser(inner, outer):
                return NUMBERS * inner + outer
            case Bouder():
                return BOUDE
            case Battre():
                return SHUFFLE
            case Prendre(tile):
                return TILES[tile]
            case Poseur(seat):
                return LEADS + seat
            case Tirer(tile):
                return DRAWS + TILES[tile]

    def observe(self, state: State[DominoAction], seat: Seat, spoken: Ids = ()) -> list[float]:
        del spoken
        assert isinstance(state, DominoState)
        seen = state.view(seat)
        round_ = order(seen, seat)
        open_left, open_right = ends(seen.line) or (None, None)
        phase = len(Phase) if seen.ending is not None else [*Phase].index(seen.phase)
        return [
            *held(seen.hands[seat].tiles),
            *held(laid.tile for laid in seen.line),
            *one_of(open_left, NUMBERS),
            *one_of(open_right, NUMBERS),
            *filled(seen.hands[each].size / MOST_TILES for each in round_),
            *denied(seen, round_),
            *one_of(round_.index(seen.turn), MOST),
            *one_of(None if seen.leader_hidden else round_.index(seen.leader), MOST),
            *shares((seen.boudes,), MOST),
            *filled(min(1.0, seen.scores[seen.side(each)] / seen.agreement.goal) for each in round_),
            *one_of(phase, len(Phase) + 1),
        ]

    def hides(self, after: State[DominoAction], act: DominoAction, seat: Seat) -> bool:
        """Whether another has taken that tile."""
        assert isinstance(after, DominoState)
        return isinstance(act, Prendre) and act.tile not in after.hands[seat].tiles

    def private(self, state: State[DominoAction], seat: Seat) -> str:
        """The hand, also while it is empty."""
        assert isinstance(state, DominoState)
        return " ".join(("hand:", *(f"{tile.high}-{tile.low}" for tile in state.hands[seat].tiles)))


def order(state: DominoState, seat: Seat) -> tuple[Seat, ...]:
    """The seats in the order of play, from that one."""
    *others, last = state.agreement.round_from(seat)
    return (last, *others)


def held(tiles: Iterator[Tile] | tuple[Tile, ...]) -> Iterator[float]:
    """Which tiles are among those."""
    among = {*tiles}
    return (float(tile in among) for tile in SET)


def filled(values: Iterator[float]) -> list[float]:
    """A value for each of four seats, 0 for those not there."""
    return [*values, 0.0, 0.0][:MOST]


def denied(state: DominoState, round_: tuple[Seat, ...]) -> Iterator[float]:
    """The numbers each of four seats has boudé on in this coup."""
    for place in range(MOST):
        occasions = state.denied[round_[place]] if place < len(round_) else ()
        numbers = {number for occasion in occasions for number in occasion}
        yield from (float(number in numbers) for number in range(NUMBERS))


ENCODING: Final = DominoEncoding()
