"""Whoever works through a list of tasks: threads of this process, or workers on Ray."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from academie.engine.threads import run_in_threads

S = TypeVar("S")
"""What all tasks of a list share, such as a net: sent once."""
I = TypeVar("I")  # noqa: E741 - an item of the list
R = TypeVar("R")

Tell = Callable[[int, int], None]
"""Told as work goes on: how many games are played, and of how many."""


@dataclass(frozen=True, slots=True)
class Tasks(Generic[S, I, R]):
    """A list of work. Make a task a second or more of compiled work that leaves the interpreter free.

    `work` must be pure and stand in a module, for it may be done elsewhere, and again where a worker died.
    """

    work: Callable[[S, I], R]
    shared: S
    items: Sequence[I]


class Workers(Protocol):
    """Works tasks off. What comes of them is the same whoever does them; only the order differs."""

    @property
    def workers(self) -> int:
        """How many tasks are worked on at once."""
        ...

    def done(self, tasks: Tasks[S, I, R]) -> Iterator[tuple[int, R]]:
        """What came of each task, with its number in the list, as it is done."""
        ...


@dataclass(frozen=True, slots=True)
class ThreadWorkers:
    """This process, with so many threads."""

    workers: int = 1

    def done(self, tasks: Tasks[S, I, R]) -> Iterator[tuple[int, R]]:
        return run_in_threads(lambda item: tasks.work(tasks.shared, item), tasks.items, self.workers)


def in_order(done: Iterable[tuple[int, R]]) -> Iterator[R]:
    """What came of tasks in the order of their list: one that is done early waits for those before it."""
    early: dict[int, R] = {}
    following = 0
    for number, result in done:
        early[number] = result
        while following in early:
            yield early.pop(following)
            following += 1
