"""What a Hub engine is told and says, in either version of the protocol.

Source: the Hub protocol, version 2, as Scan 3.1 describes it; version 1 as Scan 2.0 speaks it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from academie.engine.pipe import EngineError
from academie.games.draughts.text.hub import HubLine, read_line
from academie.words import Message

LONG: Final = 600.0
"""How many seconds an engine has for a move that is not limited by time."""


@dataclass(frozen=True, slots=True)
class Level:
    """How long an engine may think: seconds for the move, or a depth, or nodes, or what its clock shows.

    `time` is what is left of it, for the next `moves` if given, `inc` what each move adds.
    """

    move_time: float | None = None
    depth: int | None = None
    nodes: int | None = None
    time: float | None = None
    moves: int | None = None
    inc: float | None = None

    def line(self) -> HubLine:
        """The level as a command."""
        fields = {
            "depth": self.depth,
            "nodes": self.nodes,
            "move-time": self.move_time,
            "moves": self.moves,
            "time": self.time,
            "inc": self.inc,
        }
        return HubLine("level", {name: str(value) for name, value in fields.items() if value is not None})

    def patience(self) -> float:
        """After how many seconds it must have moved."""
        given = self.time if self.move_time is None else self.move_time
        return LONG if given is None else given


@dataclass(frozen=True, slots=True)
class Info:
    """What an engine reports while it thinks: depth, score in men for the player to move, line."""

    depth: int | None = None
    score: float | None = None
    nodes: int | None = None
    time: float | None = None
    pv: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Chosen:
    """The move an engine ends a search with, and the reply it expects, as they are written."""

    move: str
    expected_reply: str | None = None


class Dialect(Protocol):
    """How a version of the protocol words what both can say."""

    new_game: str
    chosen: str
    """The command that ends a search."""
    declares: bool
    """Whether an engine says which parameters it has."""

    def parameter(self, name: str, value: str) -> str:
        """The line that sets a parameter."""
        ...

    def search(self, position: str, played: Sequence[str], level: Level) -> Sequence[str]:
        """The lines that make it think about what follows the moves played from a position."""
        ...

    def choice(self, text: str) -> Chosen:
        """What the line that ends a search says."""
        ...

    def info(self, text: str) -> Info:
        """What a report says; what is not understood is left out."""
        ...

    def error(self, text: str) -> str:
        """What the engine complains of."""
        ...


class HubTwo:
    """Version 2, of named arguments."""

    new_game = "new-game"
    chosen = "done"
    declares = True

    def parameter(self, name: str, value: str) -> str:
        return str(HubLine("set-param", {"name": name, "value": value}))

    def search(self, position: str, played: Sequence[str], level: Level) -> Sequence[str]:
        moves = {"moves": " ".join(played)} if played else {}
        return str(HubLine("pos", {"pos": position, **moves})), str(level.line()), "go think"

    def choice(self, text: str) -> Chosen:
        found = read_line(text).arguments
        return Chosen(found.get("move", ""), found.get("ponder"))

    def info(self, text: str) -> Info:
        line = read_line(text)
        depth, nodes = line.number("depth"), line.number("nodes")
        return Info(
            depth=None if depth is None else int(depth),
            score=line.number("score"),
            nodes=None if nodes is None else int(nodes),
            time=line.number("time"),
            pv=tuple(line.arguments.get("pv", "").split()),
        )

    def error(self, text: str) -> str:
        return read_line(text).arguments.get("message", "")


class HubOne:
    """Version 1, of words in a fixed order, with milliseconds and hundredths of a man."""

    new_game = "new"
    chosen = "move"
    declares = False

    def parameter(self, name: str, value: str) -> str:
        return f"set {name} {value}"

    def search(self, position: str, played: Sequence[str], level: Level) -> Sequence[str]:
        # A position undoes the level of the search before, hence comes first.
        side, squares = position[0].lower(), position[1:]
        return f"pos {side}{squares}", *(f"move {move}" for move in played), *self._levels(level), "go"

    @staticmethod
    def _levels(level: Level) -> list[str]:
        if level.nodes is not None:
            raise EngineError(Message("draughts-hub-one-nodes"))
        lines = [] if level.depth is None else [f"depth {level.depth}"]
        if level.move_time is not None:
            lines.append(f"time {_milliseconds(level.move_time)}")
        elif level.time is not None:
            inc = _milliseconds(level.inc or 0.0)
            lines.append(f"level {level.moves or 0} {_milliseconds(level.time)} {inc}")
        return lines

    def choice(self, text: str) -> Chosen:
        _, *moves = text.split()
        return Chosen(*(moves or [""])[:2])

    def info(self, text: str) -> Info:
        _, *words = text.split()
        try:
            depth, _, score, nodes, time, _ = map(float, words[:6])
        except ValueError:
            return Info()
        return Info(int(depth), score / 100, int(nodes), time, tuple(words[6:]))

    def error(self, text: str) -> str:
        return text.partition(" ")[2]


def _milliseconds(seconds: float) -> int:
    return round(1000 * seconds)
