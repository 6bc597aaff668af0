"""Random parties by careless hands: no crash, no truth altered by a mark, no école untold by the record."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from academie.games.tables.law.throw import Throw
from academie.games.trictrac.arbiter import acts
from academie.games.trictrac.arbiter.faults import FaultMade, Ruling
from academie.games.trictrac.arbiter.marks import PLACES
from academie.kernel import Record, other
from academie.notation import from_json, from_text, to_json, to_text
from academie.registry import registry
from tests import rings
from tests.games.trictrac.arbiter.driver import Done, Options, careless, start
from tests.games.trictrac.arbiter.reckoning import jans_of, reckoned

GAME = registry["trictrac"]
RULESETS = [rules.id for rules in GAME.rulesets]
HAND_MARKS = (
    acts.Jeton,
    acts.AutreJeton,
    acts.Fichet,
    acts.Doubler,
    acts.Dedoubler,
    acts.Pavillon,
    acts.Dire,
)
FAULT_RATE = 0.25
NEAR_A_PLEIN = "as+deux+terne+carme+quine"


def agreed(chooser: random.Random) -> tuple[str, Options]:
    """A rule set and options of a party."""
    options: Options = {
        "marking": chooser.choice(["rigueur", "rigueur", "courtois"]),
        "holes": chooser.choice([2, 3, 4, 6]),
        "form": chooser.choice(["partie", "partie", "partie", "marque"]),
    }
    if chooser.random() < 0.3:
        options["white_down"] = options["black_down"] = NEAR_A_PLEIN
    if chooser.random() < 0.1:
        options[chooser.choice(["white_men", "black_men"])] = chooser.choice([14, 16])
    return chooser.choice(RULESETS), options


def party(seed: int, *, orderly: bool) -> tuple[str, Options, list[Done]]:
    """A party by its seed; an orderly one has each act in his own time only."""
    chooser = random.Random(f"{orderly}:{seed}")
    ruleset, options = agreed(chooser)
    return ruleset, options, [*careless(start(ruleset, options), chooser, FAULT_RATE, orderly=orderly)]


def check_truth(done: Done) -> None:
    """Marks move jetons and fichets, never men, dice or dues; the dice give what the law says."""
    before, after = done.before.state, done.after.state
    if isinstance(done.act, HAND_MARKS) and done.after.actor is not None:
        assert (after.board.men, after.board.cast) == (before.board.men, before.board.cast)
        assert (after.owed, after.due, after.scored) == (before.owed, before.due, before.scored)
    if isinstance(done.act, Throw):
        seat = before.thrower
        gains = sum(points for _, points in jans_of(done, seat))
        assert after.owed[seat] - before.owed[seat] == gains
        assert after.due == sum(points for _, points in jans_of(done, other(seat)))


def check_ranges(done: Done) -> None:
    assert not done.after.problems(), done.after.problems()
    for side in done.after.state.marks:
        assert side.points in PLACES
        assert side.behind in PLACES
        assert side.holes >= 0
    assert min(done.after.state.owed) >= 0
    for event in done.after.events:
        if isinstance(event, FaultMade | Ruling):
            assert event.points >= 0
            assert event.points % 2 == 0


def check_record(ruleset: str, options: Options, steps: list[Done]) -> None:
    """The record replays to the same tables and is read back from both of its texts."""
    record = Record(GAME, ruleset, tuple(sorted(options.items())), tuple(step.act for step in steps))
    assert [*record.states()] == [steps[0].before, *(step.after for step in steps)]
    assert from_text(to_text(record)) == (record, None)
    assert from_json(to_json(record)) == (record, None)


def careless_party(seed: int) -> None:
    ruleset, options, steps = party(seed, orderly=False)
    for done in steps:
        check_truth(done)
        check_ranges(done)
    assert steps[-1].after.outcome is not None
    check_record(ruleset, options, steps)


def check_reckoning(seed: int, count: Counter[str]) -> None:
    """Every école of an orderly party against the reckoning from its record."""
    _, _, steps = party(seed, orderly=True)
    for number, done in enumerate(steps, 1):
        for event in done.after.events:
            if isinstance(event, FaultMade) and event.points:
                points = reckoned(steps[:number], event)
                assert points in {None, event.points}, (
                    f"seed {seed}, act {number} {done.act}: {event}, {points}"
                )
                count["left" if points is None else event.kind.value] += 1


@pytest.mark.parametrize("part", range(4))
def test_random_parties(part: int) -> None:
    for seed in range(part * 25, part * 25 + rings.count(4, 25)):
        careless_party(seed)


def test_ecoles_are_reckoned_from_the_record() -> None:
    count: Counter[str] = Counter()
    for seed in range(40):
        check_reckoning(seed, count)
    assert count.pop("left", 0) < count.total() / 10
    assert {"E1", "E2", "E3", "E4", "E5", "E10"} <= {*count}


@pytest.mark.night
@pytest.mark.parametrize("part", range(20))
def test_two_thousand_random_parties(part: int) -> None:
    count: Counter[str] = Counter()
    for seed in range(1_000 + part * 100, 1_100 + part * 100):
        careless_party(seed)
        check_reckoning(seed, count)
    assert count.pop("left", 0) < count.total() / 10
