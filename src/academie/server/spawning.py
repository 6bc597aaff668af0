"""How processes of the server are begun."""

from __future__ import annotations

import signal
from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def ignore_interrupts() -> Generator[None]:
    """Makes processes that are begun meanwhile never hear Ctrl-C, from their first moment on.

    A terminal sends it to all of them; whoever began them ends them.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
