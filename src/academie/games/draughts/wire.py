"""Positions and moves of draughts as data, with every route of a capture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from academie.games.draughts.arbiter import ArbitratedState, game_of
from academie.games.draughts.arbiter.acts import FaireJouer, Jouer, Souffler, Toucher
from academie.games.draughts.law import DraughtsState
from academie.games.draughts.law.acts import LaisserDamer, Move
from academie.games.draughts.law.board import Bits, Line, Square, squares
from academie.games.draughts.law.captures import shortest_routes
from academie.games.draughts.law.movement import movement
from academie.games.draughts.law.moves import crowns
from academie.games.draughts.law.position import Position
from academie.games.draughts.text import NOTATION
from academie.kernel import BLACK, WHITE, Action, Seat, State, other
from academie.notation.wire import Act, Board, Gesture, GridBoard, Pieces, Said, Step, said

MAN: Final = "man"
KING: Final = "king"
MOVES: Final = 1 << 14
"""How many moves are kept as data."""
PIECES: Final = 1 << 13
"""How many sets of pieces are."""


class DraughtsForm:
    """Squares by their numbers; a capture by each of its shortest routes."""

    def board(self, state: State[Any]) -> Board:
        """The men and kings."""
        game = game_of(state)
        touched = state.state.touched if isinstance(state, ArbitratedState) else ()
        position = game.position
        return GridBoard(
            side=game.rules.damier.value.side,
            names="numbers",
            turn=position.turn,
            pieces=_pieces(position),
            touched=[*map(str, touched)],
        )

    def gesture(self, state: State[Any], act: Action) -> Gesture:
        """A move by its routes, a piece touched or pointed at; all else is a word."""
        game = game_of(state)
        match act:
            case Move():
                return _move(game, act)
            case Jouer():
                return _move(game, act.move)._replace(say=_said(act))
            case Toucher():
                return Gesture(touch=str(act.square), say=_said(act))
            case Souffler() | FaireJouer():
                return Gesture(pick=str(act.square), say=_said(act))
            case LaisserDamer():
                return Gesture(after=[*_all_crowned(game)], say=_said(act))
            case _:
                return Gesture(say=_said(act))

    def kept_acts(self, state: State[Any], acts: Mapping[str, Action]) -> list[Act] | None:
        """Moves without capture, of which a board has some thousands at most."""
        if not isinstance(state, DraughtsState):
            return None
        position = state.position
        crowned = movement(state.rules).last_rows[position.turn]
        found: list[Act] = []
        for text, act in acts.items():
            if not isinstance(act, Move) or act.taken:
                return None
            becomes = KING if crowned >> act.end & 1 and not position.kings >> act.start & 1 else ""
            found.append(_kept_act(text, act.start, act.end, becomes))
        return found


@lru_cache(MOVES)
def _kept_act(text: str, start: Square, end: Square, becomes: str) -> Act:
    return Act(text, [*_straight(start, end, (), becomes).ways[0]])


def _said(act: Action) -> Said:
    return said(NOTATION.act(act))


def _pieces(position: Position) -> list[Pieces]:
    found: list[Pieces] = []
    for seat in (WHITE, BLACK):
        pieces = position.of_seat(seat)
        for kind, those in ((MAN, pieces & ~position.kings), (KING, pieces & position.kings)):
            if those:
                found.append(_pieces_of(seat, kind, those))
    return found


@lru_cache(PIECES)
def _pieces_of(seat: Seat, kind: str, those: Bits) -> Pieces:
    """The pieces of one kind; kept, since a move leaves those of the other player where they are."""
    return Pieces(seat, kind, [*map(str, squares(those))])


def _all_crowned(game: DraughtsState) -> Iterator[Step]:
    """The men of the player who lets them be crowned, where they stand."""
    position = game.position
    for square in squares(position.of_seat(other(position.turn)) & ~position.kings):
        yield Step(str(square), str(square), becomes=KING)


def _move(game: DraughtsState, move: Move) -> Gesture:
    """The move; what lifts pieces that no route passes, as hands may do, goes straight to its end."""
    becomes = KING if crowns(game.position, move, game.rules) else ""
    if len(move.taken) > 1:
        routes = shortest_routes(game.position, game.rules, move.start, move.end, move.taken)
        if routes:
            return Gesture([_jumps(path, over, becomes) for path, over in routes])
    return _straight(move.start, move.end, move.taken, becomes)


@lru_cache(MOVES)
def _straight(start: Square, end: Square, taken: Line, becomes: str) -> Gesture:
    """A move in one go; nearly all there are, so that they are kept."""
    return Gesture([[Step(str(start), str(end), over=(*map(str, taken),), becomes=becomes)]])


def _jumps(path: Line, over: Line, becomes: str) -> list[Step]:
    """A capture jump by jump; a man is crowned where he ends."""
    ends = zip(path, path[1:], over, strict=False)
    *steps, last = [Step(str(start), str(end), over=(str(taken),)) for start, end, taken in ends]
    return [*steps, Step(last.from_, last.to, over=last.over, becomes=becomes)]


FORM: Final = DraughtsForm()
