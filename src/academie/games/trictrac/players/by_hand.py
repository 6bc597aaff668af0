"""A player of trictrac or toc with hands: marks for itself, well or forgetfully, and claims what it sees."""

from __future__ import annotations

import random
from collections.abc import Hashable
from dataclasses import replace
from typing import Any

from academie.engine.player import Player
from academie.games.tables.law.customs import JouerLeNombre, Laisser
from academie.games.tables.law.play import Play
from academie.games.tables.law.throw import THROWS, Throw
from academie.games.trictrac.arbiter import ArbitratedState, acts
from academie.games.trictrac.arbiter.claims import ecole_points
from academie.games.trictrac.arbiter.marks import as_score
from academie.games.trictrac.arbiter.table_state import Moment, TableState
from academie.games.trictrac.arbiter.throwing import FaireRejeter, TrouverBon
from academie.games.trictrac.law.acts import SEnAller
from academie.games.trictrac.law.state import Phase, TrictracState
from academie.kernel import Action, Seat, State, other


class HandsTrictrac:
    """Plays as `law` does at a table without hands; at one with hands it marks besides.

    At each time for marking it forgets everything with probability `forget`; the same seed forgets alike.
    Claims it never forgets, nor to have men put back that stand wrong.
    """

    def __init__(self, law: Player, forget: float = 0.0, seed: int | None = None) -> None:
        self._law = law
        self._forget = forget
        self._random = random.Random(seed)
        self._window: Hashable = None
        self._absent = False

    @property
    def law(self) -> Player:
        """Who plays at a table without hands."""
        return self._law

    def choose(self, state: State[Any]) -> Action:
        if not isinstance(state, ArbitratedState):
            return self._law.choose(state)
        seat = state.actor
        assert isinstance(seat, int)
        good = state.actions()
        wanted = (*claims(state.state, Seat(seat)), *self._acts(state, Seat(seat)))
        return next(act for act in (*wanted, *good) if act in good)

    def _acts(self, state: ArbitratedState, seat: Seat) -> tuple[Action, ...]:
        """What to do besides claiming, in order of preference."""
        table = state.state
        if table.moment is Moment.LEAVING:
            return (acts.Accorder(seat),)
        if table.moment not in {Moment.READY, Moment.THROWN}:
            return of_dice(table, seat)
        going = table.moment is Moment.THROWN and self._goes(state, seat)
        marks = () if self._forgets(table, seat) else tuple(state.marks_to_make(seat, staying=not going))
        if table.moment is Moment.READY:
            return (*marks, acts.Jeter(seat))
        return (*marks, acts.JeMEnVais(seat)) if going else (*marks, self._play(table, seat))

    def _forgets(self, table: TableState, seat: Seat) -> bool:
        """Whether it thinks of marking in this window; asked once a window."""
        owed = table.owed[seat]
        window = (seat, table.moment, table.board.men, table.board.cast, table.before[seat], owed)
        if window != self._window:
            self._window = window
            self._absent = owed > 0 and self._random.random() < self._forget
        return self._absent

    def _goes(self, state: ArbitratedState, seat: Seat) -> bool:
        """Whether the law player would go away on the hole this throw truly makes."""
        table, right = state.state, state.right_marks(seat)
        if right[seat].holes <= table.before[seat].holes or self._forgets(table, seat):
            return False
        score = as_score(right, table.score.bredouille, table.score.runs)
        asked = replace(as_law(table), phase=Phase.HOLD, score=score)
        return self._law.choose(asked) == SEnAller()

    def _play(self, table: TableState, seat: Seat) -> acts.Bois:
        chosen = self._law.choose(as_law(table))
        assert isinstance(chosen, Play)
        return acts.Bois(seat, chosen.moves)


def as_law(table: TableState) -> TrictracState:
    """The throw on the table as a player without hands sees it, all points being marked."""
    return replace(table.position, due=table.due)


def of_dice(table: TableState, seat: Seat) -> tuple[Action, ...]:
    """What to do about dice in question: let them fall, and take of them what brings most at once."""
    match table.moment:
        case Moment.NAMING:
            return (JouerLeNombre(seat, max(THROWS, key=lambda dice: brought(table, dice))),)
        case Moment.AT_WILL:
            assert table.throwing.offered is not None
            good = brought(table, table.throwing.offered) <= 0
            return (TrouverBon(seat) if good else FaireRejeter(seat),)
        case _:
            return (Laisser(seat),)


def brought(table: TableState, dice: Throw) -> int:
    """What a throw would gain its thrower, less what it would give."""
    gains, given = table.board.look(dice).shares(table.tally)
    return gains - given


def claims(table: TableState, seat: Seat) -> tuple[Action, ...]:
    """What may be claimed of the adversary: écoles first, then marks to set right and men to put back."""
    wrong = table.open_against(other(seat))
    found: list[Action] = []
    if points := ecole_points(table, seat):
        found.append(acts.Ecole(seat, points))
    if any(fault.right for fault in wrong):
        found.append(acts.Rectifier(seat))
    if any(fault.replay for fault in wrong):
        found.append(acts.FaireRejouer(seat))
    return tuple(found)
