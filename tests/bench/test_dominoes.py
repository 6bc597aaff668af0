"""Matches at dominoes that are stopped go on where they were; the model of play is fitted by a command."""

from __future__ import annotations

import re
from pathlib import Path

from academie.games.dominoes.law import DOMINOS
from bench.dominoes import Meeting, met
from bench.dominoes_model import fitted

RULES = DOMINOS.ruleset("sans-points-1806")


def meeting(seeds: range, keep: Path | None) -> Meeting:
    found = Meeting(RULES, ("niveau-2", "simple"), [])
    met(found, seeds, keep)
    return found


def test_a_stopped_match_goes_on(tmp_path: Path) -> None:
    keep = tmp_path / "kept"
    first = meeting(range(5, 7), keep)
    second = meeting(range(5, 8), keep)
    assert second.groups[:2] == first.groups
    assert second.seconds > first.seconds
    assert second.groups == meeting(range(5, 8), None).groups
    (file,) = tmp_path.iterdir()
    assert len(file.read_text("utf-8").splitlines()) == 1 + 3
    assert "6 games" in second.summary()


def test_the_fitted_model_foretells_better_than_chance() -> None:
    said, weights = fitted("TWO", 200).splitlines()
    foretold, blind = map(float, re.findall(r"\((-[\d.]+)\)", said))
    assert foretold > blind + 0.05
    points, *others = map(float, weights.strip("[]").split(", "))
    assert points > 0, "who plays well gets rid of points"
    assert len(others) == 23
