"""What the commands of the lab share: the workers, and a meter of the games played."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from academie.commands.progress import NOTHING_KEPT, Meter, stoppable
from academie.words import Language, Message, Text

if TYPE_CHECKING:
    from academie.lab.workers import Workers

WorkersOption = Annotated[int, typer.Option(min=1)]
RayOption = Annotated[bool, typer.Option("--ray")]
AddressOption = Annotated[str | None, typer.Option()]


@contextmanager
def workers_for(workers: int, on_ray: bool, address: str | None) -> Generator[Workers]:
    """Threads of this process, or processes on Ray if asked for."""
    from academie.lab.workers import ThreadWorkers
    from academie.lab.workers_ray import RayWorkers

    if not on_ray and address is None:
        yield ThreadWorkers(workers)
        return
    with RayWorkers(workers, address) as started:
        yield started


@contextmanager
def games_meter(lang: Language, stopped: Callable[[], Text] = lambda: NOTHING_KEPT) -> Generator[Meter]:
    """A meter of games; after Ctrl-C, `stopped` says what is kept and the exit code is 130."""
    with stoppable(Message("commands-unit-games"), lang, stopped) as shown:
        yield shown
