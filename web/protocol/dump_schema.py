"""Prints the schema of the server's messages, from which the types of the clients are made."""

from __future__ import annotations

import json

from academie.server.protocol import schema

print(json.dumps(schema(), indent=2, ensure_ascii=False))
