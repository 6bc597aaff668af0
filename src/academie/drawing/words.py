"""Words on drawings, in both languages."""

from __future__ import annotations

from typing import Final

from academie.kernel import Language, Text

TO_THROW: Final = Text("aux dés", "to throw")
DICE: Final = Text("dés", "dice")
OFF: Final = (Text("sortie", "off"), Text("sorties", "off"))
IN_HAND: Final = (Text("en main", "in hand"), Text("en main", "in hand"))
ON: Final = Text("en", "on")
IN_BREDOUILLE: Final = Text("en bredouille", "in bredouille")
POINT: Final = (Text("point", "point"), Text("points", "points"))
HOLE: Final = (Text("trou", "hole"), Text("trous", "holes"))
TO_MOVE: Final = Text("au trait", "to move")
MAN: Final = (Text("pion", "man"), Text("pions", "men"))
KING: Final = (Text("dame", "king"), Text("dames", "kings"))


def counted(count: int, noun: tuple[Text, Text], language: Language) -> str:
    """Return the number with its noun. French keeps the singular for zero, English does not."""
    one = count < 2 if language is Language.FRENCH else count == 1
    return f"{count} {noun[0 if one else 1].in_(language)}"


def colon(language: Language) -> str:
    """Return the colon, with the space that French puts before it."""
    return "\u00a0: " if language is Language.FRENCH else ": "
