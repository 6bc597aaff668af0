"""Analysis of finished games: its data has all that a page draws."""

from __future__ import annotations

from dataclasses import replace

import pytest

from academie.engine.analysis.dice import DiceAnalyst
from academie.games.trictrac.players.engine import trictrac_engine
from academie.kernel import UnknownName
from academie.server.base.errors import NotNow
from academie.server.base.part import Process
from academie.server.engines import analysis
from academie.server.engines.analysis import DEEPENED, analyse_game
from academie.server.game.jobs import GameId, read_record
from academie.server.run.worker import KINDS
from tests.server.support.playing import played
from tests.server.support.tables import House


def services(house: House) -> Process:
    process = Process()
    process.add(house.database)
    return process


async def test_a_game_of_dice_is_told_with_its_throws(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "analyst", lambda key: DiceAnalyst(trictrac_engine(), games=36))
    room = await played(house, "trictrac", 4)
    record = await read_record(services(house), GameId(room.row.id))
    reported: list[float] = []
    result = analyse_game(replace(record, acts=record.acts[:60]), reported.append)
    assert reported == sorted(reported), "it says how far it is"
    assert all(0 <= share <= 1 for share in reported)
    choices = result["choices"]
    assert [choice["number"] for choice in choices] == sorted(choice["number"] for choice in choices)
    faults = [choice for choice in choices if choice["grade"] != "sound"]
    assert faults, "chance plays badly"
    assert 1 <= sum(choice["pondered"] for choice in choices) <= DEEPENED
    for fault in faults:
        for throws in fault["throws"].values():
            assert len(throws) in {0, 21}, "none where the game, or the relevé before dice, is over"
            assert all("key" in event["message"] for thrown in throws for event in thrown["events"])


async def test_a_game_still_played_is_not_analysed(house: House) -> None:
    room = await house.open("trictrac", await house.people(2))
    with pytest.raises(NotNow):
        await read_record(services(house), GameId(room.row.id))


async def test_no_such_game(house: House) -> None:
    arguments = KINDS.kind("analyse-game").read({"game": "00000000-0000-0000-0000-000000000000"})
    with pytest.raises(UnknownName):
        await read_record(services(house), arguments)
