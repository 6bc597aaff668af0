"""A witness: cosigns a checkpoint of a log only if it goes on from the last one of that log it cosigned.

The protocol is that of c2sp.org/tlog-witness. Whoever trusts a witness knows that all who trust it were shown
one log: a second tree would have to go on from the first.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple

from academie.dice.keys import Key
from academie.dice.merkle import goes_on
from academie.dice.notes import (
    LOG,
    BadNote,
    Checkpoint,
    NamedKey,
    Note,
    Signature,
    cosign,
    decimal,
    read_note,
    to_base64,
)
from academie.dice.tlog import read_hashes
from academie.words import Message, Text

OK: Final = 200
UNREADABLE: Final = 400
UNSIGNED: Final = 403
UNKNOWN: Final = 404
CONFLICT: Final = 409
NOT_CONSISTENT: Final = 422
AWAY: Final = 503
PLAIN: Final = "text/plain; charset=utf-8"
SIZE: Final = "text/x.tlog.size"
MOST_BYTES: Final = 65_536
"""The largest request that is read."""
WAIT_SECONDS: Final = 10.0
SCHEMA: Final = """
    CREATE TABLE IF NOT EXISTS kept (origin TEXT PRIMARY KEY, note TEXT NOT NULL, seconds INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS split (origin TEXT NOT NULL, note TEXT NOT NULL, other TEXT NOT NULL,
                                      PRIMARY KEY (origin, note));
"""

Logs = Mapping[str, Sequence[NamedKey]]
"""The keys that are trusted for a log, by its name."""


class Answer(NamedTuple):
    """What a witness answers."""

    status: int
    text: str
    media: str = PLAIN


class Refused(Exception):
    """A checkpoint that is not cosigned. `split` says that its log has signed two trees of one size."""

    def __init__(self, status: int, text: Text | str, *, media: str = PLAIN, split: bool = False) -> None:
        told = text if isinstance(text, str) else f"{text.en}\n"
        super().__init__(told)
        self.answer = Answer(status, told, media)
        self.split = split


class Submission(NamedTuple):
    """A checkpoint with the proof that it goes on from the tree of `old` entries."""

    old: int
    path: tuple[bytes, ...]
    note: Note
    checkpoint: Checkpoint

    def __str__(self) -> str:
        steps = "".join(f"{to_base64(step)}\n" for step in self.path)
        return f"old {self.old}\n{steps}\n{self.note}"


def read_submission(body: bytes) -> Submission:
    """Read a request. Raises `BadNote`."""
    head, gap, rest = body.partition(b"\n\n")
    lines = head.decode("ascii", "replace").split("\n")
    note = read_note(rest)
    if not gap or not lines[0].startswith("old "):
        raise BadNote(Message("dice-witness-form"))
    old = decimal(lines[0].removeprefix("old "))
    return Submission(old, read_hashes(lines[1:]), note, Checkpoint.read(note.text))


def received(body: bytes, logs: Logs) -> Submission:
    """What was submitted, by a log that is known and has signed it. Raises `Refused`."""
    try:
        found = read_submission(body)
    except BadNote as wrong:
        raise Refused(UNREADABLE, wrong.text) from None
    if found.checkpoint.origin not in logs:
        raise Refused(UNKNOWN, Message("dice-witness-unknown", origin=found.checkpoint.origin))
    if not signed_by_one(found.note, logs[found.checkpoint.origin]):
        raise Refused(UNSIGNED, Message("dice-witness-unsigned", origin=found.checkpoint.origin))
    if found.old > found.checkpoint.size:
        raise Refused(UNREADABLE, Message("dice-witness-form"))
    return found


def signed_by_one(note: Note, keys: Iterable[NamedKey]) -> bool:
    """Whether a log has signed a note with one of its keys, and with none of them wrongly."""
    try:
        found = [note.by(key) for key in keys]
        return any(found)
    except BadNote:
        return False


def check_goes_on(asked: Submission, kept: Note | None) -> None:
    """Raise `Refused` unless the checkpoint goes on from the last one that was cosigned."""
    last = Checkpoint.read(kept.text) if kept is not None else Checkpoint(asked.checkpoint.origin, 0, b"")
    size, root = asked.checkpoint.size, asked.checkpoint.root
    if kept is not None and size == last.size and root != last.root:
        raise Refused(CONFLICT, Message("dice-witness-split", origin=last.origin, size=size), split=True)
    if asked.old != last.size:
        raise Refused(CONFLICT, f"{last.size}\n", media=SIZE)
    if not goes_on(last.size, last.root, size, root, asked.path):
        raise Refused(NOT_CONSISTENT, Message("dice-witness-inconsistent", old=last.size, size=size))


class Memory:
    """What a witness has cosigned, in a file: an answer is given only once the disk has it.

    Never put an older copy of the file back: the witness could then cosign a second tree.
    """

    def __init__(self, file: Path) -> None:
        self._lock = Lock()
        self._base = sqlite3.connect(file, WAIT_SECONDS, isolation_level=None, check_same_thread=False)
        self._base.execute("PRAGMA synchronous = EXTRA")
        self._base.executescript(SCHEMA)

    def close(self) -> None:
        self._base.close()

    def last(self, origin: str) -> Note | None:
        """The last checkpoint of a log that was cosigned."""
        with self._lock:
            return self._last(origin)

    def _last(self, origin: str) -> Note | None:
        row = self._base.execute("SELECT note FROM kept WHERE origin = ?", (origin,)).fetchone()
        return None if row is None else read_note(row[0])

    def splits(self) -> list[tuple[Note, Note]]:
        """Pairs of checkpoints, of one size, that a log has signed and must not have."""
        rows = self._base.execute("SELECT note, other FROM split ORDER BY origin").fetchall()
        return [(read_note(note), read_note(other)) for note, other in rows]

    def advance(self, asked: Submission, seconds: int) -> None:
        """Keep a checkpoint if it goes on from the last one, in one step; else raise `Refused`."""
        with self._lock, self._transaction():
            kept = self._last(asked.checkpoint.origin)
            check_goes_on(asked, kept)
            self._base.execute(
                "INSERT OR REPLACE INTO kept VALUES (?, ?, ?)",
                (asked.checkpoint.origin, str(asked.note), seconds),
            )

    def keep_split(self, asked: Submission) -> None:
        """Keep the two checkpoints by which anyone can see that a log has signed two trees."""
        origin = asked.checkpoint.origin
        with self._lock, self._transaction():
            kept = self._last(origin)
            self._base.execute(
                "INSERT OR IGNORE INTO split VALUES (?, ?, ?)", (origin, str(kept), str(asked.note))
            )

    @contextmanager
    def _transaction(self) -> Generator[None]:
        try:
            self._base.execute("BEGIN IMMEDIATE")
            yield
            self._base.execute("COMMIT")
        except sqlite3.OperationalError as busy:
            raise Refused(AWAY, Message("dice-witness-busy", why=str(busy))) from busy
        finally:
            if self._base.in_transaction:
                self._base.execute("ROLLBACK")


class Witness(NamedTuple):
    """A witness with its key and name, the logs it watches, and what it has cosigned of them."""

    key: Key
    name: str
    logs: Logs
    memory: Memory

    def answer(self, body: bytes) -> Answer:
        """Answer a request."""
        try:
            return Answer(OK, str(self.cosign(received(body, self.logs))))
        except Refused as refused:
            return refused.answer

    def cosign(self, asked: Submission) -> Signature:
        """The cosignature of a checkpoint that was received. Raises `Refused`."""
        seconds = int(time.time())
        try:
            self.memory.advance(asked, seconds)
        except Refused as refused:
            if refused.split:
                self.memory.keep_split(asked)
            raise
        return cosign(self.key, self.name, asked.note.text, seconds)


def logs_of(keys: Iterable[str]) -> Logs:
    """Verifier keys of logs, by the name of the log. Raises `BadNote`."""
    found: dict[str, list[NamedKey]] = {}
    for text in keys:
        key = NamedKey.read(text)
        if key.kind != LOG:
            raise BadNote(Message("dice-note-key", text=text))
        found.setdefault(key.name, []).append(key)
    return found
