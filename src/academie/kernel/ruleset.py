"""A rule set: a frozen value whose every switch says which article it rests on."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final, Generic, Self, TypeVar, cast

from academie.kernel.citation import Citation, Source
from academie.kernel.errors import OptionError
from academie.kernel.kinds import Kind, OptionValue, one_of
from academie.kernel.options import Option, Scope, write_option
from academie.words import Message, Text, in_words, verbatim

T = TypeVar("T")

SWITCH: Final = "switch"
"""Under which key a field keeps its declaration."""
VERSION: Final = re.compile(r"\.(\d+)$")
"""What ends the id of a corrected rule set; an id without it is of the first version."""


@dataclass(frozen=True, slots=True)
class Cited(Generic[T]):
    """A value with its authority. Truth is the value's own, so `if rules.x:` cannot lie."""

    value: T
    citation: Citation
    may_agree: tuple[T, ...] = ()
    """What the authority expressly leaves to the agreement of the players."""
    doubt: tuple[T, ...] = ()
    """What the same passage may also be read as."""
    elsewhere: bool = False
    """Whether this is a rule of another game, which changes nothing in this one."""

    def __bool__(self) -> bool:
        return bool(self.value)


def cited(  # noqa: PLR0913 - a reading has all of these
    value: T,
    source: Source,
    place: str = "",
    *,
    remark: Text | None = None,
    may_agree: tuple[T, ...] = (),
    doubt: tuple[T, ...] = (),
) -> Cited[T]:
    """`value` by the authority of `place` in `source`, and what that passage leaves open."""
    return Cited(value, Citation(source, place, remark), may_agree, doubt)


@dataclass(frozen=True, slots=True)
class Switch(Generic[T]):
    """The declaration of a point of law: its kind, and what each authority says of it.

    `title` says what it decides, `short` in a word or two; `name` is that of the option by which the players
    may choose where the point is open. `fixed` is a point that makes the game another one; `by_option` names
    the options that already let the players choose; `agree` are values that players may agree on whatever
    their authority holds, since a treatise tells of them.
    """

    name: str
    kind: Kind[T]
    title: Text | None
    readings: Mapping[str, Cited[T]]
    fixed: bool
    by_option: tuple[str, ...]
    agree: tuple[T, ...]
    short: Text | None

    def open_values(self, held: Cited[T]) -> tuple[T, ...]:
        """What may be chosen instead of what is held, that itself included; nothing where it is settled."""
        if self.fixed or self.by_option or held.elsewhere:
            return ()
        said = held.may_agree + held.doubt + self.agree
        if not said and held.citation.source.ours:
            said = tuple(self.kind.every())
        return tuple(dict.fromkeys((held.value, *said))) if said else ()


def switch(  # noqa: PLR0913 - each is a property of the point
    kind: Kind[T],
    title: Text | None = None,
    *,
    option: str = "",
    fixed: bool = False,
    by_option: tuple[str, ...] = (),
    agree: tuple[T, ...] = (),
    short: Text | None = None,
    **readings: Cited[T],
) -> Cited[T]:
    """Declare a point of law as the field of a rule set, with its readings by the name of their authority.

    `title` says what it decides, and its kind what its values mean. `option` is the name under which players
    choose, if another option has that of the field. See `Switch` for the others.
    """
    declared = Switch(option, kind, title, readings, fixed, by_option, agree, short)
    return cast(Cited[T], field(metadata={SWITCH: declared}))


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """The law of one game by one authority.

    `id` is `game/authority` and goes into every record. A correction by which a stored game would replay
    differently makes a new version, `game/authority.2`. Games derive their own class and declare each point
    of law in it with `switch`.
    """

    id: str
    title: Text
    official: bool = False
    """Whether this is the law of a federation, of which players change nothing by agreement."""

    @property
    def name(self) -> str:
        """The id without the game before it and the version behind."""
        return VERSION.sub("", self.id.partition("/")[2])

    @property
    def version(self) -> int:
        """How often this law was written: 1, and one more for every correction."""
        found = VERSION.search(self.id)
        return int(found[1]) if found else 1

    def corrected(self, **points: Cited[Any]) -> Self:
        """The next version of this rule set, with those points as they should have been."""
        return replace(self, id=f"{VERSION.sub('', self.id)}.{self.version + 1}", **cast(Any, points))

    @classmethod
    def follow(cls, id_: str, title: Text, *authorities: str, **own: object) -> Self:
        """The rule set that holds, on each point, what the first of the authorities to speak of it says.

        `own` are fields of this rule set alone. Raises `TypeError` for a point on which nobody speaks.
        """
        values = dict(own)
        for name, point in declared_switches(cls):
            said = next((point.readings[by] for by in authorities if by in point.readings), None)
            if said is not None:
                values.setdefault(name, said)
        return cls(id=id_, title=title, **cast(Any, values))

    def switches(self) -> Iterator[tuple[str, Cited[object]]]:
        """Each switch by name, in the order declared."""
        for item in fields(self):
            value = getattr(self, item.name)
            if isinstance(value, Cited):
                yield item.name, value

    def plain(self, of: type[RuleSet] | None = None) -> dict[str, Any]:
        """Each switch as plain data, by name, as the compiled core takes it; of a base class only its own."""
        return {
            name: point.kind.plain(getattr(self, name).value)
            for name, point in declared_switches(of or type(self))
        }

    def points(self) -> Iterator[tuple[str, Switch[Any], Cited[Any]]]:
        """Each declared switch: its field, its declaration, and what this rule set holds."""
        for name, point in declared_switches(type(self)):
            yield name, point, getattr(self, name)

    def title_of(self, name: str) -> Text:
        """What a switch decides: its name, where the game does not say it."""
        for field_, point in declared_switches(type(self)):
            if field_ == name and point.title is not None:
                return point.title
        return _as_title(name)

    def in_words(self, name: str) -> Text:
        """What this rule set holds on a switch, for people."""
        value = getattr(self, name).value
        for field_, point in declared_switches(type(self)):
            if field_ == name:
                return point.kind.in_words(value)
        return in_words(value)

    def options(self) -> tuple[Option, ...]:
        """The points that are open here, as options."""
        return tuple(
            _option(name, point, held) for name, point, held in self.points() if self._open(point, held)
        )

    def _open(self, point: Switch[Any], held: Cited[Any]) -> tuple[Any, ...]:
        return () if self.official else point.open_values(held)

    def agreed(self, given: Mapping[str, OptionValue]) -> Self:
        """The same law with those points as the players agreed; its id stays.

        Raises `OptionError` for what the authority does not leave open, with the passage.
        """
        changed: dict[str, Any] = {
            name: _agreed(called, point, held, given[called], self._open(point, held))
            for called, name, point, held in self._choosable()
            if called in given
        }
        return replace(self, **changed) if changed else self

    def otherwise(self, points: Mapping[str, OptionValue]) -> Self:
        """The same law with those points held otherwise, left open or not: to see what a rule does.

        Each is cited as the first authority that holds it. Raises `OptionError` for what is no point of this
        law or cannot be held.
        """
        known = {name: (point, held) for name, point, held in self.points()}
        for name in points:
            if name not in known:
                raise OptionError(Message("kernel-no-point", name=name, ruleset=self.id, known=tuple(known)))
        changed: dict[str, Any] = {
            name: _held_otherwise(name, *known[name], raw) for name, raw in points.items()
        }
        return replace(self, **changed)

    def choosable(self) -> frozenset[str]:
        """The names of all points that could be left to the players, be they left to them here or not."""
        return frozenset(called for called, *_ in self._choosable())

    def _choosable(self) -> Iterator[tuple[str, str, Switch[Any], Cited[Any]]]:
        for name, point, held in self.points():
            if not point.by_option:
                yield point.name or name, name, point, held


def declared_switches(kind: type[RuleSet]) -> Iterator[tuple[str, Switch[Any]]]:
    """The switches that a class of rule sets declares, each with the name of its field."""
    for item in fields(kind):
        if SWITCH in item.metadata:
            yield item.name, item.metadata[SWITCH]


def _as_title(name: str) -> Text:
    words = name.replace("_", " ")
    return verbatim(words)


def _option(name: str, point: Switch[Any], held: Cited[Any]) -> Option:
    open_values = point.open_values(held)
    return Option(
        name=point.name or name,
        kind=point.kind,
        default=point.kind.plain(held.value),
        title=point.title or _as_title(point.name or name),
        about=None,
        citation=held.citation,
        scope=Scope.LAW,
        by_hand=False,
        in_form=False,
        values=tuple(map(point.kind.plain, open_values)),
        titles={str(point.kind.plain(value)): point.kind.in_words(value) for value in open_values},
        short=point.short,
        readings=_readings(point, held),
    )


def _readings(point: Switch[Any], held: Cited[Any]) -> tuple[tuple[OptionValue, Citation], ...]:
    """What each work says of a point, what is held first: one entry a value and work."""
    said: dict[tuple[OptionValue, Source], Citation] = {}
    for each in (held, *point.readings.values()):
        if not each.citation.source.ours:
            said.setdefault((point.kind.plain(each.value), each.citation.source), each.citation)
    return tuple((value, citation) for (value, _), citation in said.items())


def _held_otherwise(name: str, point: Switch[Any], held: Cited[Any], raw: OptionValue) -> Cited[Any]:
    """The reading of the first authority that holds that value, else the value by what is held now."""
    value = point.kind.read(name, raw)
    readings = (each for each in point.readings.values() if each.value == value)
    return next(readings, replace(held, value=value))


def _agreed(
    name: str, point: Switch[Any], held: Cited[Any], raw: OptionValue, may: tuple[Any, ...]
) -> Cited[Any]:
    """What is held once players agreed on `raw`. Raises `OptionError` if they cannot."""
    value = point.kind.read(name, raw)
    if value not in may and value != held.value:
        left = one_of([str(point.kind.plain(each)).lower() for each in may or (held.value,)])
        asked = write_option(name, raw)
        raise OptionError(
            Message("options-not-left", asked=asked, citation=held.citation, name=name, left=left)
        )
    return replace(held, value=value)
