"""What each act does at a table with hands: throwing, breaking, touching, playing, and claims.

Source: ACAD Revertier ch. V, X, XIV, to which the others refer; LEP rules 14, 16; LEP appendix, gammon.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from academie.games.tables.arbiter import acts
from academie.games.tables.arbiter.faults import (
    AnyGame,
    Decision,
    Fault,
    Kind,
    Points,
)
from academie.games.tables.arbiter.table_state import Moment, Plays, TableState
from academie.games.tables.law.customs import JeRomps, JouerLeNombre, Laisser, Peine, Rompre, Rompus
from academie.games.tables.law.primaute import FirstDice
from academie.games.tables.law.throw import ThreeDice, Throw
from academie.games.tables.law.track import put
from academie.kernel import Seat, other
from academie.kernel.action import refuse_unless
from academie.words import Message


def jeter(state: TableState, act: acts.Jeter) -> TableState:
    """Throw; if the other has not played yet, too early, which is a fault of haste (LEP rule 14)."""
    moment = state.moment
    if moment is Moment.THROWN and act.by == other(state.thrower):
        return _too_early(state, act.by)
    refuse_unless(
        moment is Moment.READY and act.by == state.thrower,
        Message("tables-not-your-throw"),
    )
    return replace(state.lapsed(), stage=Moment.CAST, let=False, before=None)


def _too_early(state: TableState, by: Seat) -> TableState:
    refuse_unless(state.early is None and not state.hasty, Message("tables-already-thrown"))
    hasty = state.with_fault_told(Fault(Kind.HASTE, by))
    if state.agreed.strict:
        return replace(hasty, rolling=True, let=True)
    return replace(hasty, hasty=True).with_ruling(by, Decision.EARLY_HIDDEN)


def first_dice(state: TableState, dice: FirstDice) -> TableState:
    return replace(state.lapsed(), before=None, stage=Moment.READY).with_game(state.game.apply(dice))


def throw_dice(state: TableState, dice: Throw | ThreeDice) -> TableState:
    """The dice fall."""
    if state.rolling:
        early = replace(state, rolling=False, early=dice)
        return early.with_ruling(other(state.thrower), Decision.EARLY_GOOD)
    return replace(state, stage=Moment.READY, broken=0).with_game(state.game.apply(dice))


def je_romps(state: TableState, act: JeRomps) -> TableState:
    """Break the other's throw before it is seen (ACAD Revertier ch. V; LEP rule 16)."""
    refuse_unless(
        state.moment is Moment.CAST and not state.rolling and act.by == other(state.thrower),
        Message("tables-no-dice-to-break"),
    )
    refuse_unless(not state.let, Message("tables-dice-let-fall"))
    refuse_unless(
        may_break(state) or state.agreed.rompre is Rompre.EXCLU,
        Message("tables-broken-enough"),
    )
    return replace(state, stage=Moment.BROKEN)


def may_break(state: TableState) -> bool:
    """Whether one may break without a fault."""
    most = state.agreed.most
    return state.agreed.rompre is Rompre.PERMIS and (not most or state.broken < most)


def laisser(state: TableState, act: Laisser) -> TableState:
    """Let the dice fall, or let a fault pass by which the game is over."""
    if state.moment is Moment.CONTESTED:
        refuse_unless(state.open_against(other(act.by)), Message("tables-own-fault"))
        return state.lapsed()
    rolls = state.moment is Moment.CAST and not state.let and act.by == other(state.thrower)
    refuse_unless(rolls, Message("tables-nothing-to-let-pass"))
    return replace(state, let=True)


def rompus(state: TableState, act: Rompus) -> TableState:
    """The broken throw is void; where breaking is excluded, its penalty is due (ACAD Revertier ch. V)."""
    del act
    victim, agreed = state.thrower, state.agreed
    ready = replace(state, stage=Moment.READY, broken=state.broken + 1)
    if agreed.rompre is Rompre.PERMIS:
        return ready.with_ruling(victim, Decision.BROKEN)
    ready = ready.with_fault_told(Fault(Kind.BREAKING, other(victim)))
    match agreed.peine:
        case Peine.MISE:
            paid = put(state.paid, victim, state.paid[victim] + agreed.amount)
            return replace(ready, paid=paid).with_ruling(victim, Decision.STAKES, amount=agreed.amount)
        case Peine.TROUS:
            marked = state.hands.with_holes(state.game, victim, agreed.amount)
            assert marked is not None
            return ready.with_ruling(victim, Decision.HOLES, amount=agreed.amount).with_game(marked)
        case _:
            return replace(ready, stage=Moment.NAMING).with_ruling(victim, Decision.ANY_NUMBER)


def jouer_le_nombre(state: TableState, act: JouerLeNombre) -> TableState:
    refuse_unless(
        state.moment is Moment.NAMING and act.by == state.thrower,
        Message("tables-no-throw-to-name"),
    )
    refuse_unless(
        act.dice in state.game.actions(),
        Message("tables-no-such-dice"),
    )
    return throw_dice(state, act.dice)


def adouber(state: TableState, act: acts.Adouber) -> TableState:
    _refuse_out_of_turn(state, act.by)
    refuse_unless(not state.adoube, Message("tables-adoube-said"))
    return replace(state, adoube=True)


def _refuse_out_of_turn(state: TableState, by: Seat) -> None:
    refuse_unless(
        state.moment in {Moment.THROWN, Moment.ANSWER} and by == state.player,
        Message("tables-not-your-play"),
    )


def toucher(state: TableState, act: acts.Toucher) -> TableState:
    """Touch a man of one's own: in rigour he is to be played if he can be (ACAD Revertier ch. XIV)."""
    _refuse_out_of_turn(state, act.by)
    refuse_unless(
        act.point in state.hands.men(state.game, act.by),
        Message("tables-no-man-there"),
    )
    if not state.hands.touch:
        return state.with_ruling(act.by, Decision.FREE_TOUCH, (act.point,))
    if not any(act.point in state.hands.moved(play) for play in state.game.plays()):
        return state.with_ruling(act.by, Decision.NOT_PLAYABLE, (act.point,))
    if state.adoube or not state.agreed.strict:
        return state
    return replace(state, touched=tuple(dict.fromkeys((*state.touched, act.point))))


def bois(state: TableState, act: acts.Bois) -> TableState:
    """Release the men: the play is judged, and the adversary may object until he throws."""
    _refuse_out_of_turn(state, act.by)
    game, hands = state.game, state.hands
    lawful = hands.lawful(game, act.play)
    if state.bound:
        refuse_unless(
            lawful in state.bound,
            Message("tables-bound-otherwise"),
        )
    if lawful is not None:
        return _after_play(state, game.apply(lawful), _touch_faults(state, (act.play, lawful)))
    left = hands.left(game, act.play)
    kind = Kind.UNPLAYED if hands.falls_short(game, act.play) else Kind.FALSE_PLAY
    fault = Fault(kind, act.by)
    if left is not None and kind is Kind.UNPLAYED and hands.forgets:
        return _after_play(state.with_fault_told(fault).with_ruling(act.by, Decision.FORGOTTEN), left, ())
    if left is None or not state.agreed.strict:
        held = _held(state, hands.moved(act.play)) if state.agreed.strict else state
        return held.with_fault_told(fault).with_ruling(act.by, Decision.PUT_BACK, on=kind)
    made = _after_play(state, left, (fault, *_touch_faults(state, (act.play,))))
    return replace(made, handled=(*state.touched, *hands.moved(act.play)))


def _held(state: TableState, moved: Points) -> TableState:
    """The table with the men of a false play touched, as far as they can be played."""
    able = {point for play in state.game.plays() for point in state.hands.moved(play)}
    found = dict.fromkeys((*state.touched, *(point for point in moved if point in able)))
    return replace(state, touched=tuple(found)) if state.hands.touch and not state.bound else state


def _touch_faults(state: TableState, played: Plays) -> tuple[Fault, ...]:
    """The fault of not having played a man one touched; playing one of several leaves the others."""
    moved = {point for play in played for point in state.hands.moved(play)}
    left = tuple(point for point in state.touched if point not in moved)
    return (Fault(Kind.TOUCHED, state.player, left),) if left and not state.bound else ()


def _after_play(state: TableState, game: AnyGame, faults: tuple[Fault, ...]) -> TableState:
    """The table after a play: its faults are open, and dice thrown too early are played next."""
    made = replace(
        state,
        stage=Moment.READY,
        touched=(),
        adoube=False,
        faults=faults,
        before=replace(state.game, last_events=()),
        bound=(),
    ).with_game(game)
    for fault in faults:
        made = made.with_fault_told(fault)
    if game.phase.value in {"play", "answer"}:
        return made
    return _next_throw(made, hasty=other(state.thrower))


def _next_throw(state: TableState, hasty: Seat) -> TableState:
    """The table once a throw is waited for, or that thrown too early taken up by who threw it."""
    early, covered = state.early, state.hasty
    ready = replace(state, early=None, hasty=False)
    if state.game.phase.value != "throw" or state.thrower != hasty:
        return ready
    if early is not None:
        return throw_dice(replace(ready.lapsed(), before=None), early)
    return replace(ready.lapsed(), stage=Moment.CAST, let=False, before=None) if covered else ready


def faire_jouer(state: TableState, act: acts.FaireJouer) -> TableState:
    """Make the adversary play a man he touched, at once or instead of what he has played."""
    if state.moment is Moment.THROWN and act.by == other(state.thrower) and act.point in state.touched:
        return _bound(state, state.game, (act.point,), Kind.TOUCHED)
    found = any(act.point in fault.men for fault in state.open_against(other(act.by)))
    refuse_unless(
        found and state.before is not None,
        Message("tables-not-touched-there"),
    )
    return _bound(state, state.before, (act.point,), Kind.TOUCHED)


def faire_rejouer(state: TableState, act: acts.FaireRejouer) -> TableState:
    """Make the adversary put his men back and play rightly, of those he touched if they can be played."""
    wrong = [fault.kind for fault in state.open_against(other(act.by)) if fault.kind is not Kind.TOUCHED]
    refuse_unless(wrong and state.before is not None, Message("tables-not-wrong"))
    before: AnyGame = state.before
    able = {point for play in before.plays() for point in state.hands.moved(play)}
    men = tuple(dict.fromkeys(point for point in state.handled if point in able))
    return _bound(state, before, men if state.hands.touch else (), wrong[0])


def _bound(state: TableState, game: AnyGame, men: Points, on: Kind) -> TableState:
    """Put the offender at his throw again, obliged to play those men if any."""
    plays = tuple(game.plays())
    bound = tuple(play for play in plays if {*men} & {*state.hands.moved(play)}) if men else plays
    offender: Seat = game.thrower
    back = replace(
        state, game=game, stage=Moment.READY, touched=(), adoube=False, faults=(), before=None, bound=bound
    )
    decision = Decision.MADE_TO_PLAY if on is Kind.TOUCHED else Decision.MADE_TO_REPLAY
    return back.with_ruling(offender, decision, men, on=on)


def corriger(state: TableState, act: acts.Corriger) -> TableState:
    """Take one's play back before the other throws, in good company."""
    before = state.before
    refuse_unless(
        before is not None and not state.agreed.strict and before.thrower == act.by,
        Message("tables-nothing-to-take-back"),
    )
    back = replace(state, game=before, stage=Moment.READY, touched=(), faults=(), before=None)
    return back.with_ruling(act.by, Decision.CORRECTED)


PROCEDURES: Final[Mapping[type, Callable[[TableState, Any], TableState]]] = {
    FirstDice: first_dice,
    Throw: throw_dice,
    ThreeDice: throw_dice,
    Rompus: rompus,
    acts.Jeter: jeter,
    JeRomps: je_romps,
    Laisser: laisser,
    JouerLeNombre: jouer_le_nombre,
    acts.Adouber: adouber,
    acts.Toucher: toucher,
    acts.Bois: bois,
    acts.FaireJouer: faire_jouer,
    acts.FaireRejouer: faire_rejouer,
    acts.Corriger: corriger,
}
