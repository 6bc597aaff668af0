"""Toc by hand: wood as at trictrac, holes marked by the fichet, and nobody sent to school for one.

A hole not marked before the wood is played, or the dice are thrown, is lost; one too many is set right.
Source: ACAD Toc ch. I, V; ACAD-A ch. VI; ACAD-B ch. X, XVIII; in good company LEP part 4 ch. III.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from academie.games.tables.law.customs import Peine, Rompre
from academie.games.tables.law.play import Play
from academie.games.tables.law.track import MEN, Pair, put
from academie.games.trictrac.arbiter import acts, claims, dice, hand_acts, leaving, missing_men, playing
from academie.games.trictrac.arbiter.acts import TableAct
from academie.games.trictrac.arbiter.bredouille import holes_made
from academie.games.trictrac.arbiter.faults import Decision, Fault, Kind
from academie.games.trictrac.arbiter.judging import Judgement, before_last_play, nothing_to_play
from academie.games.trictrac.arbiter.marks import MOST_HOLES, Marks
from academie.games.trictrac.arbiter.possible_acts import possible_acts
from academie.games.trictrac.arbiter.strictness import strictness
from academie.games.trictrac.arbiter.table import (
    OF_DICE,
    ArbitratedState,
    BoxOptions,
    CounselOption,
    Procedures,
)
from academie.games.trictrac.arbiter.table_state import Moment, TableState
from academie.games.trictrac.arbiter.throwing import Convenir, DemanderLeMotif, DiceRuling, What
from academie.games.trictrac.arbiter.windows import over, won_unchallenged
from academie.games.trictrac.law.jans import shared_out
from academie.games.trictrac.law.state import TrictracState
from academie.kernel import (
    Citation,
    IllegalAction,
    Law,
    OptionError,
    OptionValue,
    RuleSet,
    Seat,
    State,
    option,
    other,
)
from academie.kernel.action import HandAct, refuse_if, refuse_unless
from academie.kernel.kinds import Flag
from academie.kernel.marking import Marking
from academie.kernel.options import take
from academie.sources import ACAD, ACAD_B
from academie.words import Message

NO_ECOLE: Final = Message("toc-no-ecole")
ONLY_HOLES: Final = Message("toc-only-holes")
SETTING_RIGHT: Final = Citation(ACAD_B, "ch. X § 17-18, 28")
ECOLE: Final = Citation(ACAD, "Toc ch. I § 1", remark=Message("citations-remark-same-rules"))
MOST_AT_ONCE: Final = 2
OF_POINTS: Final = (
    acts.Jeton,
    acts.AutreJeton,
    acts.Doubler,
    acts.Dedoubler,
    acts.Effacer,
    acts.Pavillon,
    acts.Dire,
    acts.Entiere,
    Convenir,
    DemanderLeMotif,
)
MAKING_MARK: Final = Citation(ACAD_B, "ch. XVIII § 18")


def right_marks(state: TableState, seat: Seat) -> Marks:
    """What `seat` should show once he has marked the holes he is owed."""
    before = state.before[seat]
    if not state.owed[seat]:
        return before
    score = replace(state.score, holes=put(state.score.holes, seat, before.holes))
    after, _ = state.tally.mark(score, seat, state.owed[seat], state.board.goal)
    return replace(before, holes=after.holes[seat])


def excess(state: TableState, seat: Seat) -> int:
    """How many holes too many `seat` shows; negative if too few."""
    return state.marks[seat].holes - right_marks(state, seat).holes


def close_marking(state: TableState, seat: Seat, forgetting: Kind) -> TableState:
    """The state once `seat` may mark no more: too little is lost, too much may be set right."""
    more, right = excess(state, seat), right_marks(state, seat)
    if more < 0:
        state = forgotten(state, seat, forgetting, -more)
    elif more > 0:
        state = state.with_fault(Fault(Kind.OVER_MARKED_HOLES, seat, right=right))
    holes = state.marks[seat].holes - state.before[seat].holes
    state = holes_made(state, seat, holes) if holes > 0 else state
    return replace(state, owed=put(state.owed, seat, 0), before=put(state.before, seat, state.marks[seat]))


def forgotten(state: TableState, seat: Seat, kind: Kind, holes: int) -> TableState:
    """Holes not marked in time: lost, or the adversary's where that was agreed; good company marks them."""
    late = state.strictness.late_holes
    if late:
        marked = state.side(seat, right_marks(state, seat))
        return marked.with_ruling(seat, Decision.RECTIFIED, late.citation)
    if state.customs.ecole_de_trou:
        return state.with_fault(Fault(kind, seat, holes))
    told = DiceRuling(seat=seat, citation=late.citation, what=What.HOLE_LOST, amount=holes)
    return state.with_events(told)


def expire(state: TableState, seat: Seat) -> TableState:
    """The state once `seat` throws: what he could have claimed is past, or set right in good company."""
    past, keeps = state.open_against(other(seat)), state.strictness.keep_unclaimed
    state = replace(state, faults=state.open_against(seat), undo=None)
    for fault in past:
        if fault.right is not None and not keeps:
            state = state.side(other(seat), fault.right)
    return state.with_ruling(seat, Decision.LAPSED, keeps.citation) if past else state


def jeter(state: TableState, act: acts.Jeter) -> TableState:
    """Throwing closes one's own marking of what one was given, and one's claims."""
    playing.refuse_to_throw(state, act)
    closing = close_marking(expire(state, act.by), act.by, Kind.FORGOT_GIFT)
    return won_unchallenged(replace(closing, moment=Moment.CAST, sortie=False).hands_off())


def fichet(state: TableState, act: acts.Fichet) -> TableState:
    """The fichet set; the last hole, truly made, ends the partie."""
    hand_acts.marking_time(state, act.by)
    refuse_unless(0 <= act.to <= MOST_HOLES, Message("trictrac-no-such-hole", to=act.to))
    shown = state.side(act.by, replace(state.marks[act.by], holes=act.to))
    goal = state.board.goal
    if act.to < goal or right_marks(state, act.by).holes < goal:
        return shown
    return over(holes_made(shown, act.by, act.to - state.before[act.by].holes))


def toucher(state: TableState, act: acts.Toucher) -> TableState:
    """A man touched, who binds the thrower and ends his marking."""
    refuse_unless(
        0 <= act.point < 24 and state.board.men[act.by][act.point],
        Message("trictrac-no-man-there"),
    )
    bound = state.moment is Moment.THROWN and act.by == state.thrower and state.strictness.touch_move
    if not bound or state.adoube:
        return state
    return replace(state, touched=(*state.touched, act.point), marks_closed=not nothing_to_play(state))


def lacher(state: TableState, act: acts.Lacher) -> TableState:
    """A man let go, who then stays where he was put."""
    hand_acts.refuse_release(state, act)
    touched = toucher(replace(state, adoube=False), acts.Toucher(act.by, act.move.start))
    return replace(touched, released=(act.move,), marks_closed=True)


def bois(state: TableState, act: acts.Bois) -> TableState:
    """The men released: the play judged, the thrower's marking closed, and the table the adversary's."""
    judged = playing.judged_wood(state, act)
    closing = close_marking(without_plein(state, act.by, judged), act.by, Kind.FORGOT_GAIN)
    if judged.kind is not None:
        wrong = Fault(judged.kind, act.by, plays=judged.plays, replay=judged.replay, men=judged.men)
        closing = closing.with_fault(wrong)
    reopen = state.before[act.by], state.owed[act.by]
    return playing.settled(replace(closing, undo=state.board, reopen=reopen), Play(act.moves))


def without_plein(state: TableState, seat: Seat, judged: Judgement) -> TableState:
    """The state where a plein that was not made is owed no hole."""
    if judged.plein is None or not state.owed[seat]:
        return state
    assert state.board.cast is not None
    mine, _ = shared_out(state.scored)
    others = tuple(item for item in mine if item != judged.plein)
    return replace(state, owed=put(state.owed, seat, state.tally.worth(others, state.board.cast.dice)))


def je_m_en_vais(state: TableState, act: acts.JeMEnVais) -> TableState:
    """Going away, right if one's throw has truly made a hole. Source: ACAD Toc ch. V."""
    seat = act.by
    refuse_unless(seat == state.thrower, Message("trictrac-only-thrower-leaves"))
    if state.sortie and state.moment is Moment.READY:
        refuse_unless(
            state.owed[seat],
            Message("trictrac-sortie-no-hole"),
        )
        return leaving.gone_away(close_marking(expire(state, seat), seat, Kind.FORGOT_GIFT))
    bound = leaving.reason_to_stay(state, seat)
    refuse_if(bound)
    going = replace(state, moment=Moment.LEAVING)
    if state.owed[seat] and excess(state, seat) <= 0:
        return going
    return going.with_fault(Fault(Kind.LEFT_WRONGLY, seat, right=right_marks(state, seat)))


def lever(state: TableState, act: acts.Lever) -> TableState:
    """Going away without a word, which is as good as saying it."""
    return je_m_en_vais(state, acts.JeMEnVais(act.by))


def accorder(state: TableState, act: acts.Accorder) -> TableState:
    """Letting him go: nothing can be claimed of him any more."""
    refuse_unless(
        state.moment is Moment.LEAVING and act.by != state.thrower,
        Message("trictrac-nobody-leaving"),
    )
    seat = state.thrower
    closed = close_marking(state, seat, Kind.FORGOT_GAIN)
    return leaving.gone_away(replace(closed, faults=closed.open_against(act.by)))


def rectifier(state: TableState, act: acts.Rectifier) -> TableState:
    """The adversary's fichet set right; who goes away on a false hole is made to stay."""
    offender = other(act.by)
    wrong = [fault for fault in state.open_against(offender) if fault.right is not None]
    more = state.moment is Moment.THROWN and offender == state.thrower and excess(state, offender) > 0
    refuse_unless(wrong or more, Message("trictrac-nothing-to-rectify"))
    going = state.moment is Moment.LEAVING and offender == state.thrower
    right = right_marks(state, offender) if more or going else wrong[-1].right
    assert right is not None
    kept = tuple(fault for fault in state.faults if fault not in wrong)
    after = replace(state, faults=kept).side(offender, right)
    after = made_to_stay(after) if going else after
    if not (more or going):
        after = replace(after, before=put(after.before, offender, right))
    return after.with_ruling(offender, Decision.RECTIFIED, SETTING_RIGHT)


def made_to_stay(state: TableState) -> TableState:
    """The leaver back at his throw, his holes right."""
    seat, why = state.thrower, state.strictness.play_lifted
    back = replace(
        state,
        moment=Moment.THROWN,
        stays=True,
        marks_closed=True,
        owed=put(state.owed, seat, 0),
        before=put(state.before, seat, state.marks[seat]),
    )
    return back.with_ruling(seat, Decision.MADE_TO_STAY, why.citation)


def faire_marquer(state: TableState, act: acts.FaireMarquer) -> TableState:
    """The adversary made to mark the holes he gains or is given, his time for it being open."""
    seat = other(act.by)
    due = seat == state.thrower and state.moment in {Moment.READY, Moment.THROWN} and excess(state, seat) < 0
    refuse_unless(due and not state.marks_closed, Message("trictrac-nothing-to-make-marked"))
    right = right_marks(state, seat)
    holes = right.holes - state.before[seat].holes
    marked = state.side(seat, right).with_ruling(seat, Decision.MADE_TO_MARK, MAKING_MARK, holes)
    return over(holes_made(marked, seat, holes)) if right.holes >= state.board.goal else marked


def corriger(state: TableState, act: acts.Corriger) -> TableState:
    """Taking one's wrong play back, where good company allows it: what it had closed is open again."""
    wrong = playing.to_be_corrected(state, act)
    kept = tuple(fault for fault in state.faults if fault not in wrong)
    again = reopened(before_last_play(replace(state, faults=kept)))
    return again.with_ruling(act.by, Decision.REPLAYS, state.strictness.self_correction.citation)


def faire_rejouer(state: TableState, act: acts.FaireRejouer) -> TableState:
    """The adversary's men put back for him to play again: what his play had closed is open again."""
    return reopened(claims.faire_rejouer(state, act))


def reopened(state: TableState) -> TableState:
    """The thrower's marking as it was before his play, his fichet where it stands."""
    assert state.reopen is not None
    before, owed = state.reopen
    seat = state.thrower
    return replace(
        state.without_faults(seat, Kind.OVER_MARKED_HOLES),
        before=put(state.before, seat, before),
        owed=put(state.owed, seat, owed),
        marks_closed=False,
    )


def ecole(state: TableState, act: acts.Ecole) -> TableState:
    """Holes the adversary has not marked taken from him, where that was agreed."""
    refuse_unless(state.customs.ecole_de_trou, NO_ECOLE)
    offender = other(act.by)
    spent = [fault for fault in state.open_against(offender) if fault.points]
    holes = sum(fault.points for fault in spent)
    refuse_unless(
        holes and act.points == holes,
        Message("toc-fewer-holes-forgotten"),
    )
    free = replace(state, faults=tuple(fault for fault in state.faults if fault not in spent))
    sent = dice.with_holes(free, act.by, holes)
    return won_unchallenged(sent.with_ruling(act.by, Decision.GRANTED, ECOLE, holes))


PROCEDURES: Final[Procedures] = {
    **OF_DICE,
    acts.Bois: bois,
    acts.Corriger: corriger,
    acts.Fichet: fichet,
    acts.JeMEnVais: je_m_en_vais,
    acts.Lever: lever,
    acts.Accorder: accorder,
    acts.JeTiens: hand_acts.je_tiens,
    acts.Adouber: hand_acts.adouber,
    acts.Toucher: toucher,
    acts.Lacher: lacher,
    acts.Ecole: ecole,
    acts.Rectifier: rectifier,
    acts.FaireMarquer: faire_marquer,
    acts.FaireJouer: claims.faire_jouer,
    acts.FaireRejouer: faire_rejouer,
    acts.Signaler: missing_men.signaler,
}


def nothing_such(state: TableState, act: HandAct) -> TableState:
    """An act of jetons, which toc has not."""
    del state, act
    raise IllegalAction(ONLY_HOLES)


ALL: Final[Procedures] = {**dict.fromkeys(OF_POINTS, nothing_such), **PROCEDURES}


@dataclass(frozen=True, slots=True, repr=False)
class TocTable(ArbitratedState):
    """A table of toc in `courtois` or `rigueur`."""

    @property
    def procedures(self) -> Procedures:
        return ALL

    @property
    def closing(self) -> dice.Closing:
        return jeter

    def right_marks(self, seat: Seat) -> Pair[Marks]:
        return put(self.state.marks, seat, right_marks(self.state, seat))

    def marks_to_make(self, seat: Seat, *, staying: bool = True) -> Iterator[TableAct]:
        del staying
        state = self.state
        open_ = state.moment is Moment.READY or state.owed[seat]
        right = right_marks(state, seat).holes
        if open_ and not state.marks_closed and state.marks[seat].holes != right:
            yield acts.Fichet(seat, right)

    def has_hole(self, seat: Seat) -> bool:
        return self.state.owed[seat] > 0

    def tries(self, seat: Seat) -> Iterator[HandAct]:
        for act in possible_acts(self.state, seat):
            if isinstance(act, acts.Ecole):
                if self.state.customs.ecole_de_trou and act.points <= MOST_AT_ONCE:
                    yield act
            elif type(act) in {*PROCEDURES, acts.Jeter}:
                yield act


@dataclass(frozen=True, kw_only=True)
class TocTableOptions(BoxOptions):
    """The options of the box and the dice, and whether a hole forgotten is the other's."""

    ecole_de_trou: bool = option(
        Flag(),
        False,
        Message("toc-ecole-de-trou"),
        Message("toc-ecole-de-trou-about"),
        citation=ECOLE,
        by_hand=True,
        short=Message("toc-ecole-de-trou-short"),
    )


class TocArbiter:
    """Begins games of toc in which holes are marked by hand, in good company or in all rigour."""

    options_class = TocTableOptions

    def begin(self, law: Law[Any, Any], ruleset: RuleSet | None, given: dict[str, OptionValue]) -> State[Any]:
        how = take(CounselOption, given).marking
        if how is Marking.AUTO:
            return law.start(ruleset, given)
        said = take(TocTableOptions, given)
        return _table(law.start(ruleset, given), how, said)

    def lay(self, state: State[Any], given: dict[str, OptionValue]) -> State[Any]:
        how = take(CounselOption, given).marking
        return _table(state, how, take(TocTableOptions, given))


def _table(state: State[Any], marking: Marking, said: TocTableOptions) -> State[Any]:
    assert isinstance(state, TrictracState)
    if said.rompre is Rompre.EXCLU and said.peine is Peine.POINTS:
        raise OptionError(ONLY_HOLES)
    missing = MEN - said.white_men, MEN - said.black_men
    customs = replace(said.customs(), ecole_de_trou=said.ecole_de_trou)
    table = TableState(state.board, strictness(marking, state.rules), missing=missing, customs=customs)
    return TocTable(missing_men.ready_table(state, table))


ARBITER: Final = TocArbiter()
