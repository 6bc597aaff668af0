"""Draughts in numbers, the squares counted from the side of who looks or moves: see docs/environments.md.

A move is where it begins and ends. Where captures begin and end alike but take different pieces, squares of
pieces to be taken are said until one capture is left: they take equally many, so none is part of another.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from academie.games.draughts.law.acts import SPOKEN_ACTS, DraughtsAction, Move
from academie.games.draughts.law.board import HUNDRED, Damier, Square, squares
from academie.games.draughts.law.state import DraughtsState, Phase
from academie.kernel import WHITE, Seat, State, other
from academie.research.encoding import Encoding, Ids, Piece, one_of, shares

SQUARES: Final = HUNDRED.squares
TAKES: Final = SQUARES * SQUARES
WORDS: Final = {act: TAKES + SQUARES + place for place, act in enumerate(SPOKEN_ACTS.values())}

LIMIT: Final = 64
QUIET: Final = 50
TIMES: Final = 5


class DraughtsEncoding(Encoding[DraughtsAction]):
    """Moves by their squares; on the damier of sixty-four only the first ids of squares are used."""

    acts = TAKES + SQUARES + len(WORDS)
    chances = 0
    stakes = 100.0
    most_acts = 100_000
    layout = (
        *(Piece(f"{whose}_{what}", SQUARES) for whose in ("my", "his") for what in ("men", "kings")),
        Piece("said", SQUARES),
        Piece("to_move", 1),
        Piece("phase", len(Phase)),
        Piece("limit", 2),
        Piece("quiet", 1),
        Piece("times", 1),
        Piece("over", 1),
    )

    def act_id(self, state: State[DraughtsAction], act: DraughtsAction) -> int:
        assert isinstance(state, DraughtsState)
        if not isinstance(act, Move):
            return WORDS[act]
        place = seen_by(state, state.position.turn)
        return SQUARES * place(act.start) + place(act.end)

    def legal(self, state: State[DraughtsAction], spoken: Ids = ()) -> Mapping[int, DraughtsAction | None]:
        assert isinstance(state, DraughtsState)
        acts = [act for act in state.actions() if not spoken or self.act_id(state, act) == spoken[0]]
        if not spoken:
            ids = [self.act_id(state, act) for act in acts]
            return {id_: act if ids.count(id_) == 1 else None for id_, act in zip(ids, acts, strict=True)}
        place = seen_by(state, state.position.turn)
        captures = {
            act: {TAKES + place(square) for square in act.taken} for act in acts if isinstance(act, Move)
        }
        return narrowed(captures, spoken[1:])

    def observe(self, state: State[DraughtsAction], seat: Seat, spoken: Ids = ()) -> list[float]:
        assert isinstance(state, DraughtsState)
        position, limit = state.position, state.limit
        place, him = seen_by(state, seat), other(seat)
        mine, his = position.of_seat(seat), position.of_seat(him)
        men = (mine & ~position.kings, mine & position.kings, his & ~position.kings, his & position.kings)
        return [
            *(number for pieces in men for number in plane({place(square) for square in squares(pieces)})),
            *plane(said(state, seat, spoken)),
            float(position.turn == seat),
            *one_of([*Phase].index(state.phase), len(Phase)),
            *(
                min(1.0, limit.left / LIMIT) if limit and limit.lone == whose else 0.0
                for whose in (seat, him)
            ),
            *shares((state.quiet,), QUIET),
            *shares((state.seen.count(position),), TIMES),
            float(state.ending is not None),
        ]


class Seen:
    """Where a player finds a square, from 0: Black counts from the other side."""

    def __init__(self, damier: Damier, seat: Seat) -> None:
        self._damier, self._turned = damier, seat != WHITE

    def __call__(self, square: Square) -> int:
        return (self._damier.turned(square) if self._turned else square) - 1


def seen_by(state: DraughtsState, seat: Seat) -> Seen:
    """Where a player finds each square."""
    return Seen(state.rules.damier.value, seat)


def narrowed(captures: Mapping[Move, set[int]], takes: Sequence[int]) -> Mapping[int, Move | None]:
    """The squares that tell the captures apart that take all of those."""
    left = {move: taken for move, taken in captures.items() if taken.issuperset(takes)}
    taken_by = [*left.values()]
    told = {id_ for taken in taken_by for id_ in taken if not all(id_ in other for other in taken_by)}
    found: dict[int, Move | None] = {}
    for id_ in told:
        by = [move for move, taken in left.items() if id_ in taken]
        found[id_] = by[0] if len(by) == 1 else None
    return found


def said(state: DraughtsState, seat: Seat, spoken: Ids) -> set[int]:
    """The squares of what was said of a capture: where it begins and ends and what it is to take."""
    if not spoken:
        return set()
    move, *takes = spoken
    own = {*divmod(move, SQUARES), *(id_ - TAKES for id_ in takes)}
    last = state.rules.damier.value.squares - 1
    return own if state.position.turn == seat else {last - place for place in own}


def plane(places: set[int]) -> Iterator[float]:
    """A set of squares, one number each."""
    return (float(place in places) for place in range(SQUARES))


ENCODING: Final = DraughtsEncoding()
