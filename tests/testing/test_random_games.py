"""The length of random games."""

import pytest

from academie.registry import registry
from academie.testing import random_game
from academie.testing.random_games import acts, length


def test_a_game_is_as_long_as_its_acts() -> None:
    dames = registry["dames"]
    assert acts(dames, 7) == len([*random_game(dames, dames.default, 7)])


def test_mean_and_spread() -> None:
    assert length([2, 4, 4, 4, 5, 5, 7, 9]) == (8, 5.0, 2.0, 2, 9)


def test_no_game_has_no_length() -> None:
    with pytest.raises(ValueError, match="mean"):
        length([])
