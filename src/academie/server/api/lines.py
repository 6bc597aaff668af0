"""Lines of play: every position of a game and of what might have been played instead."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from litestar import post
from litestar.params import JSONBody
from msgspec import Meta

from academie.kernel import CHANCE, Game, OptionValue
from academie.notation import notation_of
from academie.notation.codec import NOTATION
from academie.registry import registry
from academie.server.api.access import AnyRequest, Use, address, hold_back
from academie.server.api.problems import problems
from academie.server.api.terms import Options, Word
from academie.server.lines import LinePosition, followed, next_acts, seated
from academie.server.offered import check_offered
from academie.server.protocol import Told
from academie.server.rooms.clock import ClockRule
from academie.server.rooms.telling import outcome, told
from academie.server.terms import validate_terms

MOST_ACTS: Final = 2000
ACTS_A_TOKEN: Final = 200
"""How long a line may be for each token it takes from who asks."""
Acts = Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=MOST_ACTS)]


class LineAsked(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A law and the acts from the beginning; places are told from behind the act `since` on."""

    game: Word
    ruleset: Word | None = None
    options: Options = msgspec.field(default_factory=dict[str, OptionValue])
    acts: Acts
    chances: bool = False
    """Whether what may fall is to be told wherever chance acts."""
    since: Annotated[int, Meta(ge=0, le=MOST_ACTS)] = 0


class ChanceTold(msgspec.Struct):
    """What may fall, once in how many times: `weight` out of `of`."""

    act: str
    weight: int
    of: int


class PlaceTold(msgspec.Struct, omit_defaults=True):
    """A place on the line: the act that led there and whose it was, the position, and what the act brought.

    The beginning has no act; what chance did has no seat. `actor` is the seat to act, nobody if it is chance
    or the end.
    """

    act: str | None
    seat: int | None
    position: str
    actor: int | None
    told: list[Told]
    chances: list[ChanceTold] = msgspec.field(default_factory=list[ChanceTold])
    """What may fall here, in the order of the law, if it was asked for."""


class LineTold(msgspec.Struct):
    """The places asked for and, at the last of them, all that may come next: of chance if it is to act."""

    places: list[PlaceTold]
    acts: list[str]
    chance: bool
    outcome: dict[str, Any] | None


def place_told(game: Game, station: LinePosition, *, chances: bool) -> PlaceTold:
    state, notation = station.state, NOTATION.of(game)
    may_fall = state.chance() if chances else ()
    return PlaceTold(
        station.act,
        station.seat,
        notation.state(state),
        seated(state.actor),
        [told(event, game) for event in station.events],
        [ChanceTold(notation.act(act), odds.numerator, odds.denominator) for act, odds in may_fall],
    )


def line_told(asked: LineAsked) -> LineTold:
    """The line. Raises an error of the library if it cannot be played."""
    terms = validate_terms(asked.game, asked.ruleset, asked.options, ClockRule())
    stations = [*followed(terms, asked.acts)]
    return stations_told(terms.game_key, stations, since=asked.since, chances=asked.chances)


def stations_told(
    game: str, stations: Sequence[LinePosition], *, since: int = 0, chances: bool = False
) -> LineTold:
    """The places from `since` on, and what may come after the last."""
    notation, last = notation_of(game), stations[-1].state
    return LineTold(
        places=[place_told(registry[game], station, chances=chances) for station in stations[since:]],
        acts=next_acts(notation, last),
        chance=last.actor is CHANCE,
        outcome=None if last.outcome is None else outcome(None, last, last.seats),
    )


@post("/lines", responses=problems(403, 404), tags=["lines"], status_code=200)
async def follow_line(data: JSONBody[LineAsked], request: AnyRequest, services: Use) -> LineTold:
    """Plays a line from the beginning. Nothing of it is kept; long lines count for several requests."""
    hold_back(services.limits.requests, address(request.scope), len(data.acts) / ACTS_A_TOKEN)
    check_offered(data.game, services.settings)
    return await asyncio.to_thread(line_told, data)


HANDLERS: Final = (follow_line,)
