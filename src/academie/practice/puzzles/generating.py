"""Puzzles found one after another: first in the library, then in games that machines play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Final

from academie.practice.puzzles.puzzle import Puzzle
from academie.practice.puzzles.seeking import Origin, Seeker

SELF_PLAY: Final = "self-play"
SHARE: Final = 5
"""No theme is asked for any more once a puzzle in so many has it."""


def generate(seeker: Seeker, number: int, known: Sequence[Puzzle] = ()) -> Iterator[Puzzle]:
    """New puzzles until there are `number` with those known; the same ones again from the same start.

    To go on, tell it what is known: it begins again with the game the last of them came from.
    """
    seen = {puzzle.id for puzzle in known}
    themes = Counter(theme for puzzle in known for theme in puzzle.themes)
    for puzzle in _found(seeker, number, known, themes):
        if len(seen) >= number:
            return
        if puzzle.id not in seen:
            seen.add(puzzle.id)
            themes.update(puzzle.themes)
            yield puzzle


def _found(seeker: Seeker, number: int, known: Sequence[Puzzle], themes: Counter[str]) -> Iterator[Puzzle]:
    """Whatever is found, known or not."""
    if not known:
        for name, state in seeker.studies():
            if (puzzle := seeker.seek(state, Origin(name))) is not None:
                yield puzzle
    for seed in count(_last_seed(known)):
        yield from _of_game(seeker, seed, number, themes)


def _of_game(seeker: Seeker, seed: int, number: int, themes: Counter[str]) -> Iterator[Puzzle]:
    """The puzzles of one game between machines, none too near another."""
    last = -seeker.apart
    for nth, state in enumerate(seeker.game(seed)):
        if nth - last < seeker.apart:
            continue
        enough = frozenset(theme for theme, often in themes.items() if often * SHARE >= number)
        puzzle = seeker.seek(state, Origin(f"{SELF_PLAY} {seed}", seed, enough))
        if puzzle is not None:
            last = nth
            yield puzzle


def _last_seed(known: Sequence[Puzzle]) -> int:
    """The seed of the game the last of them came from; 0 if none did."""
    origins = (puzzle.origin.split() for puzzle in known)
    return max((int(seed[0]) for name, *seed in origins if name == SELF_PLAY), default=0)
