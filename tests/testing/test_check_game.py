"""Every rule set of every game passes the kit: 50 random games of each game, 1,000 among the night ring."""

from collections.abc import Iterator
from math import ceil

import pytest

from academie.kernel import Game, RuleSet
from academie.registry import registry
from academie.testing import check_game

MATCHES = {"ecrire", "poule", "tour-a-tour"}
"""Many parties of trictrac each: tests/games/company/test_company.py plays them short."""
CHUNK = 10
WHOLE = 2
SELDOM = 11
"""After the first two games of a rule set, dear laws are held at one step in so many, others each game."""
CI_GAMES = {"toute-table/acad-1806": 40, "toute-table/gammon-1818": 10}
"""How many in the normal run, where a game of one rule set is much longer than of another."""
ALL_GAMES = 1000


def games_of(game: Game, ruleset: RuleSet) -> int:
    """How many random games of a rule set the normal run plays: 50 of every game, shared out."""
    return CI_GAMES.get(ruleset.id, ceil(50 / len(game.rulesets)))


def chunks(game: Game, ruleset: RuleSet) -> Iterator[object]:
    """Ranges of seeds, small enough to share out among processors."""
    for start in range(0, ALL_GAMES, CHUNK):
        marks = () if start < games_of(game, ruleset) else (pytest.mark.night,)
        seeds = range(start, start + CHUNK)
        yield pytest.param(game, ruleset, seeds, id=f"{start}-{seeds[-1]}-{ruleset.id}", marks=marks)


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
    whole = WHOLE if seeds.start == 0 else 0
    first, others = seeds[:whole], seeds[whole:]
    check_game(game, ruleset, seeds=first)
    check_game(game, ruleset, seeds=others, every=SELDOM)


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
    check_game(game, game.default, seeds=range(3), options=options)
