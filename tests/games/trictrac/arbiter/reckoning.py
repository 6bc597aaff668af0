"""The écoles of a party reckoned a second time, from its record.

What a throw gives is asked of the law that marks by itself; what was marked is read off jetons and fichets.
This holds where each player acts in his own time only, so that nobody's marks change under his hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from academie.games.tables.law.primaute import FirstDice
from academie.games.tables.law.throw import Throw
from academie.games.trictrac.arbiter import acts
from academie.games.trictrac.arbiter.faults import Decision, FaultMade, Kind, Ruling
from academie.games.trictrac.arbiter.marks import Marks
from academie.games.trictrac.arbiter.strictness import PleinFault
from academie.games.trictrac.arbiter.table_state import Moment
from academie.games.trictrac.law.acts import Promise, Undertake
from academie.games.trictrac.law.jans import TARIF, Jan, JanScored
from academie.games.trictrac.law.plays import find_plays, possible, takes_coin
from academie.games.trictrac.law.state import Phase, TrictracState
from academie.kernel import Seat, other
from academie.kernel.action import HandAct
from tests.games.trictrac.arbiter.driver import MARKS, Done

Steps = Sequence[Done]

FORGOTTEN: Final = {Kind.FORGOT_GAIN, Kind.FORGOT_GIFT, Kind.LOST_OWN}
SURPLUS: Final = {Kind.OVER_MARKED, Kind.OVER_MARKED_HOLES, Kind.LEFT_SHOWING, Kind.PLEIN_IMPOSSIBLE}
BEGINNINGS: Final = (acts.Bois, acts.Accorder, acts.JeMEnVais)
BACKWARDS: Final = (acts.FaireJouer, acts.FaireRejouer, acts.Corriger, acts.Signaler, acts.FaireMarquer)


def reckoned(steps: Steps, fault: FaultMade) -> int | None:
    """The points of a fault the last step made; nothing where wood was taken back in the meantime."""
    last, seat = steps[-1], fault.seat
    if isinstance(last.act, acts.Ecole) and fault.kind is Kind.FALSE_ECOLE:
        return last.act.points - min(last.act.points, claimable(steps[:-1], other(seat)))
    window = opened_at(steps, seat)
    return None if window is None else in_window(steps, window, fault)


def in_window(steps: Steps, window: int, fault: FaultMade) -> int | None:
    """The points of a fault of marking, from what was due and what was marked since the window opened."""
    since, seat = steps[window:], fault.seat
    before = marked_early(steps[: window + 1], seat)
    if before is None:
        return None
    due, claimed = given(steps, window, seat), before + marked_since(since, seat)
    if fault.kind in FORGOTTEN:
        return due - claimed - schooled(steps, seat)
    match fault.kind:
        case Kind.TWO_JETONS:
            return since[-1].before.state.marks[seat].behind
        case Kind.WIPED_WRONGLY:
            return sum(wiped_by(step, seat) for step in since)
        case Kind.PLEIN_MARKED | Kind.PLEIN_MISSED | Kind.PLEIN_BROKEN:
            return cost_of_plein(since, seat, due, claimed)
        case _:
            leaves = isinstance(since[-1].act, acts.JeMEnVais)
            return wanting(since, seat, due) if leaves else claimed - due


def marked_early(steps: Steps, seat: Seat) -> int | None:
    """What was marked of a sortie before the last step bore the last man off: it counts for it (LEP rule 56).

    Nothing where wood was taken back before.
    """
    if not bears_off(steps[-1], seat) or not any(
        fault.kind in SURPLUS for fault in still_claimable(steps, seat)
    ):
        return 0
    window = opened_at(steps, seat)
    if window is None:
        return None
    return max(0, marked_since(steps[window:], seat) - given(steps, window, seat))


def bears_off(done: Done, seat: Seat) -> bool:
    """Whether a play of `seat` has given him a sortie to mark."""
    return isinstance(done.act, acts.Bois) and done.after.state.sortie and done.before.state.thrower == seat


def opened_at(steps: Steps, seat: Seat) -> int | None:
    """The step that gave `seat` a time to mark: his own throw, or what came before it."""
    for number in range(len(steps) - 1, -1, -1):
        done = steps[number]
        if isinstance(done.act, BACKWARDS):
            return None
        begins = dice_of(done) or (isinstance(done.act, BEGINNINGS) and done is not steps[-1])
        mine = done.after.state.thrower == seat and done.after.state.moment in {Moment.THROWN, Moment.READY}
        if begins and mine:
            return None if left_over(done, seat) else number
    return None


def dice_of(done: Done) -> Throw | None:
    """The dice a step has laid on the table."""
    return done.after.state.position.dice if isinstance(done.act, Throw | FirstDice) else None


def left_over(done: Done, seat: Seat) -> int:
    """What `seat` has still to mark from before: a throw he could not play leaves it open (LEP rule 63)."""
    return done.before.state.owed[seat]


def law_of(done: Done) -> TrictracState:
    """A throw as the law that marks by itself takes it."""
    thrower = done.after.state.thrower
    before = done.before.state
    board = replace(before.board, thrower=thrower, cast=None)
    return TrictracState(board, before.score, Phase.THROW).apply(thrown_dice(done))


def jans_of(done: Done, seat: Seat) -> list[tuple[Jan, int]]:
    """What a throw gives `seat`, any petit jan being kept."""
    law = law_of(done)
    law = law.apply(Undertake(Promise.PLEIN)) if law.phase is Phase.UNDERTAKE else law
    told = (event for event in law.events if isinstance(event, JanScored))
    return [(event.scored.jan, event.scored.points) for event in told if event.seat == seat]


def given(steps: Steps, window: int, seat: Seat) -> int:
    """What the law gives `seat` in a window: by his own throw, the adversary's once played, or the sortie."""
    done = steps[window]
    if dice_of(done):
        return sum(points for _, points in jans_of(done, seat)) - given_up(steps[window:], seat)
    if not isinstance(done.act, acts.Bois):
        return 0
    thrown = next(step for step in reversed(steps[:window]) if dice_of(step))
    if done.before.state.thrower == seat:
        return TARIF[Jan.SORTIE].price.of(thrown_dice(thrown))
    return sum(points for _, points in jans_of(thrown, seat)) + 2 * unplayed(done, thrown)


def thrown_dice(done: Done) -> Throw:
    dice = dice_of(done)
    assert dice is not None
    return dice


def unplayed(done: Done, thrown: Done) -> int:
    """How many numbers were left that could be played."""
    assert isinstance(done.act, acts.Bois)
    coup = thrown.after.state.position.coup(thrown_dice(thrown))
    found = possible(coup)
    if done.act.moves and done.act.moves not in found:
        return 0
    most = max(len(found.get(play.moves, ())) for play in find_plays(coup).plays)
    return most - len(found.get(done.act.moves, ()))


def given_up(steps: Steps, seat: Seat) -> int:
    """The petit jan not marked by one who took his coin instead, as he may (LEP rule 40)."""
    last, thrown = steps[-1], steps[0]
    if not isinstance(last.act, acts.Bois) or law_of(thrown).phase is not Phase.UNDERTAKE:
        return 0
    coup = thrown.after.state.position.coup(thrown_dice(thrown))
    return plein_of(thrown, seat) if takes_coin(coup, last.act.moves) else 0


def plein_of(thrown: Done, seat: Seat) -> int:
    return sum(points for jan, points in jans_of(thrown, seat) if jan in {Jan.REMPLIR, Jan.CONSERVER})


def worth(start: Marks, now: Marks) -> int:
    """The points a side has claimed: its jeton's way, and twelve for every two holes begun."""
    holes = max(0, now.holes - start.holes)
    return 12 * (holes // 2 + holes % 2) + now.points - (0 if now.behind else start.points)


def marked_since(steps: Steps, seat: Seat) -> int:
    """What `seat` has marked by hand since the first step; what he marked as écoles is not of it."""
    start, total = steps[0].after.state.marks[seat], 0
    now = start
    for done in steps[1:]:
        if isinstance(done.act, (*MARKS, acts.AutreJeton)):
            now = done.after.state.marks[seat]
        elif done is not steps[-1] and done.after.state.marks[seat] != now:
            total, start = total + worth(start, now), done.after.state.marks[seat]
            now = start
    return total + worth(start, now)


def wiped_by(done: Done, seat: Seat) -> int:
    """The points of the adversary an act of `seat` has wiped."""
    foe = other(seat)
    lost = done.before.state.marks[foe].points - done.after.state.marks[foe].points
    return lost if isinstance(done.act, acts.Effacer) and done.act.by == seat else 0


def schooled(steps: Steps, seat: Seat) -> int:
    """The écoles `seat` has truly marked since he last threw: they count for what he overlooked (rule 56)."""
    total = 0
    for number in range(len(steps) - 2, -1, -1):
        act = steps[number].act
        if isinstance(act, acts.Jeter) and act.by == seat:
            break
        if isinstance(act, acts.Ecole) and act.by == seat:
            total += min(act.points, claimable(steps[:number], other(seat)))
    return total


def wanting(steps: Steps, seat: Seat, due: int) -> int:
    """What is wanting to the twelves behind the holes of one who goes away (LEP rule 55)."""
    start, now = steps[0].after.state.marks[seat], steps[-1].before.state.marks[seat]
    return worth(start, replace(now, points=0, behind=0)) - due


def cost_of_plein(steps: Steps, seat: Seat, due: int, claimed: int) -> int:
    """What a plein costs that was to be made and was not; one touched away unmarked was paid for then."""
    plein = plein_of(steps[0], seat)
    marked = min(plein, max(0, claimed - (due - plein)))
    match steps[0].before.strictness.plein_fault.value:
        case PleinFault.NONE:
            return 0
        case PleinFault.SINGLE:
            return marked or plein
        case PleinFault.DOUBLE:
            return marked + plein


def claimable(steps: Steps, offender: Seat) -> int:
    """All that may be claimed of `offender`."""
    return sum(fault.points for fault in still_claimable(steps, offender))


def still_claimable(steps: Steps, offender: Seat) -> list[FaultMade]:
    """The faults of `offender` neither past, nor claimed, nor set right.

    Of too much marked the most counts, but for what was marked before a sortie, which is a fault of its own.
    """
    open_: list[FaultMade] = []
    early: list[FaultMade] = []
    for done in steps:
        made = [item for item in done.after.events if isinstance(item, FaultMade) and item.seat == offender]
        if any(fault.kind in SURPLUS for fault in made) or led_astray(done):
            open_ = [fault for fault in open_ if fault.kind not in SURPLUS]
        open_ = [*still_open(open_, done, offender), *made]
        early = still_open(early, done, offender)
        if bears_off(done, offender):
            early = [fault for fault in open_ if fault.kind in SURPLUS]
            open_ = [fault for fault in open_ if fault not in early]
    return [*early, *open_]


def led_astray(done: Done) -> bool:
    rulings = (event for event in done.after.events if isinstance(event, Ruling))
    return any(event.decision is Decision.INDUCED for event in rulings)


def still_open(faults: list[FaultMade], done: Done, offender: Seat) -> list[FaultMade]:
    """The faults of `offender` an act has left."""
    if isinstance(done.act, acts.Signaler) and done.before.state.missing[done.act.of] < 0:
        return []
    if not isinstance(done.act, HandAct) or done.act.by == offender:
        return faults
    kinds = {fault.kind for fault in faults}
    match done.act:
        case acts.Jeter() | acts.Ecole() | acts.Accorder():
            gone = kinds
        case acts.JeMEnVais():
            gone = kinds if done.before.state.moment is Moment.READY else set[Kind]()
        case acts.Rectifier():
            gone = kinds - FORGOTTEN - {Kind.PLEIN_MISSED, Kind.PLEIN_BROKEN}
        case acts.FaireMarquer():
            gone = kinds & FORGOTTEN or {Kind.TWO_JETONS}
        case _:
            gone = set[Kind]()
    return [fault for fault in faults if fault.kind not in gone]
