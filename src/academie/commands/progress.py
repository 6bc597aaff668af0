"""Progress of long work: a bar on a terminal, else a plain line at once and every few seconds."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from threading import Event, Thread
from typing import Final, Protocol, TypeVar

import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text as Line

from academie.commands.options import INTERRUPTED
from academie.commands.output import err
from academie.engine.threads import each_aside
from academie.words import Language, Message, Text

T = TypeVar("T")
EVERY: Final = 10.0
"""Seconds from one plain line to the next."""
NOTHING_KEPT: Final = Message("commands-progress-nothing-kept")
STARTED: Final = Message("commands-progress-started")
OF: Final = Message("commands-progress-of")


class Meter(Protocol):
    """Shows how much of the work is done."""

    def __call__(self, done: int, total: int) -> None:
        """Show that so many of `total` are done."""
        ...

    def say(self, result: str) -> None:
        """Show the present result beside the count."""
        ...

    def end(self) -> None:
        """Stop showing; a second call does nothing."""
        ...


class Speed(ProgressColumn):
    """How many are done a second."""

    def render(self, task: Task) -> Line:
        return Line(f"{task.speed or 0.0:.1f}/s", style="progress.data.speed")


class Bar:
    """A bar that fills."""

    def __init__(self, unit: str) -> None:
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            Speed(),
            TimeRemainingColumn(),
        )
        self._shown = Progress(*columns, console=err, transient=True)
        self._task = self._shown.add_task(unit, total=None)
        self._shown.start()

    def __call__(self, done: int, total: int) -> None:
        self._shown.update(self._task, completed=done, total=total)

    def say(self, result: str) -> None:
        self._shown.update(self._task, description=result)

    def end(self) -> None:
        self._shown.stop()


class Lines:
    """Plain lines, for files and pipes: one at once, then one every few seconds."""

    def __init__(self, unit: Text, lang: Language) -> None:
        self._language = lang
        self._unit = Message("commands-progress-unit", unit=unit).in_(self._language)
        self._since = time.monotonic()
        self._count = ""
        self._result = ""
        self._ended = Event()
        self._print(STARTED.in_(self._language))
        self._thread = Thread(target=self._tick, daemon=True)
        self._thread.start()

    def __call__(self, done: int, total: int) -> None:
        self._count = OF.given(done=done, total=total).in_(self._language)

    def say(self, result: str) -> None:
        self._result = result

    def end(self) -> None:
        self._ended.set()
        self._thread.join()

    def _tick(self) -> None:
        while not self._ended.wait(EVERY):
            spent = f"{time.monotonic() - self._since:.0f} s"
            self._print(", ".join(filter(None, (self._count, self._result, spent))))

    def _print(self, line: str) -> None:
        err.print(f"{self._unit} {line}", highlight=False, markup=False, soft_wrap=True)


def meter(unit: Text, lang: Language) -> Meter:
    """A bar on a terminal, else plain lines."""
    watched = err.is_interactive and err.file.isatty()
    return Bar(unit.in_(lang)) if watched else Lines(unit, lang)


@contextmanager
def stoppable(
    unit: Text, lang: Language, stopped: Callable[[], Text] = lambda: NOTHING_KEPT
) -> Generator[Meter]:
    """A meter for work that Ctrl-C ends: `stopped` then says what is kept, and the exit code is 130."""
    shown = meter(unit, lang)
    try:
        yield shown
    except KeyboardInterrupt:
        shown.end()
        err.print(stopped().in_(lang), style="yellow", soft_wrap=True)
        raise typer.Exit(INTERRUPTED) from None
    finally:
        shown.end()


def kept_in(place: object) -> Text:
    """The message that finished work is kept, and how to resume it."""
    return Message("commands-progress-kept", place=place)


def counted(items: Iterable[T], total: int, unit: Text, lang: Language, stopped: Text) -> Iterator[T]:
    """Yield the items as they come, counted for the reader; Ctrl-C ends them early, and `stopped` says so.

    They are found in another thread: an item may take seconds of compiled code.
    """
    shown = meter(unit, lang)
    try:
        for number, item in enumerate(each_aside(iter(items)), 1):
            shown(number, total)
            yield item
    except KeyboardInterrupt:
        shown.end()
        err.print(stopped.in_(lang), style="yellow", soft_wrap=True)
    finally:
        shown.end()
