"""Bytes of a step on the wire, raw and compressed: `python -m bench.frames`.

Random games are played as a room would; measured is each message to the seat that is to act next. It is
compressed as permessage-deflate does, with the messages before it as context, and also alone.
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Iterator
from statistics import median
from typing import NamedTuple, Protocol

from academie.dice.fold import ENDING, Fold, Kind
from academie.dice.log import Entry
from academie.server.game.clock import ClockRule
from academie.server.play.broadcast import StepFrames
from academie.server.play.clocks import Clocks
from academie.server.play.view import Shown
from tests.server.support.logs import played

GAMES = ("dames", "trictrac", "toute-table", "echecs", "dominos")
TRIALS = 6
TAIL = b"\x00\x00\xff\xff"
"""What permessage-deflate leaves off the end of a message."""


class Size(NamedTuple):
    """Of one message: as it is, compressed after those before it, and compressed alone."""

    raw: int
    in_context: int
    alone: int


def steps(key: str, number: int) -> Iterator[tuple[int, StepFrames]]:
    """What the seat to act is sent during a game, after each act and the throws that follow it."""
    game = played(key, number)
    fold, shown, entries = Fold(game.game_id), Shown(("Anne", "Bob")), list[Entry]()
    clocks = Clocks.of(ClockRule(), 2)
    for entry, following in zip(game.log, game.log[1:], strict=False):
        fold.push(entry)
        entries.append(entry)
        if following.kind != Kind.ROLL and entry.kind not in ENDING and isinstance(fold.state.actor, int):
            seat = fold.state.actor
            yield seat, StepFrames(game.game_id, shown, fold, clocks, entries)
            entries = []


def sizes(key: str) -> list[Size]:
    """The sizes of all messages of the games."""
    found: list[Size] = []
    for number in range(TRIALS):
        sockets = [zlib.compressobj(wbits=-15) for _ in range(2)]
        for seat, step in steps(key, number):
            frame = step.of(seat)
            found.append(
                Size(len(frame), deflated(sockets[seat], frame), deflated(zlib.compressobj(wbits=-15), frame))
            )
    return found


class Compressor(Protocol):
    """A stream of deflate."""

    def compress(self, data: bytes, /) -> bytes: ...
    def flush(self, mode: int = ..., /) -> bytes: ...


def deflated(socket: Compressor, frame: bytes) -> int:
    """How many bytes the message has once compressed."""
    return len((socket.compress(frame) + socket.flush(zlib.Z_SYNC_FLUSH)).removesuffix(TAIL))


def main() -> None:
    print(f"{'':14}{'steps':>7}{'raw':>8}{'p99':>8}{'deflated':>10}{'p99':>8}{'mean':>8}{'alone':>8}")
    for key in sys.argv[1:] or GAMES:
        found = sizes(key)
        raw, context, alone = (sorted(column) for column in zip(*found, strict=True))
        last = len(found) * 99 // 100
        print(
            f"{key:14}{len(found):7}{median(raw):8.0f}{raw[last]:8}{median(context):10.0f}"
            f"{context[last]:8}{sum(context) / len(context):8.0f}{median(alone):8.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
