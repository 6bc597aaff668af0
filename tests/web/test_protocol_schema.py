"""The schemas the web's types are made from are those the server speaks by."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from academie.server.app import api_schema
from academie.server.wire import schema

DUMPED = Path(__file__).parents[2] / "web" / "protocol"


@pytest.mark.parametrize(("name", "told"), [("schema.json", schema), ("openapi.json", api_schema)])
def test_the_web_has_the_schemas_of_the_server(name: str, told: Callable[[], dict[str, Any]]) -> None:
    """After a change of the messages or of the API, run `make web-types`."""
    assert json.loads((DUMPED / name).read_text(encoding="utf-8")) == told()
