"""Counting the acts of a game of no chance: the usual test that a law finds every move, and each once."""

from __future__ import annotations

from typing import TypeVar

from academie.kernel import CHANCE, Action, State

A = TypeVar("A", bound=Action)


def perft(state: State[A], depth: int) -> int:
    """How many sequences of `depth` acts there are from `state`; games that end sooner count nothing.

    The last act is counted without being played. Raises `ValueError` where chance has to act.
    """
    if depth == 0:
        return 1
    if state.actor is CHANCE:
        raise ValueError("perft counts games without chance")
    acts = state.actions()
    if depth == 1:
        return len(acts)
    return sum(perft(state.apply(act), depth - 1) for act in acts)
