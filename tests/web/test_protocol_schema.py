"""The schemas the web's types are made from are those the server speaks by."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from academie.server.app import PROTOCOL, api_schema

DUMPED = Path(__file__).parents[2] / "web" / "protocol"


SCHEMAS = [("wire.json", PROTOCOL.schema), ("openapi.json", api_schema)]


@pytest.mark.parametrize(("name", "told"), SCHEMAS)
def test_the_web_has_the_schemas_of_the_server(name: str, told: Callable[[], dict[str, Any]]) -> None:
    """After a change of the messages or of the API, run `make web-types`."""
    assert json.loads((DUMPED / name).read_text(encoding="utf-8")) == told()


@pytest.mark.parametrize(("name", "told"), SCHEMAS)
def test_no_schema_has_tuples(name: str, told: Callable[[], dict[str, Any]]) -> None:
    """Of arrays with a type for each place the generator of TypeScript makes `never[]`."""
    assert "prefixItems" not in json.dumps(told()), name
