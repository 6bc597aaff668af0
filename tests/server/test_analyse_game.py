"""Analysis of finished games: its data has all that a page draws."""

from __future__ import annotations

from dataclasses import replace

import pytest

from academie.engine.analysis.dice import DiceAnalyst
from academie.games.trictrac.players.engine import trictrac_engine
from academie.kernel import UnknownName
from academie.server import job_kinds
from academie.server.job_kinds import GameId, kind_of
from academie.server.refusals import NotNow
from tests.server.playing import played
from tests.server.tables import House


async def test_a_game_of_dice_is_told_with_its_throws(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job_kinds, "analyst", lambda key: DiceAnalyst(trictrac_engine(), games=36))
    room = await played(house, "trictrac", 4)
    record = await job_kinds.read_record(house.database, GameId(room.row.id))
    reported: list[float] = []
    result = job_kinds.analyse_game(replace(record, acts=record.acts[:60]), reported.append)
    assert reported == sorted(reported), "it says how far it is"
    assert all(0 <= share <= 1 for share in reported)
    choices = result["choices"]
    assert [choice["number"] for choice in choices] == sorted(choice["number"] for choice in choices)
    faults = [choice for choice in choices if choice["grade"] != "sound"]
    assert faults, "chance plays badly"
    assert 1 <= sum(choice["pondered"] for choice in choices) <= job_kinds.DEEPENED
    for fault in faults:
        for throws in fault["throws"].values():
            assert len(throws) in {0, 21}, "none where the game, or the relevé before dice, is over"
            assert all("key" in event["message"] for thrown in throws for event in thrown["events"])


async def test_a_game_still_played_is_not_analysed(house: House) -> None:
    room = await house.open("trictrac", await house.people(2))
    with pytest.raises(NotNow):
        await job_kinds.read_record(house.database, GameId(room.row.id))


async def test_no_such_game(house: House) -> None:
    arguments = kind_of("analyse-game").read({"game": "00000000-0000-0000-0000-000000000000"})
    with pytest.raises(UnknownName):
        await job_kinds.read_record(house.database, arguments)
