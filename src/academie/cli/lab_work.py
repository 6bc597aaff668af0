"""What the commands of the lab share: who works, how it goes on, and what is left when it is broken off."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Annotated

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

from academie.cli.speech import BROKEN_OFF, Lang, err, language
from academie.kernel import Text
from academie.lab.crew import Crew, Here
from academie.lab.on_ray import OnRay

WorkersOption = Annotated[
    int, typer.Option(min=1, help="How many work at once: threads, or on Ray processes.")
]
RayOption = Annotated[bool, typer.Option("--ray", help="Work on Ray, on this machine: extra lab.")]
AddressOption = Annotated[
    str | None, typer.Option(help="The address of a Ray cluster on a private network: work there.")
]


@contextmanager
def crew_of(workers: int, on_ray: bool, address: str | None) -> Generator[Crew]:
    """Who works: threads of this process unless Ray is asked for."""
    if not on_ray and address is None:
        yield Here(workers)
        return
    with OnRay(workers, address) as crew:
        yield crew


class Speed(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Line:
        return Line(f"{task.speed or 0.0:.1f}/s", style="progress.data.speed")


class Bar:
    """A bar that fills as games are played, and may say how things stand."""

    def __init__(self, shown: Progress, about: str) -> None:
        self._shown = shown
        self._task = shown.add_task(about, total=None)

    def __call__(self, done: int, total: int) -> None:
        """So many games are played, of so many."""
        self._shown.update(self._task, completed=done, total=total)

    def say(self, standing: str) -> None:
        """How things stand, beside the bar."""
        self._shown.update(self._task, description=standing)


@contextmanager
def going_on(lang: Lang) -> Generator[Bar]:
    """A bar to be told how work goes on; broken off, it says so and exits with 130."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Speed(),
        TimeRemainingColumn(),
    )
    try:
        with Progress(*columns, console=err, transient=True) as shown:
            yield Bar(shown, Text("parties", "games").in_(language(lang)))
    except KeyboardInterrupt:
        err.print(BROKEN_OFF.in_(language(lang)), style="yellow")
        raise typer.Exit(130) from None
