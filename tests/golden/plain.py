"""Values as plain data, without module paths or class names of values, which a reorganisation may change."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from fractions import Fraction
from typing import Any

from academie.kernel import Citation, Event
from academie.words import Text


def digest(parts: Iterable[object]) -> str:
    """SHA-256 over the parts, each written as one line of JSON."""
    whole = hashlib.sha256()
    for part in parts:
        line = json.dumps(plain(part), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        whole.update(line.encode() + b"\n")
    return whole.hexdigest()


def plain(value: object) -> Any:  # noqa: ANN401, PLR0911 - JSON, by the kind of value
    """The value as JSON can write it; a dataclass or named tuple becomes the list of its values."""
    match value:
        case Event():
            return [value.called, *(plain(getattr(value, item.name)) for item in fields(value))]
        case Citation():
            return str(value)
        case Text():
            return [value.fr, value.en]
        case Enum():
            return value.name
        case Fraction():
            return str(value)
        case None | str() | int() | float():
            return value
        case Mapping():
            return {str(key): plain(item) for key, item in value.items()}
        case frozenset() | set():
            return sorted((plain(item) for item in value), key=json.dumps)
        case tuple() | list() | range():
            return [plain(item) for item in value]
        case _ if is_dataclass(value):
            return [plain(getattr(value, item.name)) for item in fields(value)]
        case _:
            raise TypeError(f"no plain form for {type(value)}")
