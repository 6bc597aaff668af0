"""A simple player of trictrac: it looks one throw ahead and counts points, no further."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from academie.games.tables.law.play import Play
from academie.games.tables.law.throw import THROWS
from academie.games.tables.law.track import moved, put
from academie.games.trictrac.law.acts import Promise, SEnAller, Tenir, Undertake
from academie.games.trictrac.law.coup import Board
from academie.games.trictrac.law.position import COIN
from academie.games.trictrac.law.state import Phase, TrictracState
from academie.games.trictrac.law.tally import Tally
from academie.kernel import Action, State, other

COIN_BONUS: Final = 6.0
"""What holding one's coin is taken to be worth, in points (LEP part 3: take it as soon as you can)."""


COIN_BONUS_IN_HOLES: Final = 0.5
"""The same at toc, where what counts is holes."""


class SimpleTrictrac:
    """Plays so that the adversary's next throw brings him least; holds while that throw costs little.

    It plays toc as well, with the worth of the coin in holes.
    """

    def __init__(self, coin_bonus: float = COIN_BONUS) -> None:
        self._coin_bonus = coin_bonus

    def choose(self, state: State[Any]) -> Action:
        assert isinstance(state, TrictracState)
        match state.phase:
            case Phase.UNDERTAKE:
                return Undertake(Promise.PLEIN)
            case Phase.HOLD:
                return self._hold_or_go(state)
            case _:
                return max(state.plays(), key=lambda play: (self._worth(state, play), play.moves))

    def _hold_or_go(self, state: TrictracState) -> Action:
        """Stays if the best play leaves more to gain than to lose, counting what going away gives up."""
        if not any(state.men[state.thrower]):
            return Tenir()
        staying = replace(state, phase=Phase.PLAY)
        best = max(self._worth(staying, play) for play in staying.plays())
        rest = state.score.points[state.thrower]
        return Tenir() if best + rest - state.due > 0 else SEnAller()

    def _worth(self, state: TrictracState, play: Play) -> float:
        """What the play leaves: the mean of gains and losses at the adversary's next throw."""
        seat = state.thrower
        men = put(state.men, seat, moved(state.men[seat], play.moves))
        bonus = self._coin_bonus if men[seat][COIN] >= 2 else 0.0
        after = replace(state.board, men=men, thrower=other(seat))
        return bonus - balance(after, state.tally)


def balance(board: Board, tally: Tally) -> float:
    """What the next throw brings its thrower less what it gives, in the mean of the 36 casts."""
    shares = ((dice.ways, board.look(dice).shares(tally)) for dice in THROWS)
    return sum(ways * (gains - gives) for ways, (gains, gives) in shares) / 36
