"""What puzzles are worth, in words."""

from __future__ import annotations

from academie.kernel import Text
from academie.practice.puzzles.puzzle import SEARCH, Puzzle


def margin_told(puzzle: Puzzle) -> Text:
    """By how much the best play is ahead, and how that is known."""
    ahead = f"{puzzle.margin:.2f}"
    evidence = puzzle.evidence
    if evidence.by == SEARCH:
        best, second = puzzle.scores
        return Text(
            f"Vaut {best} ; le coup suivant, {puzzle.second}, vaut {second} : {ahead} de la mise de moins "
            f"(recherche à {evidence.depth} coups simples).",
            f"Worth {best}; the next best, {puzzle.second}, is worth {second}: {ahead} of the stakes less "
            f"(a search of {evidence.depth} plies).",
        )
    return Text(
        f"Vaut {puzzle.worth:+.2f} de la mise ; le coup suivant, {puzzle.second}, {ahead} de moins "
        f"({evidence.games} parties jouées sur les mêmes dés, erreur type {evidence.error:.3f}).",
        f"Worth {puzzle.worth:+.2f} of the stakes; the next best, {puzzle.second}, {ahead} less "
        f"({evidence.games} games played out on the same dice, standard error {evidence.error:.3f}).",
    )
