"""The nets of games of dice: the one shipped with each, and what a net says of itself."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from types import ModuleType
from typing import Final

from academie.kernel import Facet
from academie.registry import registry

ENTRY: Final = "card"
"""The only entry of the metadata of a net."""


@dataclass(frozen=True, slots=True)
class Card:
    """The game of a net, the encoding of its inputs, the names of its outputs, and how it was made.

    A net with layers for each phase of the game names the phases, in order.
    """

    game: str
    encoding: str
    outputs: tuple[str, ...]
    made: str
    phases: tuple[str, ...] = ()

    def metadata(self) -> dict[str, str]:
        """The card as metadata of safetensors."""
        entries = asdict(self)
        if not self.phases:
            del entries["phases"]
        return {ENTRY: json.dumps(entries, ensure_ascii=False)}


def card(net: bytes) -> Card:
    """Return the card of a net in safetensors. Raises `ValueError` for bytes that are no net with a card."""
    size = int.from_bytes(net[:8], "little")
    try:
        entry = json.loads(json.loads(net[8 : 8 + size])["__metadata__"][ENTRY])
        outputs, phases = (*entry["outputs"],), (*entry.get("phases", ()),)
        return Card(entry["game"], entry["encoding"], outputs, entry["made"], phases)
    except (KeyError, TypeError, ValueError):
        raise ValueError("no net with a card") from None


NETS: Final[Facet[ModuleType]] = Facet("nets")
"""The package that holds the net and the hand-made weights of a game."""


@cache
def shipped(game: str) -> bytes:
    """Return the net of a game, as safetensors; its card says how it was made."""
    return (files(NETS.of(registry[game])) / "nets" / f"{game}.safetensors").read_bytes()


def hand_made_weights(game: str) -> str:
    """Return the weights of a game that were made by hand, a line a number."""
    return (files(NETS.of(registry[game])) / "weights" / f"{game}.txt").read_text(encoding="utf-8")
