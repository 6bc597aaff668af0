"""A log folds into the state that its record replays to."""

from __future__ import annotations

import pytest

from academie.dice.fold import Fold, Kind
from academie.games.trictrac.law import TrictracState
from academie.games.trictrac.law.plays import find_plays
from tests.server.support.logs import following, opened, played


@pytest.mark.parametrize("key", ["trictrac", "dames"])
def test_a_log_folds_into_its_record(key: str) -> None:
    game = played(key, 2)
    fold = Fold.of(game.game_id, game.log)
    assert fold.over
    assert fold.seq == len(game.log) - 1
    assert fold.head == game.log[-1].digest
    assert fold.record().final() == fold.state
    assert len(fold.acts) == sum(entry.kind in {Kind.ACT, Kind.ROLL} for entry in game.log)


def test_a_takeback_returns_to_fewer_acts_but_forgets_no_roll() -> None:
    game = played("trictrac", 3)
    whole = Fold.of(game.game_id, game.log[:20])
    before = Fold.of(game.game_id, game.log[:11])
    taken = following(game.log[:20], Kind.TAKEBACK, 1, {"acts": 10})
    whole.push(taken)
    assert whole.state == before.state
    assert isinstance(whole.state, TrictracState)
    assert isinstance(before.state, TrictracState)
    assert whole.state.board.find.__module__ == before.state.board.find.__module__ != find_plays.__module__
    assert whole.acts == before.acts
    assert whole.rolls > before.rolls
    assert whole.bound != before.bound


def test_events_of_an_act_are_told_from_those_of_the_throw_after_it() -> None:
    game = played("trictrac", 5)
    fold = Fold(game.game_id)
    throws_announced = acts_announced = 0
    for entry in game.log:
        fold.push(entry)
        if entry.kind == Kind.ACT:
            assert fold.by_act == len(fold.announced)
            acts_announced += fold.by_act
        elif entry.kind == Kind.ROLL:
            throws_announced += len(fold.announced) - fold.by_act
    assert throws_announced > 0
    assert acts_announced > 0


def test_an_offer_waits_until_it_is_answered_or_play_goes_on() -> None:
    game = played("dames", 4)
    log = game.log[:3]
    fold = Fold.of(game.game_id, log)
    log.append(following(log, Kind.OFFER_DRAW, 0, {}))
    fold.push(log[-1])
    assert fold.offer == log[3]
    declined = following(log, Kind.DECLINE, 1, {})
    fold.push(declined)
    assert fold.offer is None


@pytest.mark.parametrize("kind", [Kind.RESIGN, Kind.DRAW, Kind.FLAG, Kind.ABANDONED])
def test_a_word_or_the_clock_ends_a_game(kind: Kind) -> None:
    game = played("dames", 5)
    log = [opened("dames", game.seed)]
    fold = Fold.of(game.game_id, log)
    assert not fold.over
    fold.push(following(log, kind, 0, {}))
    assert fold.over
