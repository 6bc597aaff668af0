"""What a player of trictrac sees, as numbers from 0 to 1: see docs/research.md, which tells every index.

Flèches are counted on the observer's own track, for the adversary's men too: both lie on the same board. In
pairs the observer comes first. What could be larger is cut off at 1. What the rule set and the options fix
for a whole game is not told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

from academie.games.tables.law.pair import Pair
from academie.games.tables.law.throw import FACES, Throw
from academie.games.tables.law.track import FLECHES, MEN, Track
from academie.games.trictrac.law import Phase, TrictracState
from academie.games.trictrac.law.acts import Promise
from academie.games.trictrac.law.marking import HOLE
from academie.kernel import Seat, other
from academie.research.encoding import Piece

T = TypeVar("T")

HOLES: Final = 24
THROWS: Final = 3
DUE: Final = 48

LAYOUT: Final = (
    *(
        Piece(f"{whose}_{what}", FLECHES)
        for whose in ("my", "his")
        for what in ("men", "demi_cases", "cases")
    ),
    *(Piece(name, 2) for name in ("off", "points", "holes", "bredouille", "runs", "throws", "coin_held")),
    Piece("thrower", 1),
    Piece("phase", len(Phase)),
    *(Piece(name, len(FACES)) for name in ("high", "low", "meet_high", "meet_low")),
    Piece("coin_promised", 1),
    Piece("due", 1),
)


def observe(state: TrictracState, seat: Seat) -> list[float]:
    """The numbers of `LAYOUT`, as `seat` sees them."""
    return [*board(state, seat), *score(state, seat), *table(state, seat)]


def board(state: TrictracState, seat: Seat) -> Iterator[float]:
    """The men, on the flèches and off."""
    mine, his = facing(state.men, seat)
    yield from men(mine)
    yield from men(his[::-1])
    yield 1 - sum(mine) / MEN
    yield 1 - sum(his) / MEN


def men(track: Track) -> Iterator[float]:
    """One player's men: how many, alone, together."""
    yield from (count / MEN for count in track)
    yield from (float(count == 1) for count in track)
    yield from (float(count >= 2) for count in track)


def score(state: TrictracState, seat: Seat) -> Iterator[float]:
    """What jetons and fichets show, and what the law remembers."""
    marked = state.score
    yield from (points / HOLE for points in facing(marked.points, seat))
    yield from shares(facing(marked.holes, seat), HOLES)
    yield from (float(marked.bredouille == whose) for whose in (seat, other(seat)))
    yield from shares(facing(marked.runs, seat), HOLES)
    yield from (past.throws / THROWS for past in facing(state.pasts, seat))
    yield from (float(past.coin_held) for past in facing(state.pasts, seat))


def table(state: TrictracState, seat: Seat) -> Iterator[float]:
    """Whose throw it is, what it is, and what the table waits for."""
    yield float(state.thrower == seat)
    yield from (float(state.phase is phase) for phase in Phase)
    yield from faces(state.dice)
    yield from faces(state.board.rencontre)
    yield float(state.promise is Promise.COIN)
    yield from shares((state.due,), DUE)


def facing(pair: Pair[T], seat: Seat) -> Pair[T]:
    """The pair with the observer's own first."""
    return pair[seat], pair[other(seat)]


def shares(values: Iterable[int], whole: int) -> Iterator[float]:
    """The values as parts of a whole, cut off at 1."""
    return (min(1.0, value / whole) for value in values)


def faces(dice: Throw | None) -> Iterator[float]:
    """The two numbers, each as one of six; all 0 for no throw."""
    for number in (None, None) if dice is None else dice.numbers:
        yield from (float(number == face) for face in FACES)
