"""The law of the marelle: its acts, its events and the states of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction
from typing import Final

from academie.kernel import (
    BLACK,
    WHITE,
    Action,
    Actor,
    Event,
    IllegalAction,
    Law,
    Options,
    Outcome,
    Seat,
    State,
    option,
    other,
)
from academie.kernel.kinds import Side
from academie.words import Message, Text
from academie_marelle.board import CENTRE, EMPTY, MEN, Board, Point, lines, neighbours
from academie_marelle.rules import RULESETS, MarelleRules


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay a man on an empty point."""

    point: Point


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move a man along a line to the next point."""

    start: Point
    end: Point


MarelleAct = Lay | Move


class Why(Enum):
    """How a game ends; the values are the reasons of its outcome."""

    ROW = "row"
    BLOCKED = "blocked"
    MOVES = "moves"


@dataclass(frozen=True, slots=True, kw_only=True)
class Won(Event):
    """`seat` has won."""

    why: Why


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn(Event):
    """Too many moves were made since the last man was laid; `seat` made the last."""


@dataclass(frozen=True, slots=True)
class PartieDeMarelle(State[MarelleAct]):
    """A state of the game: men are laid in turn until all stand on the board, then they move."""

    rules: MarelleRules = field(repr=False)
    board: Board = EMPTY
    turn: Seat = WHITE
    moved: int = 0
    """How many moves both players have made since the last man was laid."""

    @property
    def ruleset(self) -> MarelleRules:
        return self.rules

    @property
    def actor(self) -> Actor:
        return self.turn if self._ending() is None else None

    @property
    def events(self) -> tuple[Event, ...]:
        match self._ending():
            case None:
                return ()
            case Why.MOVES:
                return (Drawn(seat=other(self.turn), citation=self.rules.most_moves.citation),)
            case why:
                cites = self.rules.row if why is Why.ROW else self.rules.blocked
                return (Won(seat=other(self.turn), citation=cites, why=why),)

    @property
    def outcome(self) -> Outcome | None:
        why = self._ending()
        if why is None:
            return None
        # A game ends by what was done last: if anybody has won, it is who acted.
        gain = Fraction(0 if why is Why.MOVES else 1 if self.turn == BLACK else -1)
        return Outcome((gain, -gain), why.value)

    @property
    def laying(self) -> bool:
        """Whether men are still to be laid."""
        return self.in_hand(WHITE) + self.in_hand(BLACK) > 0

    def in_hand(self, seat: Seat) -> int:
        """Return how many men the player has still to lay."""
        return MEN - self.board.count(seat)

    def has_row(self, seat: Seat) -> bool:
        """Whether the player has three men in a row."""
        drawn = lines(diagonals=self.rules.diagonals.value)
        return any(all(self.board[point] == seat for point in line) for line in drawn)

    def actions(self) -> Sequence[MarelleAct]:
        return tuple(self._possible()) if self._ending() is None else ()

    def apply(self, action: MarelleAct) -> PartieDeMarelle:
        if action not in self.actions():
            raise IllegalAction(Message("marelle-illegal"))
        board = [*self.board]
        if isinstance(action, Move):
            board[action.start] = None
            board[action.end] = self.turn
        else:
            board[action.point] = self.turn
        moved = self.moved + isinstance(action, Move)
        return replace(self, board=tuple(board), turn=other(self.turn), moved=moved)

    def chance(self) -> Sequence[tuple[MarelleAct, Fraction]]:
        return ()

    def mirrored(self) -> PartieDeMarelle:
        board = tuple(None if man is None else other(man) for man in self.board)
        return replace(self, board=board, turn=other(self.turn))

    def problems(self) -> tuple[Text, ...]:
        return tuple(self._problems())

    def _ending(self) -> Why | None:
        if self.has_row(other(self.turn)):
            return Why.ROW
        if not any(True for _ in self._possible()):
            return Why.BLOCKED
        return Why.MOVES if self.moved >= self.rules.most_moves.value else None

    def _possible(self) -> Iterator[MarelleAct]:
        """Yield what the player to act could do, were the game not over."""
        if self.laying:
            barred = CENTRE if self.board == EMPTY and not self.rules.centre_first else None
            yield from (Lay(p) for p, man in enumerate(self.board) if man is None and p != barred)
            return
        for start, man in enumerate(self.board):
            if man == self.turn:
                ends = neighbours(start, diagonals=self.rules.diagonals.value)
                yield from (Move(start, end) for end in ends if self.board[end] is None)

    def _problems(self) -> Iterator[Text]:
        mine, theirs = self.in_hand(self.turn), self.in_hand(other(self.turn))
        if min(mine, theirs) < 0:
            yield Message("marelle-too-many-men", men=MEN)
        elif not (mine == theirs or mine == theirs + 1):
            yield Message("marelle-laid-in-turn")
        if not 0 <= self.moved <= (0 if self.laying else self.rules.most_moves.value):
            yield Message("marelle-too-many-moves", moves=self.moved)
        if self.has_row(self.turn):
            yield Message("marelle-row-already")


@dataclass(frozen=True, kw_only=True)
class MarelleOptions:
    """What a game can be begun with."""

    first: Seat = option(Side(), WHITE, Message("marelle-first"))


class Marelle(Law[MarelleAct, MarelleRules]):
    """Three men a side."""

    key = "marelle"
    rulesets = RULESETS
    options_class = MarelleOptions

    def start(self, ruleset: MarelleRules | None = None, options: Options | None = None) -> PartieDeMarelle:
        rules, said = self.agreed(MarelleOptions, ruleset, options)
        return PartieDeMarelle(rules, turn=said.first)


MARELLE: Final = Marelle()
