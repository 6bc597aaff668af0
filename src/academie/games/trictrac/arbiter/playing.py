"""Throwing, and playing the throw."""

from __future__ import annotations

from dataclasses import replace

from academie.games.tables.law.play import Play
from academie.games.tables.law.primaute import FirstDice
from academie.games.tables.law.throw import Throw
from academie.games.tables.law.track import put
from academie.games.trictrac.arbiter.acts import Bois, Corriger, Jeter
from academie.games.trictrac.arbiter.bredouille import fined_for_jeton, removed_in_time
from academie.games.trictrac.arbiter.faults import Decision, Fault, Kind
from academie.games.trictrac.arbiter.judging import (
    Judgement,
    Moves,
    before_last_play,
    choice,
    judge,
    legal_moves,
    physical_flaw,
    plein_of,
)
from academie.games.trictrac.arbiter.missing_men import stacks
from academie.games.trictrac.arbiter.plein_marks import OF_PLEINS, marks_settled
from academie.games.trictrac.arbiter.table_state import Moment, TableState
from academie.games.trictrac.arbiter.windows import (
    close_marking,
    expire_claims,
    open_marking,
    open_sortie,
    won_unchallenged,
)
from academie.games.trictrac.law.coup import Board, dice_passed, opening_dice, played, restacked, thrown
from academie.games.trictrac.law.events import Why
from academie.games.trictrac.law.plays import takes_coin
from academie.kernel import Seat, other
from academie.kernel.action import refuse_if, refuse_unless
from academie.words import Message, Text

COIN_BARRED = Message("trictrac-coin-barred")
SHORT_PLAY = 2
"""What a number left unplayed gives the adversary."""


def first_dice(state: TableState, dice: FirstDice) -> TableState:
    """The first dice of the partie, which decide nothing while equal."""
    board, events = opening_dice(state.board, dice)
    if dice.higher is None:
        return replace(state, board=board).with_events(*events)
    first = replace(state, board=board, moment=Moment.READY).with_events(*events)
    return first if board.cast is None else dice_lie(first, board)


def jeter(state: TableState, act: Jeter) -> TableState:
    """Throwing closes one's own marking of what one was given, and one's claims."""
    refuse_to_throw(state, act)
    past_wiping = replace(state, unwiped=put(state.unwiped, act.by, 0))
    closing = close_marking(expire_claims(past_wiping, act.by), act.by, Kind.FORGOT_GIFT)
    closing = fined_for_jeton(closing, act.by)
    rolling = replace(
        closing, moment=Moment.CAST, sortie=False, ecoles_marked=put(closing.ecoles_marked, act.by, 0)
    )
    return won_unchallenged(rolling.hands_off())


def refuse_to_throw(state: TableState, act: Jeter) -> None:
    """Refuse a throw out of turn, or one that good company does not make yet."""
    refuse_unless(
        state.moment is Moment.READY and act.by == state.thrower,
        Message("trictrac-not-your-throw"),
    )
    refuse_unless(
        not awaits_correction(state),
        Message("trictrac-play-to-correct-first"),
    )


def awaits_correction(state: TableState) -> bool:
    """Whether good company has a wrong play set right before the dice fall.

    Source: LEP part 4 ch. III on rule 35.
    """
    wrong = any(fault.replay for fault in state.open_against(other(state.thrower)))
    return wrong and state.strictness.self_correction.value


def throw_dice(state: TableState, dice: Throw) -> TableState:
    """The dice fall."""
    return dice_lie(state, thrown(state.board, dice))


def dice_lie(state: TableState, board: Board) -> TableState:
    """The throw on the board: what it gains is owed the thrower, what it gives is due once it is played."""
    assert board.cast is not None
    gains, due = board.cast.shares(state.tally)
    lying = replace(state.hands_off(), board=board, moment=Moment.THROWN, due=due)
    return open_marking(lying, board.thrower, gains)


def bois(state: TableState, act: Bois) -> TableState:
    """The men released: the play judged, the thrower's marking closed, and the table the adversary's."""
    judged = judged_wood(state, act)
    closing = marks_settled(state, act, judged)
    if judged.kind is not None and judged.kind not in OF_PLEINS:
        wrong = Fault(judged.kind, act.by, plays=judged.plays, replay=judged.replay, men=judged.men)
        closing = closing.with_fault(replace(wrong, unplayed=SHORT_PLAY * judged.unplayed))
    closing = replace(closing, due=closing.due + SHORT_PLAY * judged.unplayed, undo=state.board)
    return settled(removed_in_time(closing, act.by), Play(act.moves))


def judged_wood(state: TableState, act: Bois) -> Judgement:
    """The judgement of a play as it was released; what no rule foresees is refused."""
    refuse_unless(
        state.moment is Moment.THROWN and act.by == state.thrower,
        Message("trictrac-not-your-play"),
    )
    flaw = unforeseen(state, act.moves)
    refuse_if(flaw)
    judged = judge(state, act.moves)
    refuse_unless(
        judged.kind is not Kind.SHORT or state.strictness.short_play,
        Message("trictrac-number-playable"),
    )
    return judged


def unforeseen(state: TableState, moves: Moves) -> Text | None:
    """Why no rule foresees such a play, or nothing."""
    coup = choice(state).coup
    if flaw := physical_flaw(coup, moves):
        return flaw
    if not ({*state.released} <= {*moves} or moves in legal_moves(state)):
        return Message("trictrac-man-let-go-stays")
    barred = state.coin_barred and takes_coin(coup, moves)
    return COIN_BARRED if barred else None


def settled(state: TableState, play: Play) -> TableState:
    """The men moved; the adversary is to mark what he was given, and to throw, unless a relevé begins.

    By a sortie both keep their points, and what it is worth is owed.
    """
    seat = state.thrower
    board, sortie = played(state.board, play.moves)
    done = replace(state.hands_off(), board=board, moment=Moment.READY)
    if sortie is None:
        return replace(open_marking(replace(done, board=dice_passed(board)), other(seat), state.due), due=0)
    assert board.cast is not None
    worth = state.tally.worth((sortie,), board.cast.dice)
    given = open_marking(open_sortie(done, seat, worth), other(seat), state.due)
    fresh, event = restacked(board, Why.SORTIE, stacks(state))
    return replace(new_releve(given, fresh), sortie=True).with_events(event)


def new_releve(state: TableState, fresh: Board) -> TableState:
    """The table with the stacks set up again: no play can be taken back or imposed any more."""
    faults = tuple(replace(fault, plays=(), replay=False) for fault in state.faults)
    return replace(
        state.hands_off(),
        board=fresh,
        moment=Moment.READY,
        due=0,
        undo=None,
        faults=tuple(fault for fault in faults if fault.points or fault.right or fault.restored),
    )


def corriger(state: TableState, act: Corriger) -> TableState:
    """Taking one's wrong play back, where good company allows it. Source: LEP part 4 ch. III."""
    wrong = to_be_corrected(state, act)
    kept = tuple(fault for fault in state.faults if fault not in wrong)
    again = before_last_play(replace(state, faults=kept))
    if any(fault.kind in {Kind.PLEIN_MISSED, Kind.PLEIN_BROKEN} for fault in wrong):
        again = plein_marked_late(again, act.by)
    return again.with_ruling(act.by, Decision.REPLAYS, state.strictness.self_correction.citation)


def to_be_corrected(state: TableState, act: Corriger) -> list[Fault]:
    """The faults of one's last play, which good company lets one take back."""
    wrong = [fault for fault in state.open_against(act.by) if misplayed(fault)]
    refuse_unless(state.strictness.self_correction, Message("trictrac-no-correction"))
    refuse_unless(
        state.moment is Moment.READY and state.undo is not None and wrong,
        Message("trictrac-nothing-to-correct"),
    )
    return wrong


def misplayed(fault: Fault) -> bool:
    """Whether it was a fault of the men, which to play again would mend."""
    return bool(fault.plays) or fault.replay or fault.kind in {*OF_PLEINS, Kind.PLEIN_MARKED}


def plein_marked_late(state: TableState, seat: Seat) -> TableState:
    """The state where the points of a plein neither marked nor made may be marked after all."""
    plein = plein_of(state.scored)
    assert plein is not None
    return replace(open_marking(state, seat, plein.points), marks_closed=False)
