"""The kinds of value that an option or a point of law can have: how each is read, written and bounded."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from types import MappingProxyType
from typing import Any, ClassVar, Final, Generic, TypeVar

from academie.kernel.action import BLACK, WHITE, Seat
from academie.kernel.errors import OptionError
from academie.words import Message, Text, in_words, verbatim

T = TypeVar("T")
E = TypeVar("E", bound=Enum)

OptionValue = str | int | bool

SEATS: Final = {"white": WHITE, "black": BLACK}
FEW: Final = 3
"""Up to how many names are listed with "or" between them."""


class Sort(StrEnum):
    """What a value of an option is."""

    CHOICE = "choice"
    NUMBER = "number"
    FLAG = "flag"
    TEXT = "text"


class Kind(ABC, Generic[T]):
    """A kind of value. It reads what a record, a command or a request says, and writes it back."""

    sort: ClassVar[Sort]
    titles: ClassVar[Mapping[str, Text]] = MappingProxyType({})
    """What its choices are called, if they are always called the same."""

    @abstractmethod
    def accepts(self) -> Text:
        """What a value is, in words."""

    @abstractmethod
    def find(self, raw: OptionValue) -> T:
        """The value written so. Raises `ValueError` if there is none."""

    @abstractmethod
    def plain(self, value: T) -> Any:  # noqa: ANN401 - JSON
        """The value as records and the compiled core have it."""

    def read(self, name: str, raw: OptionValue) -> T:
        """The value of that option written so. Raises `OptionError` if there is none."""
        try:
            return self.find(raw)
        except ValueError:
            accepts = self.accepts()
            raise OptionError(Message("options-refused", name=name, accepts=accepts, raw=repr(raw))) from None

    def in_words(self, value: T) -> Text:
        """The value for people."""
        return in_words(value)

    def every(self) -> Sequence[T]:
        """Every value there is; none where they cannot be listed."""
        return ()

    @property
    def choices(self) -> tuple[str, ...]:
        """The names to choose from, for a choice."""
        return ()

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and the most that a form offers, for a number."""
        return 0, 0


@dataclass(frozen=True, slots=True)
class Choice(Kind[E]):
    """One of the members of an enumeration, written by its value."""

    of: type[E]
    words: Mapping[E, Text] = field(default_factory=dict[E, Text], compare=False)
    """What each member means, for people."""
    sort = Sort.CHOICE

    def accepts(self) -> Text:
        return one_of(self.choices)

    def in_words(self, value: E) -> Text:
        return self.words[value] if value in self.words else in_words(value)

    def find(self, raw: OptionValue) -> E:
        return self.of(raw)

    def plain(self, value: E) -> str:
        return str(value.value)

    def every(self) -> Sequence[E]:
        return tuple(self.of)

    @property
    def choices(self) -> tuple[str, ...]:
        return tuple(map(self.plain, self.of))


@dataclass(frozen=True, slots=True)
class Name(Kind[str]):
    """One of some names; if `optional`, the empty text stands for none of them."""

    names: tuple[str, ...]
    optional: bool = False
    sort = Sort.CHOICE

    def accepts(self) -> Text:
        return one_of(self.names)

    def find(self, raw: OptionValue) -> str:
        if raw not in self.names and not (self.optional and raw == ""):
            raise ValueError(raw)
        return str(raw)

    def plain(self, value: str) -> str:
        return value

    def every(self) -> Sequence[str]:
        return self.names

    @property
    def choices(self) -> tuple[str, ...]:
        return self.names


@dataclass(frozen=True, slots=True)
class Side(Kind[Seat]):
    """White or Black."""

    sort = Sort.CHOICE
    titles = MappingProxyType({"white": Message("options-white"), "black": Message("options-black")})

    def accepts(self) -> Text:
        return one_of(self.choices)

    def find(self, raw: OptionValue) -> Seat:
        if raw not in SEATS:
            raise ValueError(raw)
        return SEATS[str(raw)]

    def plain(self, value: Seat) -> str:
        return next(name for name, seat in SEATS.items() if seat == value)

    def every(self) -> Sequence[Seat]:
        return tuple(SEATS.values())

    @property
    def choices(self) -> tuple[str, ...]:
        return tuple(SEATS)


@dataclass(frozen=True, slots=True)
class Flag(Kind[bool]):
    """Yes or no."""

    sort = Sort.FLAG

    def accepts(self) -> Text:
        return one_of(("true", "false"))

    def find(self, raw: OptionValue) -> bool:
        if not isinstance(raw, bool):
            raise ValueError(raw)
        return raw

    def plain(self, value: bool) -> bool:
        return value

    def every(self) -> Sequence[bool]:
        return False, True


@dataclass(frozen=True, slots=True)
class Number(Kind[int]):
    """A whole number; `offered` are narrower bounds for forms, where more makes sense only seldom."""

    least: int
    most: int
    offered: tuple[int, int] | None = None
    zero: Text | None = None
    """What 0 stands for, where it is no number."""
    sort = Sort.NUMBER

    def in_words(self, value: int) -> Text:
        return self.zero if value == 0 and self.zero is not None else in_words(value)

    def accepts(self) -> Text:
        least, most = self.bounds
        return Message("options-number", least=least, most=most)

    def find(self, raw: OptionValue) -> int:
        if not isinstance(raw, int) or isinstance(raw, bool) or not self.least <= raw <= self.most:
            raise ValueError(raw)
        return raw

    def plain(self, value: int) -> int:
        return value

    def every(self) -> Sequence[int]:
        return range(self.least, self.most + 1)

    @property
    def bounds(self) -> tuple[int, int]:
        return self.offered or (self.least, self.most)


@dataclass(frozen=True, slots=True)
class Limit(Kind[int | None]):
    """One of some numbers, or none, which is written 0."""

    numbers: tuple[int, ...]
    sort = Sort.CHOICE

    def accepts(self) -> Text:
        return one_of(self.choices)

    def find(self, raw: OptionValue) -> int | None:
        if isinstance(raw, bool) or raw not in {0, *self.numbers}:
            raise ValueError(raw)
        return int(raw) or None

    def plain(self, value: int | None) -> int:
        return value or 0

    def every(self) -> Sequence[int | None]:
        return *self.numbers, None

    @property
    def choices(self) -> tuple[str, ...]:
        return tuple(map(str, (*self.numbers, 0)))


@dataclass(frozen=True, slots=True)
class Words(Kind[tuple[str, ...]]):
    """Some of a few names, at most so many, written with "+" between them; a name may come twice."""

    names: tuple[str, ...]
    most: int
    sort = Sort.TEXT

    def accepts(self) -> Text:
        names = ", ".join(self.names)
        return Message("options-joined", names=names, most=self.most)

    def find(self, raw: OptionValue) -> tuple[str, ...]:
        words = tuple(filter(None, str(raw).split("+")))
        if len(words) > self.most or not {*words} <= {*self.names}:
            raise ValueError(raw)
        return words

    def plain(self, value: tuple[str, ...]) -> str:
        return "+".join(value)


@dataclass(frozen=True, slots=True)
class Line(Kind[str]):
    """A text that the game reads itself, such as a position."""

    sort = Sort.TEXT

    def accepts(self) -> Text:
        return Message("options-text")

    def find(self, raw: OptionValue) -> str:
        return str(raw)

    def plain(self, value: str) -> str:
        return value


@dataclass(frozen=True)
class Shape(Kind[T]):
    """A value that makes the game what it is, such as its board: written for programs, chosen by nobody."""

    write: Callable[[T], Any]
    words: Callable[[T], Text] = in_words
    """The value for people."""
    sort = Sort.TEXT

    def in_words(self, value: T) -> Text:
        return self.words(value)

    def accepts(self) -> Text:
        return Message("options-fixed-by-game")

    def find(self, raw: OptionValue) -> T:
        raise ValueError(raw)

    def plain(self, value: T) -> Any:  # noqa: ANN401 - JSON
        return self.write(value)


def one_of(names: Sequence[str]) -> Text:
    """Names to choose from, in a sentence."""
    if len(names) > FEW:
        return Message("options-one-of", names=", ".join(names))
    if len(names) == 1:
        return verbatim(names[0])
    before = ", ".join(names[:-1])
    return Message("options-or", before=before, names=names[-1])


def check_number(name: str, value: int, least: int, most: int) -> int:
    """The number, if it is within bounds that depend on other options. Raises `OptionError`."""
    return Number(least, most).read(name, value)
