"""The page on the three games names every rule set and every switch that is theirs."""

from pathlib import Path

import pytest

from academie.games.rabattues.law import RABATTUES
from academie.games.toc.law import TOC
from academie.games.tourne_case.law import TOURNE_CASE
from academie.games.trictrac.law.rules import ACAD_1698
from academie.kernel import Game

PAGE = (Path(__file__).parents[3] / "docs" / "law" / "small-tables-games.md").read_text(encoding="utf-8")
OF_TRICTRAC = {name for name, switch in TOC.default.switches() if switch == getattr(ACAD_1698, name, None)}


@pytest.mark.parametrize("game", [TOURNE_CASE, RABATTUES, TOC], ids=lambda game: game.key)
def test_every_switch_has_its_line(game: Game) -> None:
    for rules in game.rulesets:
        assert f"`{rules.id}`" in PAGE
    for name, _ in game.default.switches():
        assert name in OF_TRICTRAC or f"| `{name}` |" in PAGE, name
