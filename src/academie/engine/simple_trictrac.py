"""A simple player of trictrac: it looks one throw ahead and counts points, no further."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from academie.arbiter.trictrac import Table
from academie.arbiter.trictrac.acts import Bois, JeMEnVais, Jeter
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
        if isinstance(state, Table):
            return self._at_table(state)
        assert isinstance(state, Partie)
        match state.phase:
            case Phase.UNDERTAKE:
                return Undertake(Promise.PLEIN)
            case Phase.HOLD:
                return self._hold_or_go(state)
            case _:
                return max(state.plays(), key=lambda play: (worth(state, play), play.moves))

    def _at_table(self, table: Table) -> Action:
        """Marks and claims all there is, each before the next throw; then as where marking is done for it."""
        scene = table.scene
        mine = [act for act in table.actions() if table.author(act) == table.actor]
        duties = [act for act in mine if not isinstance(act, Bois | Jeter | JeMEnVais)]
        if duties:
            return duties[0]
        woods = [act for act in mine if isinstance(act, Bois)]
        if not woods:
            return mine[0]
        staying = replace(scene.partie, phase=Phase.PLAY, due=scene.due)
        leaving = [act for act in mine if isinstance(act, JeMEnVais)]
        if leaving and isinstance(self._hold_or_go(staying), SEnAller):
            return leaving[0]
        return max(woods, key=lambda wood: (worth(staying, Play(wood.moves)), wood.moves))

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
