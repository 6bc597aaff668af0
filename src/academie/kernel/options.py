"""Options declared once: what players may choose before a game, as fields of a dataclass.

A family declares each option with `option(...)` as a field of one class. Reading, the lists of commands, of
the server and of its forms, and the text of records are all made from that declaration. Points of law are
declared with `switch(...)` in the rule set class (see `academie.kernel.ruleset`); those that an authority
leaves open are options too.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field, fields
from enum import Enum
from types import MappingProxyType
from typing import Any, Final, TypeVar, cast

from academie.kernel.citation import Citation
from academie.kernel.errors import OptionError
from academie.kernel.kinds import Choice, Kind, OptionValue, Sort, one_of
from academie.words import NOTHING, Message, Text, verbatim

T = TypeVar("T")
D = TypeVar("D")
O = TypeVar("O")  # noqa: E741 - a class of options

Options = Mapping[str, OptionValue]

OPTION: Final = "option"
"""Under which key a field keeps its declaration."""


class Scope(Enum):
    """What an option is about."""

    LAW = "law"
    """A point of law that its authority leaves open."""
    AGREEMENT = "agreement"
    """Agreed on by both before the game."""
    HANDICAP = "handicap"
    """Given by one side to the other."""
    TABLE = "table"
    """How the game is conducted: who marks, and with which men."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One option of a game: its kind, its value where nothing is chosen, and its words."""

    name: str
    kind: Kind[Any]
    default: OptionValue | None
    """As records write it; none where the dice, or other options, decide."""
    title: Text
    about: Text | None
    """A sentence on it, for whoever meets it first."""
    citation: Citation | None
    scope: Scope
    by_hand: bool
    """Whether it goes only with marking by hand."""
    in_form: bool
    """Whether forms list it; some questions are asked elsewhere, such as how many play."""
    values: tuple[OptionValue, ...]
    """The values that can be chosen, where they are few."""
    titles: Mapping[str, Text]
    short: Text | None = None
    """The name in a word or two, where games are listed with what was agreed."""
    readings: tuple[tuple[OptionValue, Citation], ...] = ()
    """What each work says of a point of law."""
    unrated: bool = False
    """Whether a game that chooses it is never rated."""

    @property
    def sort(self) -> Sort:
        """What a value is."""
        return self.kind.sort

    @property
    def choices(self) -> tuple[str, ...]:
        """The names to choose from."""
        return tuple(map(str, self.values)) if self.sort is Sort.CHOICE else ()

    @property
    def choice_titles(self) -> tuple[Text, ...]:
        """What the choices are called: by their names, if nothing else is declared."""
        return tuple(self.titles.get(choice, verbatim(choice)) for choice in self.choices)

    def called(self, value: OptionValue) -> Text:
        """The choice of a value as lists of games name it: short, and nothing where it is the usual one."""
        if value == self.default:
            return NOTHING
        name = self.short or self.title
        return name if value is True else Message("options-called", name=name, value=self.in_words(value))

    def in_words(self, value: OptionValue) -> Text:
        """What a value is called: as its kind calls it, if nothing else is declared."""
        return self.titles.get(str(value)) or self.kind.in_words(self.kind.find(value))

    def __repr__(self) -> str:
        usual = "" if self.default in {None, ""} else f", {str(self.default).lower()} by default"
        accepts = one_of(tuple(map(str, self.values))) if self.values else self.kind.accepts()
        return f"<Option {self.name}: {accepts.en}{usual}>"


@dataclass(frozen=True, slots=True, kw_only=True)
class Declared:
    """What `option` keeps with a field."""

    kind: Kind[Any]
    title: Text
    about: Text | None
    citation: Citation | None
    scope: Scope
    by_hand: bool
    in_form: bool
    titles: Mapping[str, Text]
    only_by: Callable[[Any], bool] | None
    short: Text | None
    unrated: bool

    def goes_with(self, rules: object | None) -> bool:
        """Whether the option exists under a rule set; under some, if none is named."""
        return rules is None or self.only_by is None or self.only_by(rules)


def option(  # noqa: PLR0913 - each is a property of the option
    kind: Kind[T],
    default: D,
    title: Text,
    about: Text | None = None,
    *,
    citation: Citation | None = None,
    scope: Scope = Scope.AGREEMENT,
    by_hand: bool = False,
    in_form: bool = True,
    titles: Mapping[str, Text] = MappingProxyType({}),
    only_by: Callable[[Any], bool] | None = None,
    short: Text | None = None,
    unrated: bool = False,
) -> T | D:
    """Declare an option as the field of a dataclass.

    `titles` say what its choices are called; `only_by` says of a rule set whether the option goes with it;
    `short` names it in a word or two; a game that chooses an `unrated` one is never rated.
    """
    declared = Declared(
        kind=kind,
        title=title,
        about=about,
        citation=citation,
        scope=scope,
        by_hand=by_hand,
        in_form=in_form,
        titles={**kind.titles, **_words(kind), **titles},
        only_by=only_by,
        short=short,
        unrated=unrated,
    )
    return cast(T | D, field(default=default, metadata={OPTION: declared}))


def _words(kind: Kind[Any]) -> dict[str, Text]:
    """What the members of an enumeration mean, where that is declared with it."""
    return {str(value.value): said for value, said in kind.words.items()} if isinstance(kind, Choice) else {}


WHITE_SIDE: Final = Message("options-white-side")
BLACK_SIDE: Final = Message("options-black-side")


def of_white(title: Text) -> Text:
    """The title of an option that White has for himself."""
    return _of_side(title, WHITE_SIDE)


def of_black(title: Text) -> Text:
    """The title of an option that Black has for himself."""
    return _of_side(title, BLACK_SIDE)


def _of_side(title: Text, side: Text) -> Text:
    return Message("options-of-side", title=title, side=side)


@dataclass(frozen=True)
class NoOptions:
    """The options of a game that has none."""


def declared(kind: type[Any]) -> Iterator[tuple[str, Declared, Any]]:
    """Each option of a class: its name, its declaration and its default."""
    for item in fields(kind):
        if OPTION in item.metadata:
            yield item.name, item.metadata[OPTION], item.default


def options_of(
    kind: type[Any],
    rules: object | None = None,
    usual: Options = MappingProxyType({}),
    cited: Mapping[str, Citation] = MappingProxyType({}),
) -> tuple[Option, ...]:
    """Every option that a class declares for a rule set, or for any.

    `usual` are defaults of the law, `cited` where they are written, for an option that cites nothing itself.
    """
    return tuple(
        Option(
            name=name,
            kind=said.kind,
            default=usual.get(name) if default is None else said.kind.plain(default),
            title=said.title,
            about=said.about,
            citation=said.citation or cited.get(name),
            scope=said.scope,
            by_hand=said.by_hand,
            in_form=said.in_form,
            values=said.kind.choices,
            titles=said.titles,
            short=said.short,
            unrated=said.unrated,
        )
        for name, said, default in declared(kind)
        if said.goes_with(rules)
    )


def take(kind: type[O], given: dict[str, OptionValue], rules: object | None = None) -> O:
    """The options of a class, taken out of `given`. Raises `OptionError` for a value that one cannot have."""
    values = {
        name: said.kind.read(name, given.pop(name))
        for name, said, _ in declared(kind)
        if name in given and said.goes_with(rules)
    }
    return kind(**values)


def refuse_unknown(given: Collection[str], whose: str, known: Collection[str]) -> None:
    """Raises `OptionError` if any option is left that nobody has taken."""
    if not given:
        return
    names = ", ".join(given)
    if not known:
        raise OptionError(Message("options-none-known", whose=whose, given=names))
    raise OptionError(Message("options-unknown", whose=whose, given=names, known=tuple(known)))


def write_option(name: str, value: OptionValue) -> str:
    """The option as `read_option` reads it."""
    return f"{name}={str(value).lower() if isinstance(value, bool) else value}"


def read_option(text: str) -> tuple[str, OptionValue]:
    """An option written `key=value`; numbers and true or false are read as such. Raises `OptionError`."""
    key, equals, value = text.partition("=")
    if not equals:
        raise OptionError(Message("options-not-written", text=text))
    if value in {"true", "false"}:
        return key, value == "true"
    whole = value.isascii() and value.isdecimal() and len(value) < 10
    return key, int(value) if whole else value
