"""The options of chess."""

from __future__ import annotations

from dataclasses import dataclass

from academie.kernel import Citation, Seat, Text, option
from academie.kernel.kinds import Line, Side
from academie.sources import PHILIDOR


@dataclass(frozen=True, kw_only=True)
class ChessOptions:
    """What a game can be begun with."""

    first: Seat | None = option(
        Side(),
        None,
        Text("Qui commence", "Who begins"),
        citation=Citation(PHILIDOR, "third and fourth parties, begun by Black"),
    )
    """Black only by rules that let him."""
    position: str | None = option(
        Line(), None, Text("Position de départ (FEN)", "Position to begin from (FEN)")
    )
