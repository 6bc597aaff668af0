"""A request or frame nested thousands deep is refused like any other invalid one."""

from __future__ import annotations

import httpx
import pytest

from tests.server.support.phrases import french
from tests.server.support.web import Web

DEEP = {
    "lists": "[" * 30_000 + "]" * 30_000,
    "objects": '{"a":' * 10_000 + "1" + "}" * 10_000,
    "in a field": '{"game":"dames","options":{"x":' + "[" * 20_000 + "]" * 20_000 + "}}",
    "not closed": "[" * 60_000,
    "at the limit of the interpreter": "[" * 1_000 + "]" * 1_000,
}


@pytest.mark.parametrize("body", DEEP.values(), ids=DEEP)
@pytest.mark.parametrize("path", ["/api/tables", "/api/accounts", "/api/lines"])
def test_a_deep_body_is_a_bad_request(cafe: Web, path: str, body: str) -> None:
    with httpx.Client(base_url=cafe.base_url) as http:
        http.post("/api/guests")
        answer = http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400, answer.text
        assert answer.json()["detail"]
        assert french(answer.json()["message"])
