"""A record is the law, the options and the acts; replaying it gives every state."""

import pickle
from copy import deepcopy
from itertools import islice
from typing import Any

import pytest

from academie.games.tables.law.play import Play
from academie.games.tables.law.throw import throw
from academie.games.tables.law.track import Move
from academie.games.trictrac import GAME
from academie.games.trictrac.law import TRICTRAC, TrictracState
from academie.games.trictrac.law.acts import Tenir, TrictracAction
from academie.kernel import Game, IllegalAction, OptionError, Record, UnknownName
from academie.registry import registry
from academie.testing import random_game

OPENING: tuple[TrictracAction, ...] = (throw(6, 5), Play((Move(0, 5), Move(0, 6))), throw(3, 3))


def record(*acts: TrictracAction) -> Record[TrictracAction]:
    return Record(GAME, "trictrac/default", (("first", "white"),), acts)


def test_states_are_one_more_than_acts() -> None:
    states = [*record(*OPENING).states()]
    assert len(states) == 4
    assert states[0] == TRICTRAC.start(TRICTRAC.recorded("trictrac/default"), {"first": "white"})
    for before, act, after in zip(states, OPENING, states[1:], strict=False):
        assert before.apply(act) == after


def test_final() -> None:
    final = record(*OPENING).final()
    assert isinstance(final, TrictracState)
    assert final.dice == throw(3, 3)
    assert record().final() == record().start()


def test_one_act_longer() -> None:
    longer = record(*OPENING[:2]).with_act(OPENING[2])
    assert longer == record(*OPENING)
    assert record(*OPENING[:2]).acts == OPENING[:2]


def test_an_act_that_cannot_be_stops_the_replay_there() -> None:
    states = record(OPENING[0], Tenir()).states()
    assert next(states) == record().start()
    next(states)
    with pytest.raises(IllegalAction):
        next(states)


def test_an_unknown_rule_set_or_option_cannot_start() -> None:
    with pytest.raises(UnknownName):
        Record(GAME, "trictrac/nobody-1700").start()
    with pytest.raises(OptionError):
        Record(GAME, "trictrac/default", (("colour", "red"),)).start()


def test_tags_are_part_of_a_record() -> None:
    assert Record(GAME, "trictrac/default", tags=(("White", "A"),)) != Record(GAME, "trictrac/default")


@pytest.mark.parametrize("game", [*registry], ids=lambda game: game.key)
def test_a_record_is_the_same_after_a_pickle_and_a_copy(game: Game) -> None:
    acts = tuple(step.act for step in islice(random_game(game, game.default, 2), 20))
    record: Record[Any] = Record(game, game.default.id, acts=acts)
    again = pickle.loads(pickle.dumps(record))
    assert again == deepcopy(record) == record
    assert {record, again} == {record}
    assert again.final() == record.final()
