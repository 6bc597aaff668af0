"""Writes the schemas of the server, from which clients make their types: its messages and its API."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from academie.server.app import PROTOCOL, api_schema

HERE = Path(__file__).parent


def write(name: str, data: dict[str, Any]) -> None:
    (HERE / name).write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


write("wire.json", PROTOCOL.schema())
write("openapi.json", api_schema())
