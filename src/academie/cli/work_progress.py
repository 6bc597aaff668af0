"""How long work goes on: a bar on a terminal, else a plain line at once and every few seconds."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from threading import Event, Thread
from typing import Final, Protocol

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

from academie.cli.speech import INTERRUPTED, LanguageOption, err, language
from academie.kernel import Text

EVERY: Final = 10.0
"""So many seconds from one plain line to the next."""
NOTHING_KEPT: Final = Text("Interrompu : rien n'est gardé.", "Interrupted: nothing is kept.")
STARTED: Final = Text("début", "started")
OF: Final = Text("sur", "of")


class Meter(Protocol):
    """Shows how far work has come."""

    def __call__(self, done: int, total: int) -> None:
        """So much is done, of so much."""
        ...

    def say(self, standing: str) -> None:
        """How things stand, beside the count."""
        ...

    def end(self) -> None:
        """Shows nothing any more; ending again does nothing."""
        ...


class Speed(ProgressColumn):
    """How much is done a second."""

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

    def say(self, standing: str) -> None:
        self._shown.update(self._task, description=standing)

    def end(self) -> None:
        self._shown.stop()


class Lines:
    """Plain lines, for files and pipes: one at once, then one every few seconds whatever is done."""

    def __init__(self, unit: Text, lang: LanguageOption) -> None:
        self._speech = language(lang)
        self._unit = Text(f"{unit.fr} :", f"{unit.en}:").in_(self._speech)
        self._since = time.monotonic()
        self._count = ""
        self._standing = ""
        self._ended = Event()
        self._print(STARTED.in_(self._speech))
        self._thread = Thread(target=self._tick, daemon=True)
        self._thread.start()

    def __call__(self, done: int, total: int) -> None:
        self._count = f"{done} {OF.in_(self._speech)} {total}"

    def say(self, standing: str) -> None:
        self._standing = standing

    def end(self) -> None:
        self._ended.set()
        self._thread.join()

    def _tick(self) -> None:
        while not self._ended.wait(EVERY):
            spent = f"{time.monotonic() - self._since:.0f} s"
            self._print(", ".join(filter(None, (self._count, self._standing, spent))))

    def _print(self, said: str) -> None:
        err.print(f"{self._unit} {said}", highlight=False, markup=False, soft_wrap=True)


def meter(unit: Text, lang: LanguageOption) -> Meter:
    """A bar where somebody watches, else plain lines."""
    watched = err.is_interactive and err.file.isatty()
    return Bar(unit.in_(language(lang))) if watched else Lines(unit, lang)


@contextmanager
def stoppable(
    unit: Text, lang: LanguageOption, stopped: Callable[[], Text] = lambda: NOTHING_KEPT
) -> Generator[Meter]:
    """A meter for work that Ctrl-C ends: `stopped` then tells what is kept, and the exit code is 130."""
    shown = meter(unit, lang)
    try:
        yield shown
    except KeyboardInterrupt:
        shown.end()
        err.print(stopped().in_(language(lang)), style="yellow", soft_wrap=True)
        raise typer.Exit(INTERRUPTED) from None
    finally:
        shown.end()


def kept_in(place: object) -> Text:
    """That finished work is kept, and how to resume it."""
    return Text(
        f"Interrompu : ce qui est fini est gardé dans {place} ; pour reprendre, relancez la même commande.",
        f"Interrupted: what is finished is kept in {place}; to resume, run the same command again.",
    )
