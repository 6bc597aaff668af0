"""The study of signals of unfair play, in small; `make fair-play-study` plays it in full."""

from __future__ import annotations

import pytest

from bench.fair_play import MIDDLE, ratings, study

ACCOUNTS, GAMES = 2, 5


@pytest.mark.night
def test_the_helped_are_ranked_before_those_who_play_alone() -> None:
    found = study("trictrac", ACCOUNTS, GAMES)
    assert len(found.ranked) == 2 * ACCOUNTS
    assert found.first == ACCOUNTS
    assert (found.precision, found.recall) == (1.0, 1.0)


def test_ratings_are_those_that_make_the_results_likely() -> None:
    # Three of four against each other is 191 points by the formula of ratings; a few games say less.
    strong, weak = ratings([(0, 1, 1.0)] * 300 + [(0, 1, 0.0)] * 100, 2)
    assert 185 < strong - weak < 192
    assert round((strong + weak) / 2) == MIDDLE
