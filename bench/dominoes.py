"""How strong the players of dominoes are, by party. Run by `make bench-dominoes`.

Each deal is played once for every side: the player measured sits there, and the other player in all other
seats, so that luck with the dés falls on both. Who leads first is fixed, so that coup by coup the same dés
lie before the same seats. With `--keep` each deal is saved once it is played, and a run that was stopped
goes on.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from statistics import mean
from typing import Any, Final

from academie.engine.player import Player
from academie.engine.players import player
from academie.games.dominoes.law import DOMINOS, SET, DominoRules, DominoState, Phase
from academie.games.dominoes.law.acts import Prendre
from academie.kernel import Action, Seat, State
from academie.lab.result_log import ResultLog
from academie.lab.score import Score

PARTIES = ("tete-a-tete-1806", "sans-points-1806", "piquet-voleur-1806")
"""The parties of two sides."""
SHOWN: Final = 25
"""After so many deals it is said how a match stands."""


@dataclass
class Timed:
    """A player, and the processor time it has spent on its choices."""

    player: Player
    seconds: float = 0.0

    def choose(self, state: State[Any]) -> Action:
        since = time.process_time()
        act = self.player.choose(state)
        self.seconds += time.process_time() - since
        return act


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
    for gain, _ in gains_and_times(rules, names, seed):
        yield gain


def gains_and_times(
    rules: DominoRules, names: tuple[str, str], seed: int
) -> Iterator[tuple[float, tuple[float, float]]]:
    """The same, with the processor seconds that either player has spent."""
    players = rules.shares.value[0].players
    begun = DOMINOS.start(rules, {"first": 1, "players": players})
    for side in range(rules.sides(players)):
        seats = [Seat(seat) for seat in range(players)]
        ours = [seat for seat in seats if begun.side(seat) == side]
        seated = [
            Timed(player(names[0 if seat in ours else 1], "dominos", seed * 10 + seat)) for seat in seats
        ]
        returns = played(rules, [*seated], str(seed))
        spent = [
            sum(seated[seat].seconds for seat in seats if (seat in ours) is own) for own in (True, False)
        ]
        yield mean(returns[seat] for seat in ours), (spent[0], spent[1])


@dataclass
class Meeting:
    """The games of one party, as far as they are played."""

    rules: DominoRules
    names: tuple[str, str]
    groups: list[list[float]]
    seconds: tuple[float, float] = (0.0, 0.0)

    def add(self, found: list[tuple[float, tuple[float, float]]]) -> None:
        """Count the games of one deal."""
        self.groups.append([gain for gain, _ in found])
        one, two = self.seconds
        self.seconds = one + sum(spent[0] for _, spent in found), two + sum(spent[1] for _, spent in found)

    def summary(self) -> str:
        score = Score(self.groups)
        one, two = (1000 * spent / score.games for spent in self.seconds)
        met = f"{self.rules.id}: {self.names[0]} v {self.names[1]}: {score.summary()}"
        return f"{met}, processor {one:.0f} v {two:.0f} ms a game"


def met(meeting: Meeting, seeds: range, keep: Path | None) -> None:
    """Play the deals that are not kept yet, saying now and then how it stands."""
    asked = {"rules": meeting.rules.id, "players": meeting.names, "seed": seeds.start}
    party = meeting.rules.id.rpartition("/")[2]
    log = None if keep is None else ResultLog(keep.with_name(f"{keep.name}-{party}.jsonl"), asked)
    kept = [] if log is None else [line["deal"] for line in log.found]
    for number, seed in enumerate(seeds):
        found = kept[number] if number < len(kept) else [*gains_and_times(meeting.rules, meeting.names, seed)]
        meeting.add(found)
        if log is not None and number >= len(kept):
            log.add({"deal": found})
        if (number + 1) % SHOWN == 0:
            print(meeting.summary(), file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="so many of each party")
    parser.add_argument("--player", default="niveau-7", help="whom to measure")
    parser.add_argument("--against", default="simple", help="against whom")
    parser.add_argument("--seed", type=int, default=1806, help="which deals")
    parser.add_argument(
        "--keep", type=Path, help="a file to save games in, and to go on from, for each party"
    )
    parser.add_argument("parties", nargs="*", default=PARTIES, help="which parties")
    asked = parser.parse_args()
    for name in asked.parties:
        rules = DOMINOS.ruleset(name)
        sides = rules.sides(rules.shares.value[0].players)
        meeting = Meeting(rules, (asked.player, asked.against), [])
        met(meeting, range(asked.seed, asked.seed + ceil(asked.games / sides)), asked.keep)
        print(meeting.summary(), flush=True)


if __name__ == "__main__":
    main()
