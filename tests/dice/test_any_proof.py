"""Whatever a proof says, or what was kept of a game, there is a verdict or it cannot be read."""

from __future__ import annotations

import json
import random
from typing import Any, Final

import pytest

from academie.dice.evidence import read_evidence
from academie.dice.verdict import examine, read_proof
from academie.kernel import NotationError
from tests.dice.exchange import House
from tests.forger.strategy import proof_of
from tests.rings import count

MUTANTS: Final = count(2_000, 100_000)
DEEP: Final = "[" * 5_000 + "]" * 5_000
ODD: Final[tuple[Any, ...]] = (
    *(None, True, 0, -1, 0.5, 2**31, 2**70, -(2**70), "", "x", "00" * 32, "FF" * 32, "\0", "\ud800", "é"),
    *([], {}, [None], [[]], {"": None}, {"spent": -1}, "open", "act", "reveal", "1e999"),
)


@pytest.fixture(scope="module")
def house() -> House:
    """A game of at most twenty events."""
    house = House("trictrac", 5)
    house.play(12)
    house.resign(0)
    house.countersign()
    assert len(house.log) <= 20
    return house


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:  # noqa: ANN401 - as JSON
    """Where there is anything in a value of JSON."""
    found = [path] if path else []
    if isinstance(value, dict | list):
        keys = [*value] if isinstance(value, dict) else range(len(value))
        for key in keys:
            found += places(value[key], (*path, key))
    return found


def mutated(text: str, chooser: random.Random) -> str:
    """Some JSON with something changed: a value, a key, or the text itself."""
    data = json.loads(text)
    *path, last = chooser.choice(places(data))
    within = data
    for key in path:
        within = within[key]
    match chooser.randrange(4):
        case 0:
            del within[last]
        case 1 if isinstance(within, list):
            within.insert(last, within[chooser.randrange(len(within))])
        case 2:
            at = chooser.randrange(len(text))
            return text[:at] + chooser.choice('\0"{}[],:-e9é') + text[at + chooser.randrange(3) :]
        case _:
            within[last] = chooser.choice(ODD)
    return json.dumps(data).replace('"1e999"', "1e999")


def verdict_on(proof: str, kept: str) -> int | None:
    """The exit code; nothing if one of them cannot be read."""
    try:
        return examine(read_proof(proof), [read_evidence(kept)]).code
    except NotationError:
        return None


def test_any_change_to_a_proof_or_to_evidence_gives_a_verdict(house: House) -> None:
    proof, chooser = proof_of(house).to_json(), random.Random(7)
    kept = [json.dumps(line) for line in house.evidence[0]]
    found = list[int | None]()
    for number in range(MUTANTS):
        if number % 3:
            found.append(verdict_on(mutated(proof, chooser), "\n".join(kept)))
        else:
            at = chooser.randrange(len(kept))
            changed = [*kept[:at], mutated(kept[at], chooser), *kept[at + 1 :]]
            found.append(verdict_on(proof, "\n".join(changed)))
    assert {*found} <= {1, 2, None}
    assert found.count(1) > MUTANTS // 4
    assert found.count(None) > MUTANTS // 20


@pytest.mark.parametrize("text", ["", "null", "[]", "{}", '"x"', DEEP, "\0", "\ud800", "9" * 10_000])
def test_what_is_neither_cannot_be_read(house: House, text: str) -> None:
    kept = "\n".join(json.dumps(line) for line in house.evidence[0])
    assert verdict_on(text, kept) is None
    assert verdict_on(proof_of(house).to_json(), text) is None
