"""A transparency log read from its server: its checkpoint, and whatever its tiles prove."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from academie.dice.merkle import HASH_BYTES, Subtrees, consistency_path, leaf_hash, root, tree_levels
from academie.dice.notes import BadNote, Checkpoint, Note, read_note
from academie.dice.tlog import TILE_WIDTH, Missing, TilePlace, subtrees_of, tile_path, unbundled
from academie.kernel import AcademieError
from academie.words import Message

R = TypeVar("R")

SECONDS: Final = 15.0
MOST_BYTES: Final = 2**25
TOO_FAST: Final = 429
TRIES: Final = 20


class Away(AcademieError):
    """A server that does not answer, or not with what was asked for."""

    def __init__(self, address: str, why: object, status: int = 0, said: str = "") -> None:
        super().__init__(Message("dice-tlog-away", address=address, why=f"{why} {said}".rstrip()))
        self.status = status
        self.said = said
        """The first line of its answer."""


def ask(address: str, body: bytes | None = None, seconds: float = SECONDS) -> bytes:
    """What a server answers; `body` is posted. Waits when it is asked too fast. Raises `Away`."""
    if not address.startswith(("http://", "https://")):
        raise Away(address, "http, https")
    request = Request(address, body, {"User-Agent": "academie"})
    if body is not None:
        request.add_header("Content-Type", "text/plain; charset=utf-8")
    for left in reversed(range(TRIES)):
        try:
            with urlopen(request, timeout=seconds) as answer:
                found: bytes = answer.read(MOST_BYTES)
            return found
        except HTTPError as refused:
            with refused:
                if refused.code != TOO_FAST or not left:
                    raise Away(address, refused.code, refused.code, first_line(refused)) from None
                time.sleep(1.0)
        except (URLError, OSError, ValueError) as wrong:
            raise Away(address, wrong) from None
    raise AssertionError


def first_line(refused: HTTPError) -> str:
    """The first line of a refusal."""
    return refused.read(200).decode(errors="replace").partition("\n")[0]


class LogReader:
    """Reads the log at an address, for one checkpoint: tiles are asked for once."""

    def __init__(self, address: str, get: Callable[[str], bytes] = ask) -> None:
        self.address = address.rstrip("/")
        self._get = get
        self._tiles: dict[TilePlace, bytes] = {}

    def note(self) -> Note:
        """The newest checkpoint; who has signed it is for the caller to check. Raises `Away` or `BadNote`."""
        return read_note(self._get(f"{self.address}/checkpoint"))

    def root(self, size: int) -> bytes:
        """The root that the tiles give. Raises `Away` or `BadNote`."""
        return self._computed(size, lambda subtrees: root(subtrees, size))

    def consistency(self, old: int, size: int) -> list[bytes]:
        """The proof that the log goes on from the tree of `old` entries. Raises `Away` or `BadNote`."""
        return self._computed(size, lambda subtrees: consistency_path(subtrees, old, size))

    def entries(self, checkpoint: Checkpoint) -> list[bytes]:
        """All entries, whose tree must have the root of the checkpoint. Raises `Away` or `BadNote`."""
        found: list[bytes] = []
        for number in range((checkpoint.size + TILE_WIDTH - 1) // TILE_WIDTH):
            path = tile_path("entries", number, TilePlace(0, number).width(checkpoint.size))
            found += unbundled(self._get(f"{self.address}/{path}"))
        levels = tree_levels([leaf_hash(entry) for entry in found])
        if len(found) != checkpoint.size or (found and levels[-1][0] != checkpoint.root):
            raise BadNote(Message("dice-tlog-root", size=checkpoint.size))
        return found

    def _computed(self, size: int, compute: Callable[[Subtrees], R]) -> R:
        while True:
            try:
                return compute(subtrees_of(self._tiles, size))
            except Missing as wanted:
                self._tiles[wanted.place] = self._tile(wanted.place, size)

    def _tile(self, place: TilePlace, size: int) -> bytes:
        width = place.width(size)
        found = self._get(f"{self.address}/{tile_path(str(place.level), place.number, width)}")
        if len(found) != width * HASH_BYTES:
            raise BadNote(Message("dice-tlog-tile", level=place.level, number=place.number))
        return found
