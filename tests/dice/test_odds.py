"""The odds that come with the page are those of the law."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from academie.kernel import Game
from academie.registry import registry
from web.app.make_odds import TARGET, Distribution, met

TABLE = json.loads(Path(TARGET).read_text(encoding="utf-8"))
OPEN = [game for game in registry if not game.hides]


def test_every_game_whose_chances_are_open_is_listed() -> None:
    assert TABLE["games"] == [game.key for game in OPEN]


def test_what_falls_belongs_to_one_distribution() -> None:
    fallen = [act for distribution in TABLE["distributions"] for act, _ in distribution]
    assert len(fallen) == len({*fallen})


@pytest.mark.parametrize("game", OPEN, ids=lambda game: game.key)
def test_nothing_else_is_met_in_play(game: Game) -> None:
    known: list[Distribution] = TABLE["distributions"]
    for seed in (2, 3):
        assert all(found in known for found in met(game, seed))


def test_nor_by_hand() -> None:
    known: list[Distribution] = TABLE["distributions"]
    trictrac = registry["trictrac"]
    for marking in ("courtois", "rigueur"):
        assert all(found in known for found in met(trictrac, 4, {"marking": marking}))
