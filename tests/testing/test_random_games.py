"""How long games are."""

import pytest

from academie.registry import registry
from academie.testing.random_games import acts, length, middling_player


def test_a_game_is_as_long_as_its_acts() -> None:
    dames = registry["dames"]
    assert acts(dames, 7, "niveau-1") == acts(dames, 7, "niveau-1") > 20
    assert acts(dames, 7, "random") > 20


def test_a_fair_player_is_of_the_middle_level_or_the_best() -> None:
    assert middling_player(registry["dames"]) == "niveau-4"
    assert middling_player(registry["rabattues"]) == "parfait"


def test_mean_and_spread() -> None:
    assert length([2, 4, 4, 4, 5, 5, 7, 9]) == (8, 5.0, 2.0, 2, 9)


def test_no_game_has_no_length() -> None:
    with pytest.raises(ValueError, match="mean"):
        length([])
