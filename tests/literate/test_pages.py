"""Every game has its page, and a page named after a game runs blocks of that game alone."""

from pathlib import Path

import pytest

from academie.kernel import Game
from academie.registry import registry
from tests.literate.blocks import Block, blocks_in
from tests.literate.conftest import CHECKS

FOLDER = Path(__file__).parent
FEWEST = 8


def blocks_of(key: str) -> list[Block]:
    """The blocks of `<key>.md`, and of `<key>-….md` where a game has several pages."""
    pages = [path for path in FOLDER.glob("*.md") if path.stem == key or path.stem.startswith(f"{key}-")]
    return [block for path in pages for block in blocks_in(path.read_text("utf-8"), frozenset(CHECKS))]


@pytest.mark.parametrize("game", [*registry])
def test_every_game_has_its_page(game: Game) -> None:
    blocks = blocks_of(game.key)
    assert len(blocks) >= FEWEST
    assert {block.game.split()[0] for block in blocks} == {game.key}
