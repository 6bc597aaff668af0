"""A value with every field: what `repr` of a state leaves out."""

from __future__ import annotations

from dataclasses import fields, is_dataclass


def described(value: object) -> str:
    """Return the class and every field, also of the values inside: values that differ read differently."""
    if isinstance(value, tuple):
        name = "" if type(value) is tuple else type(value).__qualname__
        return f"{name}({', '.join(map(described, value))})"
    if not is_dataclass(value) or isinstance(value, type):
        return repr(value)
    shown = (each for each in fields(value) if each.repr)
    inside = (f"{each.name}={described(getattr(value, each.name))}" for each in shown)
    return f"{type(value).__qualname__}({', '.join(inside)})"
