"""The doctrine of Manoury: his advice on the play of the men and of kings, each piece with its place.

What a stroke gains is counted a few moves ahead in pieces alone, for he would have it followed to its end;
his advice on position is added to it. All is counted in hundredths of a man.

Source: MAN ch. VI-X.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations
from statistics import fmean
from typing import Any, Final, NamedTuple

from academie.games.draughts.arbiter import ArbitratedState
from academie.games.draughts.law.acts import DraughtsAction, Move
from academie.games.draughts.law.board import Bits, Damier, Square, Way, squares
from academie.games.draughts.law.position import Position
from academie.games.draughts.law.state import DraughtsState
from academie.games.draughts.players.levels import answer
from academie.games.draughts.players.search import Budget, Thinker
from academie.games.draughts.players.simple import SimpleDames, at_table
from academie.kernel import WHITE, Action, Citation, Seat, State, other
from academie.library.doctrine import Doctrine, Principle, Reason
from academie.sources import MANOURY
from academie.words import Message

AHEAD: Final = Budget(depth=4)
MEGABYTES: Final = 8
NOTHING: Final = {
    "row_opening": 10,
    "row_ending": 10,
    "column_opening": 5,
    "column_ending": 5,
    "supported": 2,
    "outpost": 2,
    "imbalance": 2,
    "mobility": 2,
    "cramped": 4,
    "main_line": 2,
    "turn": 2,
}
"""What the search would weigh besides pieces, and by how many numbers."""
PIECES: Final = "\n".join(
    ("man 100 100", "king 250 250", *(f"{name} {' '.join('0' * count)}" for name, count in NOTHING.items()))
)
"""Only pieces are counted ahead. He calls a king two men, others three (ch. IV, IX)."""
FEW: Final = 6
"""Up to so many men a side the game is near its end."""
MANY: Final = 14
"""From so many men a side on it is near its beginning."""
EDGE: Final = 2
"""Columns from the edge that are its own."""


class Case(NamedTuple):
    """A move as the principles look at it: the position after it, whose it was, and what it gains ahead."""

    damier: Damier
    before: Position
    after: Position
    seat: Seat
    gain: float
    """What it gains ahead, in hundredths of a man."""
    taken: int

    @property
    def mine(self) -> Bits:
        """My men after the move."""
        return self.after.of_seat(self.seat) & ~self.after.kings

    @property
    def theirs(self) -> Bits:
        """The other's men after the move."""
        return self.after.of_seat(other(self.seat)) & ~self.after.kings

    @property
    def behind(self) -> bool:
        """Whether I have fewer pieces than the other before the move."""
        ours, foe = (self.before.of_seat(seat).bit_count() for seat in (self.seat, other(self.seat)))
        return ours < foe

    def ways(self, *, back: bool) -> tuple[Way, Way]:
        """The two ways back, or forward, for my men."""
        up = (self.seat == WHITE) != back
        return (Way.UP_LEFT, Way.UP_RIGHT) if up else (Way.DOWN_LEFT, Way.DOWN_RIGHT)


@cache
def _next(damier: Damier, square: Square, way: Way) -> Bits:
    """The next square that way as a set; empty at the edge."""
    line = damier.line(square, way)
    return 1 << line[0] if line else 0


def _share(of: Bits, holds: Callable[[Square], bool]) -> float:
    """Of what share of some men something holds; 0 of none."""
    men = squares(of)
    return sum(map(holds, men)) / len(men) if men else 0.0


def _columns(case: Case, men: Bits) -> Iterator[int]:
    return (case.damier.place(square)[1] for square in squares(men))


def _stroke(case: Case) -> float:
    return case.gain


def _together(case: Case) -> float:
    """The share of men with another behind them, less that of men with their own on every side."""
    back, ahead = case.ways(back=True), case.ways(back=False)

    def backed(square: Square) -> bool:
        return any(_next(case.damier, square, way) & case.mine for way in back)

    def shut_in(square: Square) -> bool:
        around = [_next(case.damier, square, way) for way in (*back, *ahead)]
        return all(each & case.mine for each in around)

    return _share(case.mine, backed) - _share(case.mine, shut_in)


def _both_sides(case: Case) -> float:
    """How evenly the men stand on the two sides: 1 for as many on either."""
    columns = [*_columns(case, case.mine)]
    left = sum(column < case.damier.side // 2 for column in columns)
    return 1 - abs(2 * left - len(columns)) / len(columns) if columns else 0.0


def _stripped(case: Case) -> float:
    """The share of my men on the side where the other has fewer."""
    theirs = [*_columns(case, case.theirs)]
    middle = case.damier.side // 2
    left = sum(column < middle for column in theirs)
    if not case.mine or 2 * left == len(theirs):
        return 0.5
    mine = [*_columns(case, case.mine)]
    return fmean((column < middle) == (2 * left < len(theirs)) for column in mine)


def _centre(case: Case) -> float:
    """The share of my men away from the edges, where one can play to the right and to the left."""
    last = case.damier.side - EDGE
    columns = [*_columns(case, case.mine)]
    return fmean(EDGE <= column < last for column in columns) if columns else 0.0


def _held(case: Case) -> float:
    """The share of the other's men that cannot step ahead, less that of mine."""
    free = ~(case.after.white | case.after.black)
    ahead, back = case.ways(back=False), case.ways(back=True)

    def stuck(ways: tuple[Way, Way]) -> Callable[[Square], bool]:
        return lambda square: not any(_next(case.damier, square, way) & free for way in ways)

    return _share(case.theirs, stuck(back)) - _share(case.mine, stuck(ahead))


def _exchange(case: Case) -> float:
    """Near the beginning, a man given for a man: taken now, or to be taken back."""
    crowded = case.before.of_seat(case.seat).bit_count() >= MANY
    return float(crowded and case.taken == 1)


def _near(case: Case) -> float:
    """Near the end, how near my men are to one another."""
    places = [case.damier.place(square) for square in squares(case.mine)]
    if not 2 <= len(places) <= FEW:
        return 0.0
    apart = [max(abs(one[0] - two[0]), abs(one[1] - two[1])) for one, two in combinations(places, 2)]
    return 1 - fmean(apart) / case.damier.side


def _for_a_king(case: Case) -> float:
    """With fewer pieces, how far the foremost of my men has come; a king is as far as one can."""
    if not case.behind:
        return 0.0
    if case.after.of_seat(case.seat) & case.after.kings:
        return 1.0
    rows = [case.damier.place(square)[0] for square in squares(case.mine)]
    last = case.damier.side - 1
    gone = [last - row if case.seat == WHITE else row for row in rows]
    return max(gone, default=0) / last


def _only_king(case: Case) -> float:
    """Whether I alone have a king, or the other alone has."""
    ours = bool(case.after.of_seat(case.seat) & case.after.kings)
    theirs = bool(case.after.of_seat(other(case.seat)) & case.after.kings)
    return float(ours) - float(theirs)


def _main_line(case: Case) -> float:
    """With fewer pieces, whether my king holds the ligne du milieu."""
    kings = case.after.of_seat(case.seat) & case.after.kings
    return float(case.behind and any(kings >> square & 1 for square in case.damier.main_line()))


def _move_kept(case: Case) -> float:
    """Of one man against one, whether I have the move once the other is to play."""
    if case.after.kings or case.mine.bit_count() != 1 or case.theirs.bit_count() != 1:
        return 0.0
    (mine,), (theirs,) = squares(case.mine), squares(case.theirs)
    white, black = (mine, theirs) if case.seat == WHITE else (theirs, mine)
    between = case.damier.place(white)[0] - case.damier.place(black)[0] - 1
    return float(between % 2) if between > 0 else 0.0


def _principle(
    key: str, place: str, stress: float, follows: Callable[[Case], float], *claims: str
) -> Principle[Case]:
    return Principle(Message(f"draughts-doctrine-{key}"), Citation(MANOURY, place), stress, follows, claims)


@cache
def principles() -> tuple[Principle[Case], ...]:
    """The principles in the order of the book."""
    return (
        _principle("main-line", "ch. VI § 5", 60, _main_line),
        _principle("move", "ch. VII, “Avoir le Coup” § 4", 150, _move_kept, "MAN-VII-1"),
        _principle("king", "ch. IX § 8", 60, _only_king, "MAN-IX-3"),
        _principle("together", "ch. X § 6", 60, _together),
        _principle("both-sides", "ch. X § 6", 40, _both_sides),
        _principle("stripped", "ch. X § 7", 20, _stripped),
        _principle("stroke", "ch. X § 8", 1, _stroke),
        _principle("held", "ch. X § 10", 80, _held),
        _principle("exchange", "ch. X § 12", 10, _exchange),
        _principle("near", "ch. X § 13", 60, _near),
        _principle("crown", "ch. X § 14", 60, _for_a_king),
        _principle("centre", "ch. X § 16", 50, _centre),
    )


class DoctrineOfManoury:
    """Plays draughts by the advice of Manoury; qui perd gagne, of which he says little, is played simply."""

    def __init__(self) -> None:
        self._thinker = Thinker(MEGABYTES, weights=PIECES)
        self._doctrine = Doctrine(principles(), self._cases)

    def choose(self, state: State[Any]) -> Action:
        game = state.state.game if isinstance(state, ArbitratedState) else state
        assert isinstance(game, DraughtsState)
        if game.agreement.qui_perd_gagne:
            return SimpleDames().choose(state)
        if isinstance(state, ArbitratedState):
            return at_table(state, self._best)
        return self._best(game, game.actions())

    def explain(self, state: State[Any], act: Action) -> tuple[Reason, ...]:
        assert isinstance(state, DraughtsState)
        if not isinstance(act, Move):
            return ()
        moves = [each for each in state.actions() if isinstance(each, Move)]
        return self._doctrine.reasons(state, moves, moves.index(act))

    def _best(self, state: DraughtsState, acts: Sequence[DraughtsAction]) -> DraughtsAction:
        if (word := answer(state)) is not None and word in acts:
            return word
        moves = [act for act in acts if isinstance(act, Move)]
        if len(moves) < 2:
            return moves[0] if moves else acts[0]
        return moves[self._doctrine.best(state, moves)]

    def _cases(self, state: State[Any], acts: Sequence[Action]) -> list[Case]:
        assert isinstance(state, DraughtsState)
        found = self._thinker.think(state, AHEAD, len(state.actions())).lines
        gains = {line.moves[0]: float(line.score) for line in found if line.moves}
        least = min(gains.values(), default=0.0)
        seat, damier = state.position.turn, state.rules.damier.value
        return [
            Case(
                damier,
                state.position,
                state.apply(act).position,
                seat,
                gains.get(act, least),
                len(act.taken),
            )
            for act in acts
            if isinstance(act, Move)
        ]
