"""What lessons can count at draughts, and what they hide from a learner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from academie.games.draughts.arbiter import ArbitratedState
from academie.games.draughts.law import DraughtsState
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.board import HUNDRED
from academie.games.draughts.law.moves import moves
from academie.games.draughts.law.position import Position
from academie.games.draughts.law.rules import DraughtsRules
from academie.games.draughts.study.lines import moved, wins_by_force
from academie.kernel import NotationError, Seat, State
from academie.library.lessons.measures import Measure, Played, whom
from academie.library.lessons.setting import LessonView
from academie.notation.seats import NAMES
from academie.words import Message, Text

MOST_LOOKED_AT: Final = 20_000


def partie(played: Played) -> DraughtsState:
    """The game of draughts after the act. Raises `NotationError` for another."""
    state = played.after.state.game if isinstance(played.after, ArbitratedState) else played.after
    if not isinstance(state, DraughtsState):
        raise NotationError(Message("draughts-no-board", rules=state.ruleset.id))
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


def wins(played: Played, within: int) -> int:
    """Whether a search proves that the act wins by force, `within` moves of both players after it."""
    state = partie(played)
    if state.outcome is not None:
        return int(played.seat in state.outcome.winners)
    return int(wins_by_force(state.position, state.rules, played.seat, deepest=within))


def coup(played: Played, gifts: int = 0, respite: int = 0) -> int:
    """How many pieces one is sure to be ahead by the act, all taking done.

    After it one may offer up to `gifts` more, and the adversary, who takes as suits him best, may make up to
    `respite` quiet moves of his own to escape. What other quiet moves would bring is not looked at.
    """
    state = partie(played)
    count = Counting(state.rules, played.seat, iter(range(MOST_LOOKED_AT)))
    return taken(played) + count.sure(state.position, gifts, respite)


class Counting(NamedTuple):
    """Takings and offers looked at to their end, within a budget, for one player."""

    rules: DraughtsRules
    seat: Seat
    budget: Iterator[int]

    def sure(self, position: Position, gifts: int, respite: int) -> int:
        """What the player still gains for sure, what the other takes being lost."""
        if next(self.budget, None) is None:
            raise NotationError(Message("draughts-too-many-captures"))
        legal, mine = moves(position, self.rules), position.turn == self.seat
        if legal and legal[0].taken:
            sign = 1 if mine else -1
            values = [sign * len(move.taken) + self._after(position, move, gifts, respite) for move in legal]
            return max(values) if mine else min(values)
        if mine:
            return self._offering(position, legal, gifts, respite) if gifts else 0
        if not respite:
            return 0
        return min((self._after(position, move, gifts, respite - 1) for move in legal), default=0)

    def _after(self, position: Position, move: Move, gifts: int, respite: int) -> int:
        return self.sure(moved(position, move, self.rules), gifts, respite)

    def _offering(self, position: Position, legal: Sequence[Move], gifts: int, respite: int) -> int:
        """The most that an offer brings which the adversary must take; nothing if none does."""
        offers = (moved(position, move, self.rules) for move in legal)
        forced = [offer for offer in offers if any(reply.taken for reply in moves(offer, self.rules))]
        return max([0, *(self.sure(offer, gifts - 1, respite) for offer in forced)])


MEASURES: Final = {
    "taken": Measure(taken, Message("draughts-measure-taken"), result=True),
    "most_taken": Measure(most_taken, Message("draughts-measure-most-taken")),
    "ends_on": Measure(ends_on, Message("draughts-measure-ends-on")),
    "kings": Measure(kings, Message("draughts-measure-kings")),
    "pieces": Measure(pieces, Message("draughts-measure-pieces")),
    "wins": Measure(wins, Message("draughts-measure-wins")),
    "coup": Measure(coup, Message("draughts-measure-coup")),
}


def without_faults(state: State[Any]) -> State[Any]:
    """The state without the faults that the learner is to find."""
    if isinstance(state, ArbitratedState):
        return replace(state, state=replace(state.state, faults=()))
    return state


VIEW: Final = LessonView(without_faults=without_faults)
ACT_WORDS: Final[Mapping[str, Text]] = {
    f"{name} {act}": words
    for name in NAMES
    for act, words in (
        ("faire-prendre", Message("draughts-remedy-take")),
        *(
            (f"souffler {square}", Message("draughts-remedy-huff", squares=square))
            for square in HUNDRED.numbers()
        ),
    )
}
"""What a player may do about a fault, as people say it."""
