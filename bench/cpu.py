"""Processor time of this process, so that a busy machine does not count."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def timed(work: Callable[[], T]) -> tuple[T, float]:
    """What the work gives, and how many seconds of processor it took."""
    since = time.process_time()
    done = work()
    return done, max(time.process_time() - since, 1e-9)
