"""The compiled core of trictrac and toc says what the law says: same plays, jans and marks, same end."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from enum import Enum
from typing import Any, TypeVar

import pytest

from academie.games.tables.law.play import Play
from academie.games.tables.law.primaute import FirstDice
from academie.games.tables.law.throw import Throw
from academie.games.toc.law import TOC
from academie.games.trictrac.core import TrictracPartie, core_rules, core_state, random_trictrac
from academie.games.trictrac.law import TRICTRAC, TrictracState
from academie.games.trictrac.law.acts import Promise, SEnAller, Tenir, Undertake
from academie.games.trictrac.law.jans import Scored, jans
from academie.games.trictrac.law.plays import find_plays
from academie.games.trictrac.law.position import Coup
from academie.games.trictrac.law.rules import RULESETS, TrictracRules
from academie.games.trictrac.law.state import Phase
from academie.kernel import CHANCE, Cited
from tests.rings import count

R = TypeVar("R", bound=TrictracRules)

Told = tuple[str, int, int, int | None, int | None, str | None]


def told(item: Scored) -> Told:
    table = None if item.table is None else item.table.base
    manner = None if item.manner is None else item.manner.value
    return item.jan.value, item.points, len(item.facons), table, item.target, manner


def act_on(core: TrictracPartie, act: object) -> None:
    match act:
        case FirstDice():
            core.first_dice(act.white, act.black)
        case Throw():
            core.throw(*act.numbers)
        case Undertake():
            core.undertake(act.promise is Promise.COIN)
        case Tenir():
            core.hold()
        case SEnAller():
            core.go_away()
        case Play():
            core.play(act.moves)
        case _:
            raise AssertionError(act)


def seen_by_law(partie: TrictracState) -> tuple[object, ...]:
    score = partie.score
    men = tuple(bytes(track) for track in partie.men)
    outcome = None if partie.outcome is None else tuple(map(int, partie.outcome.returns))
    marks = (score.points, score.holes, score.bredouille, score.runs)
    return partie.phase.value, partie.thrower, men, *marks, partie.due, outcome


def seen_by_core(core: TrictracPartie) -> tuple[object, ...]:
    marks = (core.points, core.holes, core.bredouille, core.runs)
    return core.phase, core.thrower, core.men, *marks, core.due, core.returns


def scored_by_law(before: TrictracState, dice: Throw) -> list[Told]:
    coup: Coup = before.coup(dice)
    return [told(item) for item in jans(coup, find_plays(coup))]


def agree(partie: TrictracState, chance: random.Random, most: int) -> int:
    """Plays both at random side by side; how many throws were compared."""
    core, throws = core_state(partie), 0
    while partie.actor is not None and throws < most:
        act = chance.choice(partie.actions())
        expected = scored_by_law(partie, act) if partie.actor is CHANCE and isinstance(act, Throw) else None
        before, partie = partie, partie.apply(act)
        act_on(core, act)
        assert seen_by_core(core) == seen_by_law(partie), (before, act)
        if expected is not None:
            throws += 1
            assert core.scored() == expected, (before, act)
        if partie.phase is Phase.PLAY:
            assert core.plays() == [[*play.moves] for play in partie.plays()], (before, act)
    return throws


def laws(chance: random.Random) -> Iterator[TrictracRules]:
    """The named rule sets in turn, each followed by one with every switch set at random."""
    while True:
        for rules in RULESETS:
            yield rules
            yield any_switches(rules, chance)


def any_switches(rules: R, chance: random.Random) -> R:
    drawn: dict[str, Any] = {}
    for name, switch in rules.switches():
        match switch.value:
            case bool():
                value: object = chance.random() < 0.5
            case Enum():
                value = chance.choice([*type(switch.value)])
            case _:
                continue
        drawn[name] = Cited(value, switch.citation)
    return replace(rules, **drawn)


def compare(throws: int, seed: int) -> None:
    chance, done = random.Random(seed), 0
    for rules in laws(chance):
        form = chance.choice(["partie", "partie", "marque"])
        done += agree(TRICTRAC.start(rules, {"form": form}), chance, 400)
        if done >= throws:
            return


@pytest.mark.parametrize("part", range(2))
def test_law_and_twin_agree_on_random_games(part: int) -> None:
    compare(count(250, 2_500), part)


def compare_toc(throws: int, seed: int) -> None:
    chance, done = random.Random(seed), 0
    while done < throws:
        for rules in (TOC.default, any_switches(TOC.default, chance)):
            options = {"double": chance.random() < 0.5, "holes": chance.choice([1, 3, 12])}
            done += agree(TOC.start(rules, options), chance, 400)


@pytest.mark.parametrize("part", range(2))
def test_law_and_twin_agree_on_random_games_of_toc(part: int) -> None:
    compare_toc(count(250, 2_500), part)


@pytest.mark.night
@pytest.mark.parametrize("part", range(4))
def test_law_and_twin_agree_on_a_hundred_thousand_throws_of_toc(part: int) -> None:
    compare_toc(25_000, 100 + part)


@pytest.mark.night
@pytest.mark.parametrize("part", range(20))
def test_law_and_twin_agree_on_a_million_throws(part: int) -> None:
    compare(50_000, 100 + part)


def test_what_is_illegal_is_refused() -> None:
    core = core_state(TRICTRAC.start(options={"first": "white"}))
    with pytest.raises(ValueError, match="phase"):
        core.hold()
    with pytest.raises(ValueError, match="1 to 6"):
        core.throw(7, 1)
    core.throw(6, 5)
    with pytest.raises(ValueError, match="not legal"):
        core.play([(0, 11)])
    core.play([(0, 5), (0, 6)])
    assert core.thrower == 1


def test_random_parties_are_the_same_for_the_same_seed() -> None:
    rules = core_rules(RULESETS[0])
    assert random_trictrac(rules, 7, 50) == random_trictrac(rules, 7, 50)
    assert random_trictrac(rules, 7, 50) != random_trictrac(rules, 8, 50)
