"""Positions and acts of trictrac and toc as data, with jetons and fichets moved by hand or not."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from academie.games.tables.law.play import Play
from academie.games.tables.law.track import MEN, TRICTRAC, Move, opposite
from academie.games.tables.text.acts import describe_play
from academie.games.tables.wire import RUNS, by_place, combined, dice_of, dice_used, paused, place, step
from academie.games.trictrac.arbiter import ArbitratedState, acts
from academie.games.trictrac.arbiter.marks import Marks
from academie.games.trictrac.law import TrictracState
from academie.games.trictrac.text import NOTATION
from academie.kernel import BLACK, WHITE, Action, Seat, other
from academie.notation.wire import Board, Counter, Gesture, Said, Step, TablesBoard, said
from academie.words import to_json

SEATS: Final = (WHITE, BLACK)
JETONS: Final = "jetons"
HOLES_ROUND: Final = 12
PLAYS: Final = 1 << 14
"""How many ways of playing a throw are kept as data: the same come again and again."""


class TrictracForm:
    """Plays of men as net moves, with the stops that the numbers thrown allow."""

    def board(self, state: TrictracState | ArbitratedState) -> Board:
        """The men, the dice, and what jetons and fichets show."""
        partie = _partie(state)
        off = [max(0, MEN - sum(track)) for track in partie.men]
        return TablesBoard(
            men=[by_place(TRICTRAC.of(seat), partie.men[seat]) for seat in SEATS],
            thrower=partie.thrower,
            off=off if any(off) else [],
            dice=[] if partie.dice is None else [*partie.dice.numbers],
            counters=_counters(state),
            goal=partie.goal,
            touched=_touched(state),
            run=RUNS[TRICTRAC],
        )

    def gesture(self, state: TrictracState | ArbitratedState, act: Action) -> Gesture:
        """A play, a counter moved, a man touched, a throw; all else is a word."""
        partie = _partie(state)
        match act:
            case Play():
                return _play(partie, partie.thrower, act.moves)
            case acts.Bois() if act.moves:
                return _play(partie, act.by, act.moves)._replace(say=_said(act))
            case acts.Lacher():
                return _play(partie, act.by, (act.move,))._replace(say=_said(act))
            case acts.Bois():
                return Gesture(say=Said("passe"))
            case acts.Toucher():
                return Gesture(touch=place(TRICTRAC, act.by, act.point), say=_said(act))
            case _:
                return dice_of(act) or _marked(state, act) or Gesture(say=_word(partie, act))


def _partie(state: TrictracState | ArbitratedState) -> TrictracState:
    return state if isinstance(state, TrictracState) else state.state.position


def _touched(state: TrictracState | ArbitratedState) -> list[str]:
    if not isinstance(state, ArbitratedState):
        return []
    return [place(TRICTRAC, state.state.thrower, point) for point in state.state.touched]


def _said(act: Action) -> Said:
    return said(NOTATION.act(act))


def _word(partie: TrictracState, act: Action) -> Said:
    """An act that is a word; a play that is imposed is told by the names of the flèches."""
    if not isinstance(act, acts.FaireJouer):
        return _said(act)
    numbers = () if partie.dice is None else partie.dice.numbers
    return Said("faire-jouer", {"of": to_json(describe_play(act.play.moves, other(act.by), numbers))})


def _counters(state: TrictracState | ArbitratedState) -> list[Counter]:
    """What each side shows: as hands have marked it, or rightly."""
    if isinstance(state, ArbitratedState):
        return [_shown(marks) for marks in state.state.marks]
    score = state.score
    both = min(score.points) > 0
    return [
        Counter(points, holes, 1 + (both and score.bredouille == seat) if points else 0)
        for seat, (points, holes) in enumerate(zip(score.points, score.holes, strict=True))
    ]


def _shown(marks: Marks) -> Counter:
    jetons = 1 + marks.double if marks.points else 0
    return Counter(marks.points, marks.holes, jetons, marks.behind, marks.pavillon)


def _play(partie: TrictracState, seat: Seat, moves: Sequence[Move]) -> Gesture:
    """The men in any order, each stopping where his numbers let him and no adverse man stands.

    A play of as many men as there are numbers leaves none for a stop.
    """
    if not moves:
        return Gesture(say=Said("passe"))
    numbers = () if partie.dice is None else partie.dice.numbers
    if len(moves) >= len(numbers):
        return _each_moved(seat, (*moves,), numbers)
    his = partie.men[other(seat)]
    men = [paused(move, numbers, lambda point: not his[opposite(point)]) for move in moves]
    return Gesture([_steps(seat, chosen, numbers) for chosen in combined(men)], any_order=True)


@lru_cache(PLAYS)
def _each_moved(seat: Seat, moves: tuple[Move, ...], numbers: tuple[int, ...]) -> Gesture:
    """A play in which each man takes one number."""
    men = tuple([(move.start, move.end) for move in moves])
    return Gesture([_steps(seat, men, numbers)], any_order=True)


@lru_cache(PLAYS)
def _steps(seat: Seat, men: tuple[tuple[int, ...], ...], numbers: tuple[int, ...]) -> Sequence[Step]:
    moves = [Move(start, end) for stops in men for start, end in pairwise(stops)]
    used = dice_used(moves, numbers)
    return tuple([step(TRICTRAC, seat, move, used[move]) for move in moves])


def _marked(state: TrictracState | ArbitratedState, act: Action) -> Gesture | None:
    """A jeton or a fichet carried elsewhere; nothing for another act."""
    if not isinstance(state, ArbitratedState):
        return None
    marks = state.state.marks
    match act:
        case acts.Jeton():
            way = _points(act.by, marks[act.by].points), _points(act.by, act.to)
        case acts.AutreJeton():
            way = JETONS, _points(act.by, act.to)
        case acts.Doubler():
            way = JETONS, _points(act.by, marks[act.by].points)
        case acts.Dedoubler():
            way = _points(act.of, marks[act.of].points), JETONS
        case acts.Effacer():
            way = _points(other(act.by), marks[other(act.by)].points), JETONS
        case acts.Fichet():
            way = _hole(act.by, marks[act.by].holes), _hole(act.by, act.to)
        case _:
            return None
    return Gesture([[Step(*way)]], at_once=True, say=_said(act))


def _points(seat: Seat, points: int) -> str:
    return f"points-{seat}-{points}" if points else JETONS


def _hole(seat: Seat, holes: int) -> str:
    """The hole a fichet stands in; the thirteenth is the first again."""
    return f"hole-{seat}-{(holes - 1) % HOLES_ROUND + 1 if holes else 0}"


FORM: Final = TrictracForm()
