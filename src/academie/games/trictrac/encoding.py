"""Trictrac and toc in numbers: see docs/research.md for ids and indices, of which this is the implementation.

Where two men may each have played either number, as when both are borne off, the one further behind is given
the larger: so every play has one id.

What a player sees is given as numbers from 0 to 1. Flèches are counted on the observer's own track, for the
adversary's men too: both stand on the same board. In pairs the observer comes first. Larger values are cut
off at 1. What the rule set and the options fix for a whole game is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeVar

from academie.games.tables.law.play import Play
from academie.games.tables.law.primaute import FIRST_DICE, FirstDice
from academie.games.tables.law.throw import FACES, THROWS, Throw
from academie.games.tables.law.track import FLECHES, MEN, OFF, Move, Pair, Track
from academie.games.trictrac.law import Phase, TrictracState
from academie.games.trictrac.law.acts import Promise, SEnAller, Tenir, TrictracAction, Undertake
from academie.games.trictrac.law.coup import MOST_THROWS
from academie.games.trictrac.law.marking import HOLE
from academie.games.trictrac.law.position import COIN
from academie.kernel import Seat, State, other
from academie.research.encoding import Encoding, Ids, Piece, shares

T = TypeVar("T")

HOLES: Final = 24
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
    yield from (past.throws / MOST_THROWS for past in facing(state.pasts, seat))
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


def faces(dice: Throw | None) -> Iterator[float]:
    """The two numbers, each as one of six; all 0 for no throw."""
    for number in (None, None) if dice is None else dice.numbers:
        yield from (float(number == face) for face in FACES)


TWO_MEN: Final = 0
ONE_MAN_FAR: Final = TWO_MEN + FLECHES * FLECHES
ONE_MAN_HIGH: Final = ONE_MAN_FAR + FLECHES
ONE_MAN_LOW: Final = ONE_MAN_HIGH + FLECHES
PUISSANCE: Final = ONE_MAN_LOW + FLECHES
NOTHING: Final = PUISSANCE + 1

DECISIONS: Final[dict[TrictracAction, int]] = {
    Tenir(): NOTHING + 1,
    SEnAller(): NOTHING + 2,
    Undertake(Promise.PLEIN): NOTHING + 3,
    Undertake(Promise.COIN): NOTHING + 4,
}
CHANCES: Final[dict[FirstDice | Throw, int]] = {
    **{dice: id_ for id_, dice in enumerate(FIRST_DICE)},
    **{dice: id_ for id_, dice in enumerate(THROWS, len(FIRST_DICE))},
}


class TrictracEncoding(Encoding[TrictracAction]):
    """The ids of this module and the observations of `trictrac_observation`."""

    acts = NOTHING + 1 + len(DECISIONS)
    chances = len(CHANCES)
    stakes = 2.0
    most_acts = 10_000
    layout = LAYOUT

    def act_id(self, state: State[TrictracAction], act: TrictracAction) -> int:
        match act:
            case FirstDice() | Throw():
                return CHANCES[act]
            case Play(moves):
                assert isinstance(state, TrictracState)
                assert state.dice is not None
                return play_id(moves, state.dice)
            case _:
                return DECISIONS[act]

    def observe(self, state: State[TrictracAction], seat: Seat, spoken: Ids = ()) -> list[float]:
        del spoken
        assert isinstance(state, TrictracState)
        return observe(state, seat)


def play_id(moves: tuple[Move, ...], dice: Throw) -> int:
    """The id of the moves of a throw."""
    match moves:
        case ():
            return NOTHING
        case (man,):
            return one_man(man, dice)
        case (behind, ahead):
            return two_men(behind, ahead, dice)
        case _:
            raise ValueError(f"no play of trictrac moves {len(moves)} men")


def one_man(man: Move, dice: Throw) -> int:
    """The id of a play of one man.

    From one flèche each way has its own: where a man can reach the bande at all, both numbers together
    take him nowhere else.
    """
    if man.end == man.start + dice.high:
        return ONE_MAN_HIGH + man.start
    if man.end == man.start + dice.low:
        return ONE_MAN_LOW + man.start
    return ONE_MAN_FAR + man.start


def two_men(behind: Move, ahead: Move, dice: Throw) -> int:
    """The id of a play of two men; the one further behind is first tried with the larger number."""
    for larger, smaller in ((behind, ahead), (ahead, behind)):
        if larger.end == reach(larger, dice.high) and smaller.end == reach(smaller, dice.low):
            return TWO_MEN + FLECHES * larger.start + smaller.start
    if behind.end == ahead.end == COIN:
        return PUISSANCE
    raise ValueError(f"{dice.high}-{dice.low} does not play {behind} and {ahead}")


def reach(man: Move, number: int) -> int:
    """Where `number` takes the man."""
    return min(man.start + number, OFF)


ENCODING: Final = TrictracEncoding()
