"""When Python looks for garbage in circles: seldom, for a look at everything makes every table wait.

A warm room is some thousands of objects that live long and hold no circles; counting references frees nearly
all else. With the usual thresholds a process of 1,500 tables stood still for 0.2 to 0.5 s every other second,
found nothing, and spent a third of its time on it (`make bench-server`).
"""

from __future__ import annotations

import gc
from typing import Final

YOUNG: Final = 2_000
"""How many objects more than before bring a look at the young ones: about 5 ms of one."""
YOUNG_LOOKS: Final = 2
NEVER: Final = 1_000_000_000
FULL_SECONDS: Final = 600.0


def look_seldom() -> None:
    """Leaves what is loaded so far out of every look, and looks at old objects only when asked."""
    gc.freeze()
    gc.set_threshold(YOUNG, YOUNG_LOOKS, NEVER)


async def look_everywhere() -> None:
    """The look at everything that `look_seldom` put off."""
    gc.collect()
