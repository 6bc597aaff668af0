"""Conditions asked of acts: what they measure, whether they hold, and which answers there are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from academie.kernel import CHANCE, Action, NotationError, Seat, State
from academie.library.lessons.lesson import Best, Casts, Claim, Condition, Conditions, Count, Play
from academie.library.lessons.measures import CASTS, PLAYS, Played, measures
from academie.library.lessons.setting import legal, reached, state_of
from academie.notation import notation_of
from academie.notation.seats import NAMES
from academie.registry import game_of
from academie.words import Message

REMEMBERED: Final = 8192
"""How many values are cached: a learner tries the same step again and again."""
TWO_DICE: Final = 36
"""In how many ways two dice fall."""


@lru_cache(REMEMBERED)
def value(played: Played, condition: Condition) -> int:
    """The value of the measure of a condition. Raises an error of the library if it has none."""
    if condition.of == PLAYS:
        return sum(fulfilled(each, condition.where) for each in next_plays(played.after, played.seat))
    if condition.of == CASTS:
        ways = dict(casts(played.after))
        return sum(ways[cast] for cast in fulfilling(played.after, condition.where, played.seat))
    return measures(game_of(played.after).key)[condition.of].of(played, dict(condition.terms))


def next_plays(state: State[Any], seat: Seat) -> list[Played]:
    """Every legal act of a seat, played."""
    return [Played(state, act, state.apply(act), seat) for act in legal(state, seat)]


def fulfilled(played: Played, conditions: Conditions) -> bool:
    """Whether every condition holds, apart from what asks for the best."""
    return all(condition.bounds(value(played, condition)) for condition in conditions)


def casts(state: State[Any]) -> list[tuple[Action, int]]:
    """Every throw that may fall, with its number of ways out of 36.

    Raises `NotationError` unless two dice are about to be thrown.
    """
    ways = [(cast, TWO_DICE * likelihood) for cast, likelihood in state.chance()]
    if not ways or any(each.denominator != 1 for _, each in ways):
        raise NotationError(Message("library-no-throw-asked"))
    return [(cast, int(each)) for cast, each in ways]


def fulfilling(state: State[Any], conditions: Conditions, seat: Seat) -> tuple[Action, ...]:
    """The throws that fulfil the conditions. Raises `NotationError` if no dice are about to be thrown."""
    return tuple(
        cast
        for cast, _ in casts(state)
        if fulfilled(Played(state, cast, state.apply(cast), seat), conditions)
    )


def missed(played: Played, conditions: Conditions, rivals: Sequence[Played]) -> Condition | None:
    """The first condition that does not hold, if any.

    `rivals` are all acts possible instead; the best is looked for among those within all bounds.
    """
    outside = next((each for each in conditions if not each.bounds(value(played, each))), None)
    if outside is not None:
        return outside
    best = best_values(conditions, rivals)
    return next((each for each, most in best.items() if value(played, each) != most), None)


def best_values(conditions: Conditions, rivals: Sequence[Played]) -> dict[Condition, int]:
    """The best value of each condition that asks for the best."""
    extremes = [each for each in conditions if each.best is not None]
    able = [rival for rival in rivals if fulfilled(rival, conditions)] if extremes else []
    return {
        each: (min if each.best is Best.LEAST else max)(value(rival, each) for rival in able)
        for each in extremes
        if able
    }


def learner(step: Play | Count | Casts) -> Seat:
    """The seat that a step is for: the one to act or to throw; at the end, the one that acted last."""
    before, act, state = reached(step.setting)
    if isinstance(state.actor, int):
        return Seat(state.actor)
    thrower = getattr(state, "thrower", None)
    if state.actor is CHANCE and isinstance(thrower, int):
        return Seat(thrower)
    author = None if act is None else before.author(act)
    return Seat(author) if isinstance(author, int) else Seat(0)


def rivals(step: Play) -> list[Played]:
    """Every act that can be played at a step."""
    return next_plays(state_of(step.setting), learner(step))


def played_well(step: Play) -> list[Played]:
    """The acts that do what a step asks."""
    able = [each for each in rivals(step) if fulfilled(each, step.asks)]
    best = best_values(step.asks, able)
    return [each for each in able if all(value(each, of) == most for of, most in best.items())]


def tried(step: Claim) -> list[Action]:
    """Every act that can be tried at a claim: those legal for the seat, and those that are faults."""
    state, notation = state_of(step.setting), notation_of(step.setting.game)
    texts = [
        " ".join(filter(None, (each.verb, word)))
        for each in notation.attempts(state, step.seat)
        for word in (each.words or ("",))
    ]
    acts: list[Action] = [*legal(state, step.seat), *map(notation.read_act, texts)]
    return [*dict.fromkeys(acts)]


def claimed(step: Claim, text: str) -> str:
    """The text of a claim with its seat, which may be left out."""
    return text if text.startswith(NAMES) else f"{NAMES[step.seat]} {text}"


def counted(step: Count) -> int:
    """The number a step asks for."""
    before, act, state = reached(step.setting)
    return value(Played(before, act, state, learner(step)), step.asks)
