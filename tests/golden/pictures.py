"""Drawings and text boards of every game along a seeded game."""

from __future__ import annotations

from collections.abc import Iterator

from academie.drawing import draw, text_board
from academie.testing.random_games import random_game
from academie.words import languages
from tests.golden.plain import digest
from tests.golden.played import Played, settings

POSITIONS = 12
"""How many positions of a game are drawn."""


def drawings() -> Iterator[tuple[str, str]]:
    """Some positions of every rule set drawn in both languages, from both sides, and as text."""
    for played in settings():
        yield f"drawings/{played.name}", digest(drawn(played))


def drawn(played: Played) -> Iterator[object]:
    """The drawings of one game, from its beginning to its end."""
    steps = [*random_game(played.game, played.ruleset, 1, played.options)]
    for step in steps[:: max(1, len(steps) // POSITIONS)]:
        for language in languages():
            yield draw(step.after, act=step.act, language=language).svg
            yield draw(step.after, flip=True, language=language).svg
            yield text_board(step.after, language)
