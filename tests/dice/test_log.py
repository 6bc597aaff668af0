"""The bytes that are hashed: the same by the fast way, and refused where readers could differ."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from academie.dice.canonical import LARGEST, canonical
from academie.dice.fold import Kind
from academie.dice.log import GENESIS, SECOND, Entry, chained, hashed_form
from tests.dice.exchange import House

SCALARS = st.none() | st.booleans() | st.integers(-LARGEST, LARGEST) | st.text()
KEYS = st.text(st.characters(max_codepoint=0x7F))
VALUES = st.recursive(SCALARS, lambda inner: st.lists(inner) | st.dictionaries(KEYS, inner), max_leaves=20)
OTHERWISE_READ = [1.5, 1.0, LARGEST + 1, -LARGEST - 1, 2**64]


@settings(max_examples=500)
@given(VALUES)
def test_the_fast_form_is_the_canonical_one(value: object) -> None:
    assert hashed_form()(value) == canonical(value)


def test_the_fast_form_of_every_letter_is_the_canonical_one() -> None:
    for letter in map(chr, range(0x300)):
        assert hashed_form()(letter) == canonical(letter)
        if letter.isascii():
            assert hashed_form()({letter: 1, "m": 2, "": 3}) == canonical({letter: 1, "m": 2, "": 3})


def test_half_of_a_pair_has_no_form() -> None:
    with pytest.raises(ValueError, match="surrogates"):
        hashed_form()(["\ud800"])


def test_a_small_install_hashes_alike() -> None:
    body = {"z": "é\u2028", "a": [1, None, True]}
    script = f"""
import sys
sys.modules["msgspec"] = None
from academie.dice.fold import Kind
from academie.dice.log import GENESIS, Entry
print(Entry(1, "act", 0, {body!r}, 5, GENESIS, 2).digest.hex())
"""
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == Entry(1, "act", 0, body, 5, GENESIS, SECOND).digest.hex()


@pytest.mark.parametrize("number", OTHERWISE_READ)
def test_a_log_from_outside_with_numbers_that_readers_take_differently_is_refused(number: float) -> None:
    items: list[dict[str, Any]] = [
        {"seq": 0, "kind": "open", "seat": None, "body": {"v": 2, "n": number}, "at_ms": 0}
    ]
    with pytest.raises(ValueError, match="canonical JSON"):
        chained(items)


@pytest.mark.parametrize("number", OTHERWISE_READ)
def test_a_player_takes_no_such_event(number: float) -> None:
    house = House("trictrac", 1)
    entry = house.next_entry(Kind.PAUSE, None, {"lost_ms": number, "from": 1, "to": 2, "reason": ""})
    with pytest.raises(ValueError, match="canonical JSON"):
        house.players[0].receive(entry)
