"""The state of a game of dominoes played by hand: a tile can be laid where it does not fit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Final

from academie.games.dominoes.arbiter import acts, claims, dealing
from academie.games.dominoes.arbiter import hand_acts as hands
from academie.games.dominoes.arbiter.acts import Annoncer, Decouvrir, DireBoude, Presenter, TableAct
from academie.games.dominoes.arbiter.faults import Kind
from academie.games.dominoes.arbiter.table_state import Pending, Step, TableState, new_table
from academie.games.dominoes.law.acts import Battre, DominoAction, Poseur, Prendre, Tirer
from academie.games.dominoes.law.counting import pot
from academie.games.dominoes.law.line import ends
from academie.games.dominoes.law.rules import Aim, DominoRules, FaultCost
from academie.games.dominoes.law.state import DominoState, Phase
from academie.games.dominoes.law.tiles import Tile
from academie.kernel import CHANCE, Actor, Event, Outcome, Seat, State
from academie.kernel.action import HandAct, refuse_unless
from academie.kernel.errors import refusal
from academie.words import Message, Text

PROCEDURES: Final[Mapping[type, Callable[[TableState, Any], TableState]]] = {
    acts.Presenter: hands.presenter,
    acts.DireBoude: hands.dire_boude,
    acts.Annoncer: hands.annoncer,
    acts.Decouvrir: hands.decouvrir,
    acts.SeReprendre: hands.se_reprendre,
    acts.Exiger: claims.exiger,
    acts.FairePoser: claims.faire_poser,
    acts.FaireReprendre: claims.faire_reprendre,
    acts.ExigerAnnonce: claims.exiger_annonce,
    acts.Defendre: claims.defendre,
    acts.Laisser: claims.laisser,
    acts.PrendreDes: dealing.prendre_des,
    acts.Compter: dealing.compter,
    acts.ReprendreUnDe: dealing.reprendre_un_de,
    acts.Retirer: dealing.retirer,
    acts.Renverser: dealing.renverser,
    acts.FaireRebattre: dealing.faire_rebattre,
}
ANSWERS: Final[Mapping[Step, tuple[type[acts.SeatedAct], ...]]] = {
    Step.OWES: (acts.ReprendreUnDe,),
    Step.UPSET: (acts.FaireRebattre, acts.Laisser),
    Step.DRAWS: (),
    Step.GIVES: (),
}
"""The only acts while the table waits for something."""
BY_LAW: Final = (Tirer, Poseur, Battre, Prendre)
"""The acts that are the same by hand."""
BLIND: Final = (Prendre, acts.Rendre, acts.DeVu)
"""Those of chance where it draws for a hand, or something is seen."""


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
        if state.pending is not None:
            return CHANCE if state.pending.by_chance else state.pending.seat
        if state.faults and not state.playing:
            return next(state.adversaries(state.faults[0].offender))
        return state.game.actor

    def author(self, action: TableAct) -> Actor:
        if isinstance(action, HandAct):
            return action.by
        return CHANCE if isinstance(action, BLIND) else self.state.game.actor

    def actions(self) -> Sequence[TableAct]:
        state = self.state
        if state.over:
            return ()
        if blind := dealing.blind_chance(state):
            return tuple(act for act, _ in blind)
        if state.pending is not None:
            return tuple(_answers(state.pending, self.seats))
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
        for seat in map(Seat, range(players)):
            if dealing.may_count(state, claimant, seat):
                yield acts.Compter(claimant, seat, players=players)
            if dealing.may_draw(state, claimant, seat):
                yield acts.Retirer(claimant, seat, players=players)

    def apply(self, action: TableAct) -> ArbitratedState:
        state = replace(self.state, last_events=())
        refuse_unless(not state.over, Message("dominoes-over"))
        if not isinstance(action, HandAct):
            return ArbitratedState(_by_law(state, action))
        _refuse_while_waiting(state, action)
        refuse_unless(action.by in range(self.seats), Message("dominoes-no-seat"))
        refuse_unless(
            type(action) in PROCEDURES,
            Message("dominoes-no-act"),
        )
        seated: Any = replace(action, players=self.seats)
        return ArbitratedState(PROCEDURES[type(action)](state, seated))

    def chance(self) -> Sequence[tuple[TableAct, Fraction]]:
        if blind := dealing.blind_chance(self.state):
            return blind
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

    def problems(self) -> tuple[Text, ...]:
        return self.state.game.problems()

    def view(self, seat: Seat | None) -> ArbitratedState:
        return ArbitratedState(self.state.view(seat))


def _answers(pending: Pending, players: int) -> Iterator[TableAct]:
    """What the player may say for whom the table waits."""
    for kind in ANSWERS[pending.step]:
        answer: Any = kind(pending.seat, players=players)
        yield answer


def _refuse_while_waiting(state: TableState, action: HandAct) -> None:
    pending = state.pending
    refuse_unless(
        pending is None or (isinstance(action, ANSWERS[pending.step]) and action.by == pending.seat),
        Message("dominoes-other-act"),
    )


def paid(state: TableState, payer: Seat) -> Outcome:
    """A stake from the payer to every adversary; his partner neither loses nor gains.

    Where stakes are taken back, those taken stay so; the pot goes to the others in equal parts, besides the
    stake he pays each of them: a reading, since the treatise only says that he loses.
    Source: ACAD-D rules III, XVI, XXII.
    """
    rules, seats = state.game.rules, map(Seat, range(state.players))
    gains = [Fraction(0 if state.game.together(seat, payer) else 1) for seat in seats]
    gains[payer] = -sum(gains, start=Fraction(0))
    if rules.aim.value is Aim.STAKES and rules.fault_cost.value is FaultCost.PARTY:
        gains = [gain + had for gain, had in zip(gains, _stakes(state, payer), strict=True)]
    return Outcome(tuple(gains), state.lost_by)


def _stakes(state: TableState, payer: Seat) -> Iterator[Fraction]:
    """What each has of his stakes as the coup began, once the pot is shared by all but the payer."""
    ended = not state.playing and state.played is not None
    taken = state.played.before.game.scores if ended and state.played else state.game.scores
    pots, left = sum(taken) // state.players + 1, pot(taken, state.game.agreement)
    for seat, stakes in enumerate(taken):
        yield stakes - pots + (Fraction(0) if seat == payer else Fraction(left, state.players - 1))


def _by_law(state: TableState, action: TableAct | DominoAction) -> TableState:
    """Drawing, shuffling and taking, which are the same by hand; a new coup begins with nothing announced."""
    if isinstance(action, BLIND) and (state.pending or not isinstance(action, Prendre)):
        return dealing.drawn(state, action)
    if not isinstance(action, BY_LAW):
        raise refusal(action, Message("dominoes-hand-needed"))
    refuse_unless(
        not state.faults and state.pending is None,
        Message("dominoes-fault-open"),
    )
    game = state.game.apply(action)
    if isinstance(action, Battre):
        game = replace(game, taking=state.wanted)
    return new_table(replace(game, last_events=()), complete=state.complete).with_events(*game.last_events)


def game_of(state: State[Any]) -> DominoState:
    """Return the game itself, whether or not its tiles are laid by hand."""
    game = state.state.game if isinstance(state, ArbitratedState) else state
    assert isinstance(game, DominoState)
    return game


def set_table(game: DominoState, *, complete: bool = False) -> ArbitratedState:
    """The table at the start of a game, or of a position."""
    return ArbitratedState(new_table(game, complete=complete))


def possible_acts(state: TableState, seat: Seat) -> Iterator[TableAct]:
    """At his turn, every tile of his hand laid at either end by either half, announced or uncovered; boude.

    Before a coup, how many tiles he takes. Some may be refused: what is obliged or forbidden is not asked.
    """
    if state.over or state.pending is not None:
        return
    if state.game.phase is Phase.SHUFFLE and not state.faults:
        yield from _ways_to_take(state, seat)
    if dealing.may_upset(state, seat):
        yield acts.Renverser(seat, Seat(1 - seat), players=state.players)
    if not state.playing or state.player != seat:
        return
    for tile in state.game.hands[seat].tiles:
        yield from _ways_to_lay(state, seat, tile)
    if state.game.line:
        yield DireBoude(seat, players=state.players)
    if state.announced is None:
        for tile in state.game.hands[seat].tiles:
            yield Annoncer(seat, tile, players=state.players)
    for tile in state.game.hands[seat].tiles:
        if tile not in state.known[seat]:
            yield Decouvrir(seat, tile, players=state.players)


def _ways_to_take(state: TableState, seat: Seat) -> Iterator[TableAct]:
    usual = state.game.agreement.tiles
    for count in range(max(1, usual - 2), usual + 3):
        yield acts.PrendreDes(seat, count, players=state.players)


def _ways_to_lay(state: TableState, seat: Seat, tile: Tile) -> Iterator[TableAct]:
    if not state.game.line:
        yield Presenter(seat, *tile, tile.high, players=state.players)
    for on in dict.fromkeys(ends(state.game.line)):
        for inner in dict.fromkeys(tile):
            yield Presenter(seat, inner, tile.beyond(inner), on, players=state.players)
