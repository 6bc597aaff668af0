"""A simple player of trictrac: it looks one throw ahead and counts points, no further."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from academie.kernel import Action, State, other
from academie.rules.tables.pair import put
from academie.rules.tables.throw import THROWS
from academie.rules.tables.track import moved
from academie.rules.tables.trictrac.acts import Play, Promise, SEnAller, Tenir, Undertake
from academie.rules.tables.trictrac.geography import COIN
from academie.rules.tables.trictrac.jans import TARIF, jans
from academie.rules.tables.trictrac.partie import Partie, Phase
from academie.rules.tables.trictrac.plays import wood

COIN_BONUS: Final = 6.0
"""What holding one's coin is taken to be worth, in points (LEP part 3: take it as soon as you can)."""


class SimpleTrictrac:
    """Plays so that the adversary's next throw brings him least; holds while that throw costs little."""

    def choose(self, state: State[Any]) -> Action:
        assert isinstance(state, Partie)
        match state.phase:
            case Phase.UNDERTAKE:
                return Undertake(Promise.PLEIN)
            case Phase.HOLD:
                return self._hold_or_go(state)
            case _:
                return max(state.plays(), key=lambda play: (worth(state, play), play.moves))

    def _hold_or_go(self, state: Partie) -> Action:
        """Stays if the best play leaves more to gain than to lose, counting what going away gives up."""
        if not any(state.men[state.thrower]):
            return Tenir()
        staying = replace(state, phase=Phase.PLAY)
        best = max(worth(staying, play) for play in staying.plays())
        rest = state.score.points[state.thrower]
        return Tenir() if best + rest - state.due > 0 else SEnAller()


def worth(state: Partie, play: Play) -> float:
    """What the play leaves: the mean of points for and against at the adversary's next throw."""
    seat = state.thrower
    men = put(state.men, seat, moved(state.men[seat], play.moves))
    bonus = COIN_BONUS if men[seat][COIN] >= 2 else 0.0
    return bonus - balance(replace(state, men=men, thrower=other(seat)))


def balance(state: Partie) -> float:
    """The points the next throw brings its thrower less those it gives, in the mean of the 36 casts."""
    total = 0
    for cast in THROWS:
        coup = state.coup(cast)
        scored = jans(coup, wood(coup))
        total += cast.ways * sum(
            -item.points if TARIF[item.jan].to_adversary else item.points for item in scored
        )
    return total / 36
