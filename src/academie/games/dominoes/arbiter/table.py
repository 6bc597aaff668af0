"""Dominoes with hands on the table: fitting is an act, and can be done wrongly."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Final

from academie.games.dominoes.arbiter import acts, claims
from academie.games.dominoes.arbiter import hand_acts as hands
from academie.games.dominoes.arbiter.acts import Annoncer, DireBoude, Presenter, TableAct
from academie.games.dominoes.arbiter.faults import Kind
from academie.games.dominoes.arbiter.table_state import TableState, cleared
from academie.games.dominoes.law.acts import Battre, DominoAction, Poseur, Prendre
from academie.games.dominoes.law.line import ends
from academie.games.dominoes.law.rules import DominoRules
from academie.games.dominoes.law.state import DominoState
from academie.games.dominoes.law.tiles import Tile
from academie.kernel import CHANCE, Actor, Event, Outcome, Seat, State, Text
from academie.kernel.errors import refusal
from academie.kernel.hand_act import HandAct, refuse_unless

PROCEDURES: Final[Mapping[type, Callable[[TableState, Any], TableState]]] = {
    acts.Presenter: hands.presenter,
    acts.DireBoude: hands.dire_boude,
    acts.Annoncer: hands.annoncer,
    acts.SeReprendre: hands.se_reprendre,
    acts.Exiger: claims.exiger,
    acts.FairePoser: claims.faire_poser,
    acts.FaireReprendre: claims.faire_reprendre,
    acts.ExigerAnnonce: claims.exiger_annonce,
    acts.Defendre: claims.defendre,
    acts.Laisser: claims.laisser,
}
BY_LAW: Final = (Poseur, Battre, Prendre)
"""The acts that hands do not change."""
REASON: Final = "fausse-boude"


@dataclass(frozen=True, slots=True, repr=False)
class ArbitratedState(State[TableAct]):
    """A table of dominoes in `rigueur`.

    `actions()` are the acts of good play: laying what fits, bouding where nothing does, taking a wrong word
    back, and taking up the faults of adversaries. `apply` takes faults as well, and refuses only what no rule
    foresees.
    """

    scene: TableState

    @property
    def ruleset(self) -> DominoRules:
        return self.scene.partie.rules

    @property
    def seats(self) -> int:
        return self.scene.players

    @property
    def events(self) -> tuple[Event, ...]:
        return self.scene.last_events

    @property
    def actor(self) -> Actor:
        """Who is to play; a coup that is over waits first for the nearest adversary of who was at fault."""
        scene = self.scene
        if scene.over:
            return None
        if scene.faults and not scene.playing:
            return next(scene.adversaries(scene.faults[0].offender))
        return scene.partie.actor

    def author(self, action: TableAct) -> Actor:
        return action.by if isinstance(action, HandAct) else self.scene.partie.actor

    def actions(self) -> Sequence[TableAct]:
        scene = self.scene
        if scene.over:
            return ()
        if scene.partie.actor is CHANCE or not (scene.playing or scene.faults):
            return tuple(act for act in scene.partie.actions() if isinstance(act, BY_LAW))
        return tuple(self._regular())

    def _regular(self) -> Iterator[TableAct]:
        scene, actor = self.scene, self.actor
        assert isinstance(actor, int)
        if scene.playing:
            yield from self._plays()
        yield from self._claims(actor)
        if not scene.playing:
            yield acts.Laisser(actor, players=self.seats)
        for seat in map(Seat, range(self.seats)):
            if seat != actor:
                yield from self._claims(seat)
            if hands.noticed(scene, seat):
                yield acts.SeReprendre(seat, players=self.seats)

    def _plays(self) -> Iterator[TableAct]:
        """What the player may well do; nothing where his hand is hidden."""
        scene, player = self.scene, self.scene.player
        lawful = scene.lawful()
        yield from (hands.presented(player, play, self.seats) for play in lawful)
        if not lawful and not scene.partie.hands[player].hidden:
            yield acts.DireBoude(player, players=self.seats)

    def _claims(self, claimant: Seat) -> Iterator[TableAct]:
        """What the claimant may do about the faults of his adversaries."""
        scene, players = self.scene, self.seats
        found = scene.against(claimant)
        false = (fault.offender for fault in found if fault.kind is Kind.FALSE_BOUDE)
        for offender in dict.fromkeys(false):
            yield acts.Exiger(claimant, offender, players=players)
        for on in dict.fromkeys(number for fault in found for number in fault.on):
            yield acts.FairePoser(claimant, on, players=players)
        if any(fault.recallable for fault in found):
            yield acts.FaireReprendre(claimant, players=players)
        if any(fault.kind is Kind.NOT_ANNOUNCED for fault in found):
            yield acts.ExigerAnnonce(claimant, players=players)
        if claims.may_forbid(scene, claimant):
            yield acts.Defendre(claimant, players=players)

    def apply(self, action: TableAct) -> ArbitratedState:
        scene = replace(self.scene, last_events=())
        refuse_unless(not scene.over, Text("la partie est finie", "the party is over"))
        if not isinstance(action, HandAct):
            return ArbitratedState(_by_law(scene, action))
        refuse_unless(
            action.by in range(self.seats), Text("il n'y a personne à cette place", "nobody sits there")
        )
        refuse_unless(
            type(action) in PROCEDURES,
            Text(f"{action} n'est pas un acte des dominos", f"{action} is no act of dominoes"),
        )
        seated: Any = replace(action, players=self.seats)
        return ArbitratedState(PROCEDURES[type(action)](scene, seated))

    def chance(self) -> Sequence[tuple[TableAct, Fraction]]:
        chance = self.scene.partie.chance()
        return tuple((act, weight) for act, weight in chance if isinstance(act, BY_LAW))

    @property
    def outcome(self) -> Outcome | None:
        scene = self.scene
        if not scene.over:
            return None
        return scene.partie.outcome if scene.payer is None else paid(scene, scene.payer)

    def mirrored(self) -> ArbitratedState:
        return ArbitratedState(self.scene.mirrored())

    def problems(self) -> tuple[str, ...]:
        return self.scene.partie.problems()

    def view(self, seat: Seat | None) -> ArbitratedState:
        return ArbitratedState(self.scene.view(seat))


def paid(scene: TableState, payer: Seat) -> Outcome:
    """A stake from the payer to every adversary; his partner neither loses nor gains.

    Source: ACAD-D rules XVI, XXII.
    """
    rules, seats = scene.partie.rules, range(scene.players)
    gains = [0 if rules.together(Seat(seat), payer) else 1 for seat in seats]
    gains[payer] = -sum(gains)
    return Outcome(tuple(map(Fraction, gains)), REASON)


def _by_law(scene: TableState, action: DominoAction) -> TableState:
    """Drawing, shuffling and taking, which hands do not change; a new coup begins with nothing said."""
    if not isinstance(action, BY_LAW):
        raise refusal(
            action, Text("un dé se pose à la main : dites de qui", "a dé is laid by a hand: say whose")
        )
    refuse_unless(
        not scene.faults,
        Text(
            "une faute attend un mot : on la relève, ou on la laisse",
            "a fault waits for a word: it is taken up, or let pass",
        ),
    )
    partie = scene.partie.apply(action)
    return cleared(replace(partie, last_events=())).telling(*partie.last_events)


def laid(partie: DominoState) -> ArbitratedState:
    """The table at the start of a party."""
    return ArbitratedState(cleared(partie))


def reach(scene: TableState, seat: Seat) -> Iterator[TableAct]:
    """Every dé of his laid at every end by either half, named, and the word; nothing out of turn.

    Some may be refused: what is obliged or forbidden is not asked here.
    """
    if scene.over or not scene.playing or scene.player != seat:
        return
    for tile in scene.partie.hands[seat].tiles:
        yield from _ways_to_lay(scene, seat, tile)
    if scene.partie.line:
        yield DireBoude(seat, players=scene.players)
    if scene.announced is None:
        for tile in scene.partie.hands[seat].tiles:
            yield Annoncer(seat, tile, players=scene.players)


def _ways_to_lay(scene: TableState, seat: Seat, tile: Tile) -> Iterator[TableAct]:
    if not scene.partie.line:
        yield Presenter(seat, *tile, tile.high, players=scene.players)
    for on in dict.fromkeys(ends(scene.partie.line)):
        for inner in dict.fromkeys(tile):
            yield Presenter(seat, inner, tile.beyond(inner), on, players=scene.players)
