"""What the thrower has marked, once his wood shows whether he made the plein that was to be made.

Source: ACAD-A ch. VI; ACAD-B ch. X, XVIII; LEP rules 40, 60.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from academie.games.tables.law.pair import put
from academie.games.trictrac.arbiter.acts import Bois
from academie.games.trictrac.arbiter.fault import Fault, Kind
from academie.games.trictrac.arbiter.judging import Judgement, choice, fault_of, nothing_to_play, plein_of
from academie.games.trictrac.arbiter.marks import Marks
from academie.games.trictrac.arbiter.strictness import PleinFault
from academie.games.trictrac.arbiter.table_state import TableState
from academie.games.trictrac.arbiter.windows import closed, excess, opened, right_sides
from academie.games.trictrac.law.duties import may_break_for_coin
from academie.games.trictrac.law.jans import Scored
from academie.games.trictrac.law.plays import takes_coin
from academie.kernel import Seat

OF_PLEINS: Final = (Kind.PLEIN_MISSED, Kind.PLEIN_BROKEN)


def marks_settled(scene: TableState, act: Bois, judged: Judgement) -> TableState:
    """The thrower's marking closed by his wood, or judged after the touch that had closed it."""
    if scene.marks_closed:
        return after_touch(scene, act, judged)
    if nothing_to_play(scene):
        return part_marked(scene, act.by)
    if judged.plein is not None:
        return without_plein(scene, act.by, judged, judged.plein)
    if gives_up(scene, act):
        scene = owing(scene, act.by, -points_of_plein(scene))
    return closed(scene, act.by, Kind.FORGOT_GAIN)


def part_marked(scene: TableState, seat: Seat) -> TableState:
    """The marking of one who could play nothing: what he has marked counts, the rest he may mark yet.

    Source: LEP rule 63.
    """
    owed = scene.owed[seat]
    done = max(0, min(owed, owed + excess(scene, seat)))
    shut = closed(owing(scene, seat, done - owed), seat, Kind.FORGOT_GAIN)
    return opened(shut, seat, owed - done)


def closed_by_touch(scene: TableState, seat: Seat) -> TableState:
    """The thrower's marking ended before his wood shows whether he makes the plein he may have marked."""
    if scene.marks_closed or nothing_to_play(scene):
        return scene
    plein = points_of_plein(scene)
    without = owing(scene, seat, -plein)
    right = right_sides(without, seat)[seat] if plein and excess(scene, seat) >= 0 else None
    offered = choice(scene)
    spared = may_break_for_coin(offered.coup, offered.able, scene.scored) and right is None
    shut = closed(without if spared else scene, seat, Kind.FORGOT_GAIN)
    return replace(shut, marks_closed=True, if_missed=right, spared=plein if spared else 0)


def after_touch(scene: TableState, act: Bois, judged: Judgement) -> TableState:
    """Points of a plein marked and not made, or neither marked nor given up for the coin."""
    seat, plein = act.by, points_of_plein(scene)
    if judged.plein is not None:
        marked = plein if scene.if_missed else 0
        due = 0 if marked == 0 and not scene.spared else plein
        return scene.with_fault(plein_fault(scene, seat, judged, (marked, due), scene.if_missed))
    if gives_up(scene, act):
        surplus = Fault(Kind.OVER_MARKED, seat, plein, right=scene.if_missed)
        return scene.with_fault(surplus) if scene.if_missed else scene
    return scene.with_fault(Fault(Kind.FORGOT_GAIN, seat, scene.spared)) if scene.spared else scene


def points_of_plein(scene: TableState) -> int:
    plein = plein_of(scene.scored)
    return plein.points if plein is not None else 0


def owing(scene: TableState, seat: Seat, more: int) -> TableState:
    return replace(scene, owed=put(scene.owed, seat, scene.owed[seat] + more))


def gives_up(scene: TableState, act: Bois) -> bool:
    """Whether a petit jan is broken for the coin, as it may be: nothing is owed for it (LEP rule 40)."""
    offered = choice(scene)
    free = may_break_for_coin(offered.coup, offered.able, scene.scored)
    return free and takes_coin(offered.coup, act.moves)


def without_plein(scene: TableState, seat: Seat, judged: Judgement, plein: Scored) -> TableState:
    """The marking closed, a plein marked and not made being told apart from other points."""
    others = owing(scene, seat, -plein.points)
    marked = min(plein.points, max(0, excess(others, seat)))
    fault = plein_fault(scene, seat, judged, (marked, plein.points), right_sides(others, seat)[seat])
    return closed(owing(others, seat, marked), seat, Kind.FORGOT_GAIN).with_fault(fault)


def plein_fault(
    scene: TableState, seat: Seat, judged: Judgement, points: tuple[int, int], right: Marks | None
) -> Fault:
    """A plein not made: marked, it costs the points marked and by some those due besides; else those due."""
    assert judged.plein is not None
    marked, due = points
    match scene.strictness.plein_fault.value:
        case PleinFault.NONE:
            cost = 0
        case PleinFault.SINGLE:
            cost = marked or due
        case PleinFault.DOUBLE:
            cost = marked + due
    plays = judged.plays if judged.kind in OF_PLEINS else ()
    if not marked:
        return Fault(fault_of(judged.plein), seat, cost, plays=plays)
    return Fault(Kind.PLEIN_MARKED, seat, cost, right=right, plays=plays)
