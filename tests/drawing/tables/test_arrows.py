"""Arrows over the board."""

from itertools import combinations
from math import dist

import pytest

from academie.games.tables.picture.arrows import Arrow, Style, arrows, label_spots, routes
from academie.games.tables.picture.geometry import BOTTOM, LEFT, MAN, TOP, View

ACROSS = [Arrow(17, 11, "6", Style.TRUE), Arrow(16, 11, "5", Style.TRUE), Arrow(12, 1, "6+5", Style.FALSE)]


def test_arrows_that_end_together_come_in_from_different_sides() -> None:
    first, second, _ = routes(ACROSS, {})
    assert dist(first.tip, second.tip) >= 16
    assert first.tail.x < second.tail.x


def test_twin_arrows_do_not_cover_each_other() -> None:
    """A doublet hits the coin by two men of one flèche."""
    first, second = routes([Arrow(6, 12, "6", Style.TRUE)] * 2, {6: 2})
    assert first.tail != second.tail
    assert first.tip != second.tip


def test_an_arrow_goes_from_man_to_man_and_stops_at_his_edge() -> None:
    (curve,) = routes([Arrow(5, 13, "8", Style.TRUE)], {5: 2, 13: 1})
    assert curve.tail == View().stack(5, 2)[-1]
    assert dist(curve.tip, View().stack(13, 1)[0]) == pytest.approx(1.02 * MAN)


def test_the_longer_arch_spans_the_shorter() -> None:
    men = {6: 3, 7: 2, 8: 2, 9: 1}
    longer, shorter = routes([Arrow(5, 9, "4", Style.FILLING), Arrow(6, 9, "3", Style.FILLING)], men)
    assert longer.at(0.5).y < View().stack(7, 2)[-1].y - MAN
    assert shorter.at(0.5).y < View().stack(7, 2)[-1].y - MAN


def test_a_man_borne_off_leaves_by_the_bande() -> None:
    white, black = routes([Arrow(23, 24, "1", Style.TRUE), Arrow(0, -1, "1", Style.TRUE)], {0: 1, 23: 1})
    assert white.tip.x < LEFT + MAN
    assert black.tip.x < LEFT + MAN
    assert TOP < white.tip.y < black.tip.y < BOTTOM


def test_labels_keep_apart() -> None:
    spots = label_spots([*routes(ACROSS, {})], [])
    assert min(dist(one, two) for one, two in combinations(spots, 2)) > 50


def test_what_arrows_bring_to_one_man_is_told_together() -> None:
    told = [
        Arrow(5, 13, "5+3", Style.TRUE, 2),
        Arrow(8, 13, "5", Style.TRUE, 2),
        Arrow(8, 18, "10", Style.FALSE, -4),
    ]
    drawn = arrows(View(), told, {5: 2, 8: 2, 13: 1, 18: 1})
    assert [part.get("data-label") for part in drawn if "data-label" in part.attrib] == [
        "5+3",
        "5",
        "10",
        "+4",
        "−4",
    ]


def test_styles_differ_by_their_strokes() -> None:
    def dashes(style: Style) -> list[str | None]:
        drawn = arrows(View(), [Arrow(5, 13, "8", style)], {5: 1, 13: 1})
        return [part.get("stroke-dasharray") for part in drawn.iter("path")]

    assert len({dashes(style)[-1] for style in Style}) == 3


def test_no_more_than_six_are_drawn() -> None:
    told = [Arrow(start, 13, "1", Style.TRUE) for start in range(8)]
    assert len([part for part in arrows(View(), told, {13: 1}) if "data-arrow" in part.attrib]) == 6
