"""Trictrac with hands on the table: marking is an act, and can be done wrongly."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Final

from academie.games.tables.law.pair import Pair
from academie.games.tables.law.primaute import FIRST_CHANCES, FIRST_DICE, FirstDice
from academie.games.tables.law.throw import CHANCES, THROWS, Throw
from academie.games.trictrac.arbiter import (
    acts,
    claims,
    leaving,
)
from academie.games.trictrac.arbiter import (
    forced_play as compelling,
)
from academie.games.trictrac.arbiter import (
    hand_acts as hands,
)
from academie.games.trictrac.arbiter import (
    missing_men as counting_men,
)
from academie.games.trictrac.arbiter import (
    playing as wood,
)
from academie.games.trictrac.arbiter.acts import TableAct
from academie.games.trictrac.arbiter.claims import school
from academie.games.trictrac.arbiter.judging import woods
from academie.games.trictrac.arbiter.leaving import why_he_stays
from academie.games.trictrac.arbiter.marker import due_acts
from academie.games.trictrac.arbiter.missing_men import completed, laid_out
from academie.games.trictrac.arbiter.playing import awaits_correction
from academie.games.trictrac.arbiter.strictness import Manners
from academie.games.trictrac.arbiter.table_state import Moment, Scene
from academie.games.trictrac.arbiter.windows import completes_hole
from academie.games.trictrac.law.rules import TrictracRules
from academie.games.trictrac.law.state import Partie, Phase
from academie.kernel import (
    BLACK,
    CHANCE,
    WHITE,
    Actor,
    Event,
    Outcome,
    Seat,
    State,
    Text,
    other,
)
from academie.kernel.errors import refusal
from academie.kernel.hand_act import HandAct

PROCEDURES: Final[Mapping[type, Callable[[Scene, Any], Scene]]] = {
    FirstDice: wood.first_dice,
    Throw: wood.thrown,
    acts.Jeter: wood.jeter,
    acts.Bois: wood.bois,
    acts.JeMEnVais: leaving.je_m_en_vais,
    acts.Accorder: leaving.accorder,
    acts.Corriger: wood.corriger,
    acts.Jeton: hands.jeton,
    acts.AutreJeton: hands.autre_jeton,
    acts.Fichet: hands.fichet,
    acts.Doubler: hands.doubler,
    acts.Dedoubler: hands.dedoubler,
    acts.Effacer: hands.effacer,
    acts.Pavillon: hands.pavillon,
    acts.Dire: hands.dire,
    acts.JeTiens: hands.je_tiens,
    acts.Adouber: hands.adouber,
    acts.Toucher: hands.toucher,
    acts.Lacher: hands.lacher,
    acts.Ecole: claims.ecole,
    acts.Entiere: claims.entiere,
    acts.Rectifier: compelling.rectifier,
    acts.FaireMarquer: compelling.faire_marquer,
    acts.FaireJouer: compelling.faire_jouer,
    acts.FaireRejouer: compelling.faire_rejouer,
    acts.Signaler: counting_men.signaler,
}


@dataclass(frozen=True, slots=True, repr=False)
class Table(State[TableAct]):
    """A table in `courtois` or `rigueur`.

    `actions()` are the acts of good play: marking what is owed, throwing, playing, claiming what is true.
    `apply` takes faults as well, from either seat, and refuses only what no rule foresees.
    """

    scene: Scene

    @property
    def ruleset(self) -> TrictracRules:
        return self.scene.partie.rules

    @property
    def manners(self) -> Manners:
        return self.scene.manners

    @property
    def events(self) -> tuple[Event, ...]:
        return self.scene.happened

    @property
    def actor(self) -> Actor:
        match self.scene.moment:
            case Moment.FIRST_DICE | Moment.CAST:
                return CHANCE
            case Moment.READY | Moment.THROWN:
                return self.scene.thrower
            case Moment.LEAVING:
                return other(self.scene.thrower)
            case Moment.OVER:
                return None

    def author(self, action: TableAct) -> Actor:
        return action.by if isinstance(action, HandAct) else CHANCE

    def actions(self) -> Sequence[TableAct]:
        return tuple(dict.fromkeys(self._regular()))

    def _regular(self) -> Iterator[TableAct]:
        scene, seat = self.scene, self.scene.thrower
        foe = other(seat)
        match scene.moment:
            case Moment.FIRST_DICE:
                yield from FIRST_DICE
            case Moment.CAST:
                yield from THROWS
            case Moment.READY:
                yield from due_acts(scene, seat)
                if not awaits_correction(scene):
                    yield acts.Jeter(seat)
                if scene.sortie and completes_hole(scene, seat):
                    yield acts.JeMEnVais(seat)
                yield from self._claims(seat)
            case Moment.THROWN:
                yield from due_acts(scene, seat)
                if completes_hole(scene, seat) and why_he_stays(scene, seat) is None:
                    yield acts.JeMEnVais(seat)
                yield from (acts.Bois(seat, moves) for moves in woods(scene))
                yield from self._claims(foe)
            case Moment.LEAVING:
                yield acts.Accorder(foe)
                yield from self._claims(foe)
            case Moment.OVER:
                return

    def _claims(self, claimant: Seat) -> Iterator[TableAct]:
        """What the claimant may rightly claim or impose."""
        if points := school(self.scene, claimant):
            yield acts.Ecole(claimant, points)
        for fault in self.scene.open_against(other(claimant)):
            if fault.right is not None:
                yield acts.Rectifier(claimant)
            if fault.replay:
                yield acts.FaireRejouer(claimant)
            yield from (acts.FaireJouer(claimant, play) for play in fault.plays)

    def chance(self) -> Sequence[tuple[TableAct, Fraction]]:
        match self.scene.moment:
            case Moment.FIRST_DICE:
                return FIRST_CHANCES
            case Moment.CAST:
                return CHANCES
            case _:
                return ()

    def apply(self, action: TableAct) -> Table:
        quiet = replace(self.scene, happened=())
        if self.scene.moment is Moment.OVER:
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
        return Table(PROCEDURES[type(action)](quiet, action))

    @property
    def outcome(self) -> Outcome | None:
        if self.scene.moment is not Moment.OVER:
            return None
        return replace(self.scene.partie, phase=Phase.OVER).outcome

    def mirrored(self) -> Table:
        return Table(self.scene.mirrored())

    def flaws(self) -> tuple[str, ...]:
        """Those of the position, a missing man being thought where he would be put back."""
        partie = self.scene.partie
        for seat in (WHITE, BLACK):
            if missing := self.scene.missing[seat]:
                partie = replace(partie, men=completed(partie.men, seat, missing))
        run = partie.score.bredouille
        if run is not None and not partie.score.points[run]:
            partie = replace(partie, score=replace(partie.score, bredouille=None))
        return partie.board_flaws()


def laid(partie: Partie, by: Manners, missing: Pair[int] = (0, 0)) -> Table:
    """The table of a partie about to be thrown for; `missing` is how many men each plays short of fifteen."""
    return Table(laid_out(partie, Scene(partie, by, missing=missing)))
