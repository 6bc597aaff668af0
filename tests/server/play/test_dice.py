"""Rolls, by vectors worked out with openssl and by counting."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from academie.dice.first_format import Roll, blinding, bound, commitment, pick_chance, stream
from academie.dice.rolls import uniform
from academie.games.tables.law.throw import CHANCES
from academie.notation import notation_of
from academie.registry import registry
from academie.testing.data import load

VECTORS = load("dice/vectors")
ROLLS: list[dict[str, Any]] = VECTORS["rolls"]


def roll_of(case: dict[str, Any]) -> Roll:
    nonces = tuple(bytes.fromhex(nonce) for nonce in case["nonces"])
    return Roll(bytes.fromhex(case["game"]), case["number"], nonces, bytes.fromhex(case["acts"]))


@pytest.mark.parametrize("case", ROLLS, ids=lambda case: case["game"][:8])
def test_rolls_are_those_of_the_vectors(case: dict[str, Any]) -> None:
    seed, roll = bytes.fromhex(case["seed"]), roll_of(case)
    assert commitment(seed).hex() == case["commitment"]
    assert roll.message.hex() == case["message"]
    assert bytes(islice(stream(seed, roll), 40)).hex() == case["stream"]
    assert blinding(seed, roll).hex() == case["salt"]
    for below, drawn in case["below"].items():
        assert uniform(stream(seed, roll), int(below)) == drawn


@pytest.mark.parametrize("case", ROLLS, ids=lambda case: case["game"][:8])
def test_the_chances_of_trictrac_fall_as_in_the_vectors(case: dict[str, Any]) -> None:
    seed, roll = bytes.fromhex(case["seed"]), roll_of(case)
    notation = notation_of("trictrac")
    start = registry["trictrac"].start()
    assert notation.act(pick_chance(start.chance(), seed, roll)) == case["opening"]
    thrown = start.apply(notation.read_act("w2b1"))
    thrown = thrown.apply(thrown.actions()[0])
    assert notation.act(pick_chance(thrown.chance(), seed, roll)) == case["tric"]


@pytest.mark.parametrize("case", VECTORS["bound"], ids=lambda case: case["act"])
def test_acts_are_bound_as_in_the_vectors(case: dict[str, Any]) -> None:
    before, nonce = bytes.fromhex(case["before"]), bytes.fromhex(case["nonce"])
    assert bound(before, case["seat"], case["act"], nonce).hex() == case["after"]


def test_some_vectors_throw_draws_away() -> None:
    """36 divides 252: bytes from 252 on are not folded."""
    assert sum(int(case["stream"][:2], 16) >= 252 for case in ROLLS) >= 3


@given(st.integers(1, 256))
def test_every_number_is_as_likely(below: int) -> None:
    """Over all bytes, each number falls equally often and the rest is drawn again."""
    drawn = Counter(uniform(iter([byte, 0]), below) for byte in range(256 - 256 % below))
    assert set(drawn.values()) == {256 // below}
    assert set(drawn) == set(range(below))


def test_large_draws_are_thrown_away() -> None:
    assert uniform(iter([255, 252, 251]), 6) == 251 % 6
    assert uniform(iter([0xFF, 0xFF, 0x01, 0x00]), 1000) == 256


def test_weights_divide_the_draw_in_order() -> None:
    chances = [("a", Fraction(1, 2)), ("b", Fraction(1, 3)), ("c", Fraction(1, 6))]
    case = ROLLS[0]
    seed, roll = bytes.fromhex(case["seed"]), roll_of(case)
    assert pick_chance(chances, seed, roll) == "aaabbc"[case["below"]["6"]]


@given(st.binary(min_size=16, max_size=16), st.integers(0, 1))
def test_each_nonce_counts(nonce: bytes, seat: int) -> None:
    """Whoever changes his nonce changes the stream."""
    roll = Roll(bytes(16), 3, (b"a" * 16, b"b" * 16), bytes(32))
    nonces = list(roll.nonces)
    nonces[seat] = nonce
    changed = roll._replace(nonces=tuple(nonces))
    same = changed == roll
    assert (
        bytes(islice(stream(bytes(32), roll), 32)) == bytes(islice(stream(bytes(32), changed), 32))
    ) == same


def test_the_next_roll_follows_from_what_fell() -> None:
    roll = Roll(bytes(16), 3, (bytes(16),), bytes(32))
    assert roll.next("6-6") == roll._replace(number=4, acts=bound(bytes(32), None, "6-6", bytes(16)))


def test_a_broken_throw_is_drawn_and_never_told() -> None:
    """Its place in the stream is spent and its numbers are in no act: the next dice are the next drawn."""
    game, notation = registry["trictrac"], notation_of("trictrac")
    state = game.start(game.default, {"marking": "rigueur", "first": "white"})
    seed, roll = bytes(32), Roll(b"game", 4, (bytes(16), bytes(16)), bytes(32))
    for text in ("white jeter", "black je-romps"):
        state = state.play(text)
    drawn = notation.act(pick_chance(state.chance(), seed, roll))
    assert drawn == "rompus"
    falling = state.play(drawn).play("white jeter")
    after = roll.next(drawn)
    assert after.number == roll.number + 1
    assert pick_chance(falling.chance(), seed, after) == pick_chance(CHANCES, seed, after)
