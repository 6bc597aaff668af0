"""Whether wood was played as the dice and the pleins require, and what may be imposed if not.

Source: ACAD-A ch. VI; ACAD-B ch. VI, X, XVIII; LEP rules 17-30, 38-40, 60, 69.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from academie.arbiter.trictrac.fault import Kind
from academie.arbiter.trictrac.manners import FalseCase
from academie.arbiter.trictrac.scene import Moment, Scene
from academie.rules.tables.track import OFF, Move, Point, full, moved
from academie.rules.tables.trictrac.acts import Play, Promise
from academie.rules.tables.trictrac.coup import Coup
from academie.rules.tables.trictrac.duties import dutiful, may_break_for_coin
from academie.rules.tables.trictrac.geography import COIN
from academie.rules.tables.trictrac.jans import Jan, Scored, jans
from academie.rules.tables.trictrac.movement import ground
from academie.rules.tables.trictrac.plays import leaves_coin_whole, possible, wood

Moves = tuple[Move, ...]


class Choice(NamedTuple):
    """What the law leaves the thrower."""

    coup: Coup
    able: tuple[Play, ...]
    """Every play that uses as many numbers as can be."""
    legal: tuple[Play, ...]
    """Those that also make good a plein, or take the coin in its stead where that is free."""


class Judgement(NamedTuple):
    """What is wrong with the wood, if anything, and what may be played instead."""

    kind: Kind | None = None
    plays: tuple[Play, ...] = ()
    plein: Scored | None = None
    """The plein that was not made."""


def choice(scene: Scene) -> Choice:
    """The plays of the throw on the table."""
    assert scene.partie.dice is not None
    coup = scene.partie.coup(scene.partie.dice)
    able = wood(coup).plays
    legal = dutiful(coup, able, scene.scored)
    if may_break_for_coin(coup, able, scene.scored):
        legal = (*legal, *dutiful(coup, able, scene.scored, Promise.COIN))
    return Choice(coup, able, legal)


def nothing_to_play(scene: Scene) -> bool:
    """Whether no man can be moved by this throw."""
    return choice(scene).able == (Play(),)


def physical_flaw(coup: Coup, moves: Moves) -> str | None:
    """Why men cannot be put so even by mistake, or nothing: such wood is refused, not judged."""
    landing = ground(coup).landing
    if len(moves) > 2 or any(not coup.mine[start] for start, _ in moves):
        return "one plays one or two of one's own men"
    if len(moves) == 2 and moves[0].start == moves[1].start and coup.mine[moves[0].start] < 2:
        return "there are not two men to play from there"
    if any(end != OFF and (end <= start or not landing[end]) for start, end in moves):
        return "no man may be put there"
    if any(end == OFF for _, end in moves) and Play(moves) not in {Play(m) for m in possible(coup)}:
        return "that man cannot be borne off"
    return None if leaves_coin_whole(coup.mine, moves) else "the coin is held by two men or none"


def judge(scene: Scene, moves: Moves) -> Judgement:
    """The judgement of the wood as it was released."""
    offered = choice(scene)
    play = Play(moves)
    missed = missed_plein(scene, offered.coup, moves)
    if play in offered.legal:
        return touched_rightly(scene, offered, play)
    if play in offered.able and missed is not None:
        kind = Kind.PLEIN_BROKEN if missed.jan is Jan.CONSERVER else Kind.PLEIN_MISSED
        return Judgement(kind, offered.legal if scene.manners.force_plein else (), missed)
    if moves in possible(offered.coup) or not moves:
        return Judgement(Kind.SHORT, offered.legal, missed)
    return replaced(scene, offered, moves, missed)


def touched_rightly(scene: Scene, offered: Choice, play: Play) -> Judgement:
    """A good play, unless it leaves a touched man that could be played."""
    bound = [point for point in scene.touched if playable_from(offered.legal, point)]
    if all(plays_from(play, point) for point in bound[:2]):
        return Judgement()
    imposed = [other for other in offered.legal if all(plays_from(other, point) for point in bound[:2])]
    if not imposed:
        imposed = [other for other in offered.legal if plays_from(other, bound[0])]
    return Judgement() if play in imposed else Judgement(Kind.TOUCHED, tuple(imposed))


def plays_from(play: Play, point: Point) -> bool:
    return any(move.start == point for move in play.moves)


def playable_from(plays: tuple[Play, ...], point: Point) -> bool:
    """Whether a man of that flèche can be played at all: if not, touching it is no fault (LEP rule 30)."""
    return any(plays_from(play, point) for play in plays)


def missed_plein(scene: Scene, coup: Coup, moves: Moves) -> Scored | None:
    """The plein the throw makes that the wood does not."""
    for item in scene.scored:
        if item.jan in {Jan.REMPLIR, Jan.CONSERVER} and item.table is not None:
            return None if full(moved(coup.mine, moves), item.table.base) else item
    return None


def replaced(scene: Scene, offered: Choice, moves: Moves, missed: Scored | None) -> Judgement:
    """A false case, and what may be done with the men that made it."""
    starts = {move.start for move in moves}
    coin = sum(move.end == COIN for move in moves) == 2
    theirs = tuple(play for play in offered.legal if play.moves and {m.start for m in play.moves} <= starts)
    one = tuple(play for play in theirs if len(play.moves) == 1)
    match scene.manners.false_case.value:
        case FalseCase.HELD_OR_ONE:
            imposed = one
        case FalseCase.AT_WILL:
            imposed = theirs
        case FalseCase.REPLACED:
            imposed = offered.legal
    if not imposed and coin:
        imposed = tuple(play for play in offered.legal if not makes_coin(offered.coup, play))
    return Judgement(Kind.WRONG_COIN if coin else Kind.FALSE_CASE, imposed, missed)


def makes_coin(coup: Coup, play: Play) -> bool:
    return not coup.mine[COIN] and any(move.end == COIN for move in play.moves)


def asked_again(scene: Scene) -> Scene:
    """The table as it was before the wood, its points having been dealt with already."""
    assert scene.undo is not None
    partie = replace(scene.undo, score=scene.partie.score)
    assert partie.dice is not None
    coup = partie.coup(partie.dice)
    scored = jans(coup, wood(coup))
    return replace(
        scene,
        partie=partie,
        moment=Moment.THROWN,
        scored=scored,
        due=0,
        undo=None,
        marks_closed=True,
        if_missed=None,
    )
