"""What puzzles are about: the themes of the studies, and some that only play shows."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from academie.library import catalogue, reading
from academie.library.theme import Theme
from academie.practice.puzzles.shelf import puzzles


@cache
def known_themes() -> Mapping[str, Theme]:
    """Every theme a puzzle may have, by its id."""
    own = map(reading.theme, reading.load("puzzles", "themes")["themes"])
    return {theme.id: theme for theme in (*own, *catalogue().themes)}


def themes_of(game: str) -> tuple[tuple[Theme, int], ...]:
    """The themes of a game's puzzles with how many there are of each, the commonest first."""
    found = [theme for puzzle in puzzles(game) for theme in puzzle.themes]
    often = {theme: found.count(theme) for theme in found}
    return tuple(
        (known_themes()[theme], often[theme]) for theme in sorted(often, key=lambda id_: -often[id_])
    )
