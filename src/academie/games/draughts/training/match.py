"""Matches of draughts between engines: pairs of games from the same openings, colours reversed.

A pair begins after four single moves drawn at random that leave neither ahead; each engine has White once.
The law of the FMJD alone says how a game ends. An only move is played without asking.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import replace
from functools import cache, reduce
from itertools import islice
from threading import Lock
from typing import Final

from academie.engine.accelerated import accelerated
from academie.engine.dice.bridge import Series
from academie.games.draughts.law import DraughtsState
from academie.games.draughts.law.acts import Move
from academie.games.draughts.text.hub import hub_move, hub_position
from academie.games.draughts.training.meeting import openings
from academie.games.draughts.training.sides import HUB, Side, check, side, started
from academie.kernel import BLACK, WHITE, other
from academie.lab.contestant import Contestant, Match
from academie.lab.engine_match import Part, Spent

DRAWN: Final = 4
"""How many single moves are drawn."""
MOST: Final = 500
"""After that many single moves a game is a draw; the law ends nearly all long before."""


class Seated:
    """A side at the damier: it is asked for moves, which are counted."""

    def __init__(self, side: Side) -> None:
        self.side = side
        self._since = side.processor_time()
        self._moves = 0

    def move(self, before: DraughtsState, since: list[Move], state: DraughtsState) -> Move:
        """The only move, or the one it chooses."""
        legal = [act for act in state.actions() if isinstance(act, Move)]
        if len(legal) == 1:
            return legal[0]
        self._moves += 1
        return self.side.move(before, since, state)

    @property
    def spent(self) -> Spent:
        """What it has used since it sat down."""
        now = self.side.processor_time()
        return Spent(None if now is None or self._since is None else now - self._since, self._moves)


def game(start: DraughtsState, seated: Mapping[int, Seated]) -> tuple[DraughtsState, list[Move]]:
    """The last state of a game from that start, and its moves; one that became too long has no outcome."""
    state, moves = start, list[Move]()
    before, since = start, list[Move]()
    while state.outcome is None and len(moves) < MOST:
        assert isinstance(state.actor, int)
        move = seated[state.actor].move(before, since, state)
        by_king = bool(state.position.kings >> move.start & 1)
        state = state.apply(move)
        moves.append(move)
        # To see repetitions engines need the moves that can be undone, and no others.
        before, since = (before, [*since, move]) if by_king and not move.taken else (state, [])
    return state, moves


class Openings:
    """The openings of a seed in their order; several threads may ask."""

    def __init__(self, seed: int) -> None:
        self._more = openings(seed, DRAWN)
        self._known: list[DraughtsState] = []
        self._lock = Lock()

    def __getitem__(self, number: int) -> DraughtsState:
        with self._lock:
            self._known.extend(islice(self._more, max(0, number + 1 - len(self._known))))
            return self._known[number]


openings_of: Final = cache(Openings)
"""By seed, so that the tasks of a match do not each judge all openings before their own."""


def pair(match: Match, seed: int, number: int) -> Part:
    """Two games from the same opening, the first player having White, then Black."""
    start = accelerated(openings_of(seed)[number])
    assert isinstance(start, DraughtsState)
    with ExitStack() as until:
        one, two = (Seated(side(each, f"{seed} {number}", until)) for each in match.players)
        gains, texts = list[float](), list[str]()
        for ours in (WHITE, BLACK):
            one.side.new_game()
            two.side.new_game()
            end, moves = game(start, {ours: one, other(ours): two})
            gains.append(0.0 if end.outcome is None else float(end.outcome.returns[ours]))
            texts.append(" ".join((hub_position(start.position, start.rules), *map(hub_move, moves))))
        return Part([(gains[0], gains[1])], (one.spent, two.spent), tuple(texts))


class DraughtsEngines:
    """Matches of engines of draughts."""

    def admit(self, one: Contestant) -> Contestant:
        if one.name.startswith(HUB):
            with started(one) as engine:
                return replace(one, about=engine.name)
        check(one)
        return one

    def part(self, match: Match, series: Series) -> Part:
        seed, first, last = series
        return reduce(Part.plus, (pair(match, seed, number) for number in range(first, last)))


ENGINES: Final = DraughtsEngines()
