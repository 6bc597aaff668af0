"""The transparency log of this server: entries put in order, checkpoints signed, proofs of both.

What is to be entered waits in `log_pending`, stored with the event itself. One process at a time puts it in
order and signs, in one transaction: a checkpoint that could be seen is stored, so that no second tree is ever
signed by a server whose database loses nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from academie.dice.keys import read_key
from academie.dice.merkle import consistency_path, inclusion_path, root
from academie.dice.notes import (
    LOG,
    Checkpoint,
    NamedKey,
    Note,
    Signature,
    read_note,
    read_signature,
    sign_checkpoint,
)
from academie.dice.tlog import (
    TILE_WIDTH,
    Announced,
    EntryProof,
    Missing,
    NewKeyEntry,
    TilePlace,
    added,
    bundle,
    subtrees_of,
)
from academie.kernel import OptionError
from academie.server.base.errors import NotNow
from academie.server.base.settings import NEXT
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.dice.keys import Key
    from academie.server.base.database import Database
    from academie.server.base.settings import Settings

    Connection = PoolConnectionProxy[Record]

R = TypeVar("R")

MOST_ENTRIES: Final = 4096
"""How many entries are put in order at once."""
WAITS: Final = "SELECT coalesce(extract(epoch FROM now() - min(at)), 0)::int FROM log_pending"
ORDERING: Final = 0x61636C6F
"""The lock of the process that puts entries in order."""
TAKE: Final = """
    WITH taken AS (SELECT id FROM log_pending ORDER BY id LIMIT $1 FOR UPDATE)
    DELETE FROM log_pending USING taken WHERE log_pending.id = taken.id RETURNING log_pending.id, entry
"""
ENTER: Final = "INSERT INTO log_entry (index, entry) SELECT * FROM unnest($1::bigint[], $2::bytea[])"
SIZE: Final = "SELECT coalesce(max(index) + 1, 0) FROM log_entry"
KEEP_TILES: Final = """
    INSERT INTO log_tile (level, number, hashes)
    SELECT * FROM unnest($1::smallint[], $2::bigint[], $3::bytea[])
    ON CONFLICT (level, number) DO UPDATE SET hashes = excluded.hashes
"""
KEEP_CHECKPOINT: Final = "INSERT INTO log_checkpoint (size, note) VALUES ($1, $2)"
TILE: Final = "SELECT hashes FROM log_tile WHERE level = $1 AND number = $2"
ENTRIES: Final = "SELECT entry FROM log_entry WHERE index >= $1 AND index < $2 ORDER BY index"
PLACES: Final = "SELECT entry, min(index) AS index FROM log_entry WHERE entry = ANY($1) GROUP BY entry"
CHECKPOINT: Final = """
    SELECT size, note, ARRAY(SELECT line FROM log_cosignature AS signed
                             WHERE signed.size = log_checkpoint.size ORDER BY witness) AS lines
    FROM log_checkpoint
"""
NEWEST: Final = f"{CHECKPOINT} ORDER BY size DESC LIMIT 1"
BEST: Final = f"""
    {CHECKPOINT} WHERE size > $1
    ORDER BY (SELECT count(*) FROM log_cosignature AS signed WHERE signed.size = log_checkpoint.size) DESC,
             size DESC LIMIT 1
"""
"""Of the checkpoints over an entry the one that most witnesses have cosigned."""
COSIGN: Final = """
    INSERT INTO log_cosignature (size, witness, line) SELECT size, $2, $3 FROM log_checkpoint WHERE size = $1
    ON CONFLICT (size, witness) DO UPDATE SET line = excluded.line, at = now()
"""
ENTER_ONCE: Final = """
    INSERT INTO log_pending (entry) SELECT $1
    WHERE NOT EXISTS (SELECT FROM log_entry WHERE entry = $1)
      AND NOT EXISTS (SELECT FROM log_pending WHERE entry = $1)
"""
KEEP_KEY: Final = "INSERT INTO log_key (key, under, proof) VALUES ($1, $2, $3) ON CONFLICT (key) DO NOTHING"
KEYS: Final = "SELECT key, under, proof FROM log_key ORDER BY at"
FORGET: Final = """
    DELETE FROM log_checkpoint
    WHERE at < now() - interval '1 day'
      AND size < coalesce((SELECT max(size) FROM log_cosignature), (SELECT max(size) FROM log_checkpoint))
"""


class TransparencyLog:
    """The log of a server that signs; without a key it has none."""

    def __init__(self, database: Database, settings: Settings, key: Key | None) -> None:
        self._database = database
        self._origin = settings.origin
        self._key = key
        file = settings.key_file(NEXT)
        self._next = NamedKey(self._origin, LOG, read_key(file).public) if file else None

    @property
    def verifier_key(self) -> NamedKey | None:
        """The key by which its checkpoints are checked."""
        return None if self._key is None else NamedKey(self._origin, LOG, self._key.public)

    async def check_key(self) -> None:
        """Raise `OptionError` if another key has signed the log, and this one was not announced."""
        own, row = self.verifier_key, await self._database.fetchrow(NEWEST)
        if own is None or row is None or Checkpoint.read(_note(row).text).origin != self._origin:
            return
        if not _note(row).by(own) and own not in [each.key for each in await self.announced()]:
            raise OptionError(Message("dice-key-unannounced", key=str(own)))

    async def announced(self) -> list[Announced]:
        """The keys that were announced, in their order."""
        return [Announced.from_json(dict(row)) for row in await self._database.fetch(KEYS)]

    async def sweep(self) -> None:
        """Put what waits in order, sign a checkpoint, and announce the next key."""
        if self._key is None:
            return
        while await self._enter(self._key):
            pass
        if self._next is not None and self._next != self.verifier_key:
            await self._announce(self._next)
        await self._database.execute(FORGET)

    async def enter_once(self, entry: bytes) -> None:
        """Have something entered, unless it is; a server that does not sign enters nothing."""
        if self._key is not None:
            await self._database.execute(ENTER_ONCE, entry)

    async def _announce(self, following: NamedKey) -> None:
        """Have a key entered, and once it is, keep the proof under the key that signs now."""
        if following in [each.key for each in await self.announced()]:
            return
        entry, own = bytes(NewKeyEntry(following)), self.verifier_key
        await self.enter_once(entry)
        for proof in await self.proofs([entry]):
            if own is not None and proof.note.by(own):
                await self._database.execute(KEEP_KEY, str(following), str(own), str(proof))

    async def _enter(self, key: Key) -> bool:
        """Put a batch in order and sign it; whether there may be more."""
        async with self._database.acquire() as connection, connection.transaction():
            if not await connection.fetchval("SELECT pg_try_advisory_xact_lock($1)", ORDERING):
                return False
            taken = await connection.fetch(TAKE, MOST_ENTRIES)
            entries = [bytes(row["entry"]) for row in sorted(taken, key=lambda row: row["id"])]
            if not entries:
                return False
            old: int = await connection.fetchval(SIZE)
            size = old + len(entries)
            tiles: dict[TilePlace, bytes] = {}
            changed = await _computed(connection, tiles, lambda: added(tiles, old, entries))
            tiles |= changed
            top = await _computed(connection, tiles, lambda: root(subtrees_of(tiles, size), size))
            await connection.execute(ENTER, [*range(old, size)], entries)
            places = [[place.level for place in changed], [place.number for place in changed]]
            await connection.execute(KEEP_TILES, *places, [*changed.values()])
            note = sign_checkpoint(key, Checkpoint(self._origin, size, top))
            await connection.execute(KEEP_CHECKPOINT, size, str(note))
        return len(entries) == MOST_ENTRIES

    async def waits(self) -> int:
        """For how many seconds the oldest entry that is not in the log has waited."""
        found: int = await self._database.fetchval(WAITS)
        return found

    async def checkpoint(self) -> Note | None:
        """The newest checkpoint with the cosignatures there are."""
        row = await self._database.fetchrow(NEWEST)
        return None if row is None else _note(row)

    async def tile(self, place: TilePlace, width: int) -> bytes | None:
        """The first hashes of a tile; nothing if there are not so many."""
        found = await self._database.fetchval(TILE, *place)
        size = 32 * width
        return None if found is None or len(found) < size else bytes(found[:size])

    async def entries(self, number: int, width: int) -> bytes | None:
        """The entries under a tile; nothing if there are not so many."""
        first = number * TILE_WIDTH
        rows = await self._database.fetch(ENTRIES, first, first + width)
        return bundle([bytes(row["entry"]) for row in rows]) if len(rows) == width else None

    async def proofs(self, entries: Sequence[bytes]) -> list[EntryProof]:
        """The proofs of those entries under one checkpoint; none if it does not cover them all yet."""
        rows = await self._database.fetch(PLACES, [*entries])
        places: Mapping[bytes, int] = {bytes(row["entry"]): row["index"] for row in rows}
        best = await self._database.fetchrow(BEST, max(places.values(), default=0))
        if best is None or len(places) < len(entries):
            return []
        note, size, tiles = _note(best), best["size"], dict[TilePlace, bytes]()
        found: list[EntryProof] = []
        for index in (places[entry] for entry in entries):
            compute = partial(_inclusion, tiles, index, size)
            path = await _computed(self._database, tiles, compute)
            found.append(EntryProof(index, tuple(path), note))
        return found

    async def consistency(self, old: int, size: int) -> list[bytes]:
        """The proof that the log of `size` entries goes on from the one of `old`."""
        tiles: dict[TilePlace, bytes] = {}
        return await _computed(
            self._database, tiles, lambda: consistency_path(subtrees_of(tiles, size), old, size)
        )

    async def cosigned(self, note: Note, witness: NamedKey) -> None:
        """Keep what a witness has signed of a checkpoint of ours. Raises `NotNow` or `BadNote`."""
        checkpoint = Checkpoint.read(note.text)
        row = await self._database.fetchrow(f"{CHECKPOINT} WHERE size = $1", checkpoint.size)
        if row is None or _note(row).text != note.text or note.cosigned(witness) is None:
            raise NotNow(Message("dice-cosignature-unknown"))
        of = (witness.name, witness.id)
        line = next(each for each in note.signatures if (each.name, each.id) == of)
        await self._database.execute(COSIGN, checkpoint.size, str(witness), str(line))


def _inclusion(tiles: Mapping[TilePlace, bytes], index: int, size: int) -> list[bytes]:
    return inclusion_path(subtrees_of(tiles, size), index, size)


def _note(row: Record) -> Note:
    """A checkpoint as it is stored, with its cosignatures."""
    note = read_note(row["note"])
    lines: list[Signature] = [read_signature(line.rstrip("\n")) for line in row["lines"]]
    return Note(note.text, (*note.signatures, *lines))


async def _computed(
    source: Database | Connection, tiles: dict[TilePlace, bytes], compute: Callable[[], R]
) -> R:
    """What is computed from tiles, which are read as they are needed."""
    while True:
        try:
            return compute()
        except Missing as wanted:
            tiles[wanted.place] = bytes(await source.fetchval(TILE, *wanted.place))
