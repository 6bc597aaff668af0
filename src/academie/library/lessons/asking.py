"""Conditions asked of acts: what they measure, whether they hold, and which answers there are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from academie.games.tables.law.throw import THROWS, Throw
from academie.kernel import CHANCE, Action, NotationError, Seat, State
from academie.library.lessons.condition import Best, Condition, Conditions
from academie.library.lessons.measures import measures
from academie.library.lessons.setting import Played, legal, reached, state_of
from academie.library.lessons.step import Casts, Claim, Count, Play
from academie.notation import notation_of
from academie.notation.seats import NAMES

PLAYS: Final = "plays"
"""The measure that counts the legal acts fulfilling `where` after the act."""
CASTS: Final = "casts"
"""The measure that counts the casts of 36 fulfilling `where`, the dice being about to be thrown."""
NESTED: Final = frozenset({PLAYS, CASTS})
REMEMBERED: Final = 8192
"""How many measures are kept: a learner tries the same step again and again."""


@lru_cache(REMEMBERED)
def value(played: Played, condition: Condition) -> int:
    """How much the measure of a condition is. Raises an error of the library if it cannot be told."""
    match condition.of:
        case "plays":
            return sum(fulfilled(each, condition.where) for each in next_plays(played.after, played.seat))
        case "casts":
            return sum(cast.ways for cast in fulfilling(played.after, condition.where, played.seat))
        case name:
            return measures()[name].of(played, dict(condition.terms))


def next_plays(state: State[Any], seat: Seat) -> list[Played]:
    """Every legal act of a seat, played."""
    return [Played(state, act, state.apply(act), seat) for act in legal(state, seat)]


def fulfilled(played: Played, conditions: Conditions) -> bool:
    """Whether every condition holds, rivals not being asked for."""
    return all(condition.bounds(value(played, condition)) for condition in conditions)


def fulfilling(state: State[Any], conditions: Conditions, seat: Seat) -> tuple[Throw, ...]:
    """The throws that fulfil the conditions. Raises `NotationError` if no dice are about to be thrown."""
    if state.actor is not CHANCE or THROWS[0] not in state.actions():
        raise NotationError("two dice should be about to be thrown")
    return tuple(
        cast for cast in THROWS if fulfilled(Played(state, cast, state.apply(cast), seat), conditions)
    )


def missed(played: Played, conditions: Conditions, rivals: Sequence[Played]) -> Condition | None:
    """The first condition that does not hold, if any.

    `rivals` are all that could be done instead; the best is sought among those within all bounds.
    """
    outside = next((each for each in conditions if not each.bounds(value(played, each))), None)
    if outside is not None:
        return outside
    best = best_values(conditions, rivals)
    return next((each for each, most in best.items() if value(played, each) != most), None)


def best_values(conditions: Conditions, rivals: Sequence[Played]) -> dict[Condition, int]:
    """The best that can be had of each condition that asks for it."""
    as_tuple = [each for each in conditions if each.best is not None]
    able = [rival for rival in rivals if fulfilled(rival, conditions)] if as_tuple else []
    return {
        each: (min if each.best is Best.LEAST else max)(value(rival, each) for rival in able)
        for each in as_tuple
        if able
    }


def learner(step: Play | Count | Casts) -> Seat:
    """Whom a step is for: who is to act, or to throw; at the end, who acted last."""
    before, act, state = reached(step.setting)
    if isinstance(state.actor, int):
        return Seat(state.actor)
    thrower = getattr(state, "thrower", None)
    if state.actor is CHANCE and isinstance(thrower, int):
        return Seat(thrower)
    author = None if act is None else before.author(act)
    return Seat(author) if isinstance(author, int) else Seat(0)


def rivals(step: Play) -> list[Played]:
    """All that can be played at a step."""
    return next_plays(state_of(step.setting), learner(step))


def played_well(step: Play) -> list[Played]:
    """The acts that do what a step asks."""
    able = [each for each in rivals(step) if fulfilled(each, step.asks)]
    best = best_values(step.asks, able)
    return [each for each in able if all(value(each, of) == most for of, most in best.items())]


def tried(step: Claim) -> list[Action]:
    """All that can be tried at a claim: what is legal for the seat, and whatever hands reach for."""
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
