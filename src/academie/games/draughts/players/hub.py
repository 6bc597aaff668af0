"""Foreign engines of draughts, such as Scan or Kingsrow, over the Hub protocol.

Source: the Hub protocol, version 2, as Scan 3.1 describes it.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from academie.engine.pipe import EngineError, Pipe, TooLate
from academie.games.draughts.law import DraughtsState
from academie.games.draughts.law.acts import LaisserDamer, Move
from academie.games.draughts.text.hub import HubLine, hub_move, hub_position, read_hub_move, read_line
from academie.kernel import Action, NotationError, State
from academie.words import Message

GRACE: Final = 5.0
"""How many seconds an engine may answer late before it is taken for lost."""
READY: Final = 60.0
"""How many it has to load its data."""
LONG: Final = 600.0
"""How many it has for a move that is not limited by time."""


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
class Thought:
    """The move chosen, the reply the engine expects, and its last report."""

    move: Move
    expected_reply: str | None
    info: Info


class HubEngine:
    """An engine in its own process; use it in a `with` block, or `close` it."""

    def __init__(
        self,
        command: Sequence[str],
        parameters: Mapping[str, str] | None = None,
        *,
        folder: Path | None = None,
        ready: float = READY,
        grace: float = GRACE,
    ) -> None:
        self._grace = grace
        self._pipe = Pipe(command, folder)
        self.name = ""
        self.parameters: dict[str, str] = {}
        """What the engine declared, with what was set since."""
        try:
            self._shake_hands(parameters or {}, time.monotonic() + ready)
        except EngineError:
            self.close()
            raise

    def _shake_hands(self, wanted: Mapping[str, str], until: float) -> None:
        self._pipe.send("hub")
        for line in self._replies("wait", until):
            if line.command == "id":
                self.name = " ".join(filter(None, map(line.arguments.get, ("name", "version"))))
            elif line.command == "param" and "name" in line.arguments:
                self.parameters[line.arguments["name"]] = line.arguments.get("value", "")
        for name, value in wanted.items():
            self._set(name, value)
        self._pipe.send("init")
        self._wait("ready", until)

    def _set(self, name: str, value: str) -> None:
        if name not in self.parameters:
            known = (*self.parameters,)
            raise EngineError(
                Message("draughts-hub-engine-parameter", engine=self.name, name=name, known=known)
            )
        if not {*value}.isdisjoint('"\n'):
            raise EngineError(Message("draughts-hub-value", value=value))
        self._pipe.send(str(HubLine("set-param", {"name": name, "value": value})))
        self.parameters[name] = value

    def _replies(self, last: str, until: float) -> Iterator[HubLine]:
        """What the engine says, up to the line that begins so. Raises `EngineError`."""
        line = HubLine("")
        while line.command != last:
            line = read_line(self._pipe.receive(until))
            if line.command == "error":
                said = line.arguments.get("message", "")
                raise EngineError(Message("draughts-hub-engine-error", message=said))
            yield line

    def _wait(self, last: str, until: float) -> None:
        """Hears the engine out."""
        for _ in self._replies(last, until):
            pass

    def new_game(self) -> None:
        """Start a new game: the engine forgets the one before."""
        self._pipe.send("new-game")

    def ping(self, within: float = GRACE) -> None:
        """Asks whether the engine is there. Raises `EngineError` if not."""
        self._pipe.send("ping")
        self._wait("pong", time.monotonic() + within)

    def think(self, state: DraughtsState, level: Level, played: Sequence[Move] = ()) -> Thought:
        """The move the engine chooses after the moves `played` from `state`.

        Given the moves, the engine sees repeated positions. Raises `EngineError` for a move that is not legal
        by our law, and for none in time; an engine that is late is first asked to stop.
        """
        position = hub_position(state.position, state.rules)
        moves = {"moves": " ".join(map(hub_move, played))} if played else {}
        for move in played:
            state = state.apply(move)
        for line in (HubLine("pos", {"pos": position, **moves}), level.line(), "go think"):
            self._pipe.send(str(line))
        return self._answer(state, time.monotonic() + level.patience() + self._grace)

    def _answer(self, state: DraughtsState, until: float) -> Thought:
        replies: list[HubLine] = []
        try:
            replies.extend(self._replies("done", until))
        except TooLate:
            self._pipe.send("stop")
            replies.extend(self._replies("done", time.monotonic() + self._grace))
        said = [line for line in replies if line.command == "info"]
        done = replies[-1].arguments
        try:
            move = read_hub_move(state, done.get("move", ""))
        except NotationError as wrong:
            raise EngineError(Message("draughts-hub-answer", engine=self.name, wrong=wrong.text)) from wrong
        return Thought(move, done.get("ponder"), _info(said[-1]) if said else Info())

    def close(self) -> None:
        """Ends the engine; asking again does nothing."""
        self._pipe.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _info(line: HubLine) -> Info:
    depth, nodes = line.number("depth"), line.number("nodes")
    return Info(
        depth=None if depth is None else int(depth),
        score=line.number("score"),
        nodes=None if nodes is None else int(nodes),
        time=line.number("time"),
        pv=tuple(line.arguments.get("pv", "").split()),
    )


class HubPlayer:
    """An engine at the damier. It knows nothing of offers to crown, and accepts them."""

    def __init__(self, engine: HubEngine, level: Level) -> None:
        self._engine = engine
        self._level = level

    def choose(self, state: State[Any]) -> Action:
        """The engine's move. Raises `EngineError`, also where it plays by another law than ours."""
        if not isinstance(state, DraughtsState):
            raise EngineError(Message("draughts-hub-game"))
        if LaisserDamer() in state.actions():
            return LaisserDamer()
        return self._engine.think(state, self._level).move
