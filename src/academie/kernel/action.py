"""What a player, or chance, does."""

from __future__ import annotations

from typing import Self


class Action:
    """An act. Each game has its own, as frozen dataclasses; equal acts are equal values."""

    __slots__ = ()

    def mirrored(self) -> Self:
        """The same act with the seats exchanged. Acts told from the actor's own side stay as they are."""
        return self
