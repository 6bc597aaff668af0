"""Text of acts, positions and whole records."""

from academie.notation.codec import AnyNotation, Notation, notation_of
from academie.notation.record import ReadResult, from_json, from_text, read, to_json, to_text

__all__ = [
    "AnyNotation",
    "Notation",
    "ReadResult",
    "from_json",
    "from_text",
    "notation_of",
    "read",
    "to_json",
    "to_text",
]
