"""When Python looks for reference cycles: seldom, since a process that serves games makes hardly any."""

from __future__ import annotations

import gc
from typing import Final

FULL_COLLECTION_SECONDS: Final = 600.0
YOUNG_OBJECTS: Final = 2_000
"""How many new objects make Python collect the young generation, which takes about 5 ms."""
YOUNG_COLLECTIONS: Final = 2
NEVER: Final = 1_000_000_000


def collect_garbage_rarely() -> None:
    """Exempt what is loaded so far from garbage collection, and leave old objects to `collect_all_garbage`.

    A warm room is thousands of long-lived objects without reference cycles; reference counting frees nearly
    all the rest. With the default thresholds a process with 1,500 tables paused for 0.2 to 0.5 s every other
    second, found nothing, and spent a third of its time on it (`make bench-server`).
    """
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, YOUNG_COLLECTIONS, NEVER)


async def collect_all_garbage() -> None:
    """Run the full collection that `collect_garbage_rarely` puts off."""
    gc.collect()
