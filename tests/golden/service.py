"""What the server promised: its schemas, and logs and proofs of dice written by version 0.1."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from academie.dice.fold import Fold
from academie.dice.log import Entry
from academie.dice.proof import proof, read_proof, verify
from academie.notation import notation_of
from academie.server.app import PROTOCOL, api_schema
from tests.golden.plain import digest
from tests.server.support.logs import played

LOGS = Path(__file__).parent / "logs"
KEPT = ("trictrac", "toute-table", "dames", "dominos", "echecs", "ecrire")
"""Games of which a log is kept."""


def schemas() -> Iterator[tuple[str, str]]:
    """The messages of the socket and the API."""
    yield "schema/wire", digest([PROTOCOL.schema()])
    yield "schema/api", digest([unversioned(api_schema())])


def unversioned(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema without the version of the package, which each release changes."""
    return {**schema, "info": {**schema["info"], "version": ""}}


def logs() -> Iterator[tuple[str, str]]:
    """Kept logs: read, verified, replayed, and written again byte for byte."""
    for path in sorted(LOGS.glob("*.json")):
        text = path.read_text(encoding="utf-8")
        game_id, log = read_proof(text)
        verdict = verify(game_id, log)
        assert verdict.problems == (), f"{path.name}: {verdict.problems}"
        assert proof(game_id, log) == text, f"{path.name} is written differently now"
        last = Fold.of(game_id, log).state
        position = notation_of(last.ruleset.id.split("/")[0]).state(last)
        yield f"log/{path.stem}", digest([verdict.rolls, position, [digests(entry) for entry in log]])


def digests(entry: Entry) -> list[object]:
    """An entry and the hash that binds it."""
    return [entry.seq, entry.kind, entry.seat, dict(entry.body), entry.at_ms, entry.digest.hex()]


def keep_logs() -> None:
    """Write the logs that are kept. Only for a game that has none yet: a kept log is never replaced."""
    LOGS.mkdir(exist_ok=True)
    for key in KEPT:
        path = LOGS / f"{key}.json"
        if not path.exists():
            game = played(key, 1)
            path.write_text(proof(game.game_id, game.log), encoding="utf-8")
