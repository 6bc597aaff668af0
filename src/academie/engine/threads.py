"""Work in threads, for work that releases the interpreter."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from typing import Final, TypeVar

I = TypeVar("I")  # noqa: E741 - an item
R = TypeVar("R")

_END: Final = object()


def run_in_threads(work: Callable[[I], R], items: Sequence[I], threads: int) -> Iterator[tuple[int, R]]:
    """Yield the result of each item, with its number, as it is done.

    Closing the iterator starts no further item; those being worked on end by themselves, so that Ctrl-C does
    not wait for compiled code.
    """
    pool = ThreadPoolExecutor(threads)
    try:
        waiting = iter(enumerate(items))
        running: dict[Future[R], int] = {}
        while True:
            for number, item in islice(waiting, threads - len(running)):
                running[pool.submit(work, item)] = number
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(done), done.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def aside(work: Callable[[], R]) -> R:
    """Return what the work returns, done in another thread so that Ctrl-C reaches the main one at once."""
    ((_, result),) = run_in_threads(lambda _: work(), [None], 1)
    return result


def each_aside(found: Iterator[R]) -> Iterator[R]:
    """Yield the same items, each found in another thread so that Ctrl-C reaches the main one at once."""
    while (item := aside(lambda: next(found, _END))) is not _END:
        yield item  # type: ignore[misc]  # not the end, hence an item
