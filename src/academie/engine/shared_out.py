"""Work shared out among threads; for work that leaves the interpreter free."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from typing import TypeVar

I = TypeVar("I")  # noqa: E741 - an item
R = TypeVar("R")


def in_threads(work: Callable[[I], R], items: Sequence[I], threads: int) -> Iterator[tuple[int, R]]:
    """What comes of each item, with its number, as it is done; who stops listening ends it."""
    with ThreadPoolExecutor(threads) as pool:
        waiting = iter(enumerate(items))
        running: dict[Future[R], int] = {}
        while True:
            for number, item in islice(waiting, threads - len(running)):
                running[pool.submit(work, item)] = number
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(done), done.result()
