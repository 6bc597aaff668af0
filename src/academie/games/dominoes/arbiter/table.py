"""The state of a game of dominoes played by hand: a tile can be laid where it does not fit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Final

from academie.games.dominoes.arbiter import acts, claims
from academie.games.dominoes.arbiter import hand_acts as hands
from academie.games.dominoes.arbiter.acts import Annoncer, DireBoude, Presenter, TableAct
from academie.games.dominoes.arbiter.faults import Kind
from academie.games.dominoes.arbiter.table_state import TableState, new_table
from academie.games.dominoes.law.acts import Battre, DominoAction, Poseur, Prendre
from academie.games.dominoes.law.line import ends
from academie.games.dominoes.law.rules import DominoRules
from academie.games.dominoes.law.state import DominoState
from academie.games.dominoes.law.tiles import Tile
from academie.kernel import CHANCE, Actor, Event, Outcome, Seat, State, Text
from academie.kernel.action import HandAct, refuse_unless
from academie.kernel.errors import refusal

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
"""The acts that are the same by hand."""
REASON: Final = "fausse-boude"


@dataclass(frozen=True, slots=True, repr=False)
class ArbitratedState(State[TableAct]):
    """A table of dominoes in `rigueur`.

    `actions()` are the acts of good play: laying what fits, bouding where nothing does, taking a wrong word
    back, and taking up the faults of adversaries. `apply` takes faults as well, and refuses only what no rule
    foresees.
    """

    state: TableState

    @property
    def ruleset(self) -> DominoRules:
        return self.state.game.rules

    @property
    def seats(self) -> int:
        return self.state.players

    @property
    def events(self) -> tuple[Event, ...]:
        return self.state.last_events

    @property
    def actor(self) -> Actor:
        """Who is to play; a coup that is over waits first for the nearest adversary of the offender."""
        state = self.state
        if state.over:
            return None
        if state.faults and not state.playing:
            return next(state.adversaries(state.faults[0].offender))
        return state.game.actor

    def author(self, action: TableAct) -> Actor:
        return action.by if isinstance(action, HandAct) else self.state.game.actor

    def actions(self) -> Sequence[TableAct]:
        state = self.state
        if state.over:
            return ()
        if state.game.actor is CHANCE or not (state.playing or state.faults):
            return tuple(act for act in state.game.actions() if isinstance(act, BY_LAW))
        return tuple(self._regular())

    def _regular(self) -> Iterator[TableAct]:
        state, actor = self.state, self.actor
        assert isinstance(actor, int)
        if state.playing:
            yield from self._plays()
        yield from self._claims(actor)
        if not state.playing:
            yield acts.Laisser(actor, players=self.seats)
        for seat in map(Seat, range(self.seats)):
            if seat != actor:
                yield from self._claims(seat)
            if hands.noticed(state, seat):
                yield acts.SeReprendre(seat, players=self.seats)

    def _plays(self) -> Iterator[TableAct]:
        """What the player may well do; nothing where his hand is hidden."""
        state, player = self.state, self.state.player
        lawful = state.lawful()
        yield from (hands.presented(player, play, self.seats) for play in lawful)
        if not lawful and not state.game.hands[player].hidden:
            yield acts.DireBoude(player, players=self.seats)

    def _claims(self, claimant: Seat) -> Iterator[TableAct]:
        """What the claimant may do about the faults of his adversaries."""
        state, players = self.state, self.seats
        found = state.against(claimant)
        false = (fault.offender for fault in found if fault.kind is Kind.FALSE_BOUDE)
        for offender in dict.fromkeys(false):
            yield acts.Exiger(claimant, offender, players=players)
        for on in dict.fromkeys(number for fault in found for number in fault.on):
            yield acts.FairePoser(claimant, on, players=players)
        if any(fault.recallable for fault in found):
            yield acts.FaireReprendre(claimant, players=players)
        if any(fault.kind is Kind.NOT_ANNOUNCED for fault in found):
            yield acts.ExigerAnnonce(claimant, players=players)
        if claims.may_forbid(state, claimant):
            yield acts.Defendre(claimant, players=players)

    def apply(self, action: TableAct) -> ArbitratedState:
        state = replace(self.state, last_events=())
        refuse_unless(not state.over, Text("la partie est finie", "the party is over"))
        if not isinstance(action, HandAct):
            return ArbitratedState(_by_law(state, action))
        refuse_unless(
            action.by in range(self.seats), Text("il n'y a personne à cette place", "nobody sits there")
        )
        refuse_unless(
            type(action) in PROCEDURES,
            Text(f"{action} n'est pas un acte des dominos", f"{action} is no act of dominoes"),
        )
        seated: Any = replace(action, players=self.seats)
        return ArbitratedState(PROCEDURES[type(action)](state, seated))

    def chance(self) -> Sequence[tuple[TableAct, Fraction]]:
        chance = self.state.game.chance()
        return tuple((act, weight) for act, weight in chance if isinstance(act, BY_LAW))

    @property
    def outcome(self) -> Outcome | None:
        state = self.state
        if not state.over:
            return None
        return state.game.outcome if state.payer is None else paid(state, state.payer)

    def mirrored(self) -> ArbitratedState:
        return ArbitratedState(self.state.mirrored())

    def problems(self) -> tuple[str, ...]:
        return self.state.game.problems()

    def view(self, seat: Seat | None) -> ArbitratedState:
        return ArbitratedState(self.state.view(seat))


def paid(state: TableState, payer: Seat) -> Outcome:
    """A stake from the payer to every adversary; his partner neither loses nor gains.

    Source: ACAD-D rules XVI, XXII.
    """
    rules, seats = state.game.rules, range(state.players)
    gains = [0 if rules.together(Seat(seat), payer) else 1 for seat in seats]
    gains[payer] = -sum(gains)
    return Outcome(tuple(map(Fraction, gains)), REASON)


def _by_law(state: TableState, action: DominoAction) -> TableState:
    """Drawing, shuffling and taking, which are the same by hand; a new coup begins with nothing announced."""
    if not isinstance(action, BY_LAW):
        raise refusal(
            action, Text("un dé se pose à la main : dites de qui", "a dé is laid by a hand: say whose")
        )
    refuse_unless(
        not state.faults,
        Text(
            "une faute attend un mot : on la relève, ou on la laisse",
            "a fault waits for a word: it is taken up, or let pass",
        ),
    )
    game = state.game.apply(action)
    return new_table(replace(game, last_events=())).with_events(*game.last_events)


def game_of(state: State[Any]) -> DominoState:
    """Return the game itself, whether or not its tiles are laid by hand."""
    game = state.state.game if isinstance(state, ArbitratedState) else state
    assert isinstance(game, DominoState)
    return game


def set_table(game: DominoState) -> ArbitratedState:
    """The table at the start of a game."""
    return ArbitratedState(new_table(game))


def possible_acts(state: TableState, seat: Seat) -> Iterator[TableAct]:
    """Every tile of his hand laid at every end by either half or announced, and boude; nothing out of turn.

    Some may be refused: what is obliged or forbidden is not asked here.
    """
    if state.over or not state.playing or state.player != seat:
        return
    for tile in state.game.hands[seat].tiles:
        yield from _ways_to_lay(state, seat, tile)
    if state.game.line:
        yield DireBoude(seat, players=state.players)
    if state.announced is None:
        for tile in state.game.hands[seat].tiles:
            yield Annoncer(seat, tile, players=state.players)


def _ways_to_lay(state: TableState, seat: Seat, tile: Tile) -> Iterator[TableAct]:
    if not state.game.line:
        yield Presenter(seat, *tile, tile.high, players=state.players)
    for on in dict.fromkeys(ends(state.game.line)):
        for inner in dict.fromkeys(tile):
            yield Presenter(seat, inner, tile.beyond(inner), on, players=state.players)
