"""Every rule set of every game passes the kit: 100 random games each, 1,000 among the slow tests."""

import pytest

from academie.games import registry
from academie.kernel import AnyGame, RuleSet
from academie.testing import check_game

MATCHES = {"ecrire", "poule", "tour-a-tour"}
"""Many parties of trictrac each: tests/games/test_company.py plays them short."""
RULESETS = [
    pytest.param(game, ruleset, id=ruleset.id)
    for game in registry
    if game.key not in MATCHES
    for ruleset in game.rulesets
]
CHUNK = 25


def chunks(first: int, last: int, *marks: pytest.MarkDecorator) -> list[object]:
    """Ranges of seeds, small enough to share out among processors."""
    starts = range(first, last, CHUNK)
    return [pytest.param(range(s, s + CHUNK), id=f"{s}-{s + CHUNK - 1}", marks=marks) for s in starts]


@pytest.mark.parametrize(("game", "ruleset"), RULESETS)
@pytest.mark.parametrize("seeds", [*chunks(0, 100), *chunks(100, 1000, pytest.mark.slow)])
def test_check_game(game: AnyGame, ruleset: RuleSet, seeds: range) -> None:
    check_game(game, ruleset, seeds=seeds)


@pytest.mark.parametrize(
    "options",
    [
        {"form": "marque"},
        {"white_down": "quine+coin", "black_holes": 3, "keeps_dice": "black", "holes": 8},
        {"first": "black"},
    ],
    ids=["marque", "handicap", "first"],
)
def test_options_of_trictrac(options: dict[str, str | int | bool]) -> None:
    game = registry["trictrac"]
    check_game(game, game.default, seeds=range(3), options=options)
