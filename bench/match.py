"""A match of draughts between our engine and the package dame-rs, colours reversed over varied openings."""

from __future__ import annotations

from collections.abc import Sequence

import dame

from academie.games.draughts.law import DraughtsState
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.fen import fen
from academie.games.draughts.text.hub import hub_move
from academie.games.draughts.training.match import Seated, game
from academie.games.draughts.training.meeting import openings
from academie.games.draughts.training.sides import OwnSide
from academie.kernel import BLACK, WHITE, other
from academie.lab.contestant import Contestant, Pair, Terms
from academie.lab.score import Score

MEGABYTES = 64


class DameSide:
    """The engine of dame-rs, in this process."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self.new_game()

    def new_game(self) -> None:
        self._engine = dame.Engine(hash_mb=MEGABYTES)

    def move(self, before: DraughtsState, since: Sequence[Move], state: DraughtsState) -> Move:
        """The move it chooses. Where it holds the game for drawn, it is asked again without its past."""
        board = dame.Board(fen(before.position))
        for played in since:
            board.push(hub_move(played))
        best = self._engine.search(board, time=self._seconds).best_move
        if best is None:
            best = self._engine.search(dame.Board(fen(state.position)), time=self._seconds).best_move
        assert best is not None
        wanted = (best.from_square, best.to_square, tuple(best.captured))
        acts = (act for act in state.actions() if isinstance(act, Move))
        return next(act for act in acts if (act.start, act.end, act.taken) == wanted)

    def processor_time(self) -> float | None:
        return None


def match(games: int, seconds: float, seed: int) -> list[Pair]:
    """What we win of every pair, printed as they come."""
    terms = Terms(seconds, pieces=0, settings=(("megabytes", str(MEGABYTES)),))
    ours, theirs = OwnSide(Contestant("best", "dames", terms=terms), str(seed)), DameSide(seconds)
    pairs: list[Pair] = []
    for start in openings(seed):
        gains = []
        for seat in (WHITE, BLACK):
            ours.new_game()
            theirs.new_game()
            end, _ = game(start, {seat: Seated(ours), other(seat): Seated(theirs)})
            gains.append(0.0 if end.outcome is None else float(end.outcome.returns[seat]))
        pairs.append((gains[0], gains[1]))
        print(Score(pairs).points(), flush=True)
        if 2 * len(pairs) >= games:
            break
    return pairs
