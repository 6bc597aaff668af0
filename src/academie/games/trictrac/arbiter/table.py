"""Trictrac by hand: marking is an act and can be done wrongly; and how such a game begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Final

from academie.games.tables.law.customs import JeRomps, JouerLeNombre, Laisser, Peine, Rompus, counsel
from academie.games.tables.law.primaute import FIRST_CHANCES, FIRST_DICE, FirstDice
from academie.games.tables.law.throw import Throw
from academie.games.tables.law.track import MEN, Pair
from academie.games.trictrac.arbiter import (
    acts,
    bredouille,
    claims,
    dice,
    hand_acts,
    last_throw,
    leaving,
    missing_men,
    playing,
    throwing,
)
from academie.games.trictrac.arbiter.acts import TableAct
from academie.games.trictrac.arbiter.claims import ecole_points
from academie.games.trictrac.arbiter.judging import legal_moves
from academie.games.trictrac.arbiter.leaving import reason_to_stay
from academie.games.trictrac.arbiter.marks import Marks
from academie.games.trictrac.arbiter.missing_men import completed, ready_table
from academie.games.trictrac.arbiter.playing import awaits_correction
from academie.games.trictrac.arbiter.possible_acts import correct_marks, possible_acts
from academie.games.trictrac.arbiter.strictness import Strictness, StrictnessOptions, as_agreed, strictness
from academie.games.trictrac.arbiter.table_state import Moment, TableState
from academie.games.trictrac.arbiter.throwing import AS_USUAL, Customs, DiceOptions
from academie.games.trictrac.arbiter.windows import completes_hole, right_sides
from academie.games.trictrac.law.problems import problems
from academie.games.trictrac.law.rules import TrictracRules
from academie.games.trictrac.law.state import TrictracState
from academie.kernel import (
    BLACK,
    CHANCE,
    WHITE,
    Actor,
    Citation,
    Event,
    Law,
    OptionError,
    OptionValue,
    Outcome,
    RuleSet,
    Scope,
    Seat,
    State,
    option,
    other,
)
from academie.kernel.action import HandAct
from academie.kernel.errors import refusal
from academie.kernel.kinds import Number
from academie.kernel.marking import Marking, TableOptions
from academie.kernel.options import of_black, of_white, take
from academie.sources import ACAD_B, LEP
from academie.words import Message, Text

Procedures = Mapping[type, Callable[[TableState, Any], TableState]]

OF_DICE: Final[Procedures] = {
    FirstDice: playing.first_dice,
    Throw: dice.falls,
    JeRomps: dice.je_romps,
    Laisser: dice.laisser,
    Rompus: dice.rompus,
    JouerLeNombre: dice.jouer_le_nombre,
    throwing.Lies: dice.lies,
    throwing.Pulled: dice.pulled,
    throwing.Eprouver: dice.eprouver,
    throwing.TrouverBon: dice.trouver_bon,
    throwing.FaireRejeter: dice.faire_rejeter,
    throwing.Empiler: dice.empiler,
    throwing.FaireTirer: last_throw.faire_tirer,
    throwing.TirerLeDernier: last_throw.tirer_le_dernier,
    throwing.JeJouePourTout: last_throw.je_joue_pour_tout,
}
"""What is done with dice, at trictrac as at toc."""

PROCEDURES: Final[Procedures] = {
    **OF_DICE,
    throwing.Convenir: bredouille.convenir,
    throwing.DemanderLeMotif: claims.demander_le_motif,
    acts.Bois: playing.bois,
    acts.JeMEnVais: leaving.je_m_en_vais,
    acts.Lever: leaving.lever,
    acts.Accorder: leaving.accorder,
    acts.Corriger: playing.corriger,
    acts.Jeton: hand_acts.jeton,
    acts.AutreJeton: hand_acts.autre_jeton,
    acts.Fichet: hand_acts.fichet,
    acts.Doubler: hand_acts.doubler,
    acts.Dedoubler: hand_acts.dedoubler,
    acts.Effacer: hand_acts.effacer,
    acts.Pavillon: hand_acts.pavillon,
    acts.Dire: hand_acts.dire,
    acts.JeTiens: hand_acts.je_tiens,
    acts.Adouber: hand_acts.adouber,
    acts.Toucher: hand_acts.toucher,
    acts.Lacher: hand_acts.lacher,
    acts.Ecole: claims.ecole,
    acts.Entiere: claims.entiere,
    acts.Rectifier: claims.rectifier,
    acts.FaireMarquer: claims.faire_marquer,
    acts.FaireJouer: claims.faire_jouer,
    acts.FaireRejouer: claims.faire_rejouer,
    acts.Signaler: missing_men.signaler,
}


@dataclass(frozen=True, slots=True, repr=False)
class ArbitratedState(State[TableAct]):
    """A table in `courtois` or `rigueur`.

    `actions()` are the acts of good play: marking what is owed, throwing, playing, claiming what is true.
    `apply` takes faults as well, from either seat, and refuses only what no rule foresees.
    """

    state: TableState

    @property
    def procedures(self) -> Procedures:
        """What each act does."""
        return PROCEDURES

    @property
    def closing(self) -> dice.Closing:
        """What throwing closes."""
        return playing.jeter

    @property
    def ruleset(self) -> TrictracRules:
        return self.state.board.rules

    @property
    def strictness(self) -> Strictness:
        return self.state.strictness

    @property
    def events(self) -> tuple[Event, ...]:
        return self.state.last_events

    @property
    def actor(self) -> Actor:
        match self.state.moment:
            case Moment.FIRST_DICE:
                return CHANCE
            case Moment.READY | Moment.THROWN:
                return self.state.thrower
            case Moment.LEAVING:
                return other(self.state.thrower)
            case Moment.OVER:
                return None
            case _:
                return dice.actor(self.state)

    def author(self, action: TableAct) -> Actor:
        return action.by if isinstance(action, HandAct) else CHANCE

    def actions(self) -> Sequence[TableAct]:
        return tuple(dict.fromkeys(self._regular()))

    def _regular(self) -> Iterator[TableAct]:
        state, seat = self.state, self.state.thrower
        foe = other(seat)
        match state.moment:
            case Moment.FIRST_DICE:
                yield from FIRST_DICE
            case Moment.READY:
                yield from self.marks_to_make(seat)
                if not awaits_correction(state):
                    yield acts.Jeter(seat)
                if state.sortie and self.has_hole(seat):
                    yield acts.JeMEnVais(seat)
                yield from self._claims(seat)
            case Moment.THROWN:
                yield from self.marks_to_make(seat)
                if self.has_hole(seat) and reason_to_stay(state, seat) is None:
                    yield acts.JeMEnVais(seat)
                yield from (acts.Bois(seat, moves) for moves in legal_moves(state))
                yield from self._claims(foe)
            case Moment.LEAVING:
                yield acts.Accorder(foe)
                yield from self._claims(foe)
            case Moment.OVER:
                return
            case _:
                yield from dice.regular(state)

    def marks_to_make(self, seat: Seat, *, staying: bool = True) -> Iterator[TableAct]:
        """What `seat` has still to mark; who is going away marks his holes only."""
        return correct_marks(self.state, seat, staying=staying)

    def right_marks(self, seat: Seat) -> Pair[Marks]:
        """What both sides should show once `seat` has marked all he is owed."""
        return right_sides(self.state, seat)

    def has_hole(self, seat: Seat) -> bool:
        """Whether what `seat` is owed truly makes a hole."""
        return completes_hole(self.state, seat)

    def tries(self, seat: Seat) -> Iterator[HandAct]:
        """Every act that `seat` may try now, rightly or not, but for plays."""
        return possible_acts(self.state, seat)

    def _claims(self, claimant: Seat) -> Iterator[TableAct]:
        """What the claimant may rightly claim or impose."""
        if points := ecole_points(self.state, claimant):
            yield acts.Ecole(claimant, points)
        for fault in self.state.open_against(other(claimant)):
            if fault.right is not None:
                yield acts.Rectifier(claimant)
            if fault.replay:
                yield acts.FaireRejouer(claimant)
            yield from (acts.FaireJouer(claimant, play) for play in fault.plays)

    def chance(self) -> Sequence[tuple[TableAct, Fraction]]:
        match self.state.moment:
            case Moment.FIRST_DICE:
                return FIRST_CHANCES
            case _:
                return dice.chances(self.state)

    def apply(self, action: TableAct) -> ArbitratedState:
        quiet = replace(self.state, last_events=())
        if self.state.moment is Moment.OVER:
            raise refusal(action, Message("trictrac-partie-over"))
        by_hand = isinstance(action, HandAct)
        answers = isinstance(action, HandAct) and dice.heard(self.state, action)
        if (self.actor is CHANCE) == by_hand and not (answers and self.state.moment is Moment.CAST):
            raise refusal(
                action,
                Message("trictrac-dice-rolling")
                if self.actor is CHANCE
                else Message("trictrac-nobody-thrown"),
            )
        if by_hand and not answers:
            raise refusal(action, Message("trictrac-dice-come-first"))
        if not by_hand and action not in self.actions():
            raise refusal(action, Message("trictrac-cannot-fall"))
        if isinstance(action, acts.Jeter):
            after = dice.jeter(quiet, action, self.closing)
        elif isinstance(action, acts.Accorder) and (agreed := last_throw.accorder_last(quiet, action)):
            after = agreed
        else:
            after = self.procedures[type(action)](quiet, action)
        return replace(self, state=dice.settled_early(after, self.closing))

    @property
    def outcome(self) -> Outcome | None:
        if self.state.moment is not Moment.OVER:
            return None
        return dice.with_fines(self.state.position.outcome, self.state.throwing.fines)

    def mirrored(self) -> ArbitratedState:
        return replace(self, state=self.state.mirrored())

    def problems(self) -> tuple[Text, ...]:
        """Those of the position, a missing man being thought where he would be put back."""
        men, score = self.state.board.men, self.state.score
        for seat in (WHITE, BLACK):
            if missing := self.state.missing[seat]:
                men = completed(men, seat, missing)
        if score.bredouille is not None and not score.points[score.bredouille]:
            score = replace(score, bredouille=None)
        return problems(men, score, self.state.board.rules)


def set_table(
    partie: TrictracState, by: Strictness, missing: Pair[int] = (0, 0), customs: Customs = AS_USUAL
) -> ArbitratedState:
    """The table of a partie about to be thrown for; `missing` is how many men each plays short of fifteen."""
    return ArbitratedState(
        ready_table(partie, TableState(partie.board, by, missing=missing, customs=customs))
    )


_IN_BOX: Final = Message("trictrac-in-box")
_IN_BOX_ABOUT: Final = Message("trictrac-in-box-about")
_MISCOUNTED: Final = Citation(LEP, "rules 32-34")


@dataclass(frozen=True, kw_only=True)
class CounselOption(TableOptions):
    """Who marks, and who may have a counsellor, however the game is played."""

    conseil: str = counsel(Citation(ACAD_B, "ch. II § 12"))


@dataclass(frozen=True, kw_only=True)
class BoxOptions(DiceOptions, CounselOption):
    """Who marks, how dice are taken, and how many men the box holds, which may be miscounted."""

    white_men: int = option(
        Number(MEN - 1, MEN + 1),
        MEN,
        of_white(_IN_BOX),
        _IN_BOX_ABOUT,
        citation=_MISCOUNTED,
        scope=Scope.TABLE,
        by_hand=True,
    )
    black_men: int = option(
        Number(MEN - 1, MEN + 1),
        MEN,
        of_black(_IN_BOX),
        _IN_BOX_ABOUT,
        citation=_MISCOUNTED,
        scope=Scope.TABLE,
        by_hand=True,
    )


@dataclass(frozen=True, kw_only=True)
class TrictracTableOptions(StrictnessOptions, BoxOptions):
    """The options of a table of trictrac: how faults are taken among them."""


class TrictracArbiter:
    """Begins games in which points are marked by hand, in good company or in all rigour."""

    options_class = TrictracTableOptions

    def begin(self, law: Law[Any, Any], ruleset: RuleSet | None, given: dict[str, OptionValue]) -> State[Any]:
        how = take(CounselOption, given).marking
        if how is Marking.AUTO:
            return law.start(ruleset, given)
        said = take(TrictracTableOptions, given)
        partie: Any = law.start(ruleset, given)
        return _table(partie, how, said)

    def lay(self, state: State[Any], given: dict[str, OptionValue]) -> State[Any]:
        how = take(CounselOption, given).marking
        return _table(state, how, take(TrictracTableOptions, given))


def _table(state: State[Any], marking: Marking, said: TrictracTableOptions) -> State[Any]:
    assert isinstance(state, TrictracState)
    if said.peine is Peine.POINTS and said.peine_de % 2:
        raise OptionError(Message("trictrac-peine-even", points=said.peine_de))
    by = as_agreed(strictness(marking, state.rules), said)
    return set_table(state, by, (MEN - said.white_men, MEN - said.black_men), said.customs())


ARBITER: Final = TrictracArbiter()
