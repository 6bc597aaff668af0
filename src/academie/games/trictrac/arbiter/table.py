"""Trictrac by hand: marking is an act and can be done wrongly; and how such a game begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Final

from academie.games.tables.law.primaute import FIRST_CHANCES, FIRST_DICE, FirstDice
from academie.games.tables.law.throw import CHANCES, THROWS, Throw
from academie.games.tables.law.track import MEN, Pair
from academie.games.trictrac.arbiter import (
    acts,
    claims,
    hand_acts,
    leaving,
    missing_men,
    playing,
)
from academie.games.trictrac.arbiter.acts import TableAct
from academie.games.trictrac.arbiter.claims import ecole_points
from academie.games.trictrac.arbiter.judging import legal_moves
from academie.games.trictrac.arbiter.leaving import reason_to_stay
from academie.games.trictrac.arbiter.missing_men import completed, ready_table
from academie.games.trictrac.arbiter.playing import awaits_correction
from academie.games.trictrac.arbiter.possible_acts import correct_marks
from academie.games.trictrac.arbiter.strictness import Strictness, strictness
from academie.games.trictrac.arbiter.table_state import Moment, TableState
from academie.games.trictrac.arbiter.windows import completes_hole
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
    OptionValue,
    Outcome,
    RuleSet,
    Scope,
    Seat,
    State,
    Text,
    option,
    other,
)
from academie.kernel.action import HandAct
from academie.kernel.errors import refusal
from academie.kernel.kinds import Number
from academie.kernel.marking import Marking, TableOptions
from academie.kernel.options import of_black, of_white, take
from academie.sources import LEP

PROCEDURES: Final[Mapping[type, Callable[[TableState, Any], TableState]]] = {
    FirstDice: playing.first_dice,
    Throw: playing.throw_dice,
    acts.Jeter: playing.jeter,
    acts.Bois: playing.bois,
    acts.JeMEnVais: leaving.je_m_en_vais,
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
            case Moment.FIRST_DICE | Moment.CAST:
                return CHANCE
            case Moment.READY | Moment.THROWN:
                return self.state.thrower
            case Moment.LEAVING:
                return other(self.state.thrower)
            case Moment.OVER:
                return None

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
            case Moment.CAST:
                yield from THROWS
            case Moment.READY:
                yield from correct_marks(state, seat)
                if not awaits_correction(state):
                    yield acts.Jeter(seat)
                if state.sortie and completes_hole(state, seat):
                    yield acts.JeMEnVais(seat)
                yield from self._claims(seat)
            case Moment.THROWN:
                yield from correct_marks(state, seat)
                if completes_hole(state, seat) and reason_to_stay(state, seat) is None:
                    yield acts.JeMEnVais(seat)
                yield from (acts.Bois(seat, moves) for moves in legal_moves(state))
                yield from self._claims(foe)
            case Moment.LEAVING:
                yield acts.Accorder(foe)
                yield from self._claims(foe)
            case Moment.OVER:
                return

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
            case Moment.CAST:
                return CHANCES
            case _:
                return ()

    def apply(self, action: TableAct) -> ArbitratedState:
        quiet = replace(self.state, last_events=())
        if self.state.moment is Moment.OVER:
            raise refusal(action, Text("la partie est finie", "the partie is over"))
        if (self.actor is CHANCE) == isinstance(action, HandAct):
            raise refusal(
                action,
                Text("les dés roulent", "the dice are rolling")
                if self.actor is CHANCE
                else Text("personne n'a jeté", "nobody has thrown"),
            )
        if not isinstance(action, HandAct) and action not in self.actions():
            raise refusal(action, Text(f"{action} ne peut tomber maintenant", f"{action} cannot fall now"))
        return ArbitratedState(PROCEDURES[type(action)](quiet, action))

    @property
    def outcome(self) -> Outcome | None:
        if self.state.moment is not Moment.OVER:
            return None
        return self.state.position.outcome

    def mirrored(self) -> ArbitratedState:
        return ArbitratedState(self.state.mirrored())

    def problems(self) -> tuple[str, ...]:
        """Those of the position, a missing man being thought where he would be put back."""
        men, score = self.state.board.men, self.state.score
        for seat in (WHITE, BLACK):
            if missing := self.state.missing[seat]:
                men = completed(men, seat, missing)
        if score.bredouille is not None and not score.points[score.bredouille]:
            score = replace(score, bredouille=None)
        return problems(men, score, self.state.board.rules)


def set_table(partie: TrictracState, by: Strictness, missing: Pair[int] = (0, 0)) -> ArbitratedState:
    """The table of a partie about to be thrown for; `missing` is how many men each plays short of fifteen."""
    return ArbitratedState(ready_table(partie, TableState(partie.board, by, missing=missing)))


_IN_BOX: Final = Text("Dames dans la boîte", "Men in the box")
_IN_BOX_ABOUT: Final = Text(
    "Pour surprendre une boîte fautive.", "To catch a box with a man too many or too few."
)
_MISCOUNTED: Final = Citation(LEP, "rules 32-34")


@dataclass(frozen=True, kw_only=True)
class TrictracTableOptions(TableOptions):
    """Who marks, and with how many men in the box, which may be miscounted where one marks by hand."""

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


class TrictracArbiter:
    """Begins games in which points are marked by hand, in good company or in all rigour."""

    options_class = TrictracTableOptions

    def begin(self, law: Law[Any, Any], ruleset: RuleSet | None, given: dict[str, OptionValue]) -> State[Any]:
        how = take(TableOptions, given).marking
        if how is Marking.AUTO:
            return law.start(ruleset, given)
        said = take(TrictracTableOptions, given)
        partie: Any = law.start(ruleset, given)
        return _table(partie, how, said)

    def lay(self, state: State[Any], given: dict[str, OptionValue]) -> State[Any]:
        how = take(TableOptions, given).marking
        return _table(state, how, take(TrictracTableOptions, given))


def _table(state: State[Any], marking: Marking, said: TrictracTableOptions) -> State[Any]:
    assert isinstance(state, TrictracState)
    return set_table(state, strictness(marking, state.rules), (MEN - said.white_men, MEN - said.black_men))


ARBITER: Final = TrictracArbiter()
