"""Words on drawings, in both languages."""

from __future__ import annotations

from typing import Final

from academie.words import Language, Message, Text

TO_THROW: Final = Message("drawing-to-throw")
DICE: Final = Message("drawing-dice")
OFF: Final = (Message("drawing-off"), Message("drawing-off-2"))
IN_HAND: Final = (Message("drawing-in-hand"), Message("drawing-in-hand"))
ON: Final = Message("drawing-on")
IN_BREDOUILLE: Final = Message("drawing-in-bredouille")
POINT: Final = (Message("drawing-point"), Message("drawing-points"))
HOLE: Final = (Message("drawing-hole"), Message("drawing-holes"))
TO_MOVE: Final = Message("drawing-to-move")
MAN: Final = (Message("drawing-man"), Message("drawing-men"))
KING: Final = (Message("drawing-king"), Message("drawing-kings"))


def counted(count: int, noun: tuple[Text, Text], language: Language) -> str:
    """Return the number with its noun. French keeps the singular for zero, English does not."""
    one = count < 2 if language is Language.FRENCH else count == 1
    return f"{count} {noun[0 if one else 1].in_(language)}"


def colon(language: Language) -> str:
    """Return the colon, with the space that French puts before it."""
    return "\u00a0: " if language is Language.FRENCH else ": "
