"""The log's hashes, by vectors worked out with openssl; a chain shows where it was broken."""

from __future__ import annotations

from dataclasses import replace

import pytest

from academie.dice.log import GENESIS, Entry, canonical, first_broken_entry
from academie.testing.data import load
from tests.server.support.logs import played

CHAIN = load("dice/vectors")["chain"]


def test_hashes_are_those_of_the_vectors() -> None:
    prev = GENESIS
    for case in CHAIN:
        entry = Entry(case["seq"], case["kind"], case["seat"], case["body"], case["at_ms"], prev)
        told = canonical([entry.seq, entry.kind, entry.seat, entry.body, entry.at_ms])
        assert told.decode() == case["hashed"]
        assert entry.digest.hex() == case["hash"]
        prev = entry.digest


def test_a_true_chain_is_whole() -> None:
    assert first_broken_entry(played("dames", 1).log) is None
    assert first_broken_entry([]) is None


@pytest.mark.parametrize(
    "change",
    [
        {"body": {"act": "31-26", "nonce": "00" * 16, "spent": 10}},
        {"kind": "resign"},
        {"seat": 1},
        {"at_ms": 5},
    ],
)
def test_any_change_breaks_it_at_the_next_event(change: dict[str, object]) -> None:
    log = played("dames", 1).log
    log[5] = replace(log[5], **change)  # type: ignore[arg-type]
    assert first_broken_entry(log) == 6


def test_a_dropped_or_exchanged_event_is_seen() -> None:
    log = played("dames", 1).log
    assert first_broken_entry(log[:4] + log[5:]) == 4
    assert first_broken_entry([*log[:4], log[5], log[4], *log[6:]]) == 4
    assert first_broken_entry(log[1:]) == 0
