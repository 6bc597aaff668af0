"""How strong the players of dominoes are, by party. Run by `make bench-dominoes`.

Each deal is played once for every side: the player measured sits there, and the other player in all other
seats, so that luck with the dés falls on both. Who leads first is fixed, so that coup by coup the same dés
lie before the same seats.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from math import ceil
from statistics import mean

from academie.engine.player import Player
from academie.engine.players import player
from academie.games.dominoes.law import DOMINOS, SET, DominoRules, DominoState, Phase
from academie.games.dominoes.law.acts import Prendre
from academie.kernel import Seat
from academie.lab.score import Score

PARTIES = ("tete-a-tete-1806", "sans-points-1806", "piquet-voleur-1806")
"""The parties of two sides."""


def dealt(state: DominoState, seed: str) -> DominoState:
    """The state with all dés taken, the same ones for the same seed."""
    lying = random.Random(seed).sample(SET, len(SET))
    while state.phase is Phase.DEAL:
        state = state.apply(Prendre(lying.pop()))
    return state


def played(rules: DominoRules, seated: list[Player], seed: str) -> tuple[float, ...]:
    """What each seat wins in a party of these players."""
    state, coups = DOMINOS.start(rules, {"first": 1, "players": len(seated)}), 0
    while state.outcome is None:
        if state.phase is Phase.DEAL:
            state, coups = dealt(state, f"{seed}/{coups}"), coups + 1
        else:
            act = seated[state.turn].choose(state.view(state.turn))
            state = state.apply(act)  # type: ignore[arg-type]  # a player's act is any
    return tuple(map(float, state.outcome.returns))


def gains(rules: DominoRules, names: tuple[str, str], seed: int) -> Iterator[float]:
    """What a seat of the first player's wins, for each side he may sit down on, the deals being the same."""
    players = rules.shares.value[0].players
    begun = DOMINOS.start(rules, {"first": 1, "players": players})
    for side in range(rules.sides(players)):
        seats = [Seat(seat) for seat in range(players)]
        ours = [seat for seat in seats if begun.side(seat) == side]
        seated = [player(names[0 if seat in ours else 1], "dominos", seed * 10 + seat) for seat in seats]
        returns = played(rules, seated, str(seed))
        yield mean(returns[seat] for seat in ours)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="so many of each party")
    parser.add_argument("--player", default="niveau-6", help="whom to measure")
    parser.add_argument("--against", default="simple", help="against whom")
    parser.add_argument("--seed", type=int, default=1806, help="which deals")
    parser.add_argument("parties", nargs="*", default=PARTIES, help="which parties")
    asked = parser.parse_args()
    for name in asked.parties:
        rules, since = DOMINOS.ruleset(name), time.perf_counter()
        sides = rules.sides(rules.shares.value[0].players)
        deals = range(asked.seed, asked.seed + ceil(asked.games / sides))
        groups = [[*gains(rules, (asked.player, asked.against), seed)] for seed in deals]
        spent = time.perf_counter() - since
        print(
            f"{name}: {asked.player} v {asked.against}: {Score(groups).summary()} ({spent:.0f} s)", flush=True
        )


if __name__ == "__main__":
    main()
