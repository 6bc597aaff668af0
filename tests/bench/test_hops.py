"""The way of one act through the server grows no longer."""

from __future__ import annotations

import pytest

from bench.hops import way_of_an_act


@pytest.mark.parametrize(
    ("game", "files", "hops", "folder_hops", "calls"),
    [("trictrac", 20, 133, 45, 1_386), ("dames", 19, 61, 24, 372)],
)
def test_an_act_goes_a_short_way(game: str, files: int, hops: int, folder_hops: int, calls: int) -> None:
    way = way_of_an_act(game)
    assert way.acts > 40
    assert way.files <= files
    assert way.hops <= hops
    assert way.folder_hops <= folder_hops
    assert way.calls_an_act <= calls
