"""A match of toute-table between our engine and GNU Backgammon, by the compiled core on paired dice."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from academie.engine.core import RaceEngine, RacePartie
from academie.engine.dice.bridge import DepthTuple, Series
from academie.engine.pipe import EngineError
from academie.games.race.core import core_rules
from academie.games.race.law import Phase, RaceState
from academie.games.race.law.acts import HAND
from academie.games.race.law.toute_table import GAMMON_1818
from academie.games.race.players.gnubg import Gnubg
from academie.games.race.text import position
from academie.games.race.text.gnubg import read_gnubg_play
from academie.games.tables.law.throw import Throw, throw
from academie.games.tables.law.track import OFF, Point
from academie.kernel import BLACK, WHITE, Seat, other
from academie.words import Message

Result = tuple[bytes, int, bytes]
"""Where a play leaves the men, how many are in hand, and where it hits."""
RULES: Final = GAMMON_1818
"""The rules by which men are lifted at will, as in today's backgammon."""
CORE_RULES: Final = core_rules(RULES)
ACROSS: Final = RULES.ways.value.across


class IllegalMove(EngineError):
    """A move of GNU Backgammon that is not legal by our law."""


@dataclass
class GnubgMatch:
    """Our engine with its search depth, and theirs, with how many legal moves theirs has chosen."""

    engine: RaceEngine
    depth: DepthTuple
    gnubg: Gnubg
    moves: int = 0

    def pairs(self, series: Series) -> Iterator[tuple[float, float]]:
        """What we win of each pair of games, once in either seat on the same dice. Raises `IllegalMove`."""
        seed, first, last = series
        for pair in range(first, last):
            white, black = (self._game(seat, random.Random(f"{seed} {pair}")) for seat in (WHITE, BLACK))
            yield white, black

    def _game(self, ours: Seat, dice: random.Random) -> float:
        """What we win of one game, a double counting twice."""
        partie = RacePartie(CORE_RULES, double=True)
        while partie.returns is None:
            one, two = dice.randint(1, 6), dice.randint(1, 6)
            if partie.phase == "first-dice":
                partie.first_dice(one, two)
            else:
                partie.throw(bytes([one, two]))
                partie.play(*self._chosen(ours, partie, throw(one, two)))
        return partie.returns[ours]

    def _chosen(self, ours: Seat, partie: RacePartie, dice: Throw) -> Result:
        stands = partie.stands()
        if len(stands) == 1:
            return stands[0]
        if partie.thrower == ours:
            return self.engine.rank(partie, self.depth)[0][0]
        self.moves += 1
        men = tuple(partie.men[WHITE]), tuple(partie.men[BLACK])
        state = RaceState(RULES, men, partie.hands, other(ours), Phase.PLAY, dice, double=True)
        answer = self.gnubg.answer(state)
        stand = left(state, answer)
        if stand not in stands:
            raise IllegalMove(Message("race-gnubg-illegal", move=answer, position=position(state)))
        return stand


def left(state: RaceState, answer: str) -> Result:
    """The result of a play written by GNU Backgammon."""
    mine, his = state.stand(state.thrower), state.stand(other(state.thrower))
    men, hand, play = [*mine.men], mine.hand, read_gnubg_play(answer)
    hits: set[Point] = {*play.hits}
    for start, end in play.moves:
        if start == HAND:
            hand -= 1
        else:
            men[start] -= 1
        if end != OFF:
            men[end] += 1
            hits |= {end} if his.men[ACROSS(end)] == 1 else set()
    return bytes(men), hand, bytes(sorted(hits))
