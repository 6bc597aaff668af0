"""What clients say at tables, and what answers them."""

from __future__ import annotations

from functools import partial, wraps
from time import monotonic
from typing import Any, Final
from uuid import UUID

from academie.server.base import metrics, tracing
from academie.server.base.errors import NO_GAME, NOT_SEATED, NoSuch, NotNow
from academie.server.base.part import SocketAnswer
from academie.server.base.phrases import phrase
from academie.server.edge.connection import Connection
from academie.server.edge.messages import ToClient, encode
from academie.server.game.quarantine import Elsewhere, SetAside
from academie.server.play.bound import BoundRoom
from academie.server.play.chat import INVALID_CHAT, ChatService
from academie.server.play.messages import (
    Ack,
    Chat,
    Chats,
    Countersign,
    Countersigned,
    DoAct,
    Join,
    Leave,
    Nack,
    Rekey,
    Say,
    Share,
    Sync,
    Synced,
)
from academie.server.play.room import Answer, Room, stopped_message
from academie.server.play.rooms import RoomRegistry
from academie.server.play.view import entry_view, joined_message
from academie.words import Message

MOVED_ELSEWHERE: Final = 4001
NOT_JOINED: Final = Message("server-not-joined")
BAD_SIGNATURE: Final = Message("dice-bad-signature")


class SeatConnection:
    """A connection to one table."""

    __slots__ = ("account", "push", "room", "seat")

    def __init__(self, connection: Connection, room: Room) -> None:
        self.push = connection.push
        self.room = room
        self.account = connection.account
        self.seat = room.seat_of(connection.account) if connection.account else None


class Seats:
    """The tables at which one connection is."""

    def __init__(self, connection: Connection) -> None:
        connection.line.hurried = self.hurried
        self.at: dict[UUID, SeatConnection] = {}

    @property
    def used(self) -> bool:
        return bool(self.at)

    def hurried(self) -> bool:
        """Whether a clock runs at a table where somebody sits by this connection."""
        return any(seat.seat is not None and seat.room.clocks.live for seat in self.at.values())

    def seated(self, game: UUID) -> tuple[Room, int] | None:
        """The room of a game at which the client sits, and its seat."""
        seat = self.at.get(game)
        return None if seat is None or seat.seat is None else (seat.room, seat.seat)

    def bound(self, game: UUID) -> tuple[BoundRoom, int] | None:
        """The same, where the seats have a share in the dice."""
        found = self.seated(game)
        return (found[0], found[1]) if found is not None and isinstance(found[0], BoundRoom) else None

    def drop(self, game: UUID) -> None:
        if (seat := self.at.pop(game, None)) is not None:
            seat.room.leave(seat)

    def leave(self) -> None:
        for game in [*self.at]:
            self.drop(game)


def seats_of(connection: Connection) -> Seats:
    """The tables at which a connection is: asked at every act."""
    found = connection.kept.get(Seats)
    return found if isinstance(found, Seats) else connection.of(Seats)


def at_table(answer: SocketAnswer) -> SocketAnswer:
    """Have a client told that a game cannot go on here; who is sent elsewhere is disconnected."""

    @wraps(answer)
    async def answered(connection: Connection, message: Any) -> None:  # noqa: ANN401 - any with a game
        try:
            await answer(connection, message)
        except SetAside as wrong:
            connection.send(stopped_message(message.game, wrong))
            if isinstance(wrong, Elsewhere):
                connection.close(MOVED_ELSEWHERE)

    return answered


@at_table
async def join(connection: Connection, message: Join) -> None:
    """Sit down at a table, or look on."""
    rooms, seats = connection.process.get(RoomRegistry), connection.of(Seats)
    async with rooms.joining:
        if (room := await rooms.room(message.game)) is None:
            raise NoSuch(NO_GAME)
        if message.head is not None and isinstance(room, BoundRoom):
            await room.compare(message.head)
        seats.drop(message.game)
        seat = SeatConnection(connection, room)
        await room.serve(seat.seat)
        try:
            log = await rooms.log_since(room, message.since)
        except BaseException:
            room.leave(seat)
            raise
        seats.at[message.game] = seat
        room.listeners.add(seat)
        if seats.hurried():
            connection.line.measure()
        connection.send(joined_message(room.row, room.fold, room.clocks, seat.seat, log))
        await _send_exchange(connection, room, seat.seat)
        chat = connection.process.get(ChatService)
        if lines := await chat.lines_for(room, seat.account):
            connection.send(Chats(message.game, lines))


async def _send_exchange(connection: Connection, room: Room, seat: int | None) -> None:
    """Tell what the seats have signed, and a seat what it is asked for."""
    if not isinstance(room, BoundRoom):
        return
    for signer, seq, signature in await connection.process.get(RoomRegistry).countersignatures(room):
        connection.send(Countersigned(room.row.id, signer, seq, signature.hex()))
    if seat is not None and (told := room.exchange.told()) is not None:
        connection.send(told)


async def leave(connection: Connection, message: Leave) -> None:
    seats_of(connection).drop(message.game)


@at_table
async def share(connection: Connection, message: Share) -> None:
    """Take the link that a seat gives for a roll."""
    if (found := seats_of(connection).bound(message.game)) is None:
        raise NotNow(NOT_SEATED)
    room, seat = found
    if (why := await room.share(seat, message)) is not None:
        raise NotNow(why)


@at_table
async def countersign(connection: Connection, message: Countersign) -> None:
    """Keep what a seat has signed."""
    if (found := seats_of(connection).bound(message.game)) is None:
        raise NotNow(NOT_SEATED)
    room, seat = found
    if not await room.countersign(seat, message):
        raise NotNow(BAD_SIGNATURE)


@at_table
async def rekey(connection: Connection, message: Rekey) -> None:
    """Go on with another key."""
    if (found := seats_of(connection).bound(message.game)) is None:
        connection.send(Nack(message.id, -1, phrase(NOT_SEATED)))
        return
    room, seat = found
    connection.send(answer_message(message.id, await room.rekey(seat, message)))


async def act(connection: Connection, message: DoAct | Say) -> None:
    """Do or say something at a table."""
    if (found := seats_of(connection).seated(message.game)) is None:
        connection.send(Nack(message.id, -1, phrase(NOT_SEATED)))
        return
    room, seat = found
    try:
        if isinstance(message, DoAct):
            acknowledge = partial(_acknowledge, connection, message.id, monotonic())
            answer = await room.act(seat, message, connection.line.lag_ms, acknowledge)
        else:
            answer = await room.say(seat, message)
    except SetAside as wrong:
        answer = Answer(-1, wrong.text)
    if not answer.told:
        connection.send(answer_message(message.id, answer))


def _acknowledge(connection: Connection, idem: UUID, came: float, seq: int) -> None:
    connection.push(encode(Ack(idem, seq)))
    metrics.acknowledged(monotonic() - came, tracing.trace_id() if tracing.on else "")


def answer_message(idem: UUID, answer: Answer) -> ToClient:
    """The answer to an act, as a message."""
    return Ack(idem, answer.seq) if answer.refused is None else Nack(idem, answer.seq, phrase(answer.refused))


@at_table
async def sync(connection: Connection, message: Sync) -> None:
    """Send events that a client has missed."""
    seat = seats_of(connection).at.get(message.game)
    if seat is None:
        raise NotNow(NOT_JOINED)
    log = await connection.process.get(RoomRegistry).log_since(seat.room, message.since)
    connection.send(Synced(message.game, [entry_view(entry, seat.room.fold, seat.seat) for entry in log]))


@at_table
async def chat(connection: Connection, message: Chat) -> None:
    """Say something at a table in words."""
    seat = seats_of(connection).at.get(message.game)
    if seat is None or connection.identity is None:
        raise NotNow(INVALID_CHAT)
    service = connection.process.get(ChatService)
    why = await service.send(seat.room, connection.identity, message.text, message.room)
    if why is not None:
        raise NotNow(why)
