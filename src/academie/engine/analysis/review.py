"""Review of a whole game: every choice, what it cost, and the choices that cost most."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final

from academie.engine.analysis.analyst import (
    DECIMALS,
    SHOWN,
    Analyst,
    DeepAnalyst,
    RatedAct,
    RollAnalyst,
    lost,
    rated_act_to_json,
    worth,
)
from academie.kernel import WHITE, Action, Record, Seat, State
from academie.notation import AnyNotation
from academie.notation.record import Remarks
from academie.registry import game_of
from academie.words import Language, Message, Text, to_json

KEPT: Final = 3
"""How many of the best acts a choice keeps, besides the one played."""


class Grade(Enum):
    """How bad a choice was, by the least it costs in stakes."""

    SOUND = 0.0
    DOUBTFUL = 0.03
    ERROR = 0.08
    BLUNDER = 0.16

    @classmethod
    def of(cls, loss: float) -> Grade:
        """Return the worst grade whose bound the loss reaches."""
        return [grade for grade in cls if loss >= grade.value][-1]


@dataclass(frozen=True, slots=True)
class Choice:
    """An act of a record beside the best alternatives."""

    number: int
    """The place of the act in the record, from 0."""
    seat: Seat
    before: State[Any]
    """The state it was made in."""
    played: RatedAct
    others: tuple[RatedAct, ...]
    """The best acts, the best first, whether or not the one played is among them."""
    pondered: bool = False
    """Whether the acts were analysed again with more care."""
    near: int = 1
    """How many acts cost less than an error, the best among them: the more, the harder it is to choose."""

    @property
    def best(self) -> RatedAct:
        """The best act: the one played if nothing is better."""
        return self.others[0]

    @property
    def loss(self) -> float:
        """What was given away, in stakes."""
        return max(0.0, self.best.value - self.played.value)

    def lost(self, decimals: int = 2) -> Text:
        """What was given away as people are told it beside both values, shown with so many decimals."""
        return lost(game_of(self.before), self.best, self.played, decimals)

    @property
    def gap(self) -> float:
        """By how much the best act is better than the next, in stakes."""
        return self.others[0].value - self.others[1].value if len(self.others) > 1 else 0.0

    @property
    def grade(self) -> Grade:
        """How bad the choice was."""
        return Grade.of(self.loss)

    @property
    def whites(self) -> float:
        """What the game was worth to White before the choice, in stakes."""
        return self.best.value if self.seat == WHITE else -self.best.value


def choices(record: Record[Any], analyst: Analyst, done: int = 0) -> Iterator[tuple[int, Choice | None]]:
    """Yield each act from number `done` on with its choice; `None` if there was nothing to choose."""
    for number, (state, act) in enumerate(zip(record.states(), record.acts, strict=False)):
        if number >= done:
            yield number, choice(number, state, act, analyst)


def choice(
    number: int, state: State[Any], act: Action, analyst: Analyst, *, deeper: bool = False
) -> Choice | None:
    """Return the choice of an act; `None` if it was the only one, or cannot be rated."""
    if not isinstance(state.actor, int) or state.author(act) != state.actor or len(state.actions()) < 2:
        return None
    judged = rate(state, analyst, deeper=deeper)
    played = next((each for each in judged if each.act == act), None)
    if played is None:
        return None
    near = sum(judged[0].value - each.value < Grade.ERROR.value for each in judged)
    return Choice(number, state.actor, state, played, judged[:KEPT], near=near)


def rate(state: State[Any], analyst: Analyst, *, deeper: bool) -> tuple[RatedAct, ...]:
    """Return the acts of a state, the best first, looking further ahead if the analyst can."""
    return analyst.ponder(state) if deeper and isinstance(analyst, DeepAnalyst) else analyst.judge(state)


@dataclass(frozen=True, slots=True)
class Luck:
    """A throw of a record beside what could be expected before it."""

    number: int
    seat: Seat
    """Who threw."""
    gain: float
    """What the throw brought the thrower above the mean of all throws, in stakes."""
    whites: float
    """What the game is worth to White after it."""

    def to_json(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "seat": self.seat,
            "gain": round(self.gain, DECIMALS),
            "white": round(self.whites, DECIMALS),
        }


def luck(number: int, before: State[Any], after: State[Any], analyst: Analyst) -> Luck | None:
    """Return the luck of the throw that leads from one state to the other; `None` if it was none."""
    if not isinstance(analyst, RollAnalyst) or not isinstance(after.actor, int):
        return None
    mean, judged = analyst.mean(before), analyst.judge(after)
    if mean is None or not judged:
        return None
    sign = 1 if after.actor == WHITE else -1
    return Luck(number, after.actor, judged[0].value - sign * mean, sign * judged[0].value)


def worst(found: Sequence[Choice], most: int) -> tuple[Choice, ...]:
    """Return the choices that cost most, the most costly first; sound ones are left out."""
    faulty = [each for each in found if each.grade is not Grade.SOUND]
    return tuple(sorted(faulty, key=lambda each: -each.loss)[:most])


def again(choice: Choice, state: State[Any], analyst: Analyst) -> Choice:
    """Return the choice analysed with more care: the act played beside the best."""
    judged = analyst.deepen(state, [choice.played.act, choice.best.act])
    played = next(each for each in judged if each.act == choice.played.act)
    return replace(choice, played=played, others=judged, pondered=True)


GRADES: Final[Mapping[Grade, Text]] = {
    Grade.SOUND: Message("engine-grades-sound"),
    Grade.DOUBTFUL: Message("engine-grades-doubtful"),
    Grade.ERROR: Message("engine-grades-error"),
    Grade.BLUNDER: Message("engine-grades-blunder"),
}


def choice_to_json(choice: Choice, notation: AnyNotation) -> dict[str, Any]:
    """Return a choice as JSON."""
    return {
        "number": choice.number,
        "seat": choice.seat,
        "grade": choice.grade.name.lower(),
        "loss": round(choice.loss, DECIMALS),
        "lost": to_json(choice.lost()),
        "white": round(choice.whites, DECIMALS),
        "pondered": choice.pondered,
        "played": rated_act_to_json(choice.played, choice.before, notation),
        "best": [rated_act_to_json(each, choice.before, notation) for each in choice.others],
    }


def remark(choice: Choice, notation: AnyNotation, language: Language) -> str:
    """Return a remark on a choice that was not sound: what was better, and by how much."""
    told = notation.describe_act(choice.before, choice.best.act).in_(language)
    best = f"{told} ({worth(choice.best)})"
    grade, played = GRADES[choice.grade], worth(choice.played)
    lost = choice.lost(SHOWN)
    return Message("engine-remark", grade=grade, played=played, best=best, lost=lost).in_(language)


def remarks(choices: Sequence[Choice], notation: AnyNotation, language: Language) -> Remarks:
    """Return remarks on the choices that were not sound, by the numbers of their acts."""
    faulty = (choice for choice in choices if choice.grade is not Grade.SOUND)
    return {choice.number: remark(choice, notation, language) for choice in faulty}
