"""The short form of the speeds of the search."""

from __future__ import annotations

from pathlib import Path

from bench.search_speed import race, speed

HERE = Path(__file__).parents[2]


def test_the_speed_of_a_tree_is_measured() -> None:
    assert speed(HERE, 1, 2_000) > 0


def test_threads_race_to_a_depth() -> None:
    one, two = race(3, 1)
    assert min(one, two) > 0
