"""Lines of play: every position of a game and of what might have been played instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta

from academie.dice.fold import Fold
from academie.kernel import CHANCE, Game, OptionValue, Seat
from academie.notation.codec import NOTATION
from academie.notation.wire import Board, Choices, Done, done, form_of
from academie.registry import registry
from academie.server.base.limits import Limits, network_of
from academie.server.base.phrases import EventView
from academie.server.base.settings import Settings, check_offered
from academie.server.edge.access import AnyRequest, Caller, Charged, Uses, allows, limit_rate
from academie.server.edge.problems import problems
from academie.server.edge.scopes import Scope
from academie.server.engines.lines_of_play import LinePosition, next_acts, play_line, seat_of
from academie.server.engines.quotas import EngineQuotas
from academie.server.engines.requests import CompareActs, Line, ReviewLine
from academie.server.engines.service import Engines
from academie.server.game.clock import ClockRule
from academie.server.game.messages import Options, Word
from academie.server.game.routes import GameId
from academie.server.game.terms import GameTerms
from academie.server.game.view import event_view, outcome_json
from academie.server.play.rooms import RoomRegistry
from academie.server.play.routes import Since, get_room


@get("/games/{game_id:uuid}/places", responses=problems(404), tags=["games"], opt=allows(Scope.PLAY))
async def places_of_game(
    game_id: GameId, rooms: Uses[RoomRegistry], caller: Caller, charge: Charged, since: Since = 0
) -> list[PlaceTold]:
    """The places of the game after each act from number `since` on, as the caller may see them.

    For games with hidden hands, whose acts are not in the log of the others: an act is told to its own author
    alone, what was announced to everyone.
    """
    room = await get_room(rooms, game_id)
    await rooms.log_since(room, room.fold.seq + 1)
    seat = room.seat_of(caller.account) if caller else None
    return await charge.thread(places_view, room.fold, seat, since)


def places_view(fold: Fold, seat: int | None, since: int) -> list[PlaceTold]:
    """The places after the acts from number `since` on, as `seat` sees them, or an onlooker."""
    hidden = fold.game.hides and not fold.over
    viewer = None if seat is None else Seat(seat)
    places: list[PlaceTold] = []
    state = fold.opening.start()
    for number, (act, author) in enumerate(zip([*fold.acts], [*fold.authors], strict=True)):
        state = state.apply(act)
        if number >= since:
            seen = state.view(viewer) if hidden else state
            known = not hidden or (author is not None and author == seat)
            text = fold.notation.act(act) if known else None
            places.append(place_view(fold.game, LinePosition(text, author, seen, seen.events), chances=False))
    return places


MOST_ACTS: Final = 2000
REVIEW_TOKENS: Final = 4.0
COMPARE_TOKENS: Final = 1.0
REVIEW_SECONDS: Final = 0.5
"""How long one request rates acts, so that nobody waits long for the same worker."""
Acts = Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=MOST_ACTS)]


class LineAsked(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A law and the acts from the beginning; places are told from behind the act `since` on.

    The rule set is named as games tell theirs, version included; without a version it is the first.
    """

    game: Word
    ruleset: Word | None = None
    options: Options = msgspec.field(default_factory=dict[str, OptionValue])
    acts: Acts
    chances: bool = False
    """Whether to list the possible acts of chance wherever it acts."""
    since: Annotated[int, Meta(ge=0, le=MOST_ACTS)] = 0


class ReviewAsked(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A line whose acts are to be rated, from number `since` on; `deeper` looks further ahead."""

    game: Word
    ruleset: Word | None = None
    options: Options = msgspec.field(default_factory=dict[str, OptionValue])
    acts: Acts
    since: Annotated[int, Meta(ge=0, le=MOST_ACTS)] = 0
    deeper: bool = False


class ReviewTold(msgspec.Struct):
    """What was rated in the time there is for one request; `done` is where to go on from."""

    done: int
    choices: list[dict[str, Any]]
    """As a job that analyses a game tells them."""
    lucks: list[dict[str, Any]]
    """For each throw its number, who threw, what it gained him in stakes, and what White then has."""


class ComparedAsked(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A line, and the act played at its end if one was."""

    game: Word
    ruleset: Word | None = None
    options: Options = msgspec.field(default_factory=dict[str, OptionValue])
    acts: Acts
    played: Annotated[str, Meta(max_length=400)] | None = None


class ComparedTold(msgspec.Struct):
    """The best acts and the one played, each with what can be counted after it, and the article on that."""

    acts: list[dict[str, Any]]
    article: dict[str, Any] | None


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
    events: list[EventView]
    board: Board
    last: Done | None = None
    """The act with its steps."""
    chances: list[ChanceTold] = msgspec.field(default_factory=list[ChanceTold])
    """What may fall here, in the order of the law, if it was asked for."""


class LineTold(msgspec.Struct):
    """The places asked for and, at the last of them, all that may come next: of chance if it is to act."""

    places: list[PlaceTold]
    acts: list[str]
    choices: Choices
    chance: bool
    outcome: dict[str, Any] | None


def place_view(game: Game, position: LinePosition, *, chances: bool) -> PlaceTold:
    state, notation = position.state, NOTATION.of(game)
    possible = state.chance() if chances else ()
    events = [event_view(event, game) for event in position.events]
    return PlaceTold(
        position.act,
        position.seat,
        notation.state(state),
        seat_of(state.actor),
        events,
        form_of(game).board(state),
        None if position.made is None else done(game, *position.made),
        [ChanceTold(notation.act(act), odds.numerator, odds.denominator) for act, odds in possible],
    )


def terms_of(asked: LineAsked | ReviewAsked | ComparedAsked) -> GameTerms:
    """The law of a line."""
    game = registry[asked.game]
    rules = game.default if asked.ruleset is None else game.recorded(asked.ruleset)
    return GameTerms(
        game_key=asked.game, ruleset=rules.id, options=asked.options, clock=ClockRule(), rated=False
    )


def line_view(asked: LineAsked) -> LineTold:
    """The line. Raises `AcademieError` at an illegal act."""
    terms = terms_of(asked)
    positions = play_line(terms, asked.acts)
    return positions_view(terms.game_key, positions, since=asked.since, chances=asked.chances)


def positions_view(
    game: str, positions: Sequence[LinePosition], *, since: int = 0, chances: bool = False
) -> LineTold:
    """The positions from `since` on, and what may come after the last."""
    last = positions[-1].state
    choices = next_acts(game, last)
    return LineTold(
        places=[place_view(registry[game], position, chances=chances) for position in positions[since:]],
        acts=[act.text for act in choices.acts],
        choices=choices,
        chance=last.actor is CHANCE,
        outcome=None if last.outcome is None else outcome_json(None, last, last.seats),
    )


@post("/lines", responses=problems(403, 404), tags=["lines"], status_code=200)
async def follow_line(data: JSONBody[LineAsked], settings: Uses[Settings], charge: Charged) -> LineTold:
    """Plays a line from the beginning. Nothing of it is kept; the time it takes is charged."""
    check_offered(data.game, settings)
    return await charge.thread(line_view, data)


@post(
    "/lines/review",
    responses=problems(403, 404),
    tags=["lines"],
    status_code=200,
    opt=allows(Scope.STUDY_READ),
)
async def review_acts(
    data: JSONBody[ReviewAsked],
    request: AnyRequest,
    settings: Uses[Settings],
    limits: Uses[Limits],
    quotas: Uses[EngineQuotas],
    engines: Uses[Engines],
    caller: Caller,
    charge: Charged,
) -> ReviewTold:
    """Rates the acts of a line, as many as one request has time for; it counts for several requests."""
    limit_rate(limits.requests, charge.who, REVIEW_TOKENS)
    check_offered(data.game, settings)
    task = ReviewLine(line_of(data), data.since, REVIEW_SECONDS, data.deeper)
    asker = quotas.asker(caller, network_of(request.scope))
    return ReviewTold(**await engines.work(asker, task))


@post(
    "/lines/compared",
    responses=problems(403, 404),
    tags=["lines"],
    status_code=200,
    opt=allows(Scope.STUDY_READ),
)
async def compare_line(
    data: JSONBody[ComparedAsked],
    request: AnyRequest,
    settings: Uses[Settings],
    limits: Uses[Limits],
    quotas: Uses[EngineQuotas],
    engines: Uses[Engines],
    caller: Caller,
    charge: Charged,
) -> ComparedTold:
    """Compares what can be played where a line ends; it counts for several requests."""
    limit_rate(limits.requests, charge.who, COMPARE_TOKENS)
    check_offered(data.game, settings)
    task = CompareActs(line_of(data), data.played)
    asker = quotas.asker(caller, network_of(request.scope))
    return ComparedTold(**await engines.work(asker, task))


def line_of(data: ReviewAsked | ComparedAsked) -> Line:
    """The line as an engine is sent it."""
    terms = terms_of(data)
    return Line(terms.game_key, terms.ruleset, dict(terms.options), data.acts)


HANDLERS: Final = (places_of_game, follow_line, review_acts, compare_line)
