"""What puzzles are worth, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.kernel import Text
from academie.practice.puzzles.puzzle import SEARCH, Puzzle

SAID: Final[Mapping[str, Text]] = {
    "tenir": Text("tenir", "holding"),
    "s-en-aller": Text("s'en aller", "going away"),
}
"""Acts that are words, as people say them."""


def margin_told(puzzle: Puzzle) -> Text:
    """By how much the best play is ahead, and how that is known."""
    ahead = f"{puzzle.margin:.2f}"
    evidence, second = puzzle.evidence, SAID.get(puzzle.second, Text(puzzle.second, puzzle.second))
    if evidence.by == SEARCH:
        best, next_best = puzzle.scores
        return Text(
            f"Vaut {best} ; le coup suivant, {second.fr}, vaut {next_best} : {ahead} de la mise de moins "
            f"(recherche à {evidence.depth} coups simples).",
            f"Worth {best}; the next best, {second.en}, is worth {next_best}: {ahead} of the stakes less "
            f"(a search of {evidence.depth} plies).",
        )
    return Text(
        f"Vaut {puzzle.worth:+.2f} de la mise ; le coup suivant, {second.fr}, {ahead} de moins "
        f"({evidence.games} parties jouées sur les mêmes dés, erreur type {evidence.error:.3f}).",
        f"Worth {puzzle.worth:+.2f} of the stakes; the next best, {second.en}, {ahead} less "
        f"({evidence.games} games played out on the same dice, standard error {evidence.error:.3f}).",
    )
