"""Which acts can be taken back is known at once, however long the game."""

from __future__ import annotations

import random
from typing import Any
from uuid import uuid4

import pytest

from academie.dice.fold import KEPT_EVERY, Fold, Kind
from academie.dice.log import Entry
from academie.engine.accelerated import accelerated
from academie.games.chess.law.state import ChessState
from academie.kernel import CHANCE, State
from academie.server.game.log_writer import Append
from academie.server.play.messages import Say
from academie.server.play.requests import table_request
from academie.server.play.room import Room
from academie.server.play.rooms import RoomRegistry
from tests.server.support.playing import play
from tests.server.support.tables import House

pytestmark = pytest.mark.asyncio


def counted(monkeypatch: pytest.MonkeyPatch, state: State[Any]) -> list[object]:
    """Every act applied to a state of that class from now on."""
    applied: list[object] = []
    kind, original = type(state), type(state).apply

    def apply(self: State[Any], act: Any) -> State[Any]:  # noqa: ANN401 - of whatever game
        applied.append(act)
        return original(self, act)

    monkeypatch.setattr(kind, "apply", apply)
    return applied


async def test_a_refused_takeback_replays_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await house.open("trictrac", await house.people(2))
    chance = random.Random(3)
    await play(room, chance, 30)
    while (await house.games.log(room.row.id))[-1].kind != Kind.ROLL:
        await play(room, chance, 1)
    asked = [Say(room.row.id, uuid4(), "ask-takeback") for _ in range(5)]
    applied = counted(monkeypatch, room.fold.state)
    # The dice have been thrown since: neither may take anything back.
    answers = [await room.say(seat, word) for word in asked for seat in (0, 1)]
    assert all(answer.refused is not None for answer in answers)
    assert applied == []


def replayed(fold: Fold, seat: int) -> int | None:
    """How many acts there were before the last one of `seat`, by replaying them all."""
    state, found = fold.opening.start(), None
    for number, act in enumerate(fold.acts):
        author = state.author(act)
        found = number if author == seat else None if author is CHANCE else found
        state = state.apply(act)
    return found


def offered(room: Room, seat: int) -> int | None:
    """What the room would offer to take back."""
    event = table_request(room.fold, seat, "ask-takeback", adjourned=False)
    return None if event is None else int(event[1]["acts"])


@pytest.mark.parametrize("key", ["dames", "trictrac", "dominos"])
async def test_it_is_what_a_replay_finds(house: House, key: str) -> None:
    room = await house.open(key, await house.people(2))
    chance = random.Random(7)
    for _ in range(25):
        await play(room, chance, chance.randrange(1, 4))
        if room.fold.over:
            break
        seat = chance.randrange(2)
        if room.fold.offer is not None:
            continue
        assert [offered(room, each) for each in (0, 1)] == [replayed(room.fold, each) for each in (0, 1)]
        asked = await room.say(seat, Say(room.row.id, uuid4(), "ask-takeback"))
        if asked.refused is None and chance.random() < 0.5:
            assert (await room.say(1 - seat, Say(room.row.id, uuid4(), "accept"))).refused is None
            assert [offered(room, each) for each in (0, 1)] == [replayed(room.fold, each) for each in (0, 1)]
            assert room.fold.state == accelerated(room.fold.record().final())


LONG = 2000
QUIET = 60
"""After so many moves without a capture a pawn moves, as the law ends a game in which none does."""


def next_move(state: ChessState, chance: random.Random) -> Any:  # noqa: ANN401 - a move of chess
    """A move after which the game is not over, and can go on for long."""
    moves = [*state.actions()]
    chance.shuffle(moves)
    after = ((move, state.apply(move)) for move in moves)
    quiet = state.quiet < QUIET
    lasting = (move for move, then in after if then.actor is not None and (then.quiet > 0) == quiet)
    return next(lasting, moves[0])


def long_log(fold: Fold) -> list[Entry]:
    """The log of a long game of chess, after its opening."""
    chance, log, nonce = random.Random(1), list[Entry](), "00" * 16
    for seq in range(1, LONG + 1):
        assert isinstance(fold.state, ChessState)
        move = next_move(fold.state, chance)
        body = {"act": fold.notation.act(move), "nonce": nonce, "spent": 0, "lag": 0}
        log.append(Entry(seq, Kind.ACT, fold.author(move), body, 5, fold.head))
        fold.push(log[-1])
    return log


async def test_a_takeback_in_a_long_game_does_not_replay_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await house.open("echecs", await house.people(2))
    game = opened.row.id
    log = long_log(Fold.of(game, await house.games.log(game)))
    assert await house.writer.append(Append(game, log, None, spent_ms=0, deadline_ms=None, actor=0))
    room = await RoomRegistry(house.games, house.writer, house.fanout, 10).room(game)
    assert room is not None
    applied = counted(monkeypatch, room.fold.state)
    for number in range(1, 20):
        assert (await room.say(1, Say(game, uuid4(), "ask-takeback"))).refused is None
        assert (await room.say(0, Say(game, uuid4(), "offer-draw"))).refused is not None
        assert applied == []
        assert (await room.say(0, Say(game, uuid4(), "accept"))).refused is None
        assert len(applied) <= 2 * KEPT_EVERY
        applied.clear()
        assert len(room.fold.acts) == LONG + 1 - 2 * number
    assert room.fold.state == accelerated(room.fold.record().final())
