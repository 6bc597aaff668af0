"""A ladder: what several matches against the same adversary came to, drawn."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from academie.kernel import Language, OptionError, Text
from academie.lab.plots import Plot, ladder
from academie.lab.result_log import VERSION
from academie.lab.score import Score

MOST: Final = 1_000.0
"""Elo points as far as a ladder goes: of who wins all games nothing more is known."""


def rungs(paths: Iterable[Path]) -> tuple[str, dict[str, Score]]:
    """Against whom the matches of these files were, and the score of each player, in their order.

    Raises `OptionError` for a file that holds no match, or one of another game or against somebody else.
    """
    found, against = dict[str, Score](), set[str]()
    for path in paths:
        lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        if not lines or lines[0].get("kind") != "match" or lines[0].get("version") != VERSION:
            raise OptionError(Text(f"{path} n'est pas un match", f"{path} is no match"))
        asked = lines[0]
        against.add(f"{asked['two']['name']} ({asked['game']})")
        found[_short(asked["one"])] = Score([pair for line in lines[1:] for pair in line["won"]])
    if len(against) != 1:
        raise OptionError(
            Text(
                "ces matchs n'ont pas le même adversaire", "these matches are not against the same adversary"
            )
        )
    return against.pop(), found


def _short(one: dict[str, Any]) -> str:
    """A player as a rung is called: a net by the name of its file."""
    name = str(one["name"])
    return Path(name.removeprefix("net:")).name if name.startswith("net:") else name


def drawn(against: str, found: dict[str, Score], language: Language) -> Plot:
    """The ladder as a plot, in Elo points over the adversary."""
    steps = {name: _bounded(score.elo) for name, score in found.items()}
    title = Text(f"Contre {against}", f"Against {against}")
    return ladder(steps, title, Text("points Elo", "Elo points"), language)


def _bounded(elo: tuple[float, float, float]) -> tuple[float, float, float]:
    mean, least, most = (max(-MOST, min(MOST, value)) for value in elo)
    return mean, least, most
