"""What the commands of the lab share: who works, how it goes on, and what is left when it is broken off."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Annotated

import typer

from academie.cli.speech import LanguageOption
from academie.cli.work_progress import NOTHING_KEPT, Meter, stoppable
from academie.kernel import Text
from academie.lab.workers import ThreadWorkers, Workers
from academie.lab.workers_ray import RayWorkers

WorkersOption = Annotated[
    int, typer.Option(min=1, help="How many work at once: threads, or on Ray processes.")
]
RayOption = Annotated[bool, typer.Option("--ray", help="Work on Ray, on this machine: extra lab.")]
AddressOption = Annotated[
    str | None, typer.Option(help="The address of a Ray cluster on a private network: work there.")
]


@contextmanager
def crew_of(workers: int, on_ray: bool, address: str | None) -> Generator[Workers]:
    """Who works: threads of this process unless Ray is asked for."""
    if not on_ray and address is None:
        yield ThreadWorkers(workers)
        return
    with RayWorkers(workers, address) as crew:
        yield crew


@contextmanager
def going_on(lang: LanguageOption, stopped: Callable[[], Text] = lambda: NOTHING_KEPT) -> Generator[Meter]:
    """A meter of games; interrupted, `stopped` tells what is kept and the exit code is 130."""
    with stoppable(Text("parties", "games"), lang, stopped) as shown:
        yield shown
