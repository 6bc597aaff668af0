"""Trictrac in numbers: see docs/research.md for the ids, of which this is the implementation.

Where two men may each have played either number, as when both are borne off, the one further behind is given
the larger: so every play has one id.
"""

from __future__ import annotations

from typing import Final

from academie.games.tables.law.primaute import FIRST_DICE, FirstDice
from academie.games.tables.law.throw import THROWS, Throw
from academie.games.tables.law.track import FLECHES, OFF, Move
from academie.games.trictrac.law import TrictracState
from academie.games.trictrac.law.acts import Play, Promise, SEnAller, Tenir, TrictracAction, Undertake
from academie.games.trictrac.law.position import COIN
from academie.games.trictrac.observation import LAYOUT, observe
from academie.kernel import Seat, State
from academie.research.encoding import Encoding

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

    seats = 2
    acts = NOTHING + 1 + len(DECISIONS)
    chances = len(CHANCES)
    stakes = 2.0
    zero_sum = True
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

    def observe(self, state: State[TrictracAction], seat: Seat) -> list[float]:
        assert isinstance(state, TrictracState)
        return observe(state, seat)


def play_id(moves: tuple[Move, ...], dice: Throw) -> int:
    """The id of the wood of a throw."""
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
