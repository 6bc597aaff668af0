"""Every rule set of every game passes the kit."""

import pytest

from academie.games import registry
from academie.kernel import AnyGame, RuleSet
from academie.testing import check_game

RULESETS = [pytest.param(game, ruleset, id=ruleset.id) for game in registry for ruleset in game.rulesets]


@pytest.mark.parametrize(("game", "ruleset"), RULESETS)
@pytest.mark.parametrize("games", [2, pytest.param(100, marks=pytest.mark.slow)])
def test_smoke(game: AnyGame, ruleset: RuleSet, games: int) -> None:
    check_game(game, ruleset, games=games)
