"""Tests of the search at a small size, and the page of those that were played."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from academie.games.draughts.training.meeting import Variant
from bench.trials import LOG, page, row, trial


def test_a_trial_is_told_as_data_and_as_a_row() -> None:
    asked = argparse.Namespace(elo=[0.0, 20.0], games=16, seed=1, workers=1, why="as it is")
    result = trial(Variant(40, tuning={"late": 25}), Variant(40), asked)
    assert result["games"] == result["won"] + result["drawn"] + result["lost"] == 16
    assert json.loads(json.dumps(result)) == result
    assert row(result, 3).startswith("| 3 | `late` 25 | as it is | 40 | 16 (")


def test_the_page_has_every_trial() -> None:
    entries = [json.loads(line) for line in LOG.read_text(encoding="utf-8").splitlines()]
    assert Path(LOG).with_suffix(".md").read_text(encoding="utf-8") == page(entries)
