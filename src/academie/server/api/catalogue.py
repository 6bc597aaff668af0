"""The games there are, with their laws, options and engines."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import Final

import msgspec
from litestar import get

from academie.arbiter.marking import Marking
from academie.engine.players import names
from academie.games import registry
from academie.games.options import OPTIONS, Sort
from academie.kernel import AnyGame, Cited, OptionError, OptionValue, RuleSet, Text
from academie.server.api.problems import problems
from academie.server.exports import formats
from academie.server.terms import SEATS


class Words(msgspec.Struct):
    """The same in both languages."""

    fr: str
    en: str


class SwitchTold(msgspec.Struct):
    """One point of a law, and where it is written."""

    name: str
    value: OptionValue
    cite: str


class RuleSetTold(msgspec.Struct):
    """A law, and how faults can be dealt with under it."""

    id: str
    title: Words
    switches: list[SwitchTold]
    marking: list[str]


class OptionTold(msgspec.Struct, omit_defaults=True):
    """An option to begin a game with; `by_hand` if it goes only with marking by hand."""

    key: str
    title: Words
    sort: Sort
    about: Words | None = None
    choices: list[str] = msgspec.field(default_factory=list[str])
    titles: list[Words] = msgspec.field(default_factory=list[Words])
    """What the choices are called, in their order."""
    least: int | None = None
    most: int | None = None
    by_hand: bool = False


class GameEntry(msgspec.Struct):
    """A game of the catalogue; its first rule set is the usual one."""

    key: str
    title: Words
    seats: list[int]
    rulesets: list[RuleSetTold]
    options: list[OptionTold]
    engines: list[str]
    exports: list[str]
    """The formats of others that its records can be had in."""


@get("/games", responses=problems(), tags=["games"], sync_to_thread=False)
def catalogue() -> list[GameEntry]:
    """Every game one can sit down to."""
    return [_entry(game.key) for game in registry]


@cache
def _entry(key: str) -> GameEntry:
    game = registry[key]
    return GameEntry(
        key=key,
        title=words(game.title),
        seats=[*SEATS],
        rulesets=[_ruleset(game, ruleset) for ruleset in game.rulesets],
        options=[*_options(key)],
        engines=[*names(key)],
        exports=[*formats(key)],
    )


def words(text: Text) -> Words:
    return Words(text.fr, text.en)


def _ruleset(game: AnyGame, ruleset: RuleSet) -> RuleSetTold:
    switches = [SwitchTold(name, _value(switch), str(switch.citation)) for name, switch in ruleset.switches()]
    return RuleSetTold(ruleset.id, words(ruleset.title), switches, [*_markings(game, ruleset)])


def _value(switch: Cited[object]) -> OptionValue:
    value = switch.value.value if isinstance(switch.value, Enum) else switch.value
    return value if isinstance(value, str | int | bool) else str(value)


def _markings(game: AnyGame, ruleset: RuleSet) -> Iterator[str]:
    """The ways of marking that a game can begin with under this law."""
    for marking in Marking:
        try:
            game.start(ruleset, {"marking": marking.value})
        except OptionError:
            continue
        yield marking.value


def _options(key: str) -> Iterator[OptionTold]:
    for option in OPTIONS.get(key, ()):
        bounded = option.sort is Sort.NUMBER
        yield OptionTold(
            option.key,
            words(option.title),
            option.sort,
            None if option.about is None else words(option.about),
            [*option.choices],
            [words(title) for title in option.choice_titles],
            option.least if bounded else None,
            option.most if bounded else None,
            option.by_hand,
        )


HANDLERS: Final = (catalogue,)
