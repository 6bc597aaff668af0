"""Tourne-case as arrays, and its table: every state by every number that can be played."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from academie.engine.solved.table import SolvedTable
from academie.games.tables.law.play import Play
from academie.games.tables.law.throw import FACES
from academie.games.tables.law.track import Track
from academie.games.tourne_case.law import TOURNE_CASE
from academie.games.tourne_case.law.movement import COIN, OUTSIDE
from academie.games.tourne_case.law.movement import plays as plays_of
from academie.games.tourne_case.law.rules import TourneCaseRules
from academie.games.tourne_case.players import CASTS, outlook
from academie.games.tourne_case.solution import MEN, NAMES, numbers, ways
from academie.lab.solving import Chain, Chosen, Progress, Solver, longest, solve, tabled

Numbers = NDArray[np.int32]

WIDTH: Final = 5
"""The bytes of a worth."""


class Steps(NamedTuple):
    """What one player's plays do, by number, play and way: the new way, and the flèche that is come to.

    Where nothing can be played that flèche is the coin, on which nobody is hit.
    """

    way: Numbers
    end: Numbers


def steps(rules: TourneCaseRules) -> Steps:
    """The plays of every way that men can stand."""
    known = numbers()
    shape = len(FACES), MEN, len(known)
    way, end = np.zeros(shape, np.int32), np.zeros(shape, np.int32)
    for track, here in known.items():
        for place, number in enumerate(FACES):
            found = [_moved(track, play) for play in plays_of(track, number, rules)]
            for play in range(MEN):
                to, reached = found[min(play, len(found) - 1)]
                way[place, play, here], end[place, play, here] = known[to], reached
    return Steps(way, end)


def _moved(track: Track, play: Play) -> tuple[Track, int]:
    """The men after a play, and the flèche it comes to."""
    if not play.moves:
        return track, COIN
    (move,) = play.moves
    men = [*track]
    men[move.start] -= 1
    men[move.end] += 1
    return tuple(men), move.end


def hits() -> Numbers:
    """The way that men stand once the one across from a flèche, if there is any, is sent back."""
    known = numbers()
    found = np.zeros((COIN + 1, len(known)), np.int32)
    for track, here in known.items():
        for point in range(COIN + 1):
            back = [*track]
            if 0 < point < COIN and back[point]:
                back[point], back[OUTSIDE] = 0, back[OUTSIDE] + 1
            found[point, here] = known[tuple(back)]
    return found


def chain(*, foremost: bool, double: bool) -> Chain:
    """The game as arrays, by the rules that decide its play."""
    rules = TOURNE_CASE.start(options={"leader_first": foremost}).rules
    own, struck, many = steps(rules), hits(), len(ways())
    home = np.array([way[COIN] for way in ways()])
    # By number, play, way of the thrower and way of the other, whose turn it is next.
    after = struck[own.end] * many + own.way[..., None]
    over = home[own.way][..., None] == MEN
    stakes = np.where((home == 0) & double, 2, 1)
    flat = (*own.way.shape[:2], many * many)
    start = numbers()[(MEN, *[0] * COIN)] * (many + 1)
    whole = np.broadcast_to(after, (*own.way.shape, many)).reshape(flat).astype(np.int32)
    turn = np.broadcast_to(np.where(over, 0, -1), (*own.way.shape, many)).reshape(flat).astype(np.int8)
    won = np.broadcast_to(np.where(over, stakes, 0), (*own.way.shape, many)).reshape(flat).astype(np.int8)
    chances = np.array([CASTS[number] / 36 for number in FACES])
    return Chain(chances, whole, turn, won, possible(), start)


def possible() -> NDArray[np.bool_]:
    """Which numbers are positions: nobody has won, and no men face each other."""
    on = np.array([way[1:COIN] for way in ways()])
    playing = np.array([way[COIN] < MEN for way in ways()])
    found: NDArray[np.bool_] = (on @ on.T == 0) & playing & playing[:, None]
    return found.reshape(-1)


def by_name(name: str) -> Chain:
    """The game by the rules of that name."""
    foremost, double = next(rules for rules, called in NAMES.items() if called == name)
    return chain(foremost=foremost, double=double)


def make_table(names: Collection[str], progress: Progress) -> SolvedTable:
    """The table by those rules. Who may choose any man can make a game last longest: one bound serves all."""
    free = chain(foremost=False, double=False)
    worths = {name: solve(by_name(name), progress) for name in NAMES.values() if name in names}
    return tabled("tourne-case", WIDTH, longest(free, progress), worths, free.known)


def simple(game: Chain) -> Chosen:
    """What the simple player chooses, of the men that may play any."""
    rules, known, many = TOURNE_CASE.default, ways(), len(ways())
    hopes = np.zeros(game.states)
    for state in np.flatnonzero(game.known):
        thrower, moved = divmod(int(state), many)
        hopes[state] = outlook(known[moved], known[thrower], rules)
    hoped = [np.where(game.turn[throw] == 0, np.inf, hopes[game.after[throw]]) for throw in range(len(FACES))]
    return np.stack([np.argmax(each, 0) for each in hoped]).astype(np.int8)


SOLVER: Final = Solver(tuple(NAMES.values()), by_name, make_table, {"simple": simple})
