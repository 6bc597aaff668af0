"""The checked-in games are played again, word for word."""

import re
from pathlib import Path

import pytest

from academie.kernel.options import read_option
from academie.registry import registry
from academie.testing.playthrough import playthrough

FOLDER = Path(__file__).parents[2] / "conformance" / "playthroughs"
FILES = sorted(FOLDER.glob("*.txt"))
HEADING = re.compile(r"# (?P<ruleset>(?P<game>[^/]+)/\S+), seed (?P<seed>\d+)(?P<options>(, \S+)*)\n")


def heading(golden: str) -> re.Match[str]:
    found = HEADING.match(golden)
    assert found is not None
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    golden = path.read_text(encoding="utf-8")
    head = heading(golden)
    game = registry[head["game"]]
    options = dict(map(read_option, head["options"].split(", ")[1:]))
    assert playthrough(game, game.recorded(head["ruleset"]), int(head["seed"]), options) == golden


def test_every_game_has_one() -> None:
    played = {heading(path.read_text(encoding="utf-8"))["game"] for path in FILES}
    assert played >= {game.key for game in registry}
