"""Everything that is hashed, drawn and signed, by vectors computed twice with other programs."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import replace
from itertools import islice
from typing import Any
from uuid import UUID

import pytest

from academie.dice.canonical import canonical, parse
from academie.dice.chains import LINKS, Chain, ChainTip, seed_of
from academie.dice.keys import Key, countersigned, refused_key, verify
from academie.dice.log import GENESIS, SECOND, Entry, bind_act
from academie.dice.merkle import inclusion_path, tree_levels, within
from academie.dice.receipts import Receipt, leaf, tick_message, tick_of
from academie.dice.rolls import NO_SHARE, RollInput, salt, seal, uniform
from academie.testing.data import load

VECTORS: Mapping[str, Any] = load("dice/vectors-2")
GAME = UUID(VECTORS["game"]).bytes
ORIGIN: str = VECTORS["origin"]
SERVER, SEAT_0, SEAT_1, REKEYED = (Chain(bytes([byte]) * 32) for byte in (0x11, 0x22, 0x33, 0x44))
TICK_KEY = Key(bytes.fromhex(VECTORS["secret"]))


FIRST = RollInput(GAME, 1, GENESIS, (SEAT_0.link(1), SEAT_1.link(1)))


@pytest.mark.parametrize(
    ("chain", "name"),
    [(SERVER, "server"), (SEAT_0, "seat0"), (SEAT_1, "seat1")],
    ids=lambda value: str(value)[:6],
)
def test_chains(chain: Chain, name: str) -> None:
    assert chain.anchor.hex() == VECTORS[f"{name}_anchor"]
    assert chain.link(1).hex() == VECTORS[f"{name}_1"]
    assert chain.link(LINKS) == chain.seed


def test_a_seed_comes_from_secret_and_nonce() -> None:
    given = VECTORS["seed"]
    seed = seed_of(bytes.fromhex(given["secret"]), bytes.fromhex(given["nonce"]))
    assert (seed.hex(), Chain(seed).anchor.hex()) == (given["seed"], given["anchor"])


def test_links_follow_one_by_one() -> None:
    tip = ChainTip(SEAT_0.anchor)
    for number in range(1, LINKS + 1):
        assert not tip.follows(SEAT_0.link(min(number + 1, LINKS))) or number == LINKS
        tip.give(SEAT_0.link(number))
    assert (tip.left, tip.follows(bytes(32))) == (0, False)


def test_a_chain_ends() -> None:
    with pytest.raises(IndexError):
        SEAT_0.link(LINKS + 1)
    with pytest.raises(ValueError, match="follow"):
        ChainTip(SEAT_0.anchor).give(SEAT_1.link(1))


def test_canonical_json() -> None:
    text: str = VECTORS["canonical"]["text"]
    assert canonical(parse(text)).decode() == text
    assert hashlib.sha256(canonical(parse(text))).hexdigest() == VECTORS["canonical"]["hash"]


@pytest.mark.parametrize(
    "text", ['{"a":1,"a":1}', "1.5", "9007199254740992", "NaN", '"\\ud800"', '{"é":1}', "1e3"]
)
def test_what_has_two_readings_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        canonical(parse(text))


def test_the_first_roll() -> None:
    roll, link = FIRST, SERVER.link(1)
    assert roll.message.hex() == VECTORS["message1"]
    assert bytes(islice(roll.stream(link), 40)).hex() == VECTORS["stream1"]
    for below in (36, 6, 1000, 40320):
        source = roll.stream(link)
        drawn, width = VECTORS[f"below{below}"]
        assert uniform(source, below) == drawn
        assert bytes(islice(source, 2)) == bytes(islice(roll.stream(link), width, width + 2))


def test_chances_of_one_roll_are_read_on() -> None:
    source, given = FIRST.stream(SERVER.link(1)), VECTORS["read_on"]
    assert [uniform(source, below) for below in given["below"]] == given["drawn"]
    rest = bytes(islice(FIRST.stream(SERVER.link(1)), given["bytes"], given["bytes"] + 8))
    assert bytes(islice(source, 8)) == rest


def test_a_seat_without_a_chain_gives_zeros() -> None:
    roll = FIRST._replace(shares=(SEAT_0.link(1), NO_SHARE))
    assert bytes(islice(roll.stream(SERVER.link(1)), 8)).hex() == VECTORS["stream1_seat1_none"]


def test_a_beacon_changes_the_roll() -> None:
    given = VECTORS["beacon"]
    randomness = hashlib.sha256(bytes.fromhex(given["signature"])).digest()
    assert randomness.hex() == given["randomness"]
    drawn = bytes(islice(FIRST._replace(beacon=randomness).stream(SERVER.link(1)), 8))
    assert drawn.hex() == given["stream1"]


def test_acts_are_bound_and_the_second_roll_takes_the_new_chain() -> None:
    bound = bind_act(GENESIS, None, VECTORS["first_dice"])
    assert bound.hex() == VECTORS["acts"][0]
    bound = bind_act(bound, 0, "0/4 0/6")
    assert bound.hex() == VECTORS["acts"][1]
    roll = RollInput(GAME, 2, bound, (SEAT_0.link(2), REKEYED.link(1)))
    assert roll.message.hex() == VECTORS["roll2"]["message"]
    assert bytes(islice(roll.stream(SERVER.link(2)), 8)).hex() == VECTORS["roll2"]["stream"]
    assert bind_act(bound, None, VECTORS["roll2"]["throw"]).hex() == VECTORS["acts"][2]


def test_hidden_hands_are_sealed() -> None:
    for number, given in enumerate(VECTORS["sealed"]):
        salted = salt(SERVER.link(2), GAME, 2, number)
        assert salted.hex() == given["salt"]
        assert seal(salted, given["text"]) == given["sealed"]
    assert bind_act(GENESIS, None, VECTORS["sealed"][0]["sealed"]).hex() == VECTORS["sealed_acts"]


def log() -> list[Entry]:
    found: list[Entry] = []
    for item in VECTORS["log"]:
        seq, kind, seat, body, at_ms = parse(item["text"])
        prev = found[-1].digest if found else GENESIS
        found.append(Entry(seq, kind, seat, body, at_ms, prev, SECOND))
    return found


def test_the_log_is_a_chain() -> None:
    assert [event.digest.hex() for event in log()] == [item["hash"] for item in VECTORS["log"]]
    for event, item in zip(log(), VECTORS["log"], strict=True):
        text = canonical([event.seq, event.kind, event.seat, event.body, event.at_ms])
        assert text.decode() == item["text"]


def test_countersignatures() -> None:
    keys = {0: TICK_KEY, 1: Key(bytes.fromhex(VECTORS["seat1_secret"]))}
    for given in VECTORS["countersign"]:
        message = countersigned(GAME, given["seq"], log()[given["seq"]].digest)
        assert message.hex() == given["message"]
        assert keys[given["seat"]].sign(message).hex() == given["signature"]
        assert verify(keys[given["seat"]].public, bytes.fromhex(given["signature"]), message)
        assert not verify(keys[1 - given["seat"]].public, bytes.fromhex(given["signature"]), message)


def test_a_tick_and_its_receipt() -> None:
    leaves = [bytes.fromhex(found) for found in VECTORS["tick_leaves"]]
    levels = tree_levels(leaves)
    assert levels[-1][0].hex() == VECTORS["tick_root"]
    message = bytes.fromhex(VECTORS["tick_message"])
    at_ms = int.from_bytes(message[-44:-36], "big")
    assert tick_message(ORIGIN, at_ms, 3, levels[-1][0]) == message
    assert TICK_KEY.sign(message).hex() == VECTORS["tick_signature"]
    seq, head = next(
        (event.seq, event.digest) for event in log() if leaf(GAME, event.seq, event.digest) in leaves
    )
    index = leaves.index(leaf(GAME, seq, head))
    assert [step.hex() for step in inclusion_path(within(levels), index, 3)] == VECTORS["receipt_path"]
    path = tuple(map(bytes.fromhex, VECTORS["receipt_path"]))
    receipt = Receipt(at_ms, 3, index, path, bytes.fromhex(VECTORS["tick_signature"]), TICK_KEY.public)
    assert receipt.proves(ORIGIN, GAME, seq, head)
    assert not receipt.proves("elsewhere.example", GAME, seq, head)
    assert not receipt.proves(ORIGIN, GAME, seq + 1, head)
    assert Receipt.from_json(receipt.to_json()) == receipt


@pytest.mark.parametrize("size", [*range(1, 34), 100, 255, 256, 257])
def test_every_game_of_a_tick_has_a_receipt(size: int) -> None:
    heads = {number.to_bytes(16, "big"): (number, bytes([number % 251]) * 32) for number in range(size)}
    tick = tick_of(TICK_KEY, ORIGIN, 1, heads)
    for game, (seq, head) in heads.items():
        receipt = tick.receipt(game)
        assert receipt.proves(ORIGIN, game, seq, head)
        assert not replace(receipt, size=size + 1).proves(ORIGIN, game, seq, head)


def test_keys_of_small_order_are_refused() -> None:
    refused = [bytes.fromhex(key) for key in VECTORS["refused_keys"]]
    assert len(refused) == 8
    assert all(refused_key(key) and not verify(key, bytes(64), b"") for key in refused)
    assert not any(refused_key(bytes.fromhex(VECTORS[key])) for key in ("pub", "witness_pub", "seat1_pub"))
