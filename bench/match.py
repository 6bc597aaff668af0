"""A match of draughts between our engine and the package dame-rs, colours reversed over varied openings."""

from __future__ import annotations

from statistics import mean

import dame

from academie.games.draughts.law import DraughtsState
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.fen import fen
from academie.games.draughts.players.search import Budget, Thinker
from academie.games.draughts.text.hub import hub_move
from academie.games.draughts.training.meeting import openings
from academie.kernel import BLACK, WHITE, Seat
from academie.lab.score import half

MEGABYTES = 64


def game(state: DraughtsState, ours: Seat, seconds: float) -> float:
    """What we make of a game begun so: 1, a half or 0."""
    thinker, engine = Thinker(MEGABYTES), dame.Engine(hash_mb=MEGABYTES)
    board = dame.Board(fen(state.position))
    while state.outcome is None:
        if state.position.turn == ours:
            move = thinker.think(state, Budget(seconds=seconds)).lines[0].moves[0]
        else:
            best = engine.search(board, time=seconds).best_move
            if best is None:
                return 0.5
            move = _found(state, best)
        board.push(hub_move(move))
        state = state.apply(move)
    return (1 + float(state.outcome.returns[ours])) / 2


def _found(state: DraughtsState, meant: dame.Move) -> Move:
    wanted = (meant.from_square, meant.to_square, tuple(meant.captured))
    acts = (act for act in state.actions() if isinstance(act, Move))
    return next(act for act in acts if (act.start, act.end, act.taken) == wanted)


def match(games: int, seconds: float, seed: int) -> list[float]:
    """The points of every game, printed as they come."""
    points: list[float] = []
    for state in openings(seed):
        for ours in (WHITE, BLACK):
            points.append(game(state, ours, seconds))
        print(summary(points), flush=True)
        if len(points) >= games:
            return points
    return points


def summary(points: list[float]) -> str:
    """How the match stands, with what the truth may be nineteen times out of twenty."""
    won, drawn, lost = (points.count(result) for result in (1.0, 0.5, 0.0))
    share = f"{100 * mean(points):.1f} % ± {100 * half(points):.1f}"
    return f"{len(points)} games +{won} ={drawn} -{lost}: {share}"
