"""A value with every field: what `repr` of a state leaves out."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import cast


def described(value: object) -> str:
    """Return the class and every field, also of the values inside: values that differ read differently."""
    if isinstance(value, tuple):
        parts = cast("tuple[object, ...]", value)
        name = "" if type(parts) is tuple else type(parts).__qualname__
        return f"{name}({', '.join(map(described, parts))})"
    if not is_dataclass(value) or isinstance(value, type):
        return repr(value)
    shown = (each for each in fields(value) if each.repr)
    inside = (f"{each.name}={described(getattr(value, each.name))}" for each in shown)
    return f"{type(value).__qualname__}({', '.join(inside)})"
