"""The running games again, written apart and naively: every order of every number, one man at a time."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from academie.games.race.law import RaceState
from academie.games.race.law.rules import Aim, Contact, Entry
from academie.games.tables.law.play import Bearoff
from academie.kernel import other

Board = tuple[tuple[int, ...], int, frozenset[int]]
"""Own men with those off at 24, men in hand, and where the adversary was hit."""


def reachable(state: RaceState, numbers: tuple[int, ...]) -> set[Board]:
    """Every position the numbers lead to when as many are played as can be, then the largest."""
    mine = (*state.men[state.thrower], 0)
    if waits(state):
        return one_at_most(state, (mine, state.hands[state.thrower], frozenset()), numbers)
    found: dict[tuple[int, int], set[Board]] = {}
    for order in {*permutations(numbers)}:
        for used, board in paths(state, (mine, state.hands[state.thrower], frozenset()), order):
            if may_stay(state, board):
                found.setdefault((len(used), sum(used)), set()).add(board)
    return found[max(found)]


def waits(state: RaceState) -> bool:
    """Whether the thrower has more men in hand than open flèches to enter on, and the law knows of it."""
    seat, ways = state.thrower, state.rules.ways.value
    if state.rules.must_enter.value is Entry.EVERY:
        return False
    his = [state.men[other(seat)][ways.of(other(seat)).point(ways.of(seat).place(end))] for end in range(6)]
    return state.hands[seat] > sum(not state.men[seat][end] and his[end] < 2 for end in range(6))


def one_at_most(state: RaceState, board: Board, numbers: tuple[int, ...]) -> set[Board]:
    """The positions with one man entered, by whichever number."""
    return {after for number in numbers for after in single(state, board, number)} or {board}


def paths(
    state: RaceState, board: Board, order: tuple[int, ...], used: tuple[int, ...] = ()
) -> Iterator[tuple[tuple[int, ...], Board]]:
    """Each way to play a beginning of the order."""
    yield used, board
    if order:
        for after in single(state, board, order[0]):
            yield from paths(state, after, order[1:], (*used, order[0]))


def single(state: RaceState, board: Board, number: int) -> Iterator[Board]:
    """Each move of one man by one number."""
    men, hand, hits = board
    rules = state.rules
    if hand:
        if rules.enter_on_own.value or not men[number - 1]:
            yield from land(state, (men, hand - 1, hits), number - 1)
        return
    for start in range(24):
        if men[start] and start in allowed(state, men) and start in lifted_first(state, men, number):
            lifted = (*men[:start], men[start] - 1, *men[start + 1 :])
            if start + number < (12 if rules.aim.value is Aim.PLEIN else 24):
                yield from land(state, (lifted, 0, hits), start + number)
            elif rules.aim.value is Aim.BEAR_OFF and may_lift(men, start, number):
                yield (*lifted[:24], lifted[24] + 1), 0, hits


def lifted_first(state: RaceState, men: tuple[int, ...], number: int) -> set[int]:
    """Whence the number may be played: where what strikes exactly is lifted, from there if a man is there."""
    strikes = not any(men[:18]) and men[24 - number] and state.rules.aim.value is Aim.BEAR_OFF
    exact = state.rules.bearoff.value is Bearoff.EXACT
    return {24 - number} if strikes and exact else {*range(24)}


def may_lift(men: tuple[int, ...], start: int, number: int) -> bool:
    """Whether the man goes off: all being home, by the very number or because none stands behind."""
    return not any(men[:18]) and (start + number == 24 or not any(men[:start]))


def allowed(state: RaceState, men: tuple[int, ...]) -> set[int]:
    """The flèches from which men may be played: the courier's while he runs."""
    out = {point for point in range(1, 24) if men[point]}
    if state.rules.courier.value and men[0] == 15:
        return {0}
    if state.rules.courier.value and men[0] == 14 and max(out) < 18:
        return out
    return out | {0}


def land(state: RaceState, board: Board, end: int) -> Iterator[Board]:
    """The man put down, if he may be."""
    men, hand, hits = board
    seat = state.thrower
    ways = state.rules.ways.value
    place = ways.of(seat).place(end)
    theirs = 0 if end in hits else state.men[other(seat)][ways.of(other(seat)).point(place)]
    closes = 2 if state.rules.contact.value is Contact.HIT else 1
    if theirs < closes:
        after = (*men[:end], men[end] + 1, *men[end + 1 :])
        yield after, hand, hits | {end} if theirs else hits


def may_stay(state: RaceState, board: Board) -> bool:
    """Whether no flèche that holds one man has two."""
    return all(board[0][point] < 2 for point in state.rules.one_a_fleche.value)
