"""The schema the web's types are made from is the one the server speaks by."""

from __future__ import annotations

import json
from pathlib import Path

from academie.server.protocol import schema

DUMPED = Path(__file__).parents[2] / "web" / "protocol" / "schema.json"


def test_the_web_has_the_schema_of_the_server() -> None:
    """After a change of the messages, run `make web-types`."""
    assert json.loads(DUMPED.read_text(encoding="utf-8")) == schema()
