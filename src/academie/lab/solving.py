"""Games of throws solved as arrays: the worth of every state, how long games last, how two players meet.

A game is arrays over the numbers of its states before a throw, each seen by the player who throws.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from academie.engine.solved.table import SolvedTable, stake_of
from academie.kernel import Facet, UnknownName
from academie.registry import registry
from academie.words import Message

Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]
Sides = tuple[Flags, Flags]
Chosen = NDArray[np.int8]
"""Which play is chosen, by throw and state."""
Progress = Callable[[int], None]
"""Called with how many rounds have been computed."""

STILL: Final = 1e-15
"""Worths that change by no more in a round are as good as numbers of this machine allow, a few bits aside."""
SLACK: Final = 2.0
"""Bounds are so many times what they must be, so that rounding them up leaves them bounds."""
ROUNDS: Final = 20_000
REST: Final = 1e-9
"""The share of games whose end is not waited for."""


@dataclass(frozen=True, slots=True)
class Chain:
    """What every play of every throw leads to; the arrays are by throw, play and state.

    A throw with fewer plays than another repeats its last one.
    """

    ways: Floats
    """The chance of each throw."""
    after: NDArray[np.int32]
    """The state that follows."""
    turn: NDArray[np.int8]
    """1 if the same player throws again, -1 if the other does, 0 if the game is over."""
    won: NDArray[np.int8]
    """What the thrower wins where the game is over."""
    known: Flags
    """Which numbers are states."""
    start: int
    chooser: int = 1
    """1 if the thrower chooses the play, -1 if the other does."""

    @property
    def states(self) -> int:
        return len(self.known)

    def plays(self, worths: Floats, throw: int) -> Floats:
        """What every play of a throw is worth to the thrower, by play and state."""
        found: Floats = self.won[throw] + self.turn[throw] * worths[self.after[throw]]
        return found

    def policy(self, worths: Floats, *, worst: bool = False) -> Chosen:
        """The best play of every throw by these worths, or the worst; the first of equals."""
        sign = -self.chooser if worst else self.chooser
        throws = range(len(self.ways))
        return np.stack([(sign * self.plays(worths, throw)).argmax(0) for throw in throws]).astype(np.int8)

    def following(self, choices: Chosen) -> list[tuple[Any, Any, Any]]:
        """What follows every throw, who throws then and what is won, if it is played so."""
        return [
            (of_play(self.after), of_play(self.turn), of_play(self.won))
            for of_play in (_picking(throw, choices[throw]) for throw in range(len(self.ways)))
        ]


def _picking(throw: int, choices: Chosen) -> Callable[[Any], Any]:
    """Takes from an array, for one throw, what the choices lead to."""
    places = choices[None].astype(np.intp)
    return lambda array: np.take_along_axis(array[throw], places, 0)[0]


class MakeTable(Protocol):
    """Solves a game by the rules of those names."""

    def __call__(self, names: Collection[str], progress: Progress) -> SolvedTable: ...


class Solver(NamedTuple):
    """How a game is solved."""

    names: tuple[str, ...]
    """The rules it can be solved by."""
    chain: Callable[[str], Chain]
    """The game as arrays, by the rules of a name."""
    table: MakeTable
    players: Mapping[str, Callable[[Chain], Chosen]]
    """What players choose in every state, by their names."""


SOLVER: Final[Facet[Solver]] = Facet("solver")


def solve(chain: Chain, progress: Progress = lambda done: None) -> Floats:
    """What every state is worth if both play as well as can be: in rounds, until nothing changes any more."""
    most, many = 2, chain.states
    # One look a play: the worths stand in a row with their opposites and with what games are won by.
    looks = np.where(chain.turn > 0, chain.after, chain.after + many)
    ended = 2 * many + most + chain.won.astype(np.int32)
    looks = np.where(chain.turn == 0, ended, looks).astype(np.int32)
    stakes = np.arange(-most, most + 1.0)

    def step(worths: Floats) -> Floats:
        row, found = np.concatenate((worths, -worths, stakes)), np.zeros(many)
        for ways, look in zip(chain.ways, looks, strict=True):
            found += ways * (row[look].max(0) if chain.chooser > 0 else row[look].min(0))
        return found

    return settled(step, np.zeros(many), chain.known, progress)


def longest(chain: Chain, progress: Progress = lambda done: None) -> Floats:
    """How many throws are to be expected if both play so that the game lasts."""

    def lasting(lengths: Floats) -> Floats:
        found = np.ones(chain.states)
        for throw, ways in enumerate(chain.ways):
            found += ways * (abs(chain.turn[throw]) * lengths[chain.after[throw]]).max(0)
        return found

    return settled(lasting, np.zeros(chain.states), chain.known, progress)


def settled(step: Callable[[Floats], Floats], first: Floats, known: Flags, progress: Progress) -> Floats:
    """What a step leads to, taken until nothing changes any more, as numbers go."""
    values = first
    for done in range(ROUNDS):
        after = step(values)
        change = np.abs(after - values)[known].max() / max(1.0, np.abs(after[known]).max())
        values = after
        if done % 10 == 0:
            progress(done)
        if change <= STILL:
            break
    return values


def meeting(chain: Chain, mine: Chosen, his: Chosen) -> tuple[Floats, Floats]:
    """What every state is worth to the first player if either chooses so: where he throws, and the other."""
    by_thrower = (mine, his) if chain.chooser > 0 else (his, mine)
    steps = [_fixed(chain, choices) for choices in by_thrower]

    def step(values: Floats) -> Floats:
        ours, theirs = values
        return np.stack([steps[0](ours, theirs, 1), steps[1](theirs, ours, -1)])

    both = np.broadcast_to(chain.known, (2, chain.states))
    first, second = settled(step, np.zeros((2, chain.states)), both, lambda done: None)
    return first, second


def _fixed(chain: Chain, choices: Chosen) -> Callable[[Floats, Floats, int], Floats]:
    """A throw played by fixed choices, from worths where the thrower throws again, and where the other."""
    arrays = [
        (ways, after, won, turn > 0, turn < 0)
        for ways, (after, turn, won) in zip(chain.ways, chain.following(choices), strict=True)
    ]

    def step(again: Floats, other: Floats, sign: int) -> Floats:
        found = np.zeros(chain.states)
        for ways, after, won, same, turned in arrays:
            found += ways * (sign * won + same * again[after] + turned * other[after])
        return found

    return step


class Flow(NamedTuple):
    """Where games stand after some throws, and which end with the next."""

    here: Floats
    """How likely each state is: with the first player to throw, and with the other."""
    ends: Mapping[int, float]
    """How likely the game ends with the next throw, by what the first player wins."""


def flow(chain: Chain, choices: Chosen, leaving: Flags | None = None) -> Iterator[Flow]:
    """How games go on from the start, throw by throw, both choosing so, until as good as none is left.

    Games that come to a state marked as `leaving` are not followed beyond it.
    """
    stay = np.ones(chain.states) if leaving is None else (~leaving).astype(np.float64)
    thrown = [*zip(chain.ways, chain.following(choices), strict=True)]
    turns = [
        [(after, ways * (turn == who) * stay[after]) for ways, (after, turn, _) in thrown] for who in (1, -1)
    ]
    over: dict[int, Floats] = {
        gain: sum((ways * ((turn == 0) & (won == gain)) for ways, (_, turn, won) in thrown), np.zeros(1))
        for gain in (-2, -1, 1, 2)
    }
    here = np.zeros((2, chain.states))
    here[0, chain.start] = 1.0
    while here.sum() > REST:
        yield Flow(here, {gain: float(here[0] @ ends + here[1] @ over[-gain]) for gain, ends in over.items()})
        moved = np.zeros((2, chain.states))
        for seats, steps in zip(((0, 1), (1, 0)), turns, strict=True):
            for after, weight in steps:
                if weight.any():
                    for seat, place in enumerate(seats):
                        moved[place] += np.bincount(after, weight * here[seat], chain.states)
        here = moved


def mean_of(chain: Chain, choices: Chosen, counted: Sequence[Any]) -> list[float]:
    """How often, in the mean of games, each of several things comes to pass: by throw, thing and state."""
    a_throw = sum(ways * each for ways, each in zip(chain.ways, counted, strict=True))
    found = sum(a_throw @ step.here.sum(0) for step in flow(chain, choices))
    return [float(each) for each in np.asarray(found)]


class Figures(NamedTuple):
    """How games go in the mean, both playing as well as can be."""

    ended: Mapping[int, float]
    """How likely each result is, by what the player who throws first wins."""
    lengths: Sequence[float]
    """How likely the game ends with the first throw, the second, and so on."""

    @property
    def stakes(self) -> float:
        """What the game is worth to the player who throws first."""
        return sum(gain * chance for gain, chance in self.ended.items())

    @property
    def throws(self) -> float:
        """How many throws a game has in the mean."""
        return sum(number * chance for number, chance in enumerate(self.lengths, 1))

    def within(self, share: float) -> int:
        """After how many throws that share of games is over."""
        return int(np.searchsorted(np.cumsum(self.lengths), share)) + 1


def figures(chain: Chain, progress: Progress = lambda done: None) -> Figures:
    """The figures of a game, all but of the games that one in a thousand million lasts longer than."""
    results, lengths = dict[int, float](), list[float]()
    for done, step in enumerate(flow(chain, chain.policy(solve(chain)))):
        lengths.append(sum(step.ends.values()))
        for gain, chance in step.ends.items():
            results[gain] = results.get(gain, 0.0) + chance
        progress(done)
    return Figures({gain: chance for gain, chance in results.items() if chance}, lengths)


def tabled(game: str, width: int, bounds: Floats, worths: Mapping[str, Floats], known: Flags) -> SolvedTable:
    """The table of a game: worths as whole numbers, and bounds that stay bounds when rounded."""
    whole = np.where(known, np.ceil(SLACK * bounds), 0).astype(np.int64)
    units = {
        name: np.where(known, np.rint(found * stake_of(width)), 0).astype(np.int64)
        for name, found in worths.items()
    }
    return SolvedTable(game, width, whole.tolist(), {name: each.tolist() for name, each in units.items()})


class Expected(NamedTuple):
    """What the perfect player wins of another, in stakes a game: throwing first, second, and in the mean."""

    first: float
    second: float
    stakes: float


def expected(game: str, against: str) -> Expected:
    """What the perfect player wins of that player by the rules of the game's first table.

    Raises `UnknownName` for a player whose choices are not known.
    """
    solver = SOLVER.of(registry[game])
    if against not in solver.players:
        raise UnknownName(Message("lab-no-choices", name=against, known=tuple(solver.players)))
    chain = solver.chain(solver.names[0])
    perfect, other = chain.policy(solve(chain)), solver.players[against](chain)
    first, second = (float(worths[chain.start]) for worths in meeting(chain, perfect, other))
    return Expected(first, second, (first + second) / 2)


def first_to(chain: Chain, choices: Chosen, worths: Floats, reached: Sides) -> float:
    """How likely the player wins, both choosing so, who is the first to reach something.

    It is marked for every state whether the thrower has reached it, and whether the other has. One stake is
    played for.
    """
    mine, his = reached
    meets, wins = np.zeros(chain.states), np.zeros(chain.states)
    for ways, (after, turn, _) in zip(chain.ways, chain.following(choices), strict=True):
        mover = np.where(turn > 0, mine[after], his[after])
        new = (turn != 0) & (mine[after] | his[after])
        meets += ways * new
        wins += ways * new * (1.0 + turn * worths[after] * np.where(mover, 1, -1)) / 2.0
    met = won = 0.0
    for step in flow(chain, choices, mine | his):
        likely = step.here.sum(0)
        met, won = met + float(likely @ meets), won + float(likely @ wins)
    return won / met
