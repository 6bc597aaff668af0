"""What can be counted on a damier or a chessboard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.arbiter.draughts import Table as DamierTable
from academie.kernel import NotationError, Seat, Text
from academie.library.dames import moved
from academie.library.lessons.measures.measure import Measure, whom
from academie.library.lessons.setting import Played
from academie.library.proof import wins_by_force
from academie.rules.draughts import PartieDeDames
from academie.rules.draughts.acts import Move
from academie.rules.draughts.moves import moves
from academie.rules.draughts.position import Position
from academie.rules.draughts.rules import DraughtsRules

MOST_LOOKED_AT: Final = 20_000


def partie(played: Played) -> PartieDeDames:
    """The game of draughts after the act. Raises `NotationError` for another."""
    state = played.after.scene.partie if isinstance(played.after, DamierTable) else played.after
    if not isinstance(state, PartieDeDames):
        raise NotationError(f"no damier in a state of {state.ruleset.id}")
    return state


def taken(played: Played) -> int:
    """How many pieces the act takes."""
    return len(played.act.taken) if isinstance(played.act, Move) else 0


def most_taken(played: Played) -> int:
    """How many pieces whoever is to move can take at most."""
    legal = partie(played).actions()
    return max((len(act.taken) for act in legal if isinstance(act, Move)), default=0)


def ends_on(played: Played, square: int) -> int:
    """Whether the piece that was played stands on a square."""
    return int(isinstance(played.act, Move) and played.act.end == square)


def kings(played: Played, whose: str = "mine") -> int:
    """How many kings one has."""
    return partie(played).position.men_and_kings(whom(played, whose))[1]


def pieces(played: Played, whose: str = "mine") -> int:
    """How many pieces one has."""
    return sum(partie(played).position.men_and_kings(whom(played, whose)))


def wins(played: Played) -> int:
    """Whether a short search proves that the act wins by force."""
    state = partie(played)
    if state.outcome is not None:
        return int(played.seat in state.outcome.winners)
    return int(wins_by_force(state.position, state.rules, played.seat))


def coup(played: Played, gifts: int = 0) -> int:
    """How many pieces one is sure to be ahead by the act, all taking done.

    After it one may offer up to `gifts` more; the adversary takes as suits him best. Only takings and such
    offers are looked at: what quiet moves would bring is not.
    """
    state = partie(played)
    budget = iter(range(MOST_LOOKED_AT))
    return taken(played) + _sure(state.position, state.rules, played.seat, gifts, budget)


def _sure(position: Position, rules: DraughtsRules, seat: Seat, gifts: int, budget: Iterator[int]) -> int:
    """What `seat` still gains for sure, what the other takes being lost."""
    if next(budget, None) is None:
        raise NotationError("too many takings to be counted")
    legal = moves(position, rules)
    if legal and legal[0].taken:
        sign = 1 if position.turn == seat else -1
        values = [
            sign * len(move.taken) + _sure(moved(position, move, rules), rules, seat, gifts, budget)
            for move in legal
        ]
        return max(values) if position.turn == seat else min(values)
    if position.turn != seat or not gifts:
        return 0
    offers = (moved(position, move, rules) for move in legal)
    forced = (offer for offer in offers if any(reply.taken for reply in moves(offer, rules)))
    return max([0, *(_sure(offer, rules, seat, gifts - 1, budget) for offer in forced)])


ON_DAMIER: Final = {
    "taken": Measure(taken, Text("pièces prises", "pieces taken")),
    "most_taken": Measure(most_taken, Text("pièces à prendre", "pieces to take")),
    "ends_on": Measure(ends_on, Text("pièce arrivée en {square}", "piece come to {square}")),
    "kings": Measure(kings, Text("dames", "kings")),
    "pieces": Measure(pieces, Text("pièces", "pieces")),
    "wins": Measure(wins, Text("gain forcé", "forced win")),
    "coup": Measure(coup, Text("pièces gagnées, tout compté", "pieces won, all counted")),
}
