"""Whether a throw was played as the dice and the pleins require, and what may be imposed if not.

Source: ACAD-A ch. VI; ACAD-B ch. VI, X, XVIII; LEP rules 17-30, 38-40, 60, 69.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, NamedTuple

from academie.games.tables.law.play import Play, net
from academie.games.tables.law.track import OFF, Move, Point, full, moved
from academie.games.trictrac.arbiter.faults import Kind
from academie.games.trictrac.arbiter.strictness import FalseCase, Strictness
from academie.games.trictrac.arbiter.table_state import Moment, TableState
from academie.games.trictrac.law.acts import Promise
from academie.games.trictrac.law.jans import Jan, Scored
from academie.games.trictrac.law.movement import ground
from academie.games.trictrac.law.plays import (
    leaves_coin_whole,
    number_maximal,
    possible,
    takes_coin,
)
from academie.games.trictrac.law.position import Coup
from academie.words import Message, Text

Moves = tuple[Move, ...]


class Choice(NamedTuple):
    """What the law leaves the thrower."""

    coup: Coup
    able: tuple[Play, ...]
    """Every play that uses as many numbers as can be."""
    legal: tuple[Play, ...]
    """Those that also make good a plein, or take the coin in its stead where that is free."""


class Judgement(NamedTuple):
    """What is wrong with the play, if anything, and what may be played instead."""

    kind: Kind | None = None
    plays: tuple[Play, ...] = ()
    plein: Scored | None = None
    """The plein that was not made."""
    replay: bool = False
    men: tuple[Point, ...] = ()
    """Where the men stand that must be played if the throw is played again."""
    unplayed: int = 0
    """How many numbers were left that could be played."""


def choice(state: TableState) -> Choice:
    """The plays of the throw on the table."""
    cast = state.board.cast
    assert cast is not None
    if state.coin_barred:
        able = without_coin(cast.coup)
        return Choice(cast.coup, able, able)
    legal = cast.legal
    if cast.may_break():
        legal = (*legal, *cast.promising(Promise.COIN).legal)
    return Choice(cast.coup, cast.plays.plays, legal)


def legal_moves(state: TableState) -> tuple[Moves, ...]:
    """The moves of good play: those that contain a man already let go, if any play does.

    A man let go where no number takes him stays there alone, a false case. Source: LEP rules 22, 29.
    """
    offered = choice(state)
    legal = tuple(play.moves for play in offered.legal)
    fitting = tuple(moves for moves in legal if {*state.released} <= {*moves})
    if fitting or state.released in possible(offered.coup):
        return fitting or legal
    return (state.released,)


def without_coin(coup: Coup) -> tuple[Play, ...]:
    """The plays of a thrower who may not take his coin (LEP rule 26)."""
    found = {moves: numbers for moves, numbers in possible(coup).items() if not takes_coin(coup, moves)}
    return tuple(Play(moves) for moves in sorted(number_maximal(coup, found))) or (Play(),)


def nothing_to_play(state: TableState) -> bool:
    """Whether no man can be moved by this throw."""
    return choice(state).able == (Play(),)


RELAYED: Final = Message("trictrac-relayed")
HALF_A_COIN: Final = Message("trictrac-half-a-coin")


def physical_flaw(coup: Coup, moves: Moves) -> Text | None:
    """Why men cannot be put so even by mistake, or nothing: such a play is refused, not judged."""
    if len(moves) > 2 or any(not coup.mine[start] for start, _ in moves):
        return Message("trictrac-one-or-two-men")
    if len(moves) == 2 and moves[0].start == moves[1].start and coup.mine[moves[0].start] < 2:
        return Message("trictrac-not-two-men")
    if len(moves) == 2 and moves != net(*moves):
        return RELAYED
    if not can_stand(coup, moves):
        return Message("trictrac-no-room")
    if any(end == OFF for _, end in moves) and moves not in possible(coup):
        return Message("trictrac-man-not-off")
    return None if leaves_coin_whole(coup.mine, moves) else HALF_A_COIN


def can_stand(coup: Coup, moves: Moves) -> bool:
    """Whether men can be put there at all, whatever the dice: forward, and not on the adversary's ground."""
    landing = ground(coup).landing
    return all(end == OFF or (end > start and landing[end]) for start, end in moves)


def judge(state: TableState, moves: Moves) -> Judgement:
    """The judgement of a play as it was released."""
    offered = choice(state)
    play = Play(moves)
    plein = plein_of(state.scored)
    missed = None if plein is None or makes(offered.coup, moves, plein) else plein
    if play in offered.legal:
        return touched_rightly(state, offered, play, plein)
    if play in offered.able and missed is not None:
        return Judgement(fault_of(missed), offered.legal if state.strictness.force_plein else (), missed)
    if moves in possible(offered.coup) or not moves:
        return Judgement(Kind.SHORT, offered.legal, missed, unplayed=left_over(offered, moves))
    return replaced(state, offered, moves, missed)


def plein_of(scored: Iterable[Scored]) -> Scored | None:
    """The plein among the jans of a throw."""
    return next((item for item in scored if item.jan in {Jan.REMPLIR, Jan.CONSERVER}), None)


def makes(coup: Coup, moves: Moves, plein: Scored) -> bool:
    """Whether the plein stands after the play."""
    assert plein.table is not None
    return full(moved(coup.mine, moves), plein.table.base)


def fault_of(missed: Scored) -> Kind:
    return Kind.PLEIN_BROKEN if missed.jan is Jan.CONSERVER else Kind.PLEIN_MISSED


def left_over(offered: Choice, moves: Moves) -> int:
    """How many more numbers the throw could have played."""
    found = possible(offered.coup)
    return max(len(found[play.moves]) for play in offered.able) - len(found.get(moves, ()))


def touched_rightly(state: TableState, offered: Choice, play: Play, plein: Scored | None) -> Judgement:
    """A good play, unless it leaves a touched man that could be played."""
    if plein is not None and (strays := impossible_plays(state, offered)):
        return Judgement(fault_of(plein), (*strays, *offered.legal), plein)
    bound = [point for point in state.touched if playable_from(offered.legal, point)]
    if all(plays_from(play, point) for point in bound[:2]):
        return Judgement()
    imposed = [other for other in offered.legal if all(plays_from(other, point) for point in bound[:2])]
    if not imposed:
        imposed = [other for other in offered.legal if plays_from(other, bound[0])]
    return Judgement() if play in imposed else Judgement(Kind.TOUCHED, tuple(imposed))


def impossible_plays(state: TableState, offered: Choice) -> tuple[Play, ...]:
    """What a man first touched could play, if none of it makes the plein that was to be made.

    Taking such a man is the fault already. Source: ACAD-A ch. VI; LEP rule 60.
    """
    if not state.touched or playable_from(offered.legal, state.touched[0]):
        return ()
    return tuple(play for play in offered.able if plays_from(play, state.touched[0]))


def plays_from(play: Play, point: Point) -> bool:
    return any(move.start == point for move in play.moves)


def playable_from(plays: tuple[Play, ...], point: Point) -> bool:
    """Whether a man of that flèche can be played at all: if not, touching it is no fault (LEP rule 30)."""
    return any(plays_from(play, point) for play in plays)


def replaced(state: TableState, offered: Choice, moves: Moves, missed: Scored | None) -> Judgement:
    """A false case, and what may be done with the men that made it."""
    starts = tuple(sorted({move.start for move in moves}))
    theirs = plays_of_men(state.strictness, offered, moves)
    match state.strictness.false_case.value:
        case FalseCase.HELD_OR_ONE:
            one = tuple(play for play in theirs if len(play.moves) == 1)
            return Judgement(Kind.FALSE_CASE, one, missed)
        case FalseCase.REPLACED:
            return Judgement(Kind.FALSE_CASE, (), missed, replay=True, men=starts)
        case FalseCase.AT_WILL | FalseCase.OF_THEIR_FLECHES:
            if takes_coin(offered.coup, moves) and not any(len(play.moves) == 2 for play in theirs):
                return Judgement(Kind.WRONG_COIN, (), missed, replay=True)
            return Judgement(Kind.FALSE_CASE, theirs, missed)


def plays_of_men(by: Strictness, offered: Choice, moves: Moves) -> tuple[Play, ...]:
    """The plays of the men that were misplayed: of both, or of one of them alone.

    Source: LEP rules 22-23, 27. By the first version any men of those flèches would do.
    """
    starts = sorted(move.start for move in moves)
    if by.false_case.value is FalseCase.OF_THEIR_FLECHES:
        return tuple(play for play in offered.legal if play.moves and starts_of(play) <= {*starts})
    return tuple(
        play
        for play in offered.legal
        if (len(play.moves) == 1 and starts_of(play) <= {*starts})
        or (len(play.moves) == 2 and sorted(move.start for move in play.moves) == starts)
    )


def starts_of(play: Play) -> set[Point]:
    return {move.start for move in play.moves}


def before_last_play(state: TableState) -> TableState:
    """The table as it was before the play, its points having been dealt with already."""
    assert state.undo is not None
    return replace(
        state,
        board=state.undo,
        moment=Moment.THROWN,
        due=0,
        undo=None,
        marks_closed=True,
        if_missed=None,
    )
