"""What a net tells of itself."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

ENTRY = "card"
"""The one entry of the metadata of its safetensors."""


@dataclass(frozen=True, slots=True)
class Card:
    """What a net is for, how it sees, what its numbers are called, and how it was made."""

    game: str
    encoding: str
    outputs: tuple[str, ...]
    made: str

    def told(self) -> dict[str, str]:
        """As metadata."""
        return {ENTRY: json.dumps(asdict(self), ensure_ascii=False)}


def card(net: bytes) -> Card:
    """The card of a net in safetensors. Raises `ValueError` for bytes that are none, or have no card."""
    size = int.from_bytes(net[:8], "little")
    try:
        told = json.loads(json.loads(net[8 : 8 + size])["__metadata__"][ENTRY])
        return Card(told["game"], told["encoding"], (*told["outputs"],), told["made"])
    except (KeyError, TypeError, ValueError):
        raise ValueError("no net with a card") from None
