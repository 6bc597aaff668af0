"""How strong the engines of the running games are: v the simple player, hand-made weights, GNU Backgammon.

Dice are paired: each series is played twice, the players changing seats.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Final

from academie.games.race import GAMES
from academie.games.race.players.gnubg import gnubg_program
from academie.lab.contestant import contestant
from academie.lab.match import Meeting, played
from academie.lab.workers import ThreadWorkers

THREADS: Final = 2
SEED: Final = 1
"""Of our own matches."""
SEED_OF_GNUBG: Final = 7


def meet(names: tuple[str, str], game: str, pairs: int, seed: int = SEED, threads: int = THREADS) -> str:
    """What the first makes of so many pairs of games against the second."""
    one, two = (contestant(name, game) for name in names)
    *_, last = played(Meeting(one, two, pairs, seed), ThreadWorkers(threads))
    return f"{game:12} {' v '.join(names):22} {last.score.summary()}"


def matches(game: str, pairs: int) -> Iterator[str]:
    """The matches of one game, each told when it is done."""
    for names in (("niveau-5", "simple"), ("hand", "simple"), ("niveau-5", "hand")):
        yield meet(names, game, pairs)
    # With three dice a look at every answer is a long one.
    fewer = 40 if game == "garanguet" else 4
    yield meet(("niveau-6", "niveau-5"), game, max(2, pairs // fewer))


def against_gnubg(games: int) -> Iterator[str]:
    """Matches against GNU Backgammon at 0 plies, all of whose moves must be legal."""
    yield meet(("niveau-5", "gnubg"), "toute-table", games, SEED_OF_GNUBG, threads=1)
    yield meet(("niveau-6", "gnubg"), "toute-table", max(1, games // 4), SEED_OF_GNUBG, threads=1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--games", type=int, default=1000, help="games of each match; against gnubg twice as many"
    )
    parser.add_argument("--game", choices=[game.key for game in GAMES])
    asked = parser.parse_args()
    for game in GAMES:
        if asked.game in {None, game.key}:
            for told in matches(game.key, asked.games // 2):
                print(told, flush=True)
    if asked.game in {None, "toute-table"} and gnubg_program() is not None:
        for told in against_gnubg(asked.games):
            print(told, flush=True)


if __name__ == "__main__":
    main()
