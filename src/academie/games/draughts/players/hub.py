"""Foreign engines of draughts, such as Scan or Kingsrow, over the Hub protocol.

Both versions of the protocol are spoken: which, is heard in the greeting.

Source: the Hub protocol, version 2, as Scan 3.1 describes it; version 1 as Scan 2.0 speaks it.
"""

from __future__ import annotations

import os
import shlex
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType, TracebackType
from typing import Any, Final, Self

from academie.engine.pipe import EngineError, Pipe, TooLate
from academie.games.draughts.law import DraughtsState
from academie.games.draughts.law.acts import LaisserDamer, Move
from academie.games.draughts.players.hub_dialect import LONG, Dialect, HubOne, HubTwo, Info, Level
from academie.games.draughts.text.hub import hub_move, hub_position, read_hub_move, read_line
from academie.kernel import Action, NotationError, State
from academie.words import Message

__all__ = ["GRACE", "LONG", "READY", "HubEngine", "HubPlayer", "HubProgram", "Info", "Level", "Thought"]

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


Parameters = Mapping[str, str] | Callable[["HubEngine"], Mapping[str, str]]
"""What an engine is set to by name, or how that is chosen for it."""
NO_PARAMETERS: Final[Mapping[str, str]] = MappingProxyType({})


class HubEngine:
    """An engine in its own process; use it in a `with` block, or `close` it.

    The parameters to be set, which it must have, may be chosen once it has said which it has.
    """

    def __init__(
        self,
        command: Sequence[str],
        parameters: Parameters = NO_PARAMETERS,
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
            self._shake_hands(parameters, time.monotonic() + ready)
        except EngineError:
            self.close()
            raise

    def _shake_hands(self, wanted: Parameters, until: float) -> None:
        self._pipe.send("hub")
        for text in self._replies("wait", until):
            self._hear_greeting(text)
        for name, value in (wanted(self) if callable(wanted) else wanted).items():
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

    def processor_time(self) -> float | None:
        """The seconds of processor time it has used; `None` where the system does not say."""
        return self._pipe.processor_time()

    def close(self) -> None:
        """Ends the engine; asking again does nothing."""
        self._pipe.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


@dataclass(frozen=True, slots=True)
class HubProgram:
    """How an engine is started: a program alone, which is given the argument `hub`, or a whole command.

    A program named by its path runs in its own folder, where engines look for their data.
    """

    words: tuple[str, ...]

    @classmethod
    def of(cls, command: str | Sequence[str]) -> HubProgram:
        """The program of a command. Raises `EngineError` for none."""
        words = shlex.split(command) if isinstance(command, str) else [*command]
        if not words:
            raise EngineError(Message("draughts-hub-no-program"))
        return cls((*words,) if len(words) > 1 else (words[0], "hub"))

    @property
    def folder(self) -> Path | None:
        """Where it runs: in the present folder, if its program is found by name."""
        return Path(self.words[0]).resolve().parent if os.sep in self.words[0] else None

    def start(self, parameters: Parameters = NO_PARAMETERS) -> HubEngine:
        """The engine, started. Raises `EngineError`."""
        program, *arguments = self.words
        path = program if self.folder is None else str(Path(program).absolute())
        return HubEngine((path, *arguments), parameters, folder=self.folder)


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
