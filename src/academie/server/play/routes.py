"""One game: as it stands, drawn, its log, its record, the proof of its dice, and a rematch."""

from __future__ import annotations

from typing import Annotated, Final
from uuid import UUID

import msgspec
from litestar import get
from litestar.params import QueryParameter
from litestar.response import Response

from academie.dice.fold import Fold
from academie.drawing import draw
from academie.drawing.picture import small_picture
from academie.kernel import Seat, edition_of
from academie.server.base.database import Database
from academie.server.base.errors import NO_GAME, NoSuch
from academie.server.base.processes import WebProcess, processes_for
from academie.server.edge.access import Caller, Charged, Uses, allows
from academie.server.edge.parameters import SVG, DrawingLanguage, Flip, Size
from academie.server.edge.problems import problems
from academie.server.edge.scopes import Scope
from academie.server.game.queries import Games
from academie.server.game.routes import GameId, GameTold, game_view, get_row
from academie.server.play.chat import ChatService
from academie.server.play.messages import Chatted, Logged, View
from academie.server.play.room import Room
from academie.server.play.rooms import RoomRegistry, games_to_watch
from academie.server.play.view import Shown, entry_view, table_view
from academie.words import Language


class LiveGame(msgspec.Struct):
    """A game being played, and how many watch it."""

    about: GameTold
    watching: int


@get("/live", responses=problems(), tags=["archive"])
async def live(database: Uses[Database], rooms: Uses[RoomRegistry], size: Size = 4) -> list[LiveGame]:
    """Games to watch, the most watched first."""
    found = await games_to_watch(database, rooms, size)
    return [LiveGame(game_view(row), watching) for row, watching in found]


@get("/games/{game_id:uuid}/chat", responses=problems(404), tags=["games"], opt=allows(Scope.PLAY))
async def chat_of_game(
    game_id: GameId, chat_service: Uses[ChatService], rooms: Uses[RoomRegistry], caller: Caller
) -> list[Chatted]:
    """What was said at a table, as the caller may read it: of one's own room, of both after the game."""
    room = await get_room(rooms, game_id)
    return await chat_service.lines_for(room, None if caller is None else caller.account)


Since = Annotated[int, QueryParameter(ge=0, le=2_147_483_647)]


class GameSeen(msgspec.Struct):
    """A game with the table as the caller may see it; `seat` is theirs, if they have one."""

    about: GameTold
    seat: int | None
    seq: int
    view: View


async def get_room(rooms: RoomRegistry, game_id: UUID) -> Room:
    """The room of the game. Raises `NoSuch`."""
    room = await rooms.room(game_id)
    if room is None:
        raise NoSuch(NO_GAME)
    return room


@get("/games/{game_id:uuid}", responses=problems(404), tags=["games"], opt=allows(Scope.PLAY))
async def one_game(
    game_id: GameId, rooms: Uses[RoomRegistry], games: Uses[Games], caller: Caller
) -> GameSeen:
    """The game as it stands, as the caller may see it."""
    room = await get_room(rooms, game_id)
    await rooms.log_since(room, room.fold.seq + 1)
    seat = room.seat_of(caller.account) if caller else None
    row = await get_row(games, game_id)
    view = table_view(room.fold, room.clocks, Shown(row.players), seat)
    return GameSeen(game_view(row), seat, room.fold.seq, view)


class GameWhere(msgspec.Struct):
    """Where a game is played: the edition of its law, and the processes that can play by it."""

    law: str
    here: bool
    """Whether the process that answers is one of them."""
    addresses: list[str]
    """How to reach them, the newest first: a path of this site or a URL; empty text for any address."""


@get("/games/{game_id:uuid}/where", responses=problems(404), tags=["games"])
async def where_game(
    game_id: GameId, web_process: Uses[WebProcess], database: Uses[Database], games: Uses[Games]
) -> GameWhere:
    """Where to connect for a game, after a process has answered `moved`."""
    row = await get_row(games, game_id)
    oldest, newest = web_process.laws.get(row.game_key, (1, 0))
    here = oldest <= edition_of(row.law) <= newest
    return GameWhere(row.law, here, await processes_for(database, row.game_key, row.law))


@get("/games/{game_id:uuid}/log", responses=problems(404), tags=["games"], opt=allows(Scope.PLAY))
async def log_of_game(
    game_id: GameId, rooms: Uses[RoomRegistry], caller: Caller, since: Since = 0
) -> list[Logged]:
    """The events of the game from `since` on, as the caller may see them."""
    room = await get_room(rooms, game_id)
    seat = room.seat_of(caller.account) if caller else None
    log = await rooms.log_since(room, since)
    return [entry_view(entry, room.fold, seat) for entry in log]


@get(
    "/games/{game_id:uuid}/drawing.svg",
    responses=problems(404),
    tags=["games"],
    media_type=SVG,
    opt=allows(Scope.PLAY),
)
async def drawing(
    game_id: GameId,
    rooms: Uses[RoomRegistry],
    caller: Caller,
    charge: Charged,
    language: DrawingLanguage = Language.FRENCH,
    flip: Flip = False,
) -> Response[str]:
    """The game as it stands and as the caller may see it, as SVG."""
    room = await get_room(rooms, game_id)
    await rooms.log_since(room, room.fold.seq + 1)
    seat = room.seat_of(caller.account) if caller else None
    with charge.here():
        drawn = draw_for(room.fold, seat, language, flip=flip)
    return Response(drawn, media_type=SVG, headers={"Cache-Control": "no-store"})


@get(
    "/games/{game_id:uuid}/thumbnail.svg",
    responses=problems(404),
    tags=["games"],
    media_type=SVG,
    opt=allows(Scope.PLAY),
)
async def thumbnail(
    game_id: GameId, rooms: Uses[RoomRegistry], caller: Caller, charge: Charged
) -> Response[str]:
    """The game as it stands and as the caller may see it, as a small picture seen from the caller's seat."""
    room = await get_room(rooms, game_id)
    seat = room.seat_of(caller.account) if caller else None
    hides = room.fold.game.hides and not room.fold.over
    state = room.fold.state.view(None if seat is None else Seat(seat)) if hides else room.fold.state
    with charge.here():
        drawn = small_picture(state, flip=seat == 1)
    return Response(drawn, media_type=SVG, headers={"Cache-Control": "no-cache"})


def draw_for(fold: Fold, seat: int | None, language: Language, *, flip: bool) -> str:
    """Draw the state as a seat may see it, with the last act where nothing is hidden."""
    if fold.game.hides and not fold.over:
        return draw(fold.state.view(None if seat is None else Seat(seat)), flip=flip, language=language).svg
    act = fold.acts[-1] if fold.acts else None
    return draw(fold.state, act=act, flip=flip, language=language).svg


HANDLERS: Final = (live, one_game, where_game, log_of_game, drawing, thumbnail, chat_of_game)
