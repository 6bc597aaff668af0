"""Witnesses of this server's log, and this server as a witness of the logs of others."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final, NamedTuple

from academie.dice.notes import (
    WITNESS,
    BadNote,
    Checkpoint,
    NamedKey,
    Note,
    cosign,
    read_note,
    read_signature,
)
from academie.dice.tlog_reader import Away, ask
from academie.dice.witness import (
    CONFLICT,
    OK,
    UNKNOWN,
    Answer,
    Refused,
    Submission,
    check_goes_on,
    logs_of,
    received,
)
from academie.kernel import OptionError
from academie.server.base import metrics
from academie.server.base.errors import NotNow
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.dice.keys import Key
    from academie.server.base.database import Database
    from academie.server.base.settings import Settings
    from academie.server.transparency.log import TransparencyLog

LOG: Final = logging.getLogger(__name__)
ASKING: Final = 0x61636C77
"""The lock of the process that asks the witnesses."""
ASK_SECONDS: Final = 8.0
AGAIN_SECONDS: Final = 600.0
"""After how long a witness is asked again though nothing was entered: whether it still stands by it."""
FRESH: Final = """
    SELECT EXISTS (SELECT FROM log_cosignature
                   WHERE size = $1 AND witness = $2 AND at > now() - make_interval(secs => $3))
"""
SEEN: Final = "SELECT coalesce(max(size), 0) FROM log_cosignature WHERE witness = $1"
LOCK: Final = "SELECT pg_advisory_xact_lock(hashtextextended($1, 28))"
LAST: Final = "SELECT note FROM witnessed WHERE origin = $1"
KEEP: Final = """
    INSERT INTO witnessed (origin, note) VALUES ($1, $2)
    ON CONFLICT (origin) DO UPDATE SET note = excluded.note, at = now()
"""
SPLIT: Final = "UPDATE witnessed SET split = coalesce(split, $2) WHERE origin = $1"


class KnownWitness(NamedTuple):
    """A witness that this server believes: its key, and where it is asked, if it does not come by itself."""

    key: NamedKey
    address: str

    @classmethod
    def read(cls, text: str) -> KnownWitness:
        """Read a witness of the settings: its key, then its address if it has one. Raises `OptionError`."""
        key, _, address = text.strip().partition(" ")
        try:
            found = cls(NamedKey.read(key), address.strip().rstrip("/"))
        except BadNote as wrong:
            raise OptionError(wrong.text) from None
        if found.key.kind != WITNESS:
            raise OptionError(Message("dice-note-key", text=key))
        return found


class Witnesses:
    """The witnesses of our log: some are asked, some come by themselves."""

    def __init__(self, log: TransparencyLog, database: Database, settings: Settings) -> None:
        self._log = log
        self._database = database
        self._known = [KnownWitness.read(text) for text in settings.witnesses]

    async def take(self, note: Note) -> None:
        """Keep what a witness that comes by itself has signed. Raises `NotNow` or `BadNote`."""
        names = {(each.name, each.id) for each in note.signatures}
        signed = [each.key for each in self._known if (each.key.name, each.key.id) in names]
        if not signed:
            raise NotNow(Message("dice-cosignature-unknown"))
        for key in signed:
            await self._log.cosigned(note, key)

    async def sweep(self) -> None:
        """Ask every witness that has not cosigned the newest checkpoint, if no other process does."""
        asked = [each for each in self._known if each.address]
        if not asked or (note := await self._log.checkpoint()) is None:
            return
        async with self._database.acquire() as connection:
            if not await connection.fetchval("SELECT pg_try_advisory_lock($1)", ASKING):
                return
            try:
                await asyncio.gather(*(self._ask(each, note) for each in asked))
            finally:
                await connection.execute("SELECT pg_advisory_unlock($1)", ASKING)

    async def _ask(self, witness: KnownWitness, note: Note) -> None:
        checkpoint, name = Checkpoint.read(note.text), str(witness.key)
        if await self._database.fetchval(FRESH, checkpoint.size, name, AGAIN_SECONDS):
            return
        try:
            try:
                line = await self._submit(witness, note, await self._database.fetchval(SEEN, name))
            except Away as refused:
                line = await self._submit(witness, note, seen_by(refused, checkpoint))
            signed = read_signature(line.partition("\n")[0])
            await self._log.cosigned(Note(note.text, (signed,)), witness.key)
        except (Away, BadNote, NotNow) as wrong:
            metrics.crashed("witness")
            LOG.warning("witness %s: %s", witness.key.name, wrong)

    async def _submit(self, witness: KnownWitness, note: Note, old: int) -> str:
        """What a witness answers to the checkpoint. Raises `Away`."""
        checkpoint = Checkpoint.read(note.text)
        path = await self._log.consistency(old, checkpoint.size)
        body = str(Submission(old, tuple(path), note, checkpoint)).encode()
        answer = await asyncio.to_thread(ask, f"{witness.address}/add-checkpoint", body, ASK_SECONDS)
        return answer.decode(errors="replace")


def seen_by(refused: Away, checkpoint: Checkpoint) -> int:
    """The size that a witness says it has seen. Raises `Away` if it says something else, or `NotNow`."""
    if refused.status != CONFLICT or not refused.said.isdecimal():
        raise refused
    if (seen := int(refused.said)) > checkpoint.size:
        raise NotNow(Message("dice-tlog-behind", size=checkpoint.size, seen=seen))
    return seen


class ServerWitness:
    """Cosigns checkpoints of the logs of the settings; what it cosigned is in the database."""

    def __init__(self, database: Database, settings: Settings, key: Key | None) -> None:
        self._database = database
        self._name = settings.origin
        self._key = key
        try:
            self._logs = logs_of(settings.witness_of)
        except BadNote as wrong:
            raise OptionError(wrong.text) from None

    @property
    def verifier_key(self) -> NamedKey | None:
        """The key by which its cosignatures are checked."""
        return None if self._key is None else NamedKey(self._name, WITNESS, self._key.public)

    async def answer(self, body: bytes) -> Answer:
        """Answer a request to cosign; only once what is cosigned is stored for good."""
        if self._key is None:
            return Refused(UNKNOWN, Message("dice-witness-unknown", origin="-")).answer
        try:
            asked = received(body, self._logs)
            await self._advance(asked)
        except Refused as refused:
            return refused.answer
        return Answer(OK, str(cosign(self._key, self._name, asked.note.text, int(time.time()))))

    async def _advance(self, asked: Submission) -> None:
        """Keep a checkpoint if it goes on from the last one. Raises `Refused`."""
        origin = asked.checkpoint.origin
        try:
            async with self._database.acquire() as connection, connection.transaction():
                await connection.execute("SET LOCAL synchronous_commit = on")
                await self._check(connection, asked)
                await connection.execute(KEEP, origin, str(asked.note))
        except Refused as refused:
            if refused.split:
                LOG.error("%s", refused)
                await self._database.execute(SPLIT, origin, str(asked.note))
            raise

    async def _check(self, connection: PoolConnectionProxy[Record], asked: Submission) -> None:
        """Compare a checkpoint with the last one; other processes wait until the transaction ends."""
        origin = asked.checkpoint.origin
        await connection.execute(LOCK, origin)
        kept: str | None = await connection.fetchval(LAST, origin)
        check_goes_on(asked, None if kept is None else read_note(kept))
