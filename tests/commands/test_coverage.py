"""How much golden data each game has, counted apart from the code that counts it."""

import json
from pathlib import Path

import pytest

from academie.commands.games_census import coverage
from academie.kernel import Game
from academie.registry import registry

FOLDER = Path(__file__).parents[2] / "conformance"


@pytest.mark.parametrize("game", [*registry], ids=lambda game: game.key)
def test_every_game_is_counted(game: Game) -> None:
    files = [json.loads(path.read_text(encoding="utf-8")) for path in FOLDER.glob("**/*.json")]
    cases = sum(
        case.get("game", content["game"]) == game.key
        for content in files
        if "game" in content and "cases" in content
        for case in content["cases"]
    )
    for counted in FOLDER.glob("**/*.perft"):
        cases += counted.read_text(encoding="utf-8").count(f"\nrules {game.key}/")
    heads = [path.read_text(encoding="utf-8").split("/", 1)[0] for path in FOLDER.glob("playthroughs/*.txt")]
    assert coverage(game.key) == (cases, heads.count(f"# {game.key}"))


def test_every_game_has_a_golden_playthrough() -> None:
    assert not [game.key for game in registry if not coverage(game.key).playthroughs]


def test_a_game_nobody_knows() -> None:
    assert coverage("whist") == (0, 0)
