"""The compiled core of the running games reaches what the law reaches, from every throw, to the same end."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from enum import Enum
from typing import Any

import pytest

from academie.games.race.core import RacePartie, core_rules, core_state, random_races
from academie.games.race.law import Phase, RaceLaw, RaceRules, RaceState
from academie.games.race.law.acts import Play
from academie.games.race.law.occupancy import Stand
from academie.games.tables.law.primaute import FirstDice
from academie.kernel import Cited, OptionError, OptionValue
from academie.kernel.kinds import Sort
from tests.rings import count
from tests.running_games import RUNNING

TESTED: dict[str, RaceLaw] = {game.key: game for game in RUNNING}


def core_play(stand: Stand) -> tuple[bytes, int, bytes]:
    return bytes(stand.men), stand.hand, bytes(stand.hits)


def act_on(core: RacePartie, state: RaceState, act: object) -> None:
    match act:
        case FirstDice():
            core.first_dice(act.white, act.black)
        case Play():
            core.play(*core_play(state.plays()[act]))
        case _:
            core.throw(bytes(act.numbers))  # type: ignore[attr-defined]


def seen_by_law(state: RaceState) -> tuple[object, ...]:
    outcome = None if state.outcome is None else tuple(map(int, state.outcome.returns))
    men = tuple(bytes(track) for track in state.men)
    return state.phase.value, state.thrower, men, state.hands, state.holes, outcome


def seen_by_core(core: RacePartie) -> tuple[object, ...]:
    return core.phase, core.thrower, core.men, core.hands, core.holes, core.returns


def agree(state: RaceState, chance: random.Random, most: int) -> int:
    """Plays both at random side by side; how many throws were compared."""
    core, throws = core_state(state), 0
    while state.actor is not None and throws < most:
        act = chance.choice(state.actions())
        before, state = state, state.apply(act)
        act_on(core, before, act)
        assert seen_by_core(core) == seen_by_law(state), (before, act)
        if state.phase is Phase.PLAY:
            throws += 1
            expected = [core_play(stand) for stand in state.plays().values()]
            assert sorted(core.stands()) == sorted(expected), (before, act)
    return throws


def any_switches(rules: RaceRules, chance: random.Random) -> RaceRules:
    """The rules with every switch of two values or more set at random, save those that make the game.

    Two dice drawn for the dé cannot be the first throw of a game of three.
    """
    drawn: dict[str, Any] = {}
    for name, switch in rules.switches():
        match switch.value:
            case bool() if name != "courier":
                value: object = chance.random() < 0.5
            case Enum() if name not in {"aim", "first_throw"}:
                value = chance.choice([*type(switch.value)])
            case _:
                continue
        drawn[name] = Cited(value, switch.citation)
    return replace(rules, **drawn)


def agreements(game: RaceLaw, rules: RaceRules, chance: random.Random) -> dict[str, OptionValue]:
    """What players may agree on and give as odds, each at random; the core takes holes up to a few."""
    chosen: dict[str, OptionValue] = {}
    for option in game.options(rules):
        match option.sort:
            case Sort.FLAG:
                chosen[option.name] = chance.random() < 0.5
            case Sort.NUMBER:
                chosen[option.name] = chance.choice(option.values or (1, 2))
            case _ if option.values and chance.random() < 0.5:
                chosen[option.name] = chance.choice(option.values)
            case _:
                continue
    if rules.dice.value == 3:
        chosen.pop("first_throw", None)  # two dice drawn for the dé cannot be the first throw of three
    return chosen


def begun(game: RaceLaw, chance: random.Random) -> Iterator[RaceState]:
    """Games by every version of every rule set: as it is, with every switch at random, as may be agreed."""
    while True:
        for rules in (*game.rulesets, *game.former):
            yield game.start(rules)
            yield game.start(any_switches(rules, chance))
            with suppress(OptionError):  # odds that take more men than the pile has
                yield game.start(rules, agreements(game, rules, chance))


def compare(game: RaceLaw, throws: int, seed: int, told: int = 0) -> int:
    """Compares so many throws, and tells how far it is each `told`; how many there were."""
    chance, done, next_word = random.Random(seed), 0, told
    for state in begun(game, chance):
        done += agree(state, chance, 300)
        if told and done >= next_word:
            print(f"{game.key}: {done} throws agree", flush=True)
            next_word += told
        if done >= throws:
            return done
    raise AssertionError


# With three dice a throw leads to thousands of positions, which takes the law its time.
@pytest.mark.parametrize(
    ("key", "throws"), [(key, count(25, 250) if key == "garanguet" else count(250, 2_500)) for key in TESTED]
)
@pytest.mark.parametrize("part", range(2))
def test_law_and_twin_agree_on_random_games(key: str, throws: int, part: int) -> None:
    compare(TESTED[key], throws, part)


@pytest.mark.night
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("key", TESTED)
def test_law_and_twin_agree_on_a_hundred_thousand_throws(key: str, part: int) -> None:
    compare(TESTED[key], 25_000, 100 + part)


def test_what_is_illegal_is_refused() -> None:
    core = core_state(TESTED["toute-table"].start(options={"first": "white"}))
    with pytest.raises(ValueError, match="phase"):
        core.throw(bytes([6, 5, 4]))
    core.throw(bytes([6, 5]))
    with pytest.raises(ValueError, match="not legal"):
        core.play(core.men[0], 0, b"")


def test_random_games_are_the_same_for_the_same_seed() -> None:
    rules = core_rules(TESTED["toute-table"].default)
    assert random_races(rules, 7, 50, 10_000) == random_races(rules, 7, 50, 10_000)
    assert random_races(rules, 7, 50, 10_000) != random_races(rules, 8, 50, 10_000)


if __name__ == "__main__":
    # `python -m tests.engine.test_core_race revertier 1000000` compares a million throws of a game.
    asked, throws, *seeded = sys.argv[1:]
    compare(TESTED[asked], int(throws), int(*seeded or ["7"]), told=1_000)
