"""What engines are asked to do, as plain data: any process that knows the games can do it and answer.

States are sent as the acts that lead to them. The process that does a task plays them by the rules, so that
processes of two releases understand each other.
"""

from __future__ import annotations

import os
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from typing import Any, Final, Protocol, runtime_checkable
from uuid import UUID, uuid4

import msgspec

from academie.engine.accelerated import accelerated
from academie.engine.players import RANDOM, levels, names, player
from academie.kernel import AcademieError, OptionValue, Seat, State
from academie.library import catalogue
from academie.notation import notation_of
from academie.server.engines.lines_of_play import (
    compare_acts,
    judge_last,
    play_line,
    review_line,
    study_board,
    study_path,
)
from academie.server.game.clock import ClockRule
from academie.server.game.terms import GameTerms
from academie.words import Content, Message, Text, languages

LEAST_SECONDS: Final = 0.05
"""With less time than this an engine does not begin to think; a quicker one chooses."""
CLOCK_PARTS: Final = 40
"""Into how many acts an engine divides the time it has left."""
STOP_AGAIN_SECONDS: Final = 0.05
QUICK_MS: Final = 20
SLOW_MS: Final = 1_000
"""What a task is expected to cost until it has been measured."""


class Line(msgspec.Struct, frozen=True):
    """A line of play from the start of a game."""

    game: str
    ruleset: str
    options: dict[str, OptionValue]
    acts: list[str]

    def terms(self) -> GameTerms:
        return GameTerms(
            game_key=self.game, ruleset=self.ruleset, options=self.options, clock=ClockRule(), rated=False
        )


class ChooseAct(msgspec.Struct, frozen=True, tag=True):
    """Choose an act of a seat, who knows what that seat may see."""

    engine: str
    seat: int
    line: Line

    @property
    def game(self) -> str:
        return self.line.game

    def state(self) -> State[Any]:
        return accelerated(play_line(self.line.terms(), self.line.acts)[-1].state).view(Seat(self.seat))


class ChooseOnStudy(msgspec.Struct, frozen=True, tag=True):
    """Choose an act on a board of a study, after these acts."""

    engine: str
    game: str
    study: str
    board: int
    acts: list[str]

    def state(self) -> State[Any]:
        study = catalogue().study(self.study)
        return study_path(study, study_board(study, self.board), self.acts).last


class ReviewLine(msgspec.Struct, frozen=True, tag=True):
    """Rate the acts of a line from number `since` on, for so many seconds."""

    line: Line
    since: int
    seconds: float
    deeper: bool

    def answer(self) -> Any:  # noqa: ANN401 - any JSON value
        terms = self.line.terms()
        return review_line(terms, self.line.acts, self.since, self.seconds, deeper=self.deeper)


class CompareActs(msgspec.Struct, frozen=True, tag=True):
    """Compare what can be played where a line ends."""

    line: Line
    played: str | None

    def answer(self) -> Any:  # noqa: ANN401 - any JSON value
        return compare_acts(self.line.terms(), self.line.acts, self.played)


class JudgeAct(msgspec.Struct, frozen=True, tag=True):
    """Judge the act that leaves the book of a study."""

    study: str
    acts: list[str]

    def answer(self) -> str:
        return judge_last(catalogue().study(self.study), self.acts).value


Choice = ChooseAct | ChooseOnStudy
Task = Choice | ReviewLine | CompareActs | JudgeAct


class Refusal(msgspec.Struct, frozen=True):
    """Why a task cannot be done, as the error of the library says it."""

    code: str
    key: str = ""
    args: dict[str, str | int] = {}
    said: dict[str, str] = {}

    @classmethod
    def of(cls, wrong: AcademieError) -> Refusal:
        text = wrong.text
        if isinstance(text, Message) and all(isinstance(each, str | int) for each in text.args.values()):
            return cls(wrong.code, text.key, {name: _plain(each) for name, each in text.args.items()})
        return cls(wrong.code, said={language.value: text.in_(language) for language in languages()})

    def error(self) -> AcademieError:
        text: Text = Message(self.key, **self.args) if self.key else Content(**self.said)
        return AcademieError(text, code=self.code)


class Done(msgspec.Struct, frozen=True):
    """The result of a task, or why it was refused, and the processor time it took."""

    result: Any
    cpu_ms: int
    refused: Refusal | None = None
    failed: bool = False
    """Whether there is no result: it took too long, or the engine failed."""
    engine: str = ""
    """The engine that chose, where one did: another than was asked if there was no time for that one."""


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """A task, who asks for it, how urgent it is and how long the answer may take.

    Engines take the lowest class first and, inside a class, serve every owner alike.
    """

    task: Task
    owner: str
    """The account, or the address of somebody without one."""
    urgency: int
    key: UUID = msgspec.field(default_factory=uuid4)
    """Requests with the same key get the same answer."""
    seconds: float
    """How long the engine may think."""
    deadline: float
    """After how many seconds something must have been chosen."""
    game: UUID | None = None
    network: str = ""
    """The network of the owner, whose processor time is counted too, where it is known."""
    trace: str = ""
    """The trace it belongs to, as W3C Trace Context writes it, if it is traced."""

    @property
    def quick(self) -> bool:
        """Whether it takes so little that it need not wait behind those that take long."""
        return isinstance(self.task, Choice) and not is_heavy(self.task.engine, self.task.game)

    @property
    def what(self) -> str:
        """What is measured together."""
        task = self.task
        return f"{task.game} {task.engine}" if isinstance(task, Choice) else type(task).__name__

    @property
    def expected_ms(self) -> int:
        return QUICK_MS if self.quick else SLOW_MS

    def budget(self, waited: float) -> float:
        """How many seconds may be spent on it once it has waited so long."""
        return min(self.seconds, self.deadline - waited)


@runtime_checkable
class Stoppable(Protocol):
    """A player that can be told to answer with what it has found so far."""

    def stop(self) -> None: ...


def time_for_act(left_ms: int, step_ms: int) -> float:
    """How many seconds an engine may use for an act with so much time on its clock."""
    return max(0.0, min(left_ms / CLOCK_PARTS + step_ms, left_ms / 2)) / 1000


def is_heavy(name: str, game: str) -> bool:
    """Whether an engine may take long: the upper half of the levels of a game do."""
    ladder = [offer.name for offer in levels(game)]
    return name in ladder[len(ladder) // 2 :]


def stand_in(game: str) -> str:
    """The strongest fast engine, which plays where another has no time left."""
    return [name for name in names(game) if not is_heavy(name, game)][-1]


def plain_choice(task: Choice) -> str:
    """A legal act chosen without search: what is played if no engine answers."""
    name = "simple" if "simple" in names(task.game) else RANDOM.name
    return _choose(name, task, task.state())


def perform(task: Task, seconds: float) -> Done:
    """Do a task within so many seconds. An engine answers in time with the best it has found."""
    begun = _cpu_seconds()
    engine, refused, result = "", None, None
    try:
        if isinstance(task, Choice):
            late = seconds < LEAST_SECONDS and is_heavy(task.engine, task.game)
            engine = stand_in(task.game) if late else task.engine
            result = _choose(engine, task, task.state(), seconds)
        else:
            result = task.answer()
    except AcademieError as wrong:
        refused = Refusal.of(wrong)
    return Done(result, round(1000 * (_cpu_seconds() - begun)), refused, engine=engine)


def load() -> None:
    """Do nothing: a process that can call this has loaded the engines."""


def _choose(name: str, task: Choice, state: State[Any], seconds: float | None = None) -> str:
    """The act an engine chooses, as text; it is told to answer once the time is over."""
    chosen = player(name, task.game)
    with _stopping(chosen, seconds):
        return notation_of(task.game).act(chosen.choose(state))


@contextmanager
def _stopping(chosen: object, seconds: float | None) -> Generator[None]:
    if seconds is None or not isinstance(chosen, Stoppable):
        yield
        return
    done = Event()

    def stop() -> None:
        # Again and again: a search that has not begun yet would not notice.
        wait = seconds
        while not done.wait(wait):
            chosen.stop()
            wait = STOP_AGAIN_SECONDS

    Thread(target=stop, daemon=True).start()
    try:
        yield
    finally:
        done.set()


def _cpu_seconds() -> float:
    """The processor time of this process and of the programs it has started, such as Stockfish."""
    used = time.process_time()
    tick = os.sysconf("SC_CLK_TCK")
    with suppress(OSError, ValueError, IndexError):
        for listed in Path("/proc/self/task").glob("*/children"):
            for pid in listed.read_text(encoding="utf-8").split():
                numbers = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
                used += (int(numbers[11]) + int(numbers[12])) / tick
    return used


def _plain(value: object) -> str | int:
    return value if isinstance(value, str | int) else str(value)
