"""Random steps a processor-second through our environments, beside OpenSpiel's backgammon in the same run.

A step is an act of a seat. At the running games that is one man moved, so that whole plays are counted too;
OpenSpiel's backgammon acts by two men at once. Its figure is without observations; ours write them, and the
masks, at every step. Where pgx is installed (`pip install pgx`), its backgammon is measured too.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from typing import Any, Final, NamedTuple

import numpy as np
import pyspiel

import academie.research.openspiel  # noqa: F401 - registers our games
from academie.research import make_vec
from academie.research.encoding import encodings
from academie.research.gymnasium import AcademieVectorEnv
from academie.research.pettingzoo import AcademieEnv, Env, env
from academie.research.playing import Course

LANES: Final = 256
FEW: Final = 8
"""The same for games that the law plays."""
ROUND: Final = 20
"""How many times all lanes are stepped before the clock is looked at."""
FIGURED: Final = ("toute-table", "trictrac")
"""The games whose figures are asked for."""


class Rate(NamedTuple):
    """Steps, and whole plays where they are counted, a processor-second."""

    steps: float
    plays: float


def rate(some: Callable[[], tuple[int, int]], seconds: float) -> Rate:
    """How often what is counted happens a processor-second."""
    steps = plays = 0
    some()
    since = time.process_time()
    while (spent := time.process_time() - since) < seconds:
        more, whole = some()
        steps, plays = steps + more, plays + whole
    return Rate(steps / spent, plays / spent)


def batched(key: str, lanes: int) -> Callable[[], tuple[int, int]]:
    """Steps of all lanes by legal acts chosen at random; a play is over when the seat to act changes."""
    table = make_vec(key, lanes, 1)

    def some() -> tuple[int, int]:
        plays = 0
        for _ in range(ROUND):
            acted = table.turns.player.copy()
            turns = table.step(table.sample())
            plays += int(np.count_nonzero((acted != turns.player) | turns.terminated))
        return ROUND * lanes, plays

    return some


def gymnasium(key: str, lanes: int) -> Callable[[], tuple[int, int]]:
    """The same through Gymnasium's vector interface."""
    table = AcademieVectorEnv(key, lanes)
    table.reset(seed=1)

    def some() -> tuple[int, int]:
        for _ in range(ROUND):
            table.step(table.lanes.sample())
        return ROUND * lanes, 0

    return some


def pettingzoo(table: Env) -> Callable[[], tuple[int, int]]:
    """A game through PettingZoo, an observation for each act, chosen by its mask."""
    chooser = random.Random(1)

    def some() -> tuple[int, int]:
        table.reset()
        steps = 0
        for _ in table.agent_iter():
            seen, _, termination, truncation, _ = table.last()
            if termination or truncation or seen is None:
                break
            table.step(int(chooser.choice(seen["action_mask"].nonzero()[0])))
            steps += 1
        return steps, 0

    return some


def openspiel(name: str) -> Callable[[], tuple[int, int]]:
    """A game through OpenSpiel as its examples play one; acts of chance are made but not counted."""
    game, chooser = pyspiel.load_game(name), random.Random(1)

    def some() -> tuple[int, int]:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                acts, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(chooser.choices(acts, weights)[0]))
            else:
                state.apply_action(chooser.choice(state.legal_actions()))
                steps += 1
        return steps, 0

    return some


def pgx(lanes: int) -> Callable[[], tuple[int, int]]:
    """Steps of pgx's backgammon, compiled by JAX: one man each, with observations and masks, as ours are."""
    jax: Any = import_module("jax")
    game: Any = import_module("pgx").make("backgammon")
    step: Any = jax.vmap(import_module("pgx.experimental").auto_reset(game.step, game.init))

    def one(states: Any, key: Any) -> tuple[Any, None]:  # noqa: ANN401 - pgx has no types of its own
        choosing, falling = jax.random.split(key)
        wanted = jax.numpy.where(states.legal_action_mask, 0.0, -jax.numpy.inf)
        return step(states, jax.random.categorical(choosing, wanted), jax.random.split(falling, lanes)), None

    def several(states: Any, key: Any) -> Any:  # noqa: ANN401
        return jax.lax.scan(one, states, jax.random.split(key, ROUND))[0]

    compiled: Any = jax.jit(several)
    keys = map(jax.random.PRNGKey, count())
    states = jax.vmap(game.init)(jax.random.split(next(keys), lanes))

    def some() -> tuple[int, int]:
        nonlocal states
        states = jax.block_until_ready(compiled(states, next(keys)))
        return ROUND * lanes, 0

    return some


def told(what: str, found: Rate, theirs: Rate) -> None:
    """Print a line."""
    plays = f"{found.plays:13,.0f}" if found.plays else f"{'':13}"
    print(f"{what:34}{found.steps:13,.0f}{found.steps / theirs.steps:9.1f}x{plays}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time for each line")
    parser.add_argument("--lanes", type=int, default=LANES)
    asked = parser.parse_args()
    theirs = rate(openspiel("backgammon"), asked.seconds)
    print(f"{'':34}{'steps/CPU-s':>13}{'OpenSpiel':>10}{'plays/CPU-s':>13}")
    told("OpenSpiel backgammon", theirs, theirs)
    if find_spec("pgx"):
        told(f"pgx backgammon, {asked.lanes} lanes", rate(pgx(asked.lanes), asked.seconds), theirs)
    for key in encodings():
        lanes = asked.lanes if make_vec(key, 1).compiled else FEW
        told(f"{key}, {lanes} lanes", rate(batched(key, lanes), asked.seconds), theirs)
    for key in FIGURED:
        told(f"{key}, Gymnasium", rate(gymnasium(key, asked.lanes), asked.seconds), theirs)
        bare = AcademieEnv(Course.begin(key))
        told(f"{key}, PettingZoo, bare", rate(pettingzoo(bare), asked.seconds), theirs)
        told(f"{key}, PettingZoo, refereed", rate(pettingzoo(env(key)), asked.seconds), theirs)
        told(f"{key}, OpenSpiel", rate(openspiel(f"python_academie_{key}"), asked.seconds), theirs)


if __name__ == "__main__":
    main()
