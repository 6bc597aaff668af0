"""The nets that come with the house."""

from __future__ import annotations

from functools import cache
from importlib.resources import files


@cache
def shipped(game: str) -> bytes:
    """The net of a game, as safetensors; its card says how it was made."""
    return (files("academie.engine.dice") / "nets" / f"{game}.safetensors").read_bytes()


def hand_made_weights(game: str) -> str:
    """The weights made by hand for a game, as text, from before there were nets."""
    return (files("academie.engine.dice") / "weights" / f"{game}.txt").read_text(encoding="utf-8")
