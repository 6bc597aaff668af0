"""Random games a CPU-second by the compiled twins, one thread; OpenSpiel's backgammon beside ours."""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator

import pyspiel

from academie.games.dominoes.core import core_rules as domino_rules
from academie.games.dominoes.core import random_dominoes
from academie.games.dominoes.law import DOMINOS
from academie.games.dominoes.law.options import usual
from academie.games.race import GAMES
from academie.games.race.core import core_rules as race_rules
from academie.games.race.core import random_races
from academie.games.trictrac.core import core_rules as trictrac_rules
from academie.games.trictrac.core import random_trictrac
from academie.games.trictrac.law import TRICTRAC
from bench.cpu import timed

ROUNDS = 3
SECONDS = 0.5
MOST_THROWS = 100_000


def rate(play: Callable[[int], object], lasting: float) -> float:
    """Games a second, the best of some rounds that last about so many seconds each."""
    games = 1
    while (spent := seconds(play, games)) < lasting / 4:
        games *= 2
    games = max(1, int(games * lasting / spent))
    return max(games / seconds(play, games) for _ in range(ROUNDS))


def seconds(play: Callable[[int], object], games: int) -> float:
    """How much processor time so many games take."""
    return timed(lambda: play(games))[1]


def ours(lasting: float) -> Iterator[tuple[str, float]]:
    """Each compiled law by the usual rule set of its game."""
    trictrac = trictrac_rules(TRICTRAC.default)
    yield TRICTRAC.key, rate(lambda games: random_trictrac(trictrac, 1, games), lasting)
    for game in GAMES:
        rules = race_rules(game.law.default)
        yield game.key, rate(lambda games, rules=rules: random_races(rules, 1, games, MOST_THROWS), lasting)  # type: ignore[misc]
    accord, dominoes = usual(DOMINOS.default), domino_rules(DOMINOS.default)
    yield (
        DOMINOS.key,
        rate(
            lambda games: random_dominoes(
                dominoes, 1, games, players=accord.players, tiles=accord.tiles, goal=accord.goal
            ),
            lasting,
        ),
    )


def backgammon(games: int) -> None:
    """As many random games of OpenSpiel's backgammon, played from Python as its examples do."""
    game, chance = pyspiel.load_game("backgammon"), random.Random(1)
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                acts, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(chance.choices(acts, weights)[0]))
            else:
                state.apply_action(chance.choice(state.legal_actions()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long a round lasts")
    lasting = parser.parse_args().seconds
    theirs = rate(backgammon, lasting)
    print(f"{'random games':16}{'games/CPU-s':>14}{'of OpenSpiel':>15}")
    for key, found in ours(lasting):
        beside = f"{found / theirs:15.1f}" if key == "toute-table" else ""
        print(f"{key:16}{found:14,.0f}{beside}", flush=True)
    print(f"{'OpenSpiel':16}{theirs:14,.0f}  (backgammon)")


if __name__ == "__main__":
    main()
