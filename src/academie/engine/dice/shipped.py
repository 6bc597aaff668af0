"""The nets that come with the house."""

from __future__ import annotations

from functools import cache
from importlib.resources import files


@cache
def shipped(game: str) -> bytes:
    """The net of a game, as safetensors; its card says how it was made."""
    return (files("academie.engine.dice") / "nets" / f"{game}.safetensors").read_bytes()
