"""Words on drawings."""

from __future__ import annotations

from typing import Final

from academie.words import Language, Message

COLON: Final = Message("common-colon")
TO_THROW: Final = Message("drawing-to-throw")
TO_MOVE: Final = Message("drawing-to-move")


def colon(language: Language) -> str:
    """Return the colon, with the spaces that the language puts around it."""
    return COLON.in_(language)
