"""What is said of acts is written into every format, and readers of the record pass over it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from academie.games.chess.text import pgn
from academie.games.draughts.text import pdn
from academie.kernel import CHANCE, Record
from academie.notation.formats import formats
from academie.notation.record import Remarks, read, to_json, to_text
from academie.registry import registry

SAID = "Better: something\nelse; -0.12 { } by 3 points"


def played(key: str, acts: int) -> Record[Any]:
    """The beginning of a game between players who choose at random."""
    chooser = random.Random(5)
    record: Record[Any] = Record(registry[key], registry[key].default.id)
    state = record.start()
    for _ in range(acts):
        falls = state.chance() if state.actor is CHANCE else [(act, 1) for act in state.actions()]
        act = chooser.choice([fall for fall, _ in falls])
        record, state = record.with_act(act), state.apply(act)
    return record


@pytest.mark.parametrize("write", [to_text, to_json])
@pytest.mark.parametrize("key", ["trictrac", "dames", "dominos"])
def test_a_record_with_remarks_is_read_as_without(
    key: str, write: Callable[[Record[Any], Remarks], str]
) -> None:
    record = played(key, 20)
    text = write(record, {3: SAID, 19: SAID})
    assert text.count("Better: something") == 2
    assert read(text) == record


def test_pdn_tells_remarks_after_their_moves() -> None:
    (game,) = pdn.read_pdn(formats()["pdn"].write(played("dames", 6), {4: "Too soon."}))
    assert [node.comments for node in game.line.nodes] == [(), (), (), (), ("Too soon.",), ()]


def test_pgn_tells_remarks_after_their_moves() -> None:
    (game,) = pgn.read_pgn(formats()["pgn"].write(played("echecs", 6), {4: "Too soon."}))
    assert [node.comment for node in game.mainline()] == ["", "", "", "", "Too soon.", ""]
