"""Words on drawings."""

from __future__ import annotations

from typing import Final

from academie.words import Language, Message

COLON: Final = Message("common-colon")
TO_THROW: Final = Message("drawing-to-throw")
DICE: Final = Message("drawing-dice")
OFF: Final = Message("drawing-off")
IN_HAND: Final = Message("drawing-in-hand")
ON: Final = Message("drawing-on")
IN_BREDOUILLE: Final = Message("drawing-in-bredouille")
POINT: Final = Message("drawing-point")
HOLE: Final = Message("drawing-hole")
TO_MOVE: Final = Message("drawing-to-move")
MAN: Final = Message("drawing-man")
KING: Final = Message("drawing-king")


def counted(count: int, noun: Message, language: Language) -> str:
    """Return the number with its noun, a message that takes `count`."""
    return noun.given(count=count).in_(language)


def colon(language: Language) -> str:
    """Return the colon, with the spaces that the language puts around it."""
    return COLON.in_(language)
