"""The transparency log of a server: its entries, its tiles, and proofs of entries.

Each game has two entries, its opening and its end; others are about keys of people and of the log, and builds
of the page. The tree over the entries is cut into tiles of 256 hashes, as c2sp.org/tlog-tiles has it, from
which anyone computes any proof; a tlog-proof holds one of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final, NamedTuple

from academie.dice.keys import KEY_BYTES
from academie.dice.merkle import HASH_BYTES, Subtrees, leaf_hash, node, path_root
from academie.dice.notes import (
    BadNote,
    Checkpoint,
    NamedKey,
    Note,
    decimal,
    from_base64,
    read_note,
    to_base64,
)
from academie.words import Message

TAG: Final = b"academie/log/2\n"
PROOF: Final = "c2sp.org/tlog-proof@v1"
TILE_HEIGHT: Final = 8
TILE_WIDTH: Final = 1 << TILE_HEIGHT
LENGTH_BYTES: Final = 2
ID_BYTES: Final = 16
SEQ_BYTES: Final = 4
THOUSAND: Final = 1000
MOST_STEPS: Final = 63
NO_PROOF: Final = Message("dice-tlog-proof")


class EntryKind(IntEnum):
    """What an entry is about; other kinds than these are passed over."""

    OPEN = 0
    END = 1
    NEW_KEY = 3
    DEVICE = 4
    WITHDRAWN = 5
    PAGE = 6


class GameEntry(NamedTuple):
    """The opening or the end of a game: an event, by number and hash."""

    kind: EntryKind
    game: bytes
    seq: int
    head: bytes

    def __bytes__(self) -> bytes:
        return TAG + bytes([self.kind]) + self.game + self.seq.to_bytes(SEQ_BYTES, "big") + self.head


class DeviceEntry(NamedTuple):
    """The key of a device of a person, by account: from now on, or no longer."""

    kind: EntryKind
    account: bytes
    key: bytes

    def __bytes__(self) -> bytes:
        return TAG + bytes([self.kind]) + self.account + self.key


class NewKeyEntry(NamedTuple):
    """A key that signs the log from some time on, announced under the key before it."""

    key: NamedKey

    def __bytes__(self) -> bytes:
        return TAG + bytes([EntryKind.NEW_KEY]) + str(self.key).encode()


class PageEntry(NamedTuple):
    """A build of the page: the hash of the list of its files."""

    manifest: bytes

    def __bytes__(self) -> bytes:
        return TAG + bytes([EntryKind.PAGE]) + self.manifest


LogEntry = GameEntry | DeviceEntry | NewKeyEntry | PageEntry


def read_entry(data: bytes) -> LogEntry | None:
    """What an entry says; nothing if it is of no kind that is known here, or not whole."""
    if not data.startswith(TAG) or len(data) == len(TAG):
        return None
    kind, rest = data[len(TAG)], data[len(TAG) + 1 :]
    if kind in {EntryKind.OPEN, EntryKind.END} and len(rest) == ID_BYTES + SEQ_BYTES + HASH_BYTES:
        seq = int.from_bytes(rest[ID_BYTES : ID_BYTES + SEQ_BYTES], "big")
        return GameEntry(EntryKind(kind), rest[:ID_BYTES], seq, rest[ID_BYTES + SEQ_BYTES :])
    if kind in {EntryKind.DEVICE, EntryKind.WITHDRAWN} and len(rest) == ID_BYTES + KEY_BYTES:
        return DeviceEntry(EntryKind(kind), rest[:ID_BYTES], rest[ID_BYTES:])
    if kind == EntryKind.PAGE and len(rest) == HASH_BYTES:
        return PageEntry(rest)
    return _new_key(rest) if kind == EntryKind.NEW_KEY else None


def _new_key(data: bytes) -> NewKeyEntry | None:
    try:
        return NewKeyEntry(NamedKey.read(data.decode("ascii")))
    except (UnicodeError, BadNote):
        return None


class TilePlace(NamedTuple):
    """Which tile: its level, the entries' own being 0, and its number."""

    level: int
    number: int

    def width(self, size: int) -> int:
        """How many hashes of it a tree of that size has."""
        return max(0, min(TILE_WIDTH, (size >> TILE_HEIGHT * self.level) - self.number * TILE_WIDTH))


def tile_path(level: str, number: int, width: int) -> str:
    """The address of a tile below that of the log; `level` is `entries` for the entries themselves."""
    parts = [f"{number % THOUSAND:03}"]
    while number := number // THOUSAND:
        parts.append(f"x{number % THOUSAND:03}")
    partial = "" if width == TILE_WIDTH else f".p/{width}"
    return f"tile/{level}/{'/'.join(reversed(parts))}{partial}"


class Missing(Exception):
    """A tile that is needed and was not given."""

    def __init__(self, place: TilePlace) -> None:
        super().__init__(place)
        self.place = place


def subtrees_of(tiles: Mapping[TilePlace, bytes], size: int) -> Subtrees:
    """The subtrees of a log of `size` entries, computed from its tiles. Raise `Missing` or `BadNote`."""

    def subtree(height: int, number: int) -> bytes:
        if number + 1 << height <= size:
            return _complete(tiles, height, number)
        left = subtree(height - 1, 2 * number)
        right_begins = 2 * number + 1 << height - 1
        return node(left, subtree(height - 1, 2 * number + 1)) if right_begins < size else left

    return subtree


def _complete(tiles: Mapping[TilePlace, bytes], height: int, number: int) -> bytes:
    level, above = divmod(height, TILE_HEIGHT)
    first = number << above
    place = TilePlace(level, first >> TILE_HEIGHT)
    if place not in tiles:
        raise Missing(place)
    start = first % TILE_WIDTH * HASH_BYTES
    hashes = tiles[place][start : start + (HASH_BYTES << above)]
    if len(hashes) != HASH_BYTES << above:
        raise BadNote(Message("dice-tlog-tile", level=place.level, number=place.number))
    return joined(hashes)


def joined(hashes: bytes) -> bytes:
    """The root over hashes, as many as a power of two, that stand one after another."""
    while len(hashes) > HASH_BYTES:
        pairs = range(0, len(hashes), 2 * HASH_BYTES)
        hashes = b"".join(
            node(hashes[at : at + HASH_BYTES], hashes[at + HASH_BYTES : at + 2 * HASH_BYTES]) for at in pairs
        )
    return hashes


def added(tiles: Mapping[TilePlace, bytes], size: int, entries: Sequence[bytes]) -> dict[TilePlace, bytes]:
    """The tiles that change when entries are added to a log of `size`. Raises `Missing`."""
    changed: dict[TilePlace, bytes] = {}
    level, hashes = 0, [leaf_hash(entry) for entry in entries]
    while hashes:
        full: list[bytes] = []
        for at, each in enumerate(hashes, size):
            place = TilePlace(level, at // TILE_WIDTH)
            before = changed.get(place, tiles.get(place))
            if before is None and at % TILE_WIDTH:
                raise Missing(place)
            changed[place] = (before or b"") + each
            if (at + 1) % TILE_WIDTH == 0:
                full.append(joined(changed[place]))
        level, size, hashes = level + 1, size // TILE_WIDTH, full
    return changed


def bundle(entries: Sequence[bytes]) -> bytes:
    """Entries as they are served, each after its length."""
    return b"".join(len(entry).to_bytes(LENGTH_BYTES, "big") + entry for entry in entries)


def unbundled(data: bytes) -> list[bytes]:
    """The entries of a bundle. Raises `BadNote`."""
    found: list[bytes] = []
    while data:
        ends = LENGTH_BYTES + int.from_bytes(data[:LENGTH_BYTES], "big")
        if len(data) < max(ends, LENGTH_BYTES):
            raise BadNote(Message("dice-tlog-bundle"))
        found.append(data[LENGTH_BYTES:ends])
        data = data[ends:]
    return found


@dataclass(frozen=True, slots=True)
class EntryProof:
    """That an entry is in a log: its place, its path, and a checkpoint with its signatures."""

    index: int
    path: tuple[bytes, ...]
    note: Note

    @property
    def checkpoint(self) -> Checkpoint:
        return Checkpoint.read(self.note.text)

    def proves(self, entry: bytes) -> bool:
        """Whether the tree of the checkpoint has that entry there; signatures are another matter."""
        root = path_root(leaf_hash(entry), self.index, self.checkpoint.size, self.path)
        return root == self.checkpoint.root

    def __str__(self) -> str:
        steps = "".join(f"{to_base64(step)}\n" for step in self.path)
        return f"{PROOF}\nindex {self.index}\n{steps}\n{self.note}"


def read_entry_proof(text: str) -> EntryProof:
    """Read a tlog-proof. Raises `BadNote`."""
    head, gap, note = text.partition("\n\n")
    lines = head.split("\n")
    if lines[0] != PROOF or not gap:
        raise BadNote(NO_PROOF)
    rest = lines[2:] if lines[1:] and lines[1].startswith("extra ") else lines[1:]
    if not rest or not rest[0].startswith("index "):
        raise BadNote(NO_PROOF)
    found = EntryProof(decimal(rest[0].removeprefix("index ")), read_hashes(rest[1:]), read_note(note))
    Checkpoint.read(found.note.text)
    return found


def read_hashes(lines: Sequence[str]) -> tuple[bytes, ...]:
    """The hashes of a proof, a line each. Raises `BadNote`."""
    hashes = tuple(map(from_base64, lines))
    if len(hashes) > MOST_STEPS or any(len(each) != HASH_BYTES for each in hashes):
        raise BadNote(NO_PROOF)
    return hashes


class Announced(NamedTuple):
    """A key of a log, the one under which it was announced, and the proof of the entry.

    Whoever knows a key of a log accepts one that was announced under it, and so on; any other is refused,
    since whoever signs with it may not be the one who kept the log so far.
    """

    key: NamedKey
    under: NamedKey
    proof: EntryProof

    def to_json(self) -> dict[str, str]:
        return {"key": str(self.key), "under": str(self.under), "proof": str(self.proof)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Announced:
        """Read it. Raises `BadNote`, `KeyError` or `TypeError`."""
        key, under = (NamedKey.read(str(data[part])) for part in ("key", "under"))
        return cls(key, under, read_entry_proof(str(data["proof"])))

    @property
    def holds(self) -> bool:
        """Whether the log has the entry, under a checkpoint that the key before it has signed."""
        names = {self.key.name, self.under.name, self.proof.checkpoint.origin}
        same = len(names) == 1 and self.key.kind == self.under.kind
        try:
            return same and self.proof.note.by(self.under) and self.proof.proves(bytes(NewKeyEntry(self.key)))
        except BadNote:
            return False


def accepted(known: Sequence[NamedKey], announced: Sequence[Announced]) -> list[NamedKey]:
    """The keys that are known, and those announced under one of them, directly or one after another."""
    found = [*known]
    for each in announced:  # in the order in which they were announced
        if each.under in found and each.key not in found and each.holds:
            found.append(each.key)
    return found
