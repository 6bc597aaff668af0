"""Child processes of the server: they ignore Ctrl-C and end when their parent does."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator
from contextlib import contextmanager
from multiprocessing import parent_process
from threading import Thread


@contextmanager
def ignore_interrupts() -> Generator[None]:
    """Make processes started inside the context ignore Ctrl-C from the moment they start.

    A terminal sends it to all of them; the process that started them ends them.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with_parent(end: Callable[[], None]) -> None:
    """Call `end`, in a thread, once the parent process is gone: a killed parent cannot stop its children."""
    Thread(target=_wait_for_parent, args=(end,), daemon=True).start()


def _wait_for_parent(end: Callable[[], None]) -> None:
    if (parent := parent_process()) is not None:
        parent.join()
    end()
