"""A game in progress as the frameworks see it: acts by number, and a limit on its length."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from academie.kernel import CHANCE, Actor, IllegalAction, Options, Record, State
from academie.notation import AnyNotation, notation_of, read, to_json
from academie.registry import registry
from academie.research.encoding import AnyEncoding, encoding_of
from academie.words import Message

AnyState = State[Any]


@dataclass(frozen=True, slots=True)
class Course:
    """A state and how it came about. It is copied by reference and pickled as its record.

    A game that reaches `most_acts`, those of chance counted, is stopped without a winner.
    """

    record: Record[Any]
    state: AnyState
    legal: Mapping[int, Any]
    """The legal acts by id, ascending."""
    most_acts: int

    @classmethod
    def begin(
        cls,
        key: str,
        ruleset: str | None = None,
        options: Options | None = None,
        most_acts: int | None = None,
    ) -> Self:
        """The first state of a game. Raises `UnknownName` or `OptionError` if there is no such game."""
        game = registry[key]
        record: Record[Any] = Record(game, game.ruleset(ruleset).id, tuple(sorted((options or {}).items())))
        return cls.at(record, record.start(), encoding_of(key).most_acts if most_acts is None else most_acts)

    @classmethod
    def at(cls, record: Record[Any], state: AnyState, most_acts: int) -> Self:
        """The state a record has led to."""
        encoding = encoding_of(record.game.key)
        legal = {encoding.act_id(state, act): act for act in state.actions()}
        return cls(record, state, dict(sorted(legal.items())), most_acts)

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return resume, (to_json(self.record), self.most_acts)

    @property
    def encoding(self) -> AnyEncoding:
        return encoding_of(self.record.game.key)

    @property
    def notation(self) -> AnyNotation:
        return notation_of(self.record.game.key)

    @property
    def stopped(self) -> bool:
        """Whether it was stopped before its end."""
        return self.state.actor is not None and len(self.record.acts) >= self.most_acts

    @property
    def actor(self) -> Actor:
        """The seat to act; nobody once the game is over or stopped."""
        return None if self.stopped else self.state.actor

    def act(self, id_: int) -> Any:  # noqa: ANN401 - acts are as many types as there are games
        """The legal act of that id. Raises `IllegalAction` for any other id."""
        try:
            return self.legal[id_]
        except KeyError:
            raise IllegalAction(Message("research-no-act", id=str(id_))) from None

    def after(self, id_: int) -> Self:
        """The game after one act."""
        act = self.act(id_)
        return self.at(self.record.with_act(act), self.state.apply(act), self.most_acts)

    def chances(self) -> list[tuple[int, float]]:
        """What may fall, by id ascending, and how likely."""
        weights = dict(self.state.chance())
        return [(id_, float(weights[act])) for id_, act in self.legal.items()]

    def rolled(self, dice: random.Random) -> Self:
        """The game at the next act of a seat, or at its end, after chance acted by `dice`."""
        course = self
        while course.actor is CHANCE:
            ids, weights = zip(*course.chances(), strict=True)
            course = course.after(dice.choices(ids, weights)[0])
        return course

    def returns(self) -> list[float]:
        """What each seat has won: nothing before the end, nor in a game that was stopped."""
        outcome = self.state.outcome
        return [0.0] * self.encoding.seats if outcome is None else [float(gain) for gain in outcome.returns]


def resume(record: str, most_acts: int) -> Course:
    """The course of a record."""
    played = read(record)
    return Course.at(played, played.final(), most_acts)
