"""The games there are, with their laws, options and engines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Annotated, Final, cast

import msgspec
from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from academie.drawing import Theme
from academie.drawing.assets import board_data
from academie.drawing.picture import small_picture
from academie.engine.players import offers
from academie.kernel import Cited, Game, Option, OptionError, OptionValue, RuleSet
from academie.kernel.kinds import Sort
from academie.kernel.marking import Marking
from academie.library.rulebook import agreement
from academie.notation.codec import NOTATION
from academie.registry import registry
from academie.server.base.errors import missing_if_unknown
from academie.server.base.phrases import Cite, Phrase, cite_of, phrase
from academie.server.base.settings import Settings, offered_games
from academie.server.edge.access import Uses
from academie.server.edge.problems import problems
from academie.server.game.exports import formats
from academie.words import to_json

SVG: Final = "image/svg+xml"
PictureTheme = Annotated[Theme, QueryParameter(description="The look of the board.")]
SAMPLES: Final = board_data("samples")
"""A position of each game, as its picture shows it."""


class SwitchTold(msgspec.Struct):
    """One point of a law, and where it is written."""

    name: str
    value: OptionValue
    passage: Cite


class ValueTold(msgspec.Struct):
    """A value of an agreement, and what it is called."""

    value: OptionValue
    title: Phrase


class ReadingTold(msgspec.Struct):
    """What a work says of a point of law, and where."""

    value: OptionValue
    title: Phrase
    passage: Cite
    work: Phrase


class AgreementTold(msgspec.Struct):
    """What players may agree on under a rule set: it is asked for as an option of that name.

    A number that may be chosen freely has a least and a most instead of values.
    """

    name: str
    title: Phrase
    short: Phrase
    about: Phrase | None
    sort: Sort
    values: list[ValueTold]
    least: int | None
    most: int | None
    usual: OptionValue | None
    """What holds unless agreed otherwise; none where the dice, or other options, decide."""
    passage: Cite | None
    readings: list[ReadingTold]
    by_hand: bool


class RuleSetTold(msgspec.Struct):
    """A law, how faults can be dealt with under it, and what players may agree on."""

    id: str
    title: Phrase
    switches: list[SwitchTold]
    marking: list[str]
    agreements: list[AgreementTold]


class OptionTold(msgspec.Struct, omit_defaults=True):
    """An option to begin a game with; `by_hand` if it goes only with marking by hand."""

    key: str
    title: Phrase
    sort: Sort
    about: Phrase | None = None
    choices: list[str] = msgspec.field(default_factory=list[str])
    titles: list[Phrase] = msgspec.field(default_factory=list[Phrase])
    """What the choices are called, in their order."""
    least: int | None = None
    most: int | None = None
    by_hand: bool = False


class EngineTold(msgspec.Struct):
    """An engine one can play against, and how it plays in a sentence."""

    name: str
    title: Phrase
    about: Phrase


class GameEntry(msgspec.Struct):
    """A game of the catalogue; its first rule set is the usual one, and so is its first number of seats.

    Where there are several numbers, the option `players` says how many.
    """

    key: str
    title: Phrase
    seats: list[int]
    rulesets: list[RuleSetTold]
    options: list[OptionTold]
    engines: list[EngineTold]
    """The weakest first."""
    exports: list[str]
    """The formats of others that its records can be had in."""


@get("/games", responses=problems(), tags=["games"])
async def catalogue(settings: Uses[Settings]) -> list[GameEntry]:
    """Every game one can sit down to."""
    return [_entry(game.key) for game in offered_games(settings)]


@get(
    "/catalogue/{key:str}/picture.svg",
    responses=problems(404),
    tags=["games"],
    media_type=SVG,
    sync_to_thread=True,
)
def game_picture(key: FromPath[str], theme: PictureTheme = Theme.REGENCE) -> Response[str]:
    """A small picture of the game: a position of a game that was played, or its first."""
    with missing_if_unknown():
        drawn = _picture(key, theme)
    return Response(drawn, media_type=SVG, headers={"Cache-Control": "public, max-age=86400"})


@cache
def _picture(key: str, theme: Theme) -> str:
    game = registry[key]
    played = next((each[key] for each in SAMPLES["families"].values() if key in each), None)
    state = game.start(game.rulesets[0]) if played is None else NOTATION.of(game).read_state(played)
    return small_picture(state, theme=theme)


@cache
def _entry(key: str) -> GameEntry:
    game = registry[key]
    return GameEntry(
        key=key,
        title=phrase(game.title),
        seats=[*game.seats],
        rulesets=[_ruleset(game, ruleset) for ruleset in game.rulesets],
        options=[*_options(game)],
        engines=[EngineTold(each.name, phrase(each.title), phrase(each.about)) for each in offers(key)],
        exports=[*formats(key)],
    )


def _ruleset(game: Game, ruleset: RuleSet) -> RuleSetTold:
    switches = [
        SwitchTold(name, _value(switch), cite_of(switch.citation)) for name, switch in ruleset.switches()
    ]
    agreements = [_agreement(each) for each in game.agreements(ruleset)]
    return RuleSetTold(ruleset.id, phrase(ruleset.title), switches, [*_markings(game, ruleset)], agreements)


def _agreement(option: Option) -> AgreementTold:
    told = msgspec.convert(agreement(option, to_json), AgreementTold)
    told.passage = None if option.citation is None else cite_of(option.citation)
    for reading, (_, citation) in zip(told.readings, option.readings, strict=True):
        reading.passage = cite_of(citation)
    return told


def _value(switch: Cited[object]) -> OptionValue:
    return plain(switch.value)


def plain(value: object) -> OptionValue:
    """A value of a law for people and programs: what has several parts is told part by part."""
    if isinstance(value, Enum):
        return plain(value.value)
    if isinstance(value, str | int):
        return value
    parts = [plain(part) for part in parts_of(value)]
    return parts[0] if len(parts) == 1 else ", ".join(map(str, parts)) or "none"


def parts_of(value: object) -> tuple[object, ...]:
    """What a value of a law is made of: nothing, numbers, or the fields of a shape."""
    match value:
        case tuple() | range():
            return tuple(cast("Iterable[object]", value))
        case _ if is_dataclass(value):
            return tuple(getattr(value, item.name) for item in fields(value))
        case _:
            return ()


def _markings(game: Game, ruleset: RuleSet) -> Iterator[str]:
    """The ways of marking that a game can begin with under this law."""
    for marking in Marking:
        try:
            game.start(ruleset, {"marking": marking.value})
        except OptionError:
            continue
        yield marking.value


def _options(game: Game) -> Iterator[OptionTold]:
    for option in game.form():
        least, most = option.kind.bounds if option.sort is Sort.NUMBER else (None, None)
        yield OptionTold(
            option.name,
            phrase(option.title),
            option.sort,
            None if option.about is None else phrase(option.about),
            [*option.choices],
            [phrase(title) for title in option.choice_titles],
            least,
            most,
            option.by_hand,
        )


HANDLERS: Final = (catalogue, game_picture)
