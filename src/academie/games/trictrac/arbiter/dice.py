"""The dice of a table with hands, from the hand to the board: broken, early, badly fallen, in advance.

Trictrac and toc share these acts; what throwing closes is the game's own and is given as `closing`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final

from academie.games.tables.law.customs import JeRomps, JouerLeNombre, Laisser, Peine, Rompre, Rompus
from academie.games.tables.law.throw import CHANCES, THROWS, Throw
from academie.games.tables.law.track import Pair, put
from academie.games.trictrac.arbiter.acts import Jeter
from academie.games.trictrac.arbiter.faults import Fault, Kind
from academie.games.trictrac.arbiter.last_throw import last_thrown
from academie.games.trictrac.arbiter.playing import throw_dice
from academie.games.trictrac.arbiter.table_state import Moment, TableState
from academie.games.trictrac.arbiter.throwing import (
    LIES,
    PULLED,
    VOID,
    DiceAct,
    DiceManners,
    DiceRuling,
    Empiler,
    Eprouver,
    FaireRejeter,
    Last,
    Lie,
    Lies,
    NoBande,
    Pulled,
    TrouverBon,
    What,
    dice_manners,
    place_of,
)
from academie.games.trictrac.arbiter.windows import credited, expire_claims, won_unchallenged
from academie.games.trictrac.law.coup import nothing_thrown
from academie.games.trictrac.law.position import STACKED, TALON
from academie.kernel import CHANCE, Actor, Citation, Outcome, Seat, other
from academie.kernel.action import HandAct, refuse_unless
from academie.sources import ACAD_A, ACAD_B, LEP
from academie.words import Message

Closing = Callable[[TableState, Jeter], TableState]

BROKEN: Final = {
    LEP: Citation(LEP, "rule 16"),
    ACAD_B: Citation(ACAD_B, "ch. IV § 8"),
    ACAD_A: Citation(ACAD_A, "ch. VI § 17"),
}
PENALTY: Final = Citation(ACAD_B, "ch. IV § 10-12")
FULL: Final = STACKED[TALON]

ANSWERS: Final[Mapping[Moment, tuple[type[HandAct], ...]]] = {
    Moment.CAST: (JeRomps, Laisser),
    Moment.NAMING: (JouerLeNombre,),
    Moment.TESTING: (Eprouver,),
    Moment.AT_WILL: (TrouverBon, FaireRejeter),
}
"""The only acts that are heard while dice are in question."""


def manners(state: TableState) -> DiceManners:
    """How this table takes what happens to dice."""
    return dice_manners(state.board.rules.authority, good_company=state.strictness.self_correction.value)


def actor(state: TableState) -> Actor:
    """Whom dice in question wait for."""
    match state.moment:
        case Moment.CAST:
            return other(state.thrower) if waits(state) else CHANCE
        case Moment.NAMING:
            return state.thrower
        case Moment.TESTING:
            return tester(state)
        case Moment.AT_WILL:
            return other(state.thrower)
        case _:
            return CHANCE


def waits(state: TableState) -> bool:
    """Whether the dice wait for the other to let them fall, or to break them."""
    covered = state.throwing.covered is not None
    return state.moment is Moment.CAST and state.customs.attente and not state.throwing.let and not covered


def tester(state: TableState) -> Seat:
    return state.thrower if manners(state).tester else other(state.thrower)


def regular(state: TableState) -> Iterator[DiceAct | Throw]:
    """The acts of good play while dice are in question."""
    foe = other(state.thrower)
    match state.moment:
        case Moment.CAST if waits(state):
            yield Laisser(foe)
            if state.customs.rompre is Rompre.PERMIS and may_break(state):
                yield JeRomps(foe)
        case Moment.NAMING:
            yield from (JouerLeNombre(state.thrower, dice) for dice in THROWS)
        case Moment.TESTING:
            yield Eprouver(tester(state))
        case Moment.AT_WILL:
            yield TrouverBon(foe)
            yield FaireRejeter(foe)
        case _:
            yield from (act for act, _ in chances(state))


def chances(state: TableState) -> Sequence[tuple[DiceAct | Throw, Fraction]]:
    """What chance may do, each with its probability; nothing where it is not to act."""
    match state.moment:
        case Moment.CAST:
            return () if waits(state) else LIES if accidents(state) else CHANCES
        case Moment.ROLLING | Moment.EARLY:
            return CHANCES
        case Moment.BROKEN:
            return ((Rompus(), Fraction(1)),)
        case Moment.PULLED:
            return PULLED
        case _:
            return ()


def accidents(state: TableState) -> bool:
    return state.customs.complete and state.throwing.covered is None


def heard(state: TableState, act: HandAct) -> bool:
    """Whether the dice leave room for the act: while they are in question only what answers it."""
    answers = ANSWERS.get(state.moment)
    return answers is None or isinstance(act, answers)


def jeter(state: TableState, act: Jeter, closing: Closing) -> TableState:
    """Throwing in turn, or before the other has played; dice that already lie are uncovered."""
    if state.moment is Moment.THROWN and act.by != state.thrower:
        return early(state, act.by)
    rolling = closing(state, act)
    if rolling.moment is not Moment.CAST:
        return rolling
    now = rolling.throwing
    if now.last is Last.OFFERED:
        now = replace(now, last=Last.NO, pour_tout=False)
    carried = now.carried
    rolling = replace(rolling, throwing=replace(now, let=False, carried=None))
    return rolling if carried is None else landed(rolling, carried)


def early(state: TableState, seat: Seat) -> TableState:
    """Dice thrown before the other has played: they stand, and what throwing ends is over for the thrower.

    Source: LEP rule 14; part 4 ch. III.
    """
    now = state.throwing
    refuse_unless(
        now.early is None and now.covered is None,
        Message("trictrac-already-thrown"),
    )
    how = manners(state).early_seen
    if not how:
        told = DiceRuling(seat=seat, citation=how.citation, what=What.EARLY_COVERED)
        return replace(state, throwing=replace(now, covered=seat)).with_events(told)
    return replace(expire_claims(state, seat), moment=Moment.EARLY)


def early_fallen(state: TableState, dice: Throw) -> TableState:
    """The early throw seen by both; the other has yet to play."""
    seat = other(state.thrower)
    known = replace(state, moment=Moment.THROWN, throwing=replace(state.throwing, early=(seat, dice)))
    citation = manners(state).early_seen.citation
    return known.with_events(DiceRuling(seat=seat, citation=citation, what=What.EARLY_SEEN))


def settled_early(state: TableState, closing: Closing) -> TableState:
    """The table once the other has played: the early dice lie, unless the turn is not their thrower's."""
    now = state.throwing
    if state.moment is not Moment.READY or (now.early is None and now.covered is None):
        return state
    if now.early is None:
        same = now.covered == state.thrower
        return state if same else replace(state, throwing=replace(now, covered=None))
    seat, dice = now.early
    free = replace(state, throwing=replace(now, early=None))
    if seat != state.thrower:
        citation = manners(state).early_seen.citation
        return free.with_events(DiceRuling(seat=seat, citation=citation, what=What.EARLY_VOID))
    rolling = closing(free, Jeter(seat))
    return landed(rolling, dice) if rolling.moment is Moment.CAST else rolling


def falls(state: TableState, dice: Throw) -> TableState:
    """Numbers drawn by chance."""
    if state.moment is Moment.EARLY:
        return early_fallen(state, dice)
    if state.throwing.lie is Lie.SANS_BANDE:
        return replace(state, moment=Moment.AT_WILL, throwing=replace(state.throwing, offered=dice))
    return landed(state, dice)


def landed(state: TableState, dice: Throw) -> TableState:
    """A throw that stands: it decides a sortie thrown in advance, or lies to be played."""
    now = state.throwing
    fresh = replace(state, throwing=now.fallen())
    if now.last is Last.AGREED:
        return last_thrown(fresh, dice, pour_tout=now.pour_tout)
    return without_man_in_hand(throw_dice(fresh, dice))


def je_romps(state: TableState, act: JeRomps) -> TableState:
    """The other's dice broken before they are seen; where that is excluded, with the penalty agreed on."""
    refuse_unless(
        state.moment is Moment.CAST and act.by != state.thrower,
        Message("trictrac-break-before-seen"),
    )
    refuse_unless(state.throwing.covered is None, Message("trictrac-dice-fallen"))
    refuse_unless(
        may_break(state),
        Message("trictrac-broken-enough"),
    )
    broken = replace(
        state,
        moment=Moment.BROKEN,
        throwing=replace(state.throwing, broken=state.throwing.broken + 1, let=False),
    )
    return broken if state.customs.rompre is Rompre.PERMIS else punished(broken, act.by)


def may_break(state: TableState) -> bool:
    """Whether the dice may be broken once more running; where it is excluded only the penalty hinders."""
    most = state.customs.rompre_max
    most = manners(state).most_breaks.value if most is None else most
    return state.customs.rompre is Rompre.EXCLU or not most or state.throwing.broken < most


def punished(state: TableState, seat: Seat) -> TableState:
    """The penalty of a player who breaks against the agreement, but for the throw the other may name."""
    victim, amount = other(seat), state.customs.peine_de
    told = DiceRuling(seat=seat, citation=PENALTY, what=PENALTIES[state.customs.peine], amount=amount)
    match state.customs.peine:
        case Peine.NOMBRE:
            return state.with_events(replace(told, amount=0))
        case Peine.POINTS:
            return won_unchallenged(credited(state, victim, amount).with_events(told))
        case Peine.TROUS:
            return won_unchallenged(with_holes(state, victim, amount).with_events(told))
        case Peine.MISE:
            fines = put(state.throwing.fines, seat, state.throwing.fines[seat] + amount)
            return replace(state, throwing=replace(state.throwing, fines=fines)).with_events(told)


PENALTIES: Final = {
    Peine.NOMBRE: What.PENALTY_NUMBER,
    Peine.POINTS: What.PENALTY_POINTS,
    Peine.TROUS: What.PENALTY_HOLES,
    Peine.MISE: What.PENALTY_STAKES,
}


def with_holes(state: TableState, seat: Seat, holes: int) -> TableState:
    """The state with holes marked for `seat`, none beyond the last."""
    goal = state.board.goal
    side, before = state.marks[seat], state.before[seat]
    more = max(0, min(holes, goal - side.holes))
    marked = state.side(seat, replace(side, holes=side.holes + more))
    return replace(marked, before=put(state.before, seat, replace(before, holes=before.holes + more)))


def laisser(state: TableState, act: Laisser) -> TableState:
    """The other's dice let fall."""
    refuse_unless(waits(state) and act.by != state.thrower, Message("trictrac-no-dice-waiting"))
    return replace(state, throwing=replace(state.throwing, let=True))


def rompus(state: TableState, act: Rompus) -> TableState:
    """The broken throw, whose numbers nobody sees: thrown again, or named by the player it was broken to."""
    del act
    excluded = state.customs.rompre is Rompre.EXCLU and state.customs.peine is Peine.NOMBRE
    told = DiceRuling(seat=state.thrower, citation=BROKEN[state.board.rules.authority], what=What.BROKEN)
    return replace(state, moment=Moment.NAMING if excluded else Moment.READY).with_events(told)


def jouer_le_nombre(state: TableState, act: JouerLeNombre) -> TableState:
    """The throw named instead of the one that was broken: played and marked as if thrown."""
    refuse_unless(
        state.moment is Moment.NAMING and act.by == state.thrower,
        Message("trictrac-dice-not-broken"),
    )
    return landed(state, act.dice)


def lies(state: TableState, act: Lies) -> TableState:
    """How the dice lie: good, void, to be tested, or at the other's will."""
    lying = replace(state, throwing=replace(state.throwing, lie=act.how))
    if act.how is Lie.FRANC:
        return replace(lying, moment=Moment.ROLLING)
    if act.how is Lie.EN_L_AIR:
        return replace(lying, moment=Moment.TESTING)
    held = manners(state)
    again = act.how is Lie.SANS_BANDE and held.no_bande.value is NoBande.AGAIN
    if act.how in VOID or again or (act.how is Lie.CASSE_EN_DEUX and not held.both_halves):
        return void(lying)
    if act.how is Lie.SANS_BANDE:
        return replace(lying, moment=Moment.ROLLING)
    return replace(lying, moment=Moment.ROLLING).with_events(ruling(lying, What.GOOD))


def void(state: TableState) -> TableState:
    """The throw is no good: the same player throws again."""
    told = ruling(state, What.VOID)
    now = replace(state.throwing, lie=None, offered=None, let=False)
    return replace(state, moment=Moment.READY, throwing=now).with_events(told)


def ruling(state: TableState, what: What) -> DiceRuling:
    """The decision about dice that lie as they do, by the treatise of the table if it speaks of it."""
    lie = state.throwing.lie
    assert lie is not None
    held = manners(state)
    softened = lie is Lie.SANS_BANDE and held.no_bande.citation.source is LEP
    citation = held.no_bande.citation if softened else place_of(lie, state.board.rules.authority)
    return DiceRuling(seat=state.thrower, citation=citation, what=what, lie=lie)


def eprouver(state: TableState, act: Eprouver) -> TableState:
    """The man drawn from under the die, by whom the treatise of the table names."""
    refuse_unless(
        state.moment is Moment.TESTING and act.by == tester(state),
        Message("trictrac-not-to-test"),
    )
    return replace(state, moment=Moment.PULLED)


def pulled(state: TableState, act: Pulled) -> TableState:
    """The die stays on the man and is good, or falls and was in the air."""
    if not act.holds:
        return void(state)
    return replace(state, moment=Moment.ROLLING).with_events(ruling(state, What.STAYS_GOOD))


def trouver_bon(state: TableState, act: TrouverBon) -> TableState:
    dice = at_his_will(state, act)
    return landed(state, dice).with_events(ruling(state, What.STAYS_GOOD))


def faire_rejeter(state: TableState, act: FaireRejeter) -> TableState:
    at_his_will(state, act)
    return void(state)


def at_his_will(state: TableState, act: TrouverBon | FaireRejeter) -> Throw:
    """The throw that the other may find good or not."""
    dice = state.throwing.offered
    refuse_unless(
        state.moment is Moment.AT_WILL and act.by != state.thrower,
        Message("trictrac-not-to-judge-dice"),
    )
    assert dice is not None
    return dice


def empiler(state: TableState, act: Empiler) -> TableState:
    """A stack set up before the first throw of a relevé, with a man in hand or not. Source: LEP rule 28."""
    refuse_unless(
        state.customs.complete and state.moment is Moment.READY and nothing_thrown(state.board),
        Message("trictrac-stack-when"),
    )
    refuse_unless(
        act.men in {FULL - 1, FULL},
        Message("trictrac-man-in-hand-most"),
    )
    in_hand = put(state.throwing.in_hand, act.by, act.men < FULL)
    return replace(state, throwing=replace(state.throwing, in_hand=in_hand))


def without_man_in_hand(state: TableState) -> TableState:
    """The throw of a player who has kept a man in hand marks nothing: an école of what it was worth."""
    seat, now = state.thrower, state.throwing
    if not now.in_hand[seat]:
        return state
    down = replace(state, throwing=replace(now, in_hand=put(now.in_hand, seat, False)))
    worth = state.owed[seat]
    if not manners(state).man_in_hand or not worth:
        return down
    owing = replace(down, owed=put(down.owed, seat, 0))
    return owing.with_fault(Fault(Kind.MAN_IN_HAND, seat, worth if state.tally.in_points else 0))


def with_fines(outcome: Outcome | None, fines: Pair[int]) -> Outcome | None:
    """The outcome with the stakes that were fined, each paid to the other."""
    if outcome is None or fines == (0, 0):
        return outcome
    white, black = outcome.returns
    paid = fines[1] - fines[0]
    return replace(outcome, returns=(white + paid, black - paid))
