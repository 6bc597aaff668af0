"""Random games played through rooms, for tests that need games with acts."""

from __future__ import annotations

import random
import secrets
from uuid import uuid4

from academie.server.play.messages import DoAct
from academie.server.play.room import Room
from academie.server.play.view import choices_view
from tests.server.support.tables import House

MOST_ACTS = 3000


async def play(room: Room, rng: random.Random, acts: int = MOST_ACTS) -> None:
    """Play random acts for both seats, to the end or for so many acts."""
    for _ in range(acts):
        seat = room.actor
        if seat is None:
            return
        text = rng.choice(choices_view(room.fold, seat).acts).text
        answer = await room.act(seat, DoAct(room.row.id, uuid4(), text, secrets.token_hex(16)))
        assert answer.refused is None, answer


async def played(house: House, key: str, seed: int) -> Room:
    """A game between two guests, played to its end."""
    room = await house.open(key, await house.people(2))
    await play(room, random.Random(seed))
    assert room.fold.over
    return room
