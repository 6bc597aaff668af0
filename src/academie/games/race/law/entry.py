"""Flèches of entry: where a man in hand may come in.

Source: ACAD Revertier ch. IX, XI; Toute-table ch. VII.
"""

from __future__ import annotations

from academie.games.race.law.occupancy import Ground
from academie.games.tables.law.track import TABLE, Track


def left_by_own(men: Track) -> int:
    """How many entries a player's own men leave him, where none enters on his like."""
    return men[:TABLE].count(0)


def left_open(ground: Ground, men: Track) -> int:
    """How many of these the adversary leaves open too."""
    entries = zip(men[:TABLE], ground.his[:TABLE], strict=True)
    return sum(not mine and his < ground.law.closed_by for mine, his in entries)
