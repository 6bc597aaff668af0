"""Every rule set of every game passes the kit: three random games of each by day, 1,000 at night."""

from collections.abc import Iterator

import pytest

from academie.kernel import Game, RuleSet
from academie.registry import registry
from academie.testing import check_game
from tests.rings import count

MATCHES = {"ecrire", "poule", "tour-a-tour"}
"""Many parties of trictrac each: tests/games/company/test_company.py plays them short."""
CHUNK = 10
WHOLE = 2
SELDOM = 11
SELDOM_BY_DAY = 23
"""Dear laws are held at one step in so many: by day in every game, at night in all but the first two."""
BY_DAY = 3
AT_NIGHT = 1000


def chunks(game: Game, ruleset: RuleSet) -> Iterator[object]:
    """Ranges of seeds, small enough to share out among processors."""
    for start in range(0, count(1, AT_NIGHT), CHUNK):
        seeds = range(start, start + CHUNK)
        yield pytest.param(game, ruleset, seeds, id=f"{ruleset.id}-{start}")


@pytest.mark.parametrize(
    ("game", "ruleset", "seeds"),
    [
        chunk
        for game in registry
        if game.key not in MATCHES
        for ruleset in game.rulesets
        for chunk in chunks(game, ruleset)
    ],
)
def test_check_game(game: Game, ruleset: RuleSet, seeds: range) -> None:
    whole = count(0, WHOLE) if seeds.start == 0 else 0
    check_game(game, ruleset, seeds=seeds[:whole])
    check_game(game, ruleset, seeds=seeds[whole : count(BY_DAY, CHUNK)], every=count(SELDOM_BY_DAY, SELDOM))


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
    check_game(game, game.default, seeds=range(count(1, 3)), options=options, every=count(SELDOM_BY_DAY, 1))


@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("toute-table", {"white_down": "ambesas", "black_down": "six-as", "double": True, "first": "black"}),
        ("revertier", {"white_down": "quatre-trois", "black_tete": 5, "double": True, "holes": 2}),
        ("jacquet", {"double": True, "holes": 2, "first": "white"}),
        ("garanguet", {"double": True, "holes": 2}),
        ("plein", {"first": "black"}),
        ("toc", {"double": True, "holes": 1, "black_down": "quine", "keeps_dice": "white"}),
        ("tourne-case", {"double": True, "first": "black"}),
        ("rabattues", {"first": "white"}),
    ],
)
def test_options_of_the_other_tables(key: str, options: dict[str, str | int | bool]) -> None:
    game = registry[key]
    check_game(game, game.default, seeds=range(count(1, 3)), options=options, every=count(SELDOM_BY_DAY, 1))
