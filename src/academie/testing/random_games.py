"""Random games from seeds, and how long games of players are."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean, pstdev
from typing import Any, Final, NamedTuple, TypeVar

from academie.engine.players import levels, offers, player
from academie.kernel import CHANCE, Action, Chance, Game, Law, OptionValue, RuleSet, State

AnyState = State[Any]
A = TypeVar("A", bound=Action)

MOST_ACTS: Final = 20_000
"""A random game longer than this is taken for one that never ends."""


@dataclass(frozen=True, slots=True)
class Step:
    """A state of a random game, the act chosen in it, and what came of it."""

    state: AnyState
    act: Any
    after: AnyState


def random_game(
    game: Game | Law[Any, Any], ruleset: RuleSet, seed: int, options: dict[str, OptionValue] | None = None
) -> Iterator[Step]:
    """Yield the steps of one random game; the same seed gives the same game."""
    chooser = random.Random(f"{ruleset.id}:{seed}")
    state = game.start(ruleset, options)
    for _ in range(MOST_ACTS):
        if state.actor is None:
            return
        act = choose(state, chooser)
        after = state.apply(act)
        yield Step(state, act, after)
        state = after
    raise AssertionError(f"{ruleset.id} seed {seed}: no end after {MOST_ACTS} acts")


def choose(state: State[A], chooser: random.Random) -> A:
    """Return an act at random: by its probability if chance acts, else any legal one alike."""
    if state.actor is CHANCE:
        chances = state.chance()
        return chooser.choices([act for act, _ in chances], [float(weight) for _, weight in chances])[0]
    return chooser.choice(state.actions())


class Length(NamedTuple):
    """The acts of some games, those of chance counted: their mean, their spread and their extremes."""

    games: int
    mean: float
    spread: float
    """The standard deviation."""
    least: int
    most: int


MIDDLING: Final = 4
"""The level of a good café player in every game that has levels."""


def middling_player(game: Game) -> str:
    """Return the name of a fair player of a game: of the middle level, else the best there is."""
    ladder = levels(game.key)
    return ladder[MIDDLING - 1].name if len(ladder) >= MIDDLING else offers(game.key)[-1].name


def acts(game: Game, seed: int, name: str) -> int:
    """Return how many acts a game of such players by the default rule set has, from that seed."""
    state, chooser = game.start(game.default), random.Random(f"{game.default.id}:{seed}")
    plays = player(name, game.key, seed)
    for number in range(MOST_ACTS):
        match state.actor:
            case None:
                return number
            case Chance():
                state = state.apply(choose(state, chooser))
            case seat:
                state = state.apply(plays.choose(state.view(seat)))
    raise AssertionError(f"{game.default.id} seed {seed}: no end after {MOST_ACTS} acts")


def length(counts: Sequence[int]) -> Length:
    """Return the statistics of those games. Raises `ValueError` if there are none."""
    return Length(len(counts), fmean(counts), pstdev(counts), min(counts), max(counts))
