"""The short form of `make dice-tests`: fair dice pass, loaded ones do not; the chi-square tail is right."""

from __future__ import annotations

import random

import pytest

from bench.dice import loaded, rolls, upper, verdicts

ROLLS = 30_000


def drawn(seed: int) -> list[tuple[int, int]]:
    """Rolls from fixed seeds, so that the test answers the same each time."""
    chooser = random.Random(seed)
    return [*rolls(ROLLS, lambda: chooser.randbytes(16), chooser.randbytes(32))]


def test_our_dice_are_fair() -> None:
    assert [verdict.name for verdict in verdicts(drawn(1)) if not verdict.fair] == []


def test_a_loaded_die_is_found() -> None:
    found = verdicts([*loaded(iter(drawn(1)), 20)])
    assert {verdict.name for verdict in found if not verdict.fair} >= {"pairs, 36 cells", "faces, 6 cells"}


def test_dice_that_remember_are_found() -> None:
    """Every second roll repeats the one before: pairs stay fair, the serial test fails."""
    fair = drawn(2)[: ROLLS // 2]
    found = {verdict.name: verdict.fair for verdict in verdicts([pair for pair in fair for _ in range(2)])}
    assert not found["serial, 1296 cells"]


@pytest.mark.parametrize(
    ("freedom", "statistic", "tail"),
    [
        (1, 3.841459, 0.05),
        (5, 11.070498, 0.05),
        (10, 2.558212, 0.99),
        (35, 49.801850, 0.05),
        (35, 57.342073, 0.01),
    ],
)
def test_the_tail_is_that_of_the_printed_tables(freedom: int, statistic: float, tail: float) -> None:
    """Abramowitz and Stegun, Handbook of Mathematical Functions, table 26.8."""
    assert upper(freedom / 2, statistic / 2) == pytest.approx(tail, abs=1e-6)
