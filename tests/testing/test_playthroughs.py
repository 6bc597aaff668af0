"""The checked-in games are played again, word for word."""

import re
from pathlib import Path

import pytest

from academie.games import registry
from academie.testing.playthrough import playthrough

FOLDER = Path(__file__).parents[2] / "conformance" / "playthroughs"
FILES = sorted(FOLDER.glob("*.txt"))
HEADING = re.compile(r"# (?P<ruleset>(?P<game>[^/]+)/\S+), seed (?P<seed>\d+)\n")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    golden = path.read_text(encoding="utf-8")
    heading = HEADING.match(golden)
    assert heading is not None
    game = registry[heading["game"]]
    assert playthrough(game, game.ruleset(heading["ruleset"]), int(heading["seed"])) == golden


def test_every_game_has_one() -> None:
    assert {path.stem.split("-")[0] for path in FILES} >= {game.key for game in registry}
