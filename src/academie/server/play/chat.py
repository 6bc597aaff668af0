"""Chat at tables: cleaned, limited for each account, stored, and sent to whoever may read it.

Players and onlookers have a room each. While a game goes on neither sees the other's; then all see both.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING, Final, NamedTuple, Self
from uuid import UUID

from academie.server.base import metrics
from academie.server.base.limits import CHAT, CHAT_GAP, ONLOOKER_GAP, Count, Limits
from academie.server.community.clean_text import clean, has_link, is_blank, mask, masked_words
from academie.server.community.private_messages import NEW_ACCOUNT_DAYS, NO_LINKS
from academie.server.community.relations import UNHEARD
from academie.server.community.sanctions import FROM_SPEAKING, SILENCED, forbidding
from academie.server.edge.identity import Identity
from academie.server.play.messages import ChatRoom, Chatted
from academie.server.play.notices import tell_chat
from academie.server.play.room import Room
from academie.words import Message, Text

if TYPE_CHECKING:
    from academie.server.base.database import Database
    from academie.server.base.settings import Settings

MOST_LINES: Final = 50
"""How many lines of each room are shown to who comes."""
MOST_TEXT: Final = 500
REPEAT_SECONDS: Final = 60
PLAYERS: Final[ChatRoom] = "players"
ONLOOKERS: Final[ChatRoom] = "onlookers"
INVALID_CHAT: Final = Message("server-invalid-chat", most=MOST_TEXT)
GUESTS_SILENT: Final = Message("community-guests-silent")
REPEATED: Final = Message("community-repeated")
OTHER_ROOM: Final = Message("community-other-room")
NOT_NOW: Final = Message("server-not-joined")

SAY: Final = f"""
    WITH verdict AS (
        SELECT CASE
            WHEN {SILENCED.format("$2")} THEN 'silenced'
            WHEN guest AND NOT guests_chat THEN 'guest'
            WHEN $6 AND (guest OR account.created_at > now() - make_interval(days => $7)) THEN 'link'
            WHEN EXISTS (SELECT FROM chat WHERE game_id = $1 AND author = $2 AND text = $5
                         AND said_at > now() - make_interval(secs => $8)) THEN 'repeated'
        END AS why
        FROM account, game WHERE account.id = $2 AND game.id = $1),
    said AS (
        INSERT INTO chat (game_id, author, name, room, text)
        SELECT $1, $2, $3, $4, $5 FROM verdict WHERE why IS NULL RETURNING id, said_at)
    SELECT why, id, (extract(epoch FROM said_at) * 1000)::bigint AS at_ms,
           ARRAY({UNHEARD.format("$2")}) AS unheard
    FROM verdict LEFT JOIN said ON true
"""
"""Says a line unless something forbids it, and tells who is not to read it."""
FORGOTTEN_AT_ONCE: Final = 5000
FORGET: Final = """
    DELETE FROM chat WHERE (game_id, id) IN (
        SELECT game_id, id FROM chat
        WHERE said_at < now() - $1::interval AND id <> ALL($2::bigint[]) LIMIT $3)
"""
LINES: Final = f"""
    SELECT name, text, id, (extract(epoch FROM said_at) * 1000)::bigint AS at_ms, room FROM (
        SELECT *, row_number() OVER (PARTITION BY room ORDER BY id DESC) AS place FROM chat
        WHERE game_id = $1 AND ($2::text IS NULL OR room = $2)
          AND ($3::uuid IS NULL OR author IS NULL OR $3 NOT IN ({UNHEARD.format("author")}))) AS line
    WHERE place <= $4 ORDER BY id
"""
REFUSALS: Final[dict[str, Message]] = {"guest": GUESTS_SILENT, "link": NO_LINKS, "repeated": REPEATED}


class Said(NamedTuple):
    """A line that was stored, and the accounts that are not to read it."""

    line: Chatted
    unheard: Collection[UUID]


class ChatStore:
    """The chat of games in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, game_id: UUID, author: Identity, room: ChatRoom, text: str) -> Said | Text:
        """Store a line; why it is refused, if it is."""
        async with self._database.acquire() as connection, connection.transaction():
            row = await connection.fetchrow(
                SAY,
                game_id,
                author.account,
                author.name,
                room,
                text,
                has_link(text),
                NEW_ACCOUNT_DAYS,
                REPEAT_SECONDS,
            )
            if row is not None and row["why"] is None and room == PLAYERS:
                await tell_chat(connection, game_id, author.name)
        if row is None:
            return NOT_NOW
        if row["why"] is not None:
            metrics.count("academie.chat.refused", reason=row["why"])
            return await self._refusal(row["why"], author.account)
        return Said(Chatted(game_id, author.name, text, row["id"], row["at_ms"], room), row["unheard"])

    async def _refusal(self, why: str, account: UUID) -> Text:
        if why in REFUSALS:
            return REFUSALS[why]
        return await forbidding(self._database, account, FROM_SPEAKING) or NOT_NOW

    async def lines(
        self, game_id: UUID, reader: UUID | None = None, room: ChatRoom | None = None
    ) -> list[Chatted]:
        """The last lines of a room, or of both, that a reader may see, the oldest first."""
        rows = await self._database.fetch(LINES, game_id, room, reader, MOST_LINES)
        return [Chatted(game_id, *row) for row in rows]


async def forget_chat(database: Database, kept: timedelta, besides: Collection[int]) -> None:
    """Delete lines that were said longer ago, a part at a time, but for some."""
    await database.execute(FORGET, kept, [*besides], FORGOTTEN_AT_ONCE)


def own_room(seat: int | None) -> ChatRoom:
    """The room of a seat, or of onlookers."""
    return ONLOOKERS if seat is None else PLAYERS


@dataclass(frozen=True, slots=True)
class ChatService:
    """Stores chat and sends it to the table, also to its clients in other processes."""

    publish: Callable[[Said], None]
    """Passes a line on to other processes."""
    limits: Limits
    store: ChatStore
    masked: frozenset[str] = frozenset()
    """The words that are masked."""

    @classmethod
    def of(
        cls, publish: Callable[[Said], None], limits: Limits, database: Database, settings: Settings
    ) -> Self:
        return cls(publish, limits, ChatStore(database), masked_words(settings.masked_words))

    async def send(
        self, room: Room, author: Identity, text: str, asked: ChatRoom | None = None
    ) -> Text | None:
        """Send a line to those at the table who may read it; why it is refused, if it is.

        Raises `TooMany` if the account has sent too much lately.
        """
        seat = room.seat_of(author.account)
        where = asked or own_room(seat)
        if where != own_room(seat) and not room.fold.over:
            return OTHER_ROOM
        told = mask(clean(text), self.masked)
        if is_blank(told) or len(told) > MOST_TEXT or "\0" in text:
            return INVALID_CHAT
        who = str(author.account)
        gap = CHAT_GAP if seat is not None else ONLOOKER_GAP
        await self.limits.take(Count(gap, who), Count(CHAT, who))
        said = await self.store.add(room.row.id, author, where, told)
        if not isinstance(said, Said):
            return said
        deliver(room, said)
        self.publish(said)
        metrics.count("academie.chat.lines", room=where)
        return None

    async def lines_for(self, room: Room, reader: UUID | None) -> list[Chatted]:
        """What somebody who comes to a table may read of what was said there."""
        seat = None if reader is None else room.seat_of(reader)
        return await self.store.lines(room.row.id, reader, None if room.fold.over else own_room(seat))


def deliver(room: Room, said: Said) -> None:
    """Send a line to the clients of this process who may read it."""
    room.listeners.send_chat(
        said.line, said.unheard, onlookers=said.line.room == ONLOOKERS, all_see=room.fold.over
    )
