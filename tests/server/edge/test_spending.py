"""Requests are charged the processor time that they cost."""

from __future__ import annotations

import asyncio
from time import thread_time

import httpx
import pytest

from academie.library import catalogue
from academie.server.base import limits
from academie.server.base.errors import TooFast
from academie.server.base.limits import Spending
from tests.server.support.in_process import inside
from tests.server.support.logs import played
from tests.server.support.web import Parts, Web, started

LITTLE = 0.2
AT_ONCE = 10
MOST_ASKED = 150
"""Fewer than the requests that are allowed at once."""
MOST_PLAYED = 3_000
"""Milliseconds each: in all many times as much as is allowed."""


def busy(seconds: float) -> str:
    until = thread_time() + seconds
    while thread_time() < until:
        pass
    return "done"


@pytest.fixture(autouse=True)
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SPENT_AT_ONCE", LITTLE)
    monkeypatch.setattr(limits, "SPENT_A_SECOND", 0.001)


async def test_who_has_spent_too_much_waits_and_nobody_else() -> None:
    spending = Spending(1)
    assert await spending.of("one").thread(busy, LITTLE / 2) == "done"
    assert await spending.of("one").thread(busy, LITTLE) == "done"
    with pytest.raises(TooFast):
        await spending.of("one").thread(busy, 0)
    assert await spending.of("other").thread(busy, 0) == "done"


async def test_work_that_fails_is_charged_too() -> None:
    spending = Spending(1)

    def fail() -> None:
        busy(LITTLE + 0.1)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await spending.of("one").thread(fail)
    with pytest.raises(TooFast):
        await spending.of("one").thread(busy, 0)


STUDIES = [study.id for study in catalogue().studies]
WAYS = [
    "/games/{game}/drawing.svg",
    "/games/{game}/thumbnail.svg",
    "/games/{game}/record.txt",
    "/library/studies?said=dame",
    "/library/{study}",
    "/library/{study}/study.svg",
    "/library/{study}/study.pdf",
    "/rules/trictrac",
]


@pytest.mark.parametrize("way", WAYS)
async def test_what_is_drawn_printed_and_searched_is_charged(
    parts: Parts, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "SPENT_AT_ONCE", 0.01)
    async with (
        inside(parts) as place,
        httpx.AsyncClient(base_url=f"http://{place}/api", timeout=60) as one,
        httpx.AsyncClient(base_url=f"http://{place}/api", timeout=60) as other,
    ):
        other.headers["X-Forwarded-For"] = "192.0.2.33"
        await other.post("/guests")
        asked = {"game": "dames", "opponent": {"engine": "random"}}
        game = (await other.post("/tables", json=asked)).json()["game"]
        paths = [way.format(game=game, study=study) for study in STUDIES[:MOST_ASKED]]
        for path in paths:
            if (answer := await one.get(path)).status_code != 200:
                break
        assert answer.status_code == 429
        assert (await one.get("/schema")).status_code == 200, "what costs little goes on"
        assert (await other.get(path)).status_code == 200, "and so do others"


async def refused_after(web: Web, acts: list[str]) -> int:
    """How many lines are played, a few at once, before one is refused."""
    body, played = {"game": "dames", "acts": acts}, 0
    async with httpx.AsyncClient(base_url=web.base_url, timeout=120) as client:
        while played < MOST_PLAYED:
            answers = await asyncio.gather(*(client.post("/api/lines", json=body) for _ in range(AT_ONCE)))
            found = [answer.status_code for answer in answers]
            assert {*found} <= {200, 429}
            played += found.count(200)
            if 429 in found:
                return played
    raise AssertionError("nobody is refused")


def test_who_has_lines_played_without_end_is_refused(parts: Parts) -> None:
    acts = [entry.body["act"] for entry in played("dames", 1).log if entry.kind == "act"]
    told = {"ACADEMIE_LIMIT_SCALE": "1", "ACADEMIE_REQUESTS_AT_ONCE": "10000"}
    with started(parts.web(**told)) as web:
        assert asyncio.run(refused_after(web, acts)) > 0
