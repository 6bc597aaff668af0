"""Arrows over the board."""

from itertools import combinations
from math import dist

from academie.games.tables.picture.arrows import Arrow, Style, label_spots, routes
from academie.games.tables.picture.geometry import BOTTOM, LEFT, TOP, View

ACROSS = [Arrow(17, 11, "6", Style.TRUE), Arrow(16, 11, "5", Style.TRUE), Arrow(12, 1, "6+5", Style.FALSE)]


def test_arrows_that_share_a_fleche_end_side_by_side() -> None:
    first, second, _ = routes(View(), ACROSS, {})
    assert second.tip.x - first.tip.x >= 16
    assert first.tail.x < second.tail.x


def test_twin_arrows_do_not_cover_each_other() -> None:
    """A doublet hits the coin by two men of one flèche."""
    first, second = routes(View(), [Arrow(6, 12, "6", Style.TRUE)] * 2, {6: 2})
    assert first.tail != second.tail
    assert first.tip != second.tip


def test_the_longer_arch_spans_the_shorter() -> None:
    longer, shorter = routes(
        View(), [Arrow(5, 9, "4", Style.FILLING), Arrow(6, 9, "3", Style.FILLING)], {6: 3, 7: 2, 8: 2, 9: 1}
    )
    assert longer.at(0.5).y < shorter.at(0.5).y < View().at(6, 2 * 3 * 20).y
    assert longer.tip.x > shorter.tip.x


def test_a_man_borne_off_leaves_by_the_bande() -> None:
    white, black = routes(
        View(), [Arrow(23, 24, "1", Style.TRUE), Arrow(0, -1, "1", Style.TRUE)], {0: 1, 23: 1}
    )
    assert white.tip.x < LEFT
    assert black.tip.x < LEFT
    assert TOP < white.tip.y < black.tip.y < BOTTOM


def test_labels_keep_apart() -> None:
    spots = label_spots(routes(View(), ACROSS, {}), [])
    assert min(dist(one, two) for one, two in combinations(spots, 2)) > 40
