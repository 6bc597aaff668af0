"""What people read: messages of the catalogues, and content that comes in several languages."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from functools import cache, reduce
from typing import Any, ClassVar, Final, Protocol, cast, runtime_checkable

from academie.words.catalogue import catalogue
from academie.words.ftl import Number, Part, Pattern, Select, Variable
from academie.words.language import Language
from academie.words.numbers import decimal, plural


@runtime_checkable
class Sayable(Protocol):
    """Whatever can be said in a language: a text, a citation."""

    def in_(self, language: Language) -> str: ...


@runtime_checkable
class Plain(Protocol):
    """Whatever clients get as data of its own: a citation."""

    def to_json(self) -> dict[str, Any]: ...


class Text(ABC):
    """Something to be read in the language of the reader."""

    __slots__ = ()

    @abstractmethod
    def in_(self, language: Language) -> str:
        """Return it in a language; in English where that language lacks it."""

    @property
    def fr(self) -> str:
        return self.in_(Language.FRENCH)

    @property
    def en(self) -> str:
        return self.in_(Language.ENGLISH)

    def both(self) -> dict[str, str]:
        """In French and in English, by their codes."""
        return {"fr": self.fr, "en": self.en}


class Message(Text):
    """A message of the catalogues, by its key, with its arguments by their names."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, /, **args: object) -> None:
        self.key = key
        self.args: Mapping[str, object] = args

    def given(self, **args: object) -> Message:
        """The same message with further arguments."""
        return Message(self.key, **{**self.args, **args})

    def in_(self, language: Language) -> str:
        return "".join(_said(part, self.args, language) for part in self._pattern(language))

    def _pattern(self, language: Language) -> Pattern:
        return catalogue(language)[self.key]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.key, self.args) == (other.key, other.args)

    def __hash__(self) -> int:
        return hash((self.key, *sorted(self.args)))

    def __repr__(self) -> str:
        args = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Message({self.key!r}{args})"


class Player(Message):
    """A player: what the seat is called, which clients may replace by the name they show."""

    __slots__ = ("seat",)

    def __init__(self, seat: int, called: Message) -> None:
        super().__init__(called.key, **called.args)
        self.seat = seat


class Content(Text):
    """Content in the languages it was written in: lessons, studies, statements of the books."""

    __slots__ = ("by_language",)

    def __init__(self, **by_language: str) -> None:
        self.by_language: Mapping[str, str] = by_language

    def in_(self, language: Language) -> str:
        return self.by_language.get(language.value, self.by_language["en"])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Content) and self.by_language == other.by_language

    def __hash__(self) -> int:
        return hash(tuple(sorted(self.by_language.items())))

    def __repr__(self) -> str:
        return f"Content({', '.join(f'{code}={said!r}' for code, said in self.by_language.items())})"


@dataclass(frozen=True, slots=True)
class Fleche:
    """A flèche of the trictrac board by its name: the side it lies on, White's being 0, and its number there.

    In plain text it is `○8` or `●10` in every language; clients get it as data and may show it otherwise.
    """

    SIDES: ClassVar = ("○", "●")

    side: int
    name: str
    place: str
    """What the wire calls it."""

    def in_(self, language: Language) -> str:
        del language
        return str(self)

    def to_json(self) -> dict[str, Any]:
        return {"fleche": self.name, "side": self.side, "place": self.place}

    def __str__(self) -> str:
        return f"{self.SIDES[self.side]}{self.name}"


YES: Final = Message("common-yes")
NO: Final = Message("common-no")
NONE: Final = Message("common-none")
UNLIMITED: Final = Message("common-unlimited")
NOTHING: Final = Message("common-nothing")


def in_words(value: object) -> Text:
    """A value for people: yes or no, no limit for none, numbers, ranges, lists; any other as it prints."""
    match value:
        case bool():
            return YES if value else NO
        case None:
            return UNLIMITED
        case Enum():
            return in_words(value.value)
        case range():
            return _range(value)
        case tuple() | list():
            return listed(map(in_words, cast(Iterable[Any], value)))
        case _:
            return verbatim(str(value))


def listed(parts: Iterable[object]) -> Text:
    """The parts one after the other."""
    return Message("common-listed", parts=tuple(parts))


def all_of(parts: Iterable[object]) -> Text:
    """The parts with “and” before the last."""
    return _enumerated("common-and", parts)


def any_of(parts: Iterable[object]) -> Text:
    """The parts with “or” before the last."""
    return _enumerated("common-or", parts)


def series(parts: Iterable[Text]) -> Text:
    """The parts with semicolons between them, as commas may stand within; nothing if there are none."""

    def joined(before: Text, last: Text) -> Text:
        return Message("common-series", before=before, last=last)

    return reduce(joined, [*parts] or [NOTHING])


def spaced(parts: Iterable[Text]) -> Text:
    """The parts with spaces between them, as the moves of a play."""

    def joined(before: Text, last: Text) -> Text:
        return Message("common-spaced", before=before, last=last)

    return reduce(joined, parts)


def _enumerated(key: str, parts: Iterable[object]) -> Text:
    *before, last = parts = [*parts] or [NOTHING]
    return Message(key, before=tuple(before), last=last) if before else listed(parts)


def verbatim(text: str) -> Text:
    """A name, a number or notation: the same in every language."""
    return Message("common-verbatim", text=text)


def to_json(text: Text) -> dict[str, Any]:
    """A text for clients that format by themselves: a key and its arguments, or content by language."""
    if isinstance(text, Message):
        args = {name: _json(value) for name, value in text.args.items()}
        plain: dict[str, Any] = {"key": text.key, "args": args} if args else {"key": text.key}
        return {**plain, "seat": text.seat} if isinstance(text, Player) else plain
    assert isinstance(text, Content)
    return {"said": {**text.by_language}}


def from_json(data: Mapping[str, Any]) -> Text:
    """The text that `to_json` wrote, if its arguments are texts, words and numbers, or lists of them."""
    if "said" in data:
        return Content(**data["said"])
    return Message(data["key"], **{name: _argument(value) for name, value in data.get("args", {}).items()})


def _argument(value: object) -> object:
    match value:
        case dict():
            return from_json(cast(Mapping[str, Any], value))
        case list():
            return tuple(_argument(each) for each in cast(Iterable[object], value))
        case _:
            return value


@cache
def _is_plain(kind: type) -> bool:
    """Whether things of that class are data of their own; kept, since to ask a protocol is slow."""
    return issubclass(kind, Plain)


def _json(value: object) -> Any:  # noqa: ANN401 - what JSON can hold
    match value:
        case int() | float() | str():
            return value
        case Message() | Content():
            return to_json(value)
        case Fraction():
            return float(value)
        case _ if _is_plain(cast(Hashable, type(value))):
            return cast(Plain, value).to_json()
        case tuple() | list():
            return [_json(each) for each in cast(Iterable[object], value)]
        case _:
            return str(value)


def _range(value: range) -> Text:
    """Numbers from the first to the last."""
    if not value:
        return NONE
    first, last = value[0], value[-1]
    return in_words(first) if first == last else Message("common-from-to", first=first, last=last)


def _said(part: Part, args: Mapping[str, object], language: Language) -> str:
    match part:
        case str():
            return part
        case Variable():
            return _value(args[part.name], language)
        case Number():
            return decimal(cast("float | Fraction", args[part.name]), part, language)
        case Select():
            chosen = part.variants[_variant(part, args[part.name], language)]
            return "".join(_said(each, args, language) for each in chosen)


def _variant(select: Select, value: object, language: Language) -> str:
    """Which variant a value chooses: itself, or its plural form."""
    if str(value) in select.variants:
        return str(value)
    if isinstance(value, (int, float, Fraction)) and (form := plural(value, language)) in select.variants:
        return form
    return select.default


def _value(value: object, language: Language) -> str:
    match value:
        case bool():
            return str(value)
        case int() | float() | Fraction():
            return decimal(value, Number(""), language)
        case str():
            return value
        case Sayable():
            return value.in_(language)
        case tuple() | list():
            return ", ".join(_value(each, language) for each in cast(Iterable[object], value))
        case _:
            return str(value)
