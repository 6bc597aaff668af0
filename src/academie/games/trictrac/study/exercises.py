"""Throws to count at trictrac: what each is worth by the law, and how hard that is to see."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import count, islice
from typing import Any, Final

from academie.engine.accelerated import accelerated
from academie.engine.analysis.throw_counts import CountedThrow, ThrowCounts
from academie.engine.player import Player
from academie.engine.players import names, player
from academie.games.tables.law.throw import THROWS, Throw
from academie.games.tables.law.track import moved
from academie.games.trictrac.law import TRICTRAC, TrictracState
from academie.games.trictrac.law.coup import Board, with_dice
from academie.games.trictrac.law.jans import TARIF, Jan, JanScored, Scored, citation
from academie.games.trictrac.law.jans.jan import Manner
from academie.games.trictrac.law.odds import points, scored
from academie.games.trictrac.law.position import Coup
from academie.games.trictrac.law.state import Phase
from academie.kernel import CHANCE, Event, NotationError, Seat, State
from academie.notation import notation_of
from academie.practice.counting import Counting
from academie.testing.random_games import choose
from academie.words import Message

EASIEST: Final = 900
"""The rating of a throw in which nothing is to be seen."""
COMMON: Final = {Jan.BATTRE_A_VRAI, Jan.BATTRE_A_FAUX, Jan.REMPLIR, Jan.CONSERVER, Jan.NOMBRE_NON_JOUE}


@dataclass(frozen=True, slots=True, kw_only=True)
class Difficulty:
    """What has to be seen."""

    sources: int
    """Things the throw scores."""
    more_ways: int
    """Façons beyond the first of each."""
    false_hits: int
    both_numbers: int
    """Hits by the two numbers together, whose passage must be looked at."""
    rare: int
    """Jans that come seldom: of two tables, of mézéas, of three throws, the coin hit."""
    odd_keeping: int
    """Pleins kept otherwise than by playing."""
    unplayed: int
    """Numbers that cannot be played."""
    both_sides: bool
    """Whether both players gain."""
    lone_men: int
    """Adverse men that stand alone and must each be looked at."""

    @property
    def rating(self) -> int:
        """900; 130 for each thing scored, 70 for each further façon, 160 for each false hit, 50 for each hit
        by both numbers, 140 for each rare jan, 120 for each odd keeping, 90 for each unplayed number, 120 if
        both gain, 25 for each lone man.
        """
        return (
            EASIEST
            + 130 * self.sources
            + 70 * self.more_ways
            + 160 * self.false_hits
            + 50 * self.both_numbers
            + 140 * self.rare
            + 120 * self.odd_keeping
            + 90 * self.unplayed
            + 120 * self.both_sides
            + 25 * self.lone_men
        )


def difficulty(coup: Coup, scored: Sequence[Scored]) -> Difficulty:
    """What has to be seen in a throw."""
    given = [item for item in scored if TARIF[item.jan].to_adversary]
    hits = [item for item in scored if item.jan is Jan.BATTRE_A_VRAI]
    return Difficulty(
        sources=len(scored),
        more_ways=sum(max(0, len(item.facons) - 1) for item in scored),
        false_hits=_often(scored, Jan.BATTRE_A_FAUX),
        both_numbers=sum(len(facon.numbers) > 1 for item in hits for facon in item.facons),
        rare=sum(item.jan not in COMMON for item in scored),
        odd_keeping=sum(item.manner not in {None, Manner.PLAY} for item in _of(scored, Jan.CONSERVER)),
        unplayed=_often(scored, Jan.NOMBRE_NON_JOUE),
        both_sides=0 < len(given) < len(scored),
        lone_men=coup.his.count(1),
    )


def _of(scored: Sequence[Scored], jan: Jan) -> list[Scored]:
    return [item for item in scored if item.jan is jan]


def _often(scored: Sequence[Scored], jan: Jan) -> int:
    return len(_of(scored, jan))


SECONDS: Final = 20
"""How long an easy throw may take; the hard ones have longer."""
TEMPTING: Final = 3
A_SECOND: Final = 25
"""So many points of difficulty give another second."""


@dataclass(frozen=True)
class Exercise:
    """A position about to be thrown for, and the throw."""

    before: TrictracState
    cast: Throw

    @property
    def thrower(self) -> int:
        """The seat that throws."""
        return self.before.thrower

    @property
    def position(self) -> str:
        """The position before the throw, as notation writes it."""
        return notation_of("trictrac").state(self.before)

    @property
    def dice(self) -> str:
        """The throw, as notation writes it."""
        return notation_of("trictrac").act(self.cast)

    @property
    def shown(self) -> TrictracState:
        """The board with the dice lying on it, nothing marked yet."""
        thrown = replace(self.before.pasts[self.before.thrower], throws=1)
        pasts = (thrown, self.before.pasts[1]) if self.before.thrower == 0 else (self.before.pasts[0], thrown)
        board = with_dice(replace(self.before.board, pasts=pasts), self.cast)
        return replace(self.before, board=board, phase=Phase.PLAY, last_events=())

    @property
    def answer(self) -> tuple[int, int]:
        """What the throw is worth by the law, to the thrower and to his adversary."""
        return points(self.before, self.cast)

    @cached_property
    def scored(self) -> tuple[Scored, ...]:
        """Everything the throw scores, for either."""
        return scored(self.before, self.cast)

    @cached_property
    def difficulty(self) -> Difficulty:
        """How hard it is to see."""
        return difficulty(self.before.coup(self.cast), self.scored)

    @property
    def rating(self) -> int:
        """The difficulty as a rating."""
        return self.difficulty.rating

    @property
    def tempting(self) -> bool:
        """Whether there is something to look at: a jan, or several men that seem to stand open."""
        return bool(self.scored) or self.difficulty.lone_men >= TEMPTING

    @property
    def seconds(self) -> int:
        """How long one should take."""
        return SECONDS + (self.difficulty.rating - EASIEST) // A_SECOND

    def events(self) -> tuple[Event, ...]:
        """The events of the law as the throw falls: each jan with its façons and its article."""
        return tuple(event for event in self.before.apply(self.cast).events if isinstance(event, JanScored))

    def result(self, mine: int, his: int, seconds: float) -> float:
        """1 for both numbers right in time, a half for right but late, 0 for wrong."""
        if (mine, his) != self.answer:
            return 0.0
        return 1.0 if seconds <= self.seconds else 0.5


def exercise(position: str, dice: str) -> Exercise:
    """The exercise written so. Raises an error of the library for what cannot be asked."""
    notation = notation_of("trictrac")
    before, cast = notation.read_state(position), notation.read_act(dice)
    if (
        not isinstance(before, TrictracState)
        or before.phase is not Phase.THROW
        or not isinstance(cast, Throw)
    ):
        raise NotationError(Message("trictrac-throw-wanted"))
    made = Exercise(before, cast)
    if not askable(made):
        raise NotationError(Message("trictrac-worth-open"))
    return made


def askable(of: Exercise) -> bool:
    """Whether the throw has one worth: nothing is undertaken first, and no last man may be borne off."""
    cast = of.before.board.look(of.cast)
    ends = any(not any(moved(cast.coup.mine, play.moves)) for play in cast.plays.plays)
    return not ends and of.before.apply(of.cast).phase is not Phase.UNDERTAKE


LIKED: Final = "niveau-3"
MOST_ACTS: Final = 2_000


def exercises(seed: int) -> Iterator[Exercise]:
    """Throws of game after game, endlessly; the same seed gives the same by the same engine."""
    for nth in count(seed * 1_000):
        yield from of_game(nth)


@lru_cache(32)
def of_game(seed: int) -> tuple[Exercise, ...]:
    """The throws of the game of that seed that are worth asking, each with the position it fell on."""
    return tuple(found for found in _thrown(seed) if askable(found) and found.tempting)


def _thrown(seed: int) -> Iterator[Exercise]:
    fate, chooser = random.Random(seed), _player(seed)
    state = TRICTRAC.start()
    for _ in range(MOST_ACTS):
        if state.outcome is not None:
            return
        act: Any = choose(state, fate) if state.actor is CHANCE else chooser.choose(accelerated(state))
        if state.phase is Phase.THROW and isinstance(act, Throw):
            yield Exercise(state, act)
        state = state.apply(act)


def _player(seed: int) -> Player:
    """A middling level, so that the boards are varied and likely; anybody where no engine is installed."""
    there = names("trictrac")
    return player(LIKED if LIKED in there else "random", "trictrac", seed)


def near(seed: int, rating: float) -> Exercise:
    """Of the throws of one game the one whose difficulty is nearest."""
    of = of_game(seed)
    return min(of, key=lambda each: abs(each.difficulty.rating - rating))


def census(number: int, seed: int = 0) -> tuple[Exercise, ...]:
    """So many throws."""
    return tuple(islice(exercises(seed), number))


COUNTING: Final = Counting(near, exercise)


KINDS: Final[Mapping[Jan, str]] = {
    Jan.REMPLIR: "fill",
    Jan.CONSERVER: "keep",
    Jan.BATTRE_A_VRAI: "hit",
    Jan.BATTRE_LE_COIN: "hit",
    Jan.BATTRE_A_FAUX: "false-hit",
    Jan.NOMBRE_NON_JOUE: "fail",
}
"""What the throws of two plays are compared by."""


def count_throws(state: State[Any], seat: Seat) -> ThrowCounts | None:
    """What each throw of a seat would mark; nothing where no throw is waited for."""
    if not isinstance(state, TrictracState) or state.phase is not Phase.THROW:
        return None
    board, authority = replace(state.board, thrower=seat), state.rules.authority
    articles = {kind: citation(jan, authority) for jan, kind in [*KINDS.items()][::-1]}
    return ThrowCounts(tuple(_counted(state, board, dice) for dice in THROWS), articles)


def _counted(state: TrictracState, board: Board, dice: Throw) -> CountedThrow:
    cast = board.look(dice)
    mine, given = cast.shares(state.tally)
    kinds = frozenset(KINDS[item.jan] for item in cast.counted() if item.jan in KINDS)
    return CountedThrow(f"{dice.high}-{dice.low}", dice.ways, mine, given, kinds)
