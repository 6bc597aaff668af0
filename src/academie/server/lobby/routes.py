"""Finding a game: open tables, challenges, and seeks that wait for somebody of similar strength."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Annotated, Final
from uuid import UUID

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from academie.server.accounts.networks import Networks
from academie.server.base.errors import NotNow
from academie.server.base.limits import CHALLENGE, Count, Limits, client_address
from academie.server.base.settings import Settings
from academie.server.edge.access import AnyRequest, Caller, Player, Uses, allows
from academie.server.edge.problems import problems
from academie.server.edge.scopes import ANY, Scope
from academie.server.game.messages import (
    Clock,
    SittingDown,
    TermsAsked,
    TermsTold,
    Word,
    dice_given,
    terms_view,
)
from academie.server.game.queries import Games
from academie.server.game.routes import GameId, get_row
from academie.server.game.terms import GameTerms, seats_of
from academie.server.lobby.matchmaking import Matchmaking, Seek
from academie.server.lobby.messages import TableTold, open_table_view
from academie.server.lobby.queries import Audience, Seating
from academie.server.lobby.service import Lobby
from academie.words import Message


@post(
    "/games/{game_id:uuid}/rematch",
    responses=problems(401, 403, 404, 409),
    tags=["games"],
    opt=allows(Scope.CHALLENGE_WRITE),
)
async def rematch(
    game_id: GameId,
    request: AnyRequest,
    settings: Uses[Settings],
    lobby: Uses[Lobby],
    games: Uses[Games],
    player: Player,
    data: JSONBody[SittingDown | None] = None,
) -> TableTold:
    """Offers the same again, everybody moved on by a seat, or takes the offer up; all must want it."""
    row = await get_row(games, game_id)
    dice = dice_given(None if data is None else data.dice, settings)
    source = client_address(request.scope)
    return open_table_view(await lobby.rematch(row, player, address=source, dice=dice))


SeatNumber = Annotated[int, Meta(ge=0, le=5)]
ONE_OPPONENT: Final = Message("server-one-opponent")
GameKey = Annotated[str | None, QueryParameter(max_length=60, pattern=r"^[a-z-]+$")]


class Opponent(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody by name, or one of the engines of the catalogue, which takes all the other seats."""

    name: Word | None = None
    engine: Word | None = None


class TableAsked(TermsAsked, kw_only=True, forbid_unknown_fields=True):
    """Terms, and who may sit where. Without `seat` seats are drawn; `private` is for whoever has the link.

    The terms say how many sit down; `seats`, if it is given, must be that number.
    """

    seats: Annotated[int, Meta(ge=2, le=6)] | None = None
    seat: SeatNumber | None = None
    private: bool = False
    opponent: Opponent | None = None
    guests_chat: bool | None = None
    """Whether guests may chat at it; not said, only where the table is private or for one."""

    def seating(self, terms: GameTerms) -> Seating:
        """Where the owner sits, and who the others may be. Raises `NotNow`."""
        if self.seats not in {None, terms.seats}:
            raise NotNow(seats_of(terms))
        if self.opponent is None:
            audience = Audience.LINK if self.private else Audience.OPEN
            return Seating(place=self.seat, audience=audience, guests_chat=self._guests_chat(audience))
        if (self.opponent.name is None) == (self.opponent.engine is None):
            raise NotNow(ONE_OPPONENT)
        engine, own = self.opponent.engine, self.seat or 0
        others = (place for place in range(terms.seats) if place != own)
        return Seating(
            place=self.seat,
            audience=Audience.INVITED,
            invited=self.opponent.name,
            engines={} if engine is None else dict.fromkeys(others, engine),
            guests_chat=self._guests_chat(Audience.INVITED),
        )

    def _guests_chat(self, audience: Audience) -> bool:
        return audience is not Audience.OPEN if self.guests_chat is None else self.guests_chat


@get("/tables", responses=problems(), tags=["tables"], opt=allows(ANY))
async def open_tables(lobby: Uses[Lobby], caller: Caller, game: GameKey = None) -> list[TableTold]:
    """The tables anyone may sit down at, the oldest first."""
    viewer = None if caller is None else caller.account
    return [open_table_view(table) for table in await lobby.listed(game, viewer)]


@get("/tables/mine", responses=problems(401), tags=["tables"], opt=allows(Scope.CHALLENGE_READ))
async def my_tables(lobby: Uses[Lobby], player: Player) -> list[TableTold]:
    """The tables one has opened or sits at, and the challenges and rematches that wait for one."""
    return [open_table_view(table) for table in await lobby.waiting(player.account)]


@post("/tables", responses=problems(401, 403, 404, 409), tags=["tables"], opt=allows(Scope.CHALLENGE_WRITE))
async def open_table(
    data: JSONBody[TableAsked],
    request: AnyRequest,
    settings: Uses[Settings],
    limits: Uses[Limits],
    networks: Uses[Networks],
    lobby: Uses[Lobby],
    player: Player,
) -> TableTold:
    """Opens a table and sits down at it; against an engine the game begins at once."""
    terms = data.agreed(settings)
    seating, source = data.seating(terms), client_address(request.scope)
    if seating.invited is not None:
        await limits.take(Count(CHALLENGE, str(player.account)))
    if terms.rated:
        await networks.seen(player.account, source)
    seating = replace(seating, dice=dice_given(data.dice, settings))
    return open_table_view(await lobby.open(player, terms, seating, address=source))


@get("/tables/{table_id:uuid}", responses=problems(404), tags=["tables"])
async def one_table(table_id: FromPath[UUID], lobby: Uses[Lobby]) -> TableTold:
    """A table, by its link if it is private."""
    return open_table_view(await lobby.table(table_id))


@post(
    "/tables/{table_id:uuid}/join",
    responses=problems(401, 403, 404, 409),
    tags=["tables"],
    opt=allows(Scope.CHALLENGE_WRITE),
)
async def join_table(
    table_id: FromPath[UUID],
    request: AnyRequest,
    settings: Uses[Settings],
    lobby: Uses[Lobby],
    networks: Uses[Networks],
    player: Player,
    data: JSONBody[SittingDown | None] = None,
) -> TableTold:
    """Sits down; the game begins with the last seat."""
    dice = dice_given(None if data is None else data.dice, settings)
    joined = await lobby.join(table_id, player, dice)
    if joined.terms.rated:
        await networks.seen(player.account, client_address(request.scope))
    return open_table_view(joined)


@delete(
    "/tables/{table_id:uuid}",
    responses=problems(401, 403, 404, 409),
    tags=["tables"],
    opt=allows(Scope.CHALLENGE_WRITE),
)
async def cancel_table(table_id: FromPath[UUID], lobby: Uses[Lobby], player: Player) -> None:
    """Takes one's table away, declines a challenge or a rematch, or gets up from another's table."""
    await lobby.cancel(table_id, player.account)


class SeekTold(msgspec.Struct):
    """A seek, and its game once it is found. It lapses some minutes after it was last asked about."""

    id: UUID
    terms: TermsTold
    rating: float
    created_at: datetime
    game: UUID | None


def seek_view(seek: Seek) -> SeekTold:
    return SeekTold(seek.id, terms_view(seek.terms), seek.rating, seek.created_at, seek.game_id)


class Waiting(msgspec.Struct):
    """How many wait in the queue for a game by that clock."""

    game: str
    clock: Clock
    rated: bool
    count: int


@get("/seeks", responses=problems(), tags=["seeks"])
async def waiting_seeks(matchmaking: Uses[Matchmaking]) -> list[Waiting]:
    """How many wait in the queue, by game, clock and whether it is rated."""
    found = await matchmaking.waiting()
    return [Waiting(game, Clock(*rule), rated, count) for (game, rule, rated), count in found.items()]


@post("/seeks", responses=problems(401, 403, 404, 409), tags=["seeks"], opt=allows(Scope.CHALLENGE_WRITE))
async def seek_game(
    data: JSONBody[TermsAsked],
    request: AnyRequest,
    settings: Uses[Settings],
    networks: Uses[Networks],
    matchmaking: Uses[Matchmaking],
    player: Player,
) -> SeekTold:
    """Joins the queue in place of any seek one had in it; who often gives games up has to wait first."""
    terms, dice = data.agreed(settings), dice_given(data.dice, settings)
    if terms.rated:
        await networks.seen(player.account, client_address(request.scope))
    return seek_view(await matchmaking.seek(player, terms, dice))


@get("/seeks/{seek_id:uuid}", responses=problems(401, 404), tags=["seeks"], opt=allows(Scope.CHALLENGE_READ))
async def my_seek(seek_id: FromPath[UUID], matchmaking: Uses[Matchmaking], player: Player) -> SeekTold:
    """One's seek as it stands."""
    return seek_view(await matchmaking.status(seek_id, player.account))


@delete(
    "/seeks/{seek_id:uuid}",
    responses=problems(401, 403, 404),
    tags=["seeks"],
    opt=allows(Scope.CHALLENGE_WRITE),
)
async def cancel_seek(seek_id: FromPath[UUID], matchmaking: Uses[Matchmaking], player: Player) -> None:
    """Leaves the queue."""
    await matchmaking.cancel(seek_id, player.account)


HANDLERS: Final = (
    rematch,
    waiting_seeks,
    open_tables,
    my_tables,
    open_table,
    one_table,
    join_table,
    cancel_table,
    seek_game,
    my_seek,
    cancel_seek,
)
