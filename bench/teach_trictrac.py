"""Teaches the net of trictrac or of toc by play against itself, the same from the same seed; measures it too.

python -m bench.teach_trictrac trictrac out.net
"""

from __future__ import annotations

import argparse
import time
from dataclasses import replace
from pathlib import Path

from academie.engine.core import TrictracEngine, TrictracPartie, TrictracPlayer, teach_trictrac
from academie.engine.dice.crossing import ONE_PLY
from academie.engine.simple_trictrac import COIN_BONUS, COIN_BONUS_IN_HOLES
from academie.engine.twin_trictrac import twin_of
from academie.rules.tables.toc.game import TOC
from academie.rules.tables.trictrac import TRICTRAC
from academie.rules.tables.trictrac.partie import Partie, Phase

SEED = 7
HIDDEN = 40
THROWS = 200
"""How many throws a lesson has: some relevés, one after another."""
ENDLESS = 60_000
"""So many holes are never made: what is learned is the lead in holes, whatever the partie."""
RATES = (0.015, 0.0008)
PAIRS = 100
LONGEST = 5_000


def begun(game: str) -> Partie:
    """A game of which the first dice are thrown."""
    start: Partie = TRICTRAC.start() if game == "trictrac" else TOC.start()
    return replace(start, phase=Phase.THROW)


def taught(
    start: TrictracPartie, net: bytes | None, game: str, done: tuple[int, int, int], note: str
) -> bytes:
    """The net after the lessons from one number to another out of so many."""
    first, last, games = done
    fast, slow = RATES
    fade = (slow - fast) / games
    return teach_trictrac(
        start,
        net=net,
        hidden=HIDDEN,
        seed=SEED,
        first=first,
        games=last - first,
        rates=(fast + fade * first, fast + fade * last),
        most=THROWS,
        game=game,
        made=note,
    )


def share(net: bytes, game: str) -> float:
    """The share of parties the net wins a ply deep against the simple player."""
    bonus = COIN_BONUS if game == "trictrac" else COIN_BONUS_IN_HOLES
    player = TrictracPlayer.thinking(TrictracEngine(net), ONE_PLY.sought)
    pairs = player.meet(TrictracPlayer.simple(bonus), twin_of(begun(game)), (SEED, 0, PAIRS), LONGEST)
    return sum(won > 0 for pair in pairs for won in pair) / (2 * PAIRS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["trictrac", "toc"])
    parser.add_argument("out", type=Path)
    parser.add_argument("--games", type=int, default=6_000)
    parser.add_argument("--rounds", type=int, default=6)
    options = parser.parse_args()
    start = twin_of(replace(begun(options.game), goal=ENDLESS))
    note = f"{options.game}, seed {SEED}, {options.games} lessons of {THROWS} throws, rates {RATES}"
    net: bytes | None = None
    for number in range(options.rounds):
        first, last = (options.games * part // options.rounds for part in (number, number + 1))
        before = time.process_time()
        net = taught(start, net, options.game, (first, last, options.games), note)
        spent = time.process_time() - before
        options.out.write_bytes(net)
        print(f"{last} lessons, {spent:.0f} s: {100 * share(net, options.game):.1f} %", flush=True)


if __name__ == "__main__":
    main()
