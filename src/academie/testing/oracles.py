"""Counts of moves on which programs agree, from `conformance/perft`."""

from __future__ import annotations

from dataclasses import dataclass

from academie.kernel.data import data_root


@dataclass(frozen=True, slots=True)
class Oracle:
    """A position, the rule set, and how many sequences of one move, of two and so on there are from it."""

    id: str
    rules: str
    fen: str
    counts: tuple[int, ...]


def perft_oracles(game: str = "dames") -> tuple[Oracle, ...]:
    """The oracles of a game, in the order of the file."""
    text = (data_root("conformance") / "perft" / f"{game}.perft").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    blocks = "\n".join(lines).strip().split("\n\n")
    return tuple(_oracle(dict(line.split(" ", 1) for line in block.splitlines())) for block in blocks)


def _oracle(told: dict[str, str]) -> Oracle:
    return Oracle(told["id"], told["rules"], told["fen"], tuple(map(int, told["perft"].split())))
