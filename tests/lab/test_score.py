"""Scores, Elo points and the test that ends a match."""

from __future__ import annotations

import random
from math import inf, log

import pytest

from academie.lab.score import Score, Sequential, Verdict, elo, share_at


def test_elo_is_the_logistic_curve() -> None:
    assert elo(0.5) == 0.0
    assert elo(10 / 11) == pytest.approx(400.0)
    assert share_at(elo(0.3)) == pytest.approx(0.3)
    assert (elo(0.0), elo(1.0)) == (-inf, inf)


def test_a_game_nobody_won_is_half_of_one() -> None:
    score = Score([(2.0, -1.0), (0.0, 1.0)])
    assert score.shares == [0.5, 0.75]
    assert score.stakes == [0.5, 0.5]
    assert score.games == 4


def test_pairs_that_share_their_luck_count_once() -> None:
    # Every pair is won once and lost once: whoever sits there wins, and neither player is the stronger.
    share, least, most = Score([(1.0, -1.0)] * 50).share
    assert (share, least, most) == (0.5, 0.5, 0.5)


def test_the_ratio_is_van_den_berghs() -> None:
    # 400 pairs, a quarter lost, a half shared, a quarter won: mean 1/2, variance 1/8.
    shares = [0.0, 0.5, 0.5, 1.0] * 100
    test = Sequential(0.0, 10.0)
    high = share_at(10.0)
    expected = 400 * (high - 0.5) * (2 * 0.5 - 0.5 - high) / (2 * 0.125)
    assert test.ratio(shares) == pytest.approx(expected, rel=1e-3)
    assert test.bounds == pytest.approx((log(0.05 / 0.95), log(0.95 / 0.05)))


@pytest.mark.parametrize(("truth", "wrong"), [(0.0, Verdict.STRONGER), (40.0, Verdict.NOT_STRONGER)])
def test_it_errs_as_rarely_as_told(truth: float, wrong: Verdict) -> None:
    chance, erred = random.Random(1945), 0
    for _ in range(200):
        erred += verdict(truth, chance) is wrong
    # One in twenty of two hundred is ten; more than twenty would be chance one time in a thousand.
    assert erred <= 20


def verdict(truth: float, chance: random.Random) -> Verdict:
    """What a test of 0 against 40 points says of a player of that strength in the end."""
    test, shares, share = Sequential(0.0, 40.0), list[float](), share_at(truth)
    while len(shares) < 20_000:
        shares += [((chance.random() < share) + (chance.random() < share)) / 2 for _ in range(40)]
        if (found := test.verdict(shares)) is not Verdict.OPEN:
            return found
    return Verdict.OPEN
