"""GNU Backgammon as a teacher of nets: what it says of states that games of a net pass through or by.

Its chances of a double are of the rule that nothing must be borne off; where ours spares a loser whose men
are all home, they are a little too high.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from academie.engine.core import RacePartie, race_survey
from academie.engine.dice.bridge import Series
from academie.engine.dice.selfplay import Teacher
from academie.games.race.players.gnubg import Gnubg
from academie.games.race.text.gnubg import MONEY, fibs_board
from academie.games.tables.law.track import FLECHES

NO_DICE: Final = (0, 0)


def gnubg_lessons(
    start: RacePartie, net: bytes, series: Series, most: int, teacher: Teacher
) -> tuple[Any, ...]:
    """The columns of `Played`: states of games of the net, and what GNU Backgammon says of them."""
    (*seen, _, game, side), boards = race_survey(start, net, series, most, teacher.beyond)
    return *seen, answers(boards, teacher.plies), game, side


def answers(boards: NDArray[np.uint8], plies: int) -> NDArray[np.float32]:
    """The chances that the player to throw wins, wins double and loses double, a row a board."""
    said = np.empty((len(boards), 3), np.float32)
    with Gnubg(plies) as gnubg:
        for place, row in enumerate(boards.tolist()):
            men, hands = (row[:FLECHES], row[FLECHES : 2 * FLECHES]), (row[-2], row[-1])
            chances = gnubg.evaluation(fibs_board(men, hands, NO_DICE, MONEY))
            said[place] = chances.win, chances.win_double, chances.lose_double
    return said
