"""Perft: counting the acts of a game without chance, the usual test that a law finds every move once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from academie.kernel import CHANCE, Action, State
from academie.kernel.data import data_root

A = TypeVar("A", bound=Action)


def perft(state: State[A], depth: int) -> int:
    """Return how many sequences of `depth` acts there are from `state`; games that end sooner count nothing.

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


@dataclass(frozen=True, slots=True)
class Oracle:
    """A position, the rule set, and how many sequences of one move, of two and so on there are from it."""

    id: str
    rules: str
    fen: str
    counts: tuple[int, ...]


def perft_oracles(game: str = "dames") -> tuple[Oracle, ...]:
    """Return the oracles of a game, in the order of the file."""
    text = (data_root("conformance") / "perft" / f"{game}.perft").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    blocks = "\n".join(lines).strip().split("\n\n")
    return tuple(_oracle(dict(line.split(" ", 1) for line in block.splitlines())) for block in blocks)


def _oracle(entry: dict[str, str]) -> Oracle:
    return Oracle(entry["id"], entry["rules"], entry["fen"], tuple(map(int, entry["perft"].split())))
