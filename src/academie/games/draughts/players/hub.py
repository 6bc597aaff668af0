"""Foreign engines of draughts, such as Scan or Kingsrow, over the Hub protocol.

Both versions of the protocol are spoken: which, is heard in the greeting.

Source: the Hub protocol, version 2, as Scan 3.1 describes it; version 1 as Scan 2.0 speaks it.
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
from academie.games.draughts.players.hub_dialect import LONG, Dialect, HubOne, HubTwo, Info, Level
from academie.games.draughts.text.hub import hub_move, hub_position, read_hub_move, read_line
from academie.kernel import Action, NotationError, State
from academie.words import Message

__all__ = ["GRACE", "LONG", "READY", "HubEngine", "HubPlayer", "Info", "Level", "Thought"]

GRACE: Final = 5.0
"""How many seconds an engine may answer late before it is taken for lost."""
READY: Final = 60.0
"""How many it has to load its data."""


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
        self._dialect: Dialect = HubTwo()
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
        for text in self._replies("wait", until):
            self._hear_greeting(text)
        for name, value in wanted.items():
            self._set(name, value)
        self._pipe.send("init")
        self._wait("ready", until)

    def _hear_greeting(self, text: str) -> None:
        line = read_line(text)
        match line.command:
            case "id":
                self.name = " ".join(filter(None, map(line.arguments.get, ("name", "version"))))
            case "name":
                self._dialect, self.name = HubOne(), text.partition(" ")[2].strip()
            case "param" if "name" in line.arguments:
                self.parameters[line.arguments["name"]] = line.arguments.get("value", "")
            case _:
                pass

    def takes(self, name: str) -> bool:
        """Whether it has that parameter. Engines of version 1 do not say, and are taken to have any."""
        return name in self.parameters or not self._dialect.declares

    def _set(self, name: str, value: str) -> None:
        if not self.takes(name):
            known = (*self.parameters,)
            raise EngineError(
                Message("draughts-hub-engine-parameter", engine=self.name, name=name, known=known)
            )
        if not {*value}.isdisjoint('"\n'):
            raise EngineError(Message("draughts-hub-value", value=value))
        self._pipe.send(self._dialect.parameter(name, value))
        self.parameters[name] = value

    def _replies(self, last: str, until: float) -> Iterator[str]:
        """What the engine says, up to the line that begins so. Raises `EngineError`."""
        command = ""
        while command != last:
            text = self._pipe.receive(until)
            command = read_line(text).command
            if command == "error":
                said = self._dialect.error(text)
                raise EngineError(Message("draughts-hub-engine-error", message=said))
            yield text

    def _wait(self, last: str, until: float) -> None:
        """Hears the engine out."""
        for _ in self._replies(last, until):
            pass

    def new_game(self) -> None:
        """Start a new game: the engine forgets the one before."""
        self._pipe.send(self._dialect.new_game)

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
        lines = self._dialect.search(position, [*map(hub_move, played)], level)
        for move in played:
            state = state.apply(move)
        for line in lines:
            self._pipe.send(line)
        return self._answer(state, time.monotonic() + level.patience() + self._grace)

    def _answer(self, state: DraughtsState, until: float) -> Thought:
        replies: list[str] = []
        try:
            replies.extend(self._replies(self._dialect.chosen, until))
        except TooLate:
            self._pipe.send("stop")
            replies.extend(self._replies(self._dialect.chosen, time.monotonic() + self._grace))
        said = [text for text in replies if read_line(text).command == "info"]
        chosen = self._dialect.choice(replies[-1])
        try:
            move = read_hub_move(state, chosen.move)
        except NotationError as wrong:
            raise EngineError(Message("draughts-hub-answer", engine=self.name, wrong=wrong.text)) from wrong
        return Thought(move, chosen.expected_reply, self._dialect.info(said[-1]) if said else Info())

    def close(self) -> None:
        """Ends the engine; asking again does nothing."""
        self._pipe.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


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
