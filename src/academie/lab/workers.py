"""Lists of tasks, and who works through them: threads of this process, or processes on Ray."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from academie.engine.threads import run_in_threads

S = TypeVar("S")
"""What all tasks of a list share, such as a net: sent once."""
I = TypeVar("I")  # noqa: E741 - an item of the list
R = TypeVar("R")

Progress = Callable[[int, int], None]
"""Called as work goes on, with how many games have been played and how many there are in all."""


@dataclass(frozen=True, slots=True)
class Tasks(Generic[S, I, R]):
    """A list of work. Make a task a second or more of compiled work that leaves the interpreter free.

    `work` must be a pure function of a module: it may run elsewhere, and again after a worker died.
    """

    work: Callable[[S, I], R]
    shared: S
    items: Sequence[I]


class Workers(Protocol):
    """Runs tasks. The results are the same whoever runs them; only their order differs."""

    @property
    def workers(self) -> int:
        """How many tasks run at once."""
        ...

    @property
    def elsewhere(self) -> float:
        """The seconds of processor time that tasks have used outside this process."""
        ...

    def run(self, tasks: Tasks[S, I, R]) -> Iterator[tuple[int, R]]:
        """The result of each task with its number in the list, as it ends."""
        ...


@dataclass(frozen=True, slots=True)
class ThreadWorkers:
    """Threads of this process."""

    workers: int = 1
    elsewhere: float = field(default=0.0, init=False)

    def run(self, tasks: Tasks[S, I, R]) -> Iterator[tuple[int, R]]:
        return run_in_threads(lambda item: tasks.work(tasks.shared, item), tasks.items, self.workers)


def in_order(done: Iterable[tuple[int, R]]) -> Iterator[R]:
    """The results of tasks in the order of their list: one that ends early waits for those before it."""
    early: dict[int, R] = {}
    following = 0
    for number, result in done:
        early[number] = result
        while following in early:
            yield early.pop(following)
            following += 1
