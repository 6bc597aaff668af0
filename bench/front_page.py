"""What the front page costs beside many games: `make bench-front`.

Counted are the processor seconds of the web process and of PostgreSQL, a page: of pages that follow each
other so slowly that the database is asked for each, and of pages that many ask for at once.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final
from urllib.request import Request, urlopen

from academie.server.base.database import connect
from academie.server.site.list_cache import FRESH_SECONDS
from bench.cpu import family, processes
from tests.server.support.many_games import fill
from tests.server.support.web import LIMITS_TOLD, Parts, Web, started, temporary_parts

MOST_MS: Final = 15.0
"""Of processor, a page for which the database is asked."""
AT_ONCE: Final = 24


async def filled(parts: Parts, over: int, live: int) -> None:
    database = await connect(parts.postgres.address, 1)
    await fill(database, over, live)
    await database.close()


def page(web: Web) -> int:
    """Ask for the front page; its length."""
    with urlopen(Request(web.base_url, headers={"Accept": "text/html"}), timeout=30) as answer:
        return len(answer.read())


def spent(parts: Parts, web: Web) -> float:
    """The processor seconds of the web process and of the database so far."""
    head = Path(parts.postgres.folder, "postmaster.pid").read_text("ascii").splitlines()[0]
    return sum(family(processes(), [web.pid, int(head)]).values())


def paced(parts: Parts, web: Web, times: int, work: Callable[[], object]) -> float:
    """The milliseconds of processor for each time of something done more slowly than lists are kept."""
    before = spent(parts, web)
    for _ in range(times):
        work()
        time.sleep(FRESH_SECONDS + 0.1)
    return 1000 * (spent(parts, web) - before) / times


def main() -> int:
    """The exit code: 1 if a page costs too much."""
    asked = argparse.ArgumentParser(prog="bench.front_page", description=__doc__)
    asked.add_argument("--over", type=int, default=200_000, help="games that are over")
    asked.add_argument("--live", type=int, default=5_000, help="games that are played")
    asked.add_argument("--pages", type=int, default=20, help="asked for one after another")
    given = asked.parse_args()
    print(LIMITS_TOLD)
    with temporary_parts() as parts:
        asyncio.run(filled(parts, given.over, given.live))
        with started(parts.web()) as web:
            size = page(web)
            time.sleep(FRESH_SECONDS)
            idle = paced(parts, web, given.pages, lambda: None)
            slow = paced(parts, web, given.pages, lambda: page(web)) - idle
            before, began = spent(parts, web), time.monotonic()
            with ThreadPoolExecutor(AT_ONCE) as threads:
                many = sum(1 for _ in threads.map(page, [web] * given.pages * AT_ONCE))
            fast, seconds = 1000 * (spent(parts, web) - before) / many, time.monotonic() - began
    print(f"{given.over} games over, {given.live} played, {size} bytes:", end=" ")
    print(f"{slow:.1f} ms of processor a page that asks the database (at most {MOST_MS:.0f}), ", end="")
    print(f"beside {idle:.1f} ms that go by without")
    print(f"{AT_ONCE} at once: {fast:.1f} ms a page, {many / seconds:.0f} pages a second")
    return 0 if slow <= MOST_MS else 1


if __name__ == "__main__":
    sys.exit(main())
