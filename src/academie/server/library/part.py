"""Games, rules, lessons, studies and passages of the books."""

from __future__ import annotations

from typing import Final

from academie.server.base.part import Part
from academie.server.library.routes import games, lessons, library, openings, passages, rules

PART: Final = Part(
    name="library",
    routes=(
        *games.HANDLERS,
        *lessons.HANDLERS,
        *library.HANDLERS,
        *openings.HANDLERS,
        *passages.HANDLERS,
        *rules.HANDLERS,
    ),
)
