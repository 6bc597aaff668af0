"""Games and their logs in the database: begun, read and searched."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from uuid import UUID

from academie.dice.chains import LINK_BYTES, LINKS, Chain
from academie.dice.first_format import commitment
from academie.dice.fold import Kind
from academie.dice.log import FIRST, GENESIS, SECOND, Entry, canonical
from academie.dice.tlog import EntryKind, GameEntry
from academie.kernel import OptionValue
from academie.registry import registry
from academie.server.base.dates import now_ms
from academie.server.base.encryption import SeedSealer
from academie.server.base.processes import GONE_SECONDS
from academie.server.game.archive import archived_log
from academie.server.game.clock import ClockRule
from academie.server.transparency.queries import enter

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.accounts.service import AccountRenamed
    from academie.server.base.database import Database


OVER: Final = "over"
NOT_SEALED: Final = SeedSealer()
CHAIN_SECRET_BYTES: Final = 2 * LINK_BYTES
"""What a server draws for a game of the second format: the seed of its first chain, and a secret for more."""
COMMON: Final = """
    SELECT max((laws -> $1 ->> 0)::int) AS oldest, min((laws -> $1 ->> 1)::int) AS newest FROM process
    WHERE NOT gone AND beat_at > now() - make_interval(secs => $2) AND laws ? $1
"""
"""The editions of a law that every live process has."""
GAMES: Final = """
    SELECT game.*, coalesce(last_seq, final_seq) AS last_seq, head, actor, deadline_ms
    FROM game LEFT JOIN game_live ON game_id = id
"""
"""Games with where they stand, as far as they are being played."""
NOT_PLAYED: Final = "final_seq AS last_seq, NULL AS head, NULL AS actor, NULL AS deadline_ms"
LIVE: Final = """
    SELECT game.*, last_seq, head, actor, deadline_ms
    FROM live JOIN game_live USING (game_id) JOIN game ON id = game_id
    WHERE last_seq > 0 ORDER BY live.with_engine, live.created_at DESC LIMIT $1
"""
"""Games between people first, the last to begin first."""
LIVE_OF_ACCOUNT: Final = """
    SELECT game.*, last_seq, head, actor, deadline_ms
    FROM live JOIN game_live USING (game_id) JOIN game ON id = game_id
    WHERE live.seats @> ARRAY[$1::uuid] ORDER BY live.created_at LIMIT 200
"""
UNSIGNED: Final = """
    SELECT id FROM game_live JOIN game ON id = game_id
    WHERE last_seq = 0 AND format = 2 AND created_at < now() - interval '30 seconds'
      AND (clock->>'pace' <> 'days'
           OR created_at < now() - make_interval(secs => (clock->>'step_ms')::bigint / 1000.0))
      AND (SELECT count(DISTINCT seat) FROM countersignature AS signed WHERE signed.game_id = game.id)
          < cardinality(array_remove(nonces, NULL))
"""
STAND: Final = """
    WITH listed AS (INSERT INTO live (game_id, with_engine, seats) VALUES ($1, $5, $6))
    INSERT INTO game_live (game_id, last_seq, head, actor, deadline_ms) VALUES ($1, 0, $2, $3, $4)
"""
CHANGE: Final = "UPDATE game SET law = coalesce($2, law), rated = coalesce($3, rated) WHERE id = $1"
UNLISTED: Final = """
    INSERT INTO live (game_id, with_engine, created_at, seats)
    SELECT id, with_engine, created_at, seats FROM game_live JOIN game ON id = game_id
    WHERE NOT EXISTS (SELECT FROM live WHERE live.game_id = game_live.game_id)
    ON CONFLICT DO NOTHING
"""
RENAME: Final = """
    UPDATE game SET players = ARRAY(
        SELECT CASE WHEN seat = $1 THEN $2 ELSE player END
        FROM unnest(seats, players) WITH ORDINALITY AS at (seat, player, place) ORDER BY place)
    WHERE seats @> ARRAY[$1::uuid]
"""
LISTED_STILL: Final = """
    DELETE FROM live WHERE NOT EXISTS (SELECT FROM game_live WHERE game_live.game_id = live.game_id)
"""


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game in the database, without its log."""

    id: UUID
    game_key: str
    ruleset: str
    options: Mapping[str, OptionValue]
    status: str
    seats: tuple[UUID, ...]
    players: tuple[str, ...]
    clock: Mapping[str, Any]
    rated: bool
    seed: bytes = field(repr=False)
    """As it is stored: see `SeedSealer`. Never to be logged."""
    last_seq: int
    created_at: datetime
    ended_at: datetime | None
    outcome: Mapping[str, Any] | None
    head: bytes | None
    """The hash of the last event; nothing once the game is over, nor are the next two then."""
    actor: int | None
    """The seat to act, as of the last event."""
    deadline: datetime | None
    """When the running clock runs out."""
    format: int = FIRST
    """The format of its log."""
    nonces: tuple[str | None, ...] = ()
    """From which the devices of each seat make its chain."""
    law: str = ""
    """The edition of the law it is played by, as `trictrac/1`."""
    guests_chat: bool = False
    """Whether guests may chat at it."""
    annulled: bool = False
    """Whether moderators have decided that it counts for nothing."""


class SeatDice(NamedTuple):
    """What a seat gives to the dice: the anchor of its chain, the nonce it was made with, and its key."""

    anchor: str | None
    nonce: str
    key: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NewGame:
    """A game about to begin: its seats, rules and clock."""

    id: UUID
    game_key: str
    ruleset: str
    options: Mapping[str, OptionValue]
    seats: Sequence[UUID]
    players: Sequence[str]
    clock: Mapping[str, Any]
    rated: bool
    seed: bytes = field(repr=False)
    with_engine: bool = False
    dice: Sequence[SeatDice | None] = ()
    """What each seat gives to the dice; if none does, the log is of the first format."""
    edition: int = 1
    origin: str = ""
    """How its players met: `seek`, or the audience of the table it began at."""
    guests_chat: bool = False
    """Whether guests may chat at it."""

    @property
    def law(self) -> str:
        return f"{self.game_key}/{self.edition}"

    @property
    def format(self) -> int:
        return SECOND if any(self.dice) else FIRST

    def opening(self) -> dict[str, Any]:
        """The body of the first event."""
        rules = {
            "game": self.game_key,
            "ruleset": self.ruleset,
            "options": dict(self.options),
            "seats": len(self.seats),
            "law": self.law,
        }
        if self.format == FIRST:
            return {**rules, "commitment": commitment(self.seed).hex()}
        return {
            **rules,
            "v": SECOND,
            "id": str(self.id),
            "who": [str(account) for account in self.seats],
            "clock": dict(self.clock),
            "rated": self.rated,
            "server": Chain(self.seed[:LINK_BYTES]).anchor.hex(),
            "shares": [None if each is None else each.anchor for each in self.dice],
            "keys": [None if each is None else each.key for each in self.dice],
            "links": LINKS,
            "beacon": None,
        }


class Games:
    """Reads games and their logs, and begins new ones."""

    def __init__(self, database: Database, sealer: SeedSealer = NOT_SEALED) -> None:
        self._database = database
        self.sealer = sealer

    @property
    def database(self) -> Database:
        return self._database

    async def begin(self, game: NewGame) -> Entry:
        """Store the game and its first event."""
        async with self._database.acquire() as connection, connection.transaction():
            return await insert_game(connection, game, self.sealer)

    async def row(self, game_id: UUID) -> GameRow | None:
        """The game with that id, if there is one."""
        found = await self._database.fetchrow(f"{GAMES} WHERE id = $1", game_id)
        return None if found is None else game_row(found)

    async def log(self, game_id: UUID, since: int = 0) -> list[Entry]:
        """The events from `since` on, in order."""
        rows = await self._database.fetch(
            """SELECT seq, kind, seat, body, at_ms, prev, format
               FROM game_event JOIN game ON game.id = game_id
               WHERE game_id = $1 AND seq >= $2 ORDER BY seq""",
            game_id,
            since,
        )
        if not rows:
            return await archived_log(self._database, game_id, since)
        return [entry_of(row) for row in rows]

    async def seq_of(self, game_id: UUID, seat: int, idem: UUID) -> int | None:
        """The place in the log of the act with that seat and key, if it was stored."""
        found: int | None = await self._database.fetchval(
            "SELECT seq FROM game_event WHERE game_id = $1 AND seat = $2 AND idem = $3", game_id, seat, idem
        )
        return found

    async def keep_countersignature(self, game_id: UUID, seat: int, seq: int, signature: bytes) -> None:
        """Keep what a seat has signed."""
        await self._database.execute(
            """INSERT INTO countersignature (game_id, seat, seq, signature) VALUES ($1, $2, $3, $4)
               ON CONFLICT DO NOTHING""",
            game_id,
            seat,
            seq,
            signature,
        )

    async def countersignatures(self, game_id: UUID) -> list[tuple[int, int, bytes]]:
        """What the seats of a game have signed: seat, event and signature."""
        rows = await self._database.fetch(
            "SELECT seat, seq, signature FROM countersignature WHERE game_id = $1 ORDER BY seat, seq", game_id
        )
        return [(row["seat"], row["seq"], row["signature"]) for row in rows]

    async def keep_nonce(self, game_id: UUID, seat: int, nonce: str) -> None:
        """Keep the nonce from which a seat's devices make its new chain."""
        await self._database.execute(
            "UPDATE game SET nonces[$2 + 1] = $3 WHERE id = $1", game_id, seat, nonce
        )

    async def change(self, game_id: UUID, *, law: str | None = None, rated: bool | None = None) -> None:
        """Have a game go on by another edition of its law, or be rated otherwise."""
        await self._database.execute(CHANGE, game_id, law, rated)

    async def unsigned(self) -> list[UUID]:
        """Games where nothing has happened, as a seat with a key has not signed the opening in time."""
        rows = await self._database.fetch(UNSIGNED)
        return [row["id"] for row in rows]

    async def ahead(self, known: Mapping[UUID, int]) -> list[UUID]:
        """Of the games known up to some event, those whose log has more."""
        rows = await self._database.fetch(
            """SELECT id FROM unnest($1::uuid[], $2::int[]) AS known (id, seq)
                   LEFT JOIN game_live ON game_id = id
               WHERE coalesce(last_seq, (SELECT final_seq FROM game WHERE game.id = known.id)) > seq""",
            [*known],
            [*known.values()],
        )
        return [row["id"] for row in rows]

    async def overdue(self) -> list[UUID]:
        """Live games whose clock has run out; nobody loses by a game that cannot go on."""
        rows = await self._database.fetch(
            """SELECT game_id FROM game_live WHERE deadline_ms < extract(epoch FROM now()) * 1000
                   AND NOT EXISTS (SELECT FROM quarantine WHERE quarantine.game_id = game_live.game_id)"""
        )
        return [row["game_id"] for row in rows]

    async def list_live(self) -> None:
        """Have `live` list the games that are played and no others: older releases do not know it."""
        await self._database.execute(UNLISTED)
        await self._database.execute(LISTED_STILL)

    async def stand(self, game_id: UUID, last: Entry) -> None:
        """Have a live game stand after the last event of its log, which an operator has mended."""
        await self._database.execute(
            """UPDATE game_live SET last_seq = $2, head = $3 WHERE game_id = $1
               AND NOT EXISTS (SELECT FROM game_event WHERE game_event.game_id = $1 AND seq > $2)""",
            game_id,
            last.seq,
            last.digest,
        )


async def insert_game(
    connection: PoolConnectionProxy[Record], game: NewGame, sealer: SeedSealer = NOT_SEALED
) -> Entry:
    """Store a game and its first event: the rules and the commitment to the seed of its dice.

    Runs in the transaction of the caller, which may store the reason for the game as well.
    """
    game = replace(game, edition=await common_edition(connection, game.game_key))
    body = game.opening()
    entry = Entry(0, Kind.OPEN, None, body, now_ms(), GENESIS, game.format)
    await connection.execute(
        """INSERT INTO game
               (id, game_key, ruleset, options, status, seats, players, clock, rated, seed, with_engine,
                format, nonces, law, origin, guests_chat)
           VALUES ($1, $2, $3, $4, 'live', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)""",
        game.id,
        game.game_key,
        game.ruleset,
        dict(game.options),
        [*game.seats],
        [*game.players],
        dict(game.clock),
        game.rated,
        sealer.seal(game.seed, game.id),
        game.with_engine,
        game.format,
        [None if each is None else each.nonce for each in game.dice],
        game.law,
        game.origin,
        game.guests_chat,
    )
    await connection.execute(
        """INSERT INTO game_event (game_id, seq, kind, body, at_ms, prev)
           VALUES ($1, 0, $2, $3::text::jsonb, $4, $5)""",
        game.id,
        entry.kind,
        canonical(body).decode(),
        entry.at_ms,
        GENESIS,
    )
    if game.format == SECOND:
        opened = bytes(GameEntry(EntryKind.OPEN, game.id.bytes, 0, entry.digest))
        await enter(connection, opened)
    deadline_ms = ClockRule.from_json(game.clock).first_deadline(entry.at_ms)
    seats = [*game.seats]
    await connection.execute(
        STAND, game.id, entry.digest, _first_actor(game), deadline_ms, game.with_engine, seats
    )
    return entry


async def rename_player(connection: PoolConnectionProxy[Record], renamed: AccountRenamed) -> None:
    """Have the games of an account show its new name."""
    await connection.execute(RENAME, renamed.account, renamed.name)


async def annul(connection: PoolConnectionProxy[Record], game_id: UUID, *, annulled: bool = True) -> None:
    """Have a finished game count for nothing, or count again."""
    await connection.execute("UPDATE game SET annulled = $2 WHERE id = $1", game_id, annulled)


async def mark_measured(connection: PoolConnectionProxy[Record], games: Sequence[UUID]) -> None:
    """Note that it was asked how well these games were played."""
    await connection.execute("UPDATE game SET measured = true WHERE id = ANY($1)", games)


async def common_edition(connection: PoolConnectionProxy[Record], key: str) -> int:
    """The newest edition of a law that every live process can play by; ours if there is none."""
    game = registry[key]
    row = await connection.fetchrow(COMMON, key, GONE_SECONDS)
    if row is None or row["newest"] is None or row["newest"] < max(row["oldest"], game.oldest_edition):
        return game.edition
    return min(int(row["newest"]), game.edition)


def _first_actor(game: NewGame) -> int | None:
    """The seat to act first; none if chance does."""
    played = registry[game.game_key].at(game.edition)
    actor = played.start(played.recorded(game.ruleset), game.options).actor
    return actor if isinstance(actor, int) else None


def game_row(row: Record) -> GameRow:
    """The row of a game as a value."""
    deadline_ms: int | None = row["deadline_ms"]
    return GameRow(
        id=row["id"],
        game_key=row["game_key"],
        ruleset=row["ruleset"],
        options=row["options"],
        status=row["status"],
        seats=tuple(row["seats"]),
        players=tuple(row["players"]),
        clock=row["clock"],
        rated=row["rated"],
        seed=row["seed"],
        last_seq=row["last_seq"],
        head=row["head"],
        created_at=row["created_at"],
        ended_at=row["ended_at"],
        outcome=row["outcome"],
        actor=row["actor"],
        deadline=None if deadline_ms is None else datetime.fromtimestamp(deadline_ms / 1000, UTC),
        format=row["format"],
        nonces=tuple(row["nonces"] or ()),
        law=row["law"] or f"{row['game_key']}/1",
        guests_chat=row["guests_chat"],
        annulled=row["annulled"],
    )


def entry_of(row: Record) -> Entry:
    """The row of an event as a value."""
    body = row["body"]
    data = json.loads(body) if isinstance(body, str) else body
    prev = bytes(row["prev"])
    return Entry(row["seq"], row["kind"], row["seat"], data, row["at_ms"], prev, row["format"])


async def live_games(database: Database, account: UUID) -> list[GameRow]:
    """The games an account is playing."""
    return [game_row(row) for row in await database.fetch(LIVE_OF_ACCOUNT, account)]


async def newest_games(database: Database, most: int) -> list[GameRow]:
    """Games being played, those between people first, then the last to begin."""
    return [game_row(row) for row in await database.fetch(LIVE, most)]
