"""The bot API: a program plays with a personal token, over HTTP and streams of JSON lines."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from typing import Annotated, Any, Final
from uuid import UUID

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from litestar.response import Stream
from msgspec import Meta

from academie.server.base.changes import Changes
from academie.server.base.errors import NOT_SEATED, TOO_MANY_REQUESTS, NotNow, NotYours, TooFast
from academie.server.base.limits import client_address
from academie.server.base.settings import Settings
from academie.server.edge.access import AnyRequest, Player, Uses, allows
from academie.server.edge.open_sockets import NoSocket, OpenStreams
from academie.server.edge.problems import problems
from academie.server.edge.scopes import Scope
from academie.server.game.routes import GameId
from academie.server.play.chat import MOST_TEXT, ChatService
from academie.server.play.messages import DoAct, Say
from academie.server.play.room import Answer, Room
from academie.server.play.rooms import RoomRegistry
from academie.server.play.routes import Since, get_room
from academie.server.play.streams import StreamListener, game_lines, opened

NDJSON: Final = "application/x-ndjson"
Text = Annotated[str, Meta(min_length=1, max_length=MOST_TEXT)]


class ActAsked(msgspec.Struct, forbid_unknown_fields=True):
    """An act: `id` stays the same when it is sent again, `nonce` is 16 fresh random bytes in hexadecimal."""

    id: UUID
    act: Annotated[str, Meta(max_length=400)]
    nonce: Annotated[str, Meta(min_length=32, max_length=32)]
    seq: Annotated[int, Meta(ge=-1, le=2_147_483_647)] | None = None
    """The last event seen, so that an act meant for an older position is refused."""


class WordAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A word, as at a table: `resign`, `offer-draw`, `ask-takeback`, `adjourn`, `resume`.

    Offers are answered by `accept` or `decline`, and taken back by `withdraw`.
    """

    id: UUID
    word: Annotated[str, Meta(max_length=40)]


class ChatAsked(msgspec.Struct, forbid_unknown_fields=True):
    """Something said at a table."""

    text: Text


class Accepted(msgspec.Struct):
    """Where it stands in the log, for good."""

    seq: int


async def get_seat(rooms: RoomRegistry, game_id: UUID, player: Player) -> tuple[Room, int]:
    """The room, and the seat of the player. Raises `NoSuch` or `NotYours`."""
    room = await get_room(rooms, game_id)
    seat = room.seat_of(player.account)
    if seat is None:
        raise NotYours(NOT_SEATED)
    return room, seat


def done_or_refuse(answer: Answer) -> Accepted:
    """The response to an accepted request. Raises `NotNow` for a refusal."""
    if answer.refused is not None:
        raise NotNow(answer.refused)
    return Accepted(answer.seq)


def cut_off(request: AnyRequest) -> Callable[[], None]:
    """What drops the connection of a request with all that waits for it: ASGI has no word for that.

    uvicorn has `receive` from an object that knows the connection.
    """
    cycle: Any = getattr(request.receive, "__self__")  # noqa: B009 - not of the type that ASGI has
    abort: Callable[[], None] = cycle.transport.abort
    return abort


async def followed(
    request: AnyRequest,
    open_streams: OpenStreams,
    settings: Settings,
    player: Player,
    lines: AsyncGenerator[bytes],
) -> Stream:
    """A stream of the lines. Raises `TooFast` for an account or a network that has too many."""
    try:
        whole = await opened(open_streams, settings, client_address(request.scope), player, lines)
    except NoSocket:
        raise TooFast(TOO_MANY_REQUESTS) from None
    return Stream(whole, media_type=NDJSON)


@get(
    "/bot/games/{game_id:uuid}/stream",
    responses=problems(401, 404),
    tags=["bot"],
    media_type=NDJSON,
    opt=allows(Scope.PLAY),
)
async def follow_game(
    game_id: GameId,
    request: AnyRequest,
    rooms: Uses[RoomRegistry],
    open_streams: Uses[OpenStreams],
    settings: Uses[Settings],
    changes: Uses[Changes],
    player: Player,
    since: Since = 0,
) -> Stream:
    """The game as it stands, then each step as on the socket, a line each, until it is over."""
    room = await get_room(rooms, game_id)
    listener = StreamListener(room.seat_of(player.account), cut_off(request), player.account)
    return await followed(
        request, open_streams, settings, player, game_lines(rooms, changes, room, player, since, listener)
    )


@post(
    "/bot/games/{game_id:uuid}/act",
    responses=problems(401, 403, 404, 409),
    tags=["bot"],
    status_code=200,
    opt=allows(Scope.PLAY),
)
async def act(
    game_id: GameId, data: JSONBody[ActAsked], rooms: Uses[RoomRegistry], player: Player
) -> Accepted:
    """Acts; once this answers, the act is durable."""
    room, seat = await get_seat(rooms, game_id, player)
    return done_or_refuse(await room.act(seat, DoAct(game_id, data.id, data.act, data.nonce, data.seq)))


@post(
    "/bot/games/{game_id:uuid}/say",
    responses=problems(401, 403, 404, 409),
    tags=["bot"],
    status_code=200,
    opt=allows(Scope.PLAY),
)
async def say(
    game_id: GameId, data: JSONBody[WordAsked], rooms: Uses[RoomRegistry], player: Player
) -> Accepted:
    """Resigns, offers or answers."""
    room, seat = await get_seat(rooms, game_id, player)
    return done_or_refuse(await room.say(seat, Say(game_id, data.id, data.word)))


@post(
    "/bot/games/{game_id:uuid}/chat",
    responses=problems(401, 403, 404, 409),
    tags=["bot"],
    status_code=204,
    opt=allows(Scope.PLAY),
)
async def chat(
    game_id: GameId,
    data: JSONBody[ChatAsked],
    chat_service: Uses[ChatService],
    rooms: Uses[RoomRegistry],
    player: Player,
) -> None:
    """Says something at a table one sits at."""
    room, _ = await get_seat(rooms, game_id, player)
    if (why := await chat_service.send(room, player, data.text)) is not None:
        raise NotNow(why)


HANDLERS: Final = (follow_game, act, say, chat)
