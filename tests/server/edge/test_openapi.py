"""Requests within the schema and outside it are all answered without an internal error."""

from __future__ import annotations

import subprocess
import sys
from datetime import timedelta
from pathlib import Path
from uuid import UUID

import pytest

from academie.server.accounts.programs.tokens import Grant, Tokens
from academie.server.edge.scopes import Scope
from tests.rings import count
from tests.server.support.tables import House
from tests.server.support.web import Parts, started

CASES = count(2, 6)
"""How many requests each operation is sent, besides those that try the edges of its schema."""
EDGES = "coverage"
"""The phase that tries the edges of the schema, which takes a minute."""
STREAMS = "stream$"
"""Answers without an end are tried by the tests of bots."""


@pytest.mark.parametrize(
    ("kind", "phases"),
    [
        ("web", "examples,fuzzing"),
        ("bot", "examples,fuzzing"),
        pytest.param("web", EDGES, marks=pytest.mark.night),
        pytest.param("bot", EDGES, marks=pytest.mark.night),
    ],
)
async def test_no_request_breaks_the_server(
    parts: Parts, house: House, tmp_path: Path, kind: str, phases: str
) -> None:
    """As somebody with a page, and as a bot at a game of its own, so that more than refusals are seen."""
    people = await house.people(2)
    room = await house.open("trictrac", people)
    token, account = people[0].token, people[0].identity.account
    if kind == "bot":
        _, token = await Tokens(house.database).issue(account, Grant("tests", [*Scope], timedelta(days=30)))
    web = parts.web()
    with started(web):
        found = schemathesis(f"{web.base_url}/api/openapi.json", token, tmp_path, room.row.id, phases)
    assert found.returncode == 0, found.stdout[-6000:]


def schemathesis(
    address: str, token: str, folder: Path, game: UUID, phases: str
) -> subprocess.CompletedProcess[str]:
    """Its whole run; every game asked for is that one, and nobody is logged out on the way."""
    settings = folder / "schemathesis.toml"
    settings.write_text(f'[parameters]\n"path.game_id" = "{game}"\n')
    words = ["--config-file", str(settings), "run", address, "--checks", "not_a_server_error"]
    words += ["--phases", phases, "--max-examples", str(CASES), "--seed", "1"]
    words += ["--header", f"Authorization: Bearer {token}", "--request-timeout", "10", "--no-color"]
    words += ["--exclude-path-regex", STREAMS, "--exclude-path", "/api/sessions/current"]
    program = Path(sys.executable).with_name("schemathesis")
    return subprocess.run(
        [program, *words], capture_output=True, text=True, timeout=400, check=False, cwd=folder
    )
