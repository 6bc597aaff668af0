"""`python -m tests.editions` holds every law against its edition, or `--write`s that of a new one."""

from __future__ import annotations

import sys

from academie.registry import registry
from tests.editions.digests import write, wrong


def main() -> int:
    """Print what is wrong; the exit status is 1 if anything is."""
    problems: list[str] = []
    for game in registry:
        if "--write" in sys.argv:
            try:
                write(game)
            except ValueError as refused:
                problems.append(str(refused))
        elif (problem := wrong(game)) is not None:
            problems.append(problem)
    print("\n".join(problems) or "every edition says what it said")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
