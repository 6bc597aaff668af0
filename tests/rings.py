"""The rings of the tests: how much each does at every change, and how much more at night.

- near (`make near`): the tests that a change can break, chosen by `tests/selection.py`;
- fast (`make test`, `.ci/run`): all tests but those marked `night`, with few games and throws;
- night (`make night`, `.ci/run --all`): all tests, with many.
"""

from __future__ import annotations

from typing import Final

import pytest

NIGHT: Final = "--night"


class _Ring:
    """Which ring runs, set by tests/conftest.py before any test is loaded."""

    night = False


RING: Final = _Ring()


def count(fast: int, night: int) -> int:
    """How many games, throws or examples a test looks at: few at every change, many at night.

    The few are among the many, so that what fails by day fails at night too.
    """
    return night if RING.night else fast


def unless(fast: bool) -> tuple[pytest.MarkDecorator, ...]:
    """The marks of one parameter of a test: all are run at night, those for which `fast` holds by day too."""
    return () if fast else (pytest.mark.night,)
