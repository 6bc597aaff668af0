"""A game in progress by the law as the frameworks see it: acts by number, and a limit on its length."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import lcm
from typing import Any, Final, NamedTuple, Self

from academie.kernel import CHANCE, Actor, IllegalAction, Options, Record, Seat, State
from academie.notation import AnyNotation, notation_of, read, to_json
from academie.registry import registry
from academie.research.chance import Chance
from academie.research.encoding import AnyEncoding, Ids, encoding_of
from academie.words import Message

AnyState = State[Any]


class Past(NamedTuple):
    """What a course knows besides its record: see its fields."""

    spoken: Ids = ()
    said: int = 0
    unseen: tuple[frozenset[Seat], ...] = ()


NOTHING_SAID: Final = Past()


@dataclass(frozen=True, slots=True)
class Course:
    """A state and how it came about. It is copied by reference and pickled as its record.

    A game in which `most_acts` ids were said, those of chance counted, is stopped without a winner.
    """

    record: Record[Any]
    state: AnyState
    legal: Mapping[int, Any]
    """The ids that may come next, ascending, each with the act it completes, if any."""
    most_acts: int
    spoken: Ids = ()
    """What was said of an act that takes more ids than one."""
    said: int = 0
    """How many ids were said."""
    unseen: tuple[frozenset[Seat], ...] = ()
    """For each act of a game that hides something, the seats that did not see which it was."""

    @classmethod
    def begin(
        cls,
        name: str,
        ruleset: str | None = None,
        options: Options | None = None,
        most_acts: int | None = None,
    ) -> Self:
        """The first state of a game, by its key or an alias. Raises `UnknownName` or `OptionError`."""
        game = registry.find(name)
        record: Record[Any] = Record(game, game.ruleset(ruleset).id, tuple(sorted((options or {}).items())))
        usual = encoding_of(game.key).most_acts
        return cls.at(record, record.start(), usual if most_acts is None else most_acts)

    @classmethod
    def at(cls, record: Record[Any], state: AnyState, most_acts: int, past: Past = NOTHING_SAID) -> Self:
        """The state a record has led to."""
        legal = encoding_of(record.game.key).legal(state, past.spoken)
        return cls(record, state, dict(sorted(legal.items())), most_acts, *past)

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return resume, (to_json(self.record), self.most_acts, Past(self.spoken, self.said, self.unseen))

    @property
    def encoding(self) -> AnyEncoding:
        return encoding_of(self.record.game.key)

    @property
    def notation(self) -> AnyNotation:
        return notation_of(self.record.game.key)

    @property
    def stopped(self) -> bool:
        """Whether it was stopped before its end."""
        return self.state.actor is not None and self.said >= self.most_acts

    @property
    def actor(self) -> Actor:
        """The seat to act; nobody once the game is over or stopped."""
        return None if self.stopped else self.state.actor

    def act(self, id_: int) -> Any:  # noqa: ANN401 - acts are as many types as there are games
        """The act completed by that id, if any. Raises `IllegalAction` for an id that is not legal."""
        try:
            return self.legal[id_]
        except KeyError:
            raise IllegalAction(Message("research-no-act", id=str(id_))) from None

    def after(self, id_: int) -> Self:
        """The game after one id."""
        act, said = self.act(id_), self.said + 1
        if act is None:
            past = Past((*self.spoken, id_), said, self.unseen)
            return self.at(self.record, self.state, self.most_acts, past)
        after = self.state.apply(act)
        past = Past((), said, (*self.unseen, *self._blind(after, act)))
        return self.at(self.record.with_act(act), after, self.most_acts, past)

    def _blind(self, after: AnyState, act: object) -> Iterator[frozenset[Seat]]:
        """The seats that did not see the act, where some may not."""
        if self.record.game.hides:
            seats = map(Seat, range(after.seats))
            yield frozenset(seat for seat in seats if self.encoding.hides(after, act, seat))

    def recalled(self, seat: Seat | None) -> str:
        """The acts that led here, in our notation, as a seat, or a spectator, saw them."""
        blind = self.unseen or (frozenset[Seat](),) * len(self.record.acts)
        hidden = (bool(those) if seat is None else seat in those for those in blind)
        acts = zip(self.record.acts, hidden, strict=True)
        told = ("?" if unknown else self.notation.act(act) for act, unknown in acts)
        return " | ".join((*told, *(f"#{id_}" for id_ in self.spoken)))

    def chances(self) -> list[tuple[int, float]]:
        """What may fall, by id ascending, and how likely."""
        weights = dict(self.state.chance())
        return [(id_, float(weights[act])) for id_, act in self.legal.items()]

    def falls(self, chance: Chance) -> int:
        """The id of what chance brings: the ways in which things fall are numbered in the order of ids."""
        weights = dict(self.state.chance())
        whole = lcm(*(weight.denominator for weight in weights.values()))
        left = chance.below(whole)
        for id_, act in self.legal.items():
            left -= int(weights[act] * whole)
            if left < 0:
                return id_
        raise AssertionError("the chances of a state sum to one")

    def rolled(self, chance: Chance) -> Self:
        """The game at the next act of a seat, or at its end, after chance has acted."""
        course = self
        while course.actor is CHANCE:
            course = course.after(course.falls(chance))
        return course

    def observe(self, seat: Seat) -> list[float]:
        """What a seat sees."""
        return self.encoding.observe(self.state, seat, self.spoken)

    def returns(self) -> list[float]:
        """What each seat has won: nothing before the end, nor in a game that was stopped."""
        outcome = self.state.outcome
        return [0.0] * self.state.seats if outcome is None else [float(gain) for gain in outcome.returns]

    def write(self, id_: int) -> str:
        """That id in our notation: the act it completes, or its number where more has to be said."""
        act = self.act(id_)
        return f"#{id_}" if act is None else self.notation.act(act)


def resume(record: str, most_acts: int, past: Past) -> Course:
    """The course of a record."""
    played = read(record)
    return Course.at(played, played.final(), most_acts, past)
