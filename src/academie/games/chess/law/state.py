"""A game of chess: its states.

Source: PHIL, preface and games; FIDE art. 1-5, 9.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Final, NamedTuple

from academie.games.chess.law.acts import ChessAction, Move, ReclamerRemise
from academie.games.chess.law.events import Castled, Checked, Drawn, Promoted, Taken, Why, Won
from academie.games.chess.law.fen import Fen
from academie.games.chess.law.moves import Outlook, Played, board_of, outlook, played
from academie.games.chess.law.position import COMPLEMENT, Position, Square, mirrored
from academie.games.chess.law.python_chess import chess
from academie.games.chess.law.rules import ChessRules, Movement, Promotion
from academie.kernel import BLACK, WHITE, Actor, Citation, Event, Outcome, Seat, SetupError, State, other
from academie.kernel.errors import refusal
from academie.notation.seats import PLAYER
from academie.words import Message, Text


def problems(position: Position, movement: Movement) -> tuple[Text, ...]:
    """Describe every problem of a position; nothing for a possible one."""
    status = board_of(position).status()
    return (*_named(status), *(_too_many(position) if movement.promotion is Promotion.LOST else ()))


def _named(status: chess.Status) -> Iterator[Text]:
    """Yield the problems python-chess finds."""
    for flag in chess.Status if status else ():
        if flag & status:
            yield Message(f"chess-setup-{str(flag.name).lower().replace('_', '-')}")


def _too_many(position: Position) -> Iterator[Text]:
    """Yield kinds of which there are more than at the start, where a pawn becomes only what was lost."""
    for seat in (WHITE, BLACK):
        for kind, most in COMPLEMENT.items():
            if (count := position.how_many(seat, kind)) > most:
                player, name = PLAYER[seat], kind.name.lower()
                yield Message(
                    "chess-setup-too-many-of-a-kind", player=player, count=count, kind=name, most=most
                )


COUP: Final = 2
"""A move by each player."""
ILLEGAL: Final = Message("chess-illegal")


class Ending(NamedTuple):
    """Why the game is over, and who has won it; nobody in a draw."""

    why: Why
    winner: Seat | None


@dataclass(frozen=True, slots=True, repr=False)
class ChessState(State[ChessAction]):
    """A state of the game. Its legal moves are found once, when it is made."""

    rules: ChessRules = field(repr=False)
    position: Position
    quiet: int = 0
    """How many single moves have been made without a capture or a pawn's move."""
    seen: tuple[Position, ...] = field(default=(), repr=False)
    """The positions since the last of those, this one left out, sorted."""
    opening: int = 0
    """How many single moves are left in which each plays several in a row."""
    claimed: bool = False
    number: int = field(default=1, compare=False)
    """Of the move, as games are written down; the law does not need it."""
    last_events: tuple[Event, ...] = field(default=(), compare=False)
    _outlook: Outlook = field(init=False, compare=False, repr=False)
    _ending: Ending | None = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_outlook", outlook(self.position, self.rules.movement))
        object.__setattr__(self, "_ending", self._ended())

    @property
    def ruleset(self) -> ChessRules:
        return self.rules

    @property
    def actor(self) -> Actor:
        return None if self._ending is not None else self.position.turn

    @property
    def check(self) -> bool:
        """Whether the player to move is in check."""
        return self._outlook.check

    @property
    def events(self) -> tuple[Event, ...]:
        return (
            self.last_events
            if self._ending is None
            else (*self.last_events, self._ending_events(self._ending))
        )

    @property
    def outcome(self) -> Outcome | None:
        if self._ending is None:
            return None
        winner = self._ending.winner
        gain = Fraction(0 if winner is None else 1 if winner == WHITE else -1)
        return Outcome((gain, -gain), self._ending.why.value)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that could be made, were the game not drawn by any count."""
        return self._outlook.legal

    def actions(self) -> Sequence[ChessAction]:
        if self._ending is not None:
            return ()
        return self.moves if self._claim() is None else (*self.moves, ReclamerRemise())

    def apply(self, action: ChessAction) -> ChessState:
        if self._ending is None:
            if action in self._outlook.known:
                return self._moved(action)
            if isinstance(action, ReclamerRemise) and self._claim() is not None:
                return replace(self, claimed=True, last_events=())
        raise refusal(action, ILLEGAL)

    def chance(self) -> Sequence[tuple[ChessAction, Fraction]]:
        return ()

    def mirrored(self) -> ChessState:
        return replace(
            self,
            position=mirrored(self.position),
            seen=tuple(sorted(map(mirrored, self.seen))),
            last_events=(),
        )

    def problems(self) -> tuple[Text, ...]:
        return problems(self.position, self.rules.movement)

    @property
    def times(self) -> int:
        """How often this position has been on the board, counting now."""
        return self.seen.count(self.position) + 1

    def _ended(self) -> Ending | None:
        turn, rules = self.position.turn, self.rules
        if not self.moves:
            return Ending(Why.MATE, other(turn)) if self.check else Ending(Why.STALEMATE, None)
        if rules.dead_position and self._outlook.dead:
            return Ending(Why.DEAD, None)
        drawn = (
            self._claim() if self.claimed else self._counted(rules.repetition.value, rules.quiet_moves.value)
        )
        return None if drawn is None else Ending(drawn, None)

    def _claim(self) -> Why | None:
        """By what the player to move may claim a draw."""
        return self._counted(self.rules.claim_repetition.value, self.rules.claim_quiet.value)

    def _counted(self, times: int, coups: int) -> Why | None:
        if times and self.times >= times:
            return Why.REPETITION
        return Why.QUIET if coups and self.quiet >= coups * COUP else None

    def _ending_events(self, ending: Ending) -> Event:
        """The event of the end."""
        citation = self._authority(ending.why)
        if ending.winner is not None:
            return Won(seat=ending.winner, citation=citation, why=ending.why)
        turn = self.position.turn
        return Drawn(seat=turn if self.claimed else other(turn), citation=citation, why=ending.why)

    def _authority(self, why: Why) -> Citation:
        """The article the end rests on."""
        rules = self.rules
        repetition, quiet = (
            (rules.claim_repetition, rules.claim_quiet)
            if self.claimed
            else (rules.repetition, rules.quiet_moves)
        )
        return {
            Why.MATE: rules.mating,
            Why.STALEMATE: rules.stalemating,
            Why.DEAD: rules.dead_position.citation,
            Why.REPETITION: repetition.citation,
            Why.QUIET: quiet.citation,
        }[why]

    def _moved(self, move: Move) -> ChessState:
        """The state after a legal move."""
        again = self.opening > 0 and self.opening % self.rules.opening_moves.value == 0
        done = played(self.position, move, self.rules.movement, again=again)
        check = outlook(done.position, self.rules.movement).check
        return ChessState(
            self.rules,
            done.position,
            quiet=self.quiet + 1 if done.quiet else 0,
            seen=tuple(sorted((*self.seen, self.position))) if done.quiet else (),
            opening=max(0, self.opening - 1),
            number=self.number + (done.position.turn == WHITE and not again),
            last_events=tuple(self._brought(move, done, check=check)),
        )

    def _brought(self, move: Move, done: Played, *, check: bool) -> Iterator[Event]:
        seat, rules = self.position.turn, self.rules
        if done.taken is not None:
            passing = done.taken_at != move.end
            article = rules.en_passant.citation if passing else rules.taking
            yield Taken(seat=seat, citation=article, kind=done.taken, square=done.taken_at, passing=passing)
        if done.castled:
            pushed = move.pawn is not None
            article = rules.castling_pushes_pawn.citation if pushed else rules.castling
            yield Castled(seat=seat, citation=article, long=move.end < move.start, pawn=move.pawn)
        if move.promotion is not None:
            article = rules.promotion.citation
            yield Promoted(seat=seat, citation=article, kind=move.promotion, square=move.end)
        if check:
            king = done.position.kings & done.position.of_seat(other(seat))
            yield Checked(seat=seat, citation=rules.checking, square=Square(king.bit_length() - 1))


def set_up(rules: ChessRules, fen: Fen) -> ChessState:
    """The state in which the position stands for the first time. Raises `SetupError` if it cannot be."""
    if reasons := problems(fen.position, rules.movement):
        raise SetupError(reasons)
    return ChessState(rules, fen.position, quiet=fen.quiet, number=fen.number)
