"""The state of a game of draughts played by hand: taking is an act and can be done wrongly.

Source on leaving and refusing: MAN rules XVI, XXXIX, ch. IV on rule XVI; METZ rule XXI.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Final

from academie.games.draughts.arbiter import acts, claims
from academie.games.draughts.arbiter import hand_acts as hands
from academie.games.draughts.arbiter.acts import Accorder, ProposerDeQuitter, Quitter, Refuser, TableAct
from academie.games.draughts.arbiter.faults import Decision, Kind, Moves, ordered
from academie.games.draughts.arbiter.judging import legal_moves, moves_of
from academie.games.draughts.arbiter.strictness import Strictness
from academie.games.draughts.arbiter.table_state import Leaving, Left, TableState
from academie.games.draughts.law.acts import DraughtsAction, Move
from academie.games.draughts.law.board import Line, squares
from academie.games.draughts.law.moves import every_capture, steps
from academie.games.draughts.law.rules import DraughtsRules
from academie.games.draughts.law.state import DraughtsState, Phase
from academie.kernel import BLACK, WHITE, Actor, Event, Outcome, Seat, State, other
from academie.kernel.action import HandAct, refuse_unless
from academie.words import Message, Text


@dataclass(frozen=True, slots=True, repr=False)
class ArbitratedState(State[TableAct]):
    """A damier in `rigueur`.

    `actions()` are the acts of good play: moving lawfully, and taking up the faults of the other. `apply`
    takes faults as well, from either seat, and refuses only what no rule foresees.
    """

    state: TableState

    @property
    def ruleset(self) -> DraughtsRules:
        return self.state.game.rules

    @property
    def strictness(self) -> Strictness:
        return self.state.strictness

    @property
    def events(self) -> tuple[Event, ...]:
        return self.state.last_events

    @property
    def actor(self) -> Actor:
        state = self.state
        if state.over:
            return None
        if state.committed is not None:
            return state.committed.by
        return other(state.player) if state.game.phase is Phase.OFFERED else state.player

    def author(self, action: TableAct) -> Actor:
        return action.by if isinstance(action, HandAct) else self.state.game.actor

    def actions(self) -> Sequence[TableAct]:
        return () if self.state.over else tuple(self._regular())

    def _regular(self) -> Iterator[TableAct]:
        state, player = self.state, self.state.player
        if state.committed is not None:
            yield state.committed
            return
        if state.bound is not None:
            yield from (acts.Jouer(player, move) for move in state.bound.moves)
            return
        yield from (acts.Jouer(player, move) for move in self._moves())
        if not state.touched:
            yield from (act for act in state.game.actions() if not isinstance(act, Move))
        yield from self._claims(player)
        if state.game.ending is not None:
            yield acts.Laisser(player)
        yield from self._claims(other(player))

    def _moves(self) -> Moves:
        """What the player may well play, given what he has touched."""
        game, touched = self.state.game, self.state.touched
        legal = legal_moves(game)
        if not touched:
            return legal
        able = (move for square in touched for move in moves_of(game, square))
        return tuple(move for move in legal if move.start in touched) or ordered(tuple(able))

    def _claims(self, claimant: Seat) -> Iterator[TableAct]:
        """What the claimant may do about the faults of the other."""
        state, foe = self.state, other(claimant)
        faults = state.open_against(foe)
        for square in state.huffable(foe):
            yield acts.Souffler(claimant, square, state.damier)
        if state.huffable(foe):
            yield acts.FairePrendre(claimant)
        for square in state.playable(foe):
            yield acts.FaireJouer(claimant, square, state.damier)
        if any(fault.kind is Kind.FALSE_MOVE for fault in faults):
            yield acts.FaireRejouer(claimant)
        if any(fault.right for fault in faults):
            yield acts.Consentir(claimant)

    def apply(self, action: TableAct) -> ArbitratedState:
        state = replace(self.state, last_events=())
        refuse_unless(not state.over, Message("draughts-over"))
        refuse_unless(
            state.committed is None or action == state.committed or isinstance(action, acts.Quitter),
            Message("draughts-huff-first"),
        )
        if not isinstance(action, HandAct):
            return ArbitratedState(_by_law(state, action))
        refuse_unless(action.by in {WHITE, BLACK}, Message("draughts-no-seat"))
        refuse_unless(
            type(action) in PROCEDURES,
            Message("draughts-no-act"),
        )
        return ArbitratedState(PROCEDURES[type(action)](state, action))

    def chance(self) -> Sequence[tuple[TableAct, Fraction]]:
        return ()

    @property
    def outcome(self) -> Outcome | None:
        state = self.state
        if not state.over:
            return None
        if state.left is None:
            return state.game.outcome
        how, loser = state.left
        gain = Fraction(0 if loser is None else -1 if loser == WHITE else 1)
        return Outcome((gain, -gain), how.value)

    def mirrored(self) -> ArbitratedState:
        return ArbitratedState(self.state.mirrored())

    def problems(self) -> tuple[Text, ...]:
        # At the end nobody may have a piece left: one lost his last falsely, the other was huffed for it.
        return () if self.state.over else self.state.game.problems()


def _by_law(state: TableState, action: DraughtsAction) -> TableState:
    """The offer to crown and its answers, which are the same by hand. Making one lets faults pass."""
    refuse_unless(
        not isinstance(action, Move),
        Message("draughts-hand-needed"),
    )
    refuse_unless(
        state.bound is None and not state.touched,
        Message("draughts-obligation-first"),
    )
    after = state.game.apply(action)
    return replace(hands.passed_over(state), played=None, proposed=None).with_game(after).settled()


def game_of(state: State[Any]) -> DraughtsState:
    """Return the game itself, whether or not its pieces are moved by hand."""
    if isinstance(state, DraughtsState):
        return state
    assert isinstance(state, ArbitratedState)
    return state.state.game


def set_table(game: DraughtsState, by: Strictness) -> ArbitratedState:
    """The table at the start of a game."""
    return ArbitratedState(TableState(game, by))


def refuser(state: TableState, act: Refuser) -> TableState:
    """Refusing to take loses; refusing to play is leaving, which loses too."""
    bound = state.bound
    refuse_unless(
        bound is not None and act.by == state.player,
        Message("draughts-not-obliged"),
    )
    assert bound is not None
    how = Leaving.REFUSED if bound.taking else Leaving.LEFT
    decision = Decision.REFUSED if bound.taking else Decision.LEFT
    return replace(state, left=Left(how, act.by)).with_ruling(act.by, decision)


def quitter(state: TableState, act: Quitter) -> TableState:
    return replace(state, left=Left(Leaving.LEFT, act.by)).with_ruling(act.by, Decision.LEFT)


def proposer_de_quitter(state: TableState, act: ProposerDeQuitter) -> TableState:
    refuse_unless(state.proposed is None, Message("draughts-already-proposed"))
    return replace(state, proposed=act.by).with_ruling(act.by, Decision.PROPOSED)


def accorder(state: TableState, act: Accorder) -> TableState:
    refuse_unless(
        state.proposed == other(act.by),
        Message("draughts-nothing-proposed"),
    )
    return replace(state, left=Left(Leaving.AGREED, None)).with_ruling(act.by, Decision.AGREED)


PROCEDURES: Final[Mapping[type, Callable[[TableState, Any], TableState]]] = {
    acts.Adouber: hands.adouber,
    acts.Toucher: hands.toucher,
    acts.Jouer: hands.jouer,
    acts.Laisser: hands.laisser,
    acts.Souffler: claims.souffler,
    acts.FairePrendre: claims.faire_prendre,
    acts.FaireJouer: claims.faire_jouer,
    acts.FaireRejouer: claims.faire_rejouer,
    acts.Consentir: claims.consentir,
    acts.Refuser: refuser,
    acts.Quitter: quitter,
    acts.ProposerDeQuitter: proposer_de_quitter,
    acts.Accorder: accorder,
}


def possible_acts(state: TableState, seat: Seat) -> Iterator[TableAct]:
    """Every act that `seat` may try now; what else a slip of the hand can do may be written."""
    if state.over:
        return
    if state.committed is not None:
        yield from (state.committed,) if state.committed.by == seat else ()
        return
    if state.proposed == other(seat):
        yield acts.Accorder(seat)
    if state.game.phase is Phase.OFFERED:
        yield from _spoken_acts(state, seat)
        return
    if seat == state.player:
        yield from _to_play(state, seat)
    if state.played is not None or state.touched:
        yield from _claim_acts(state, seat)


def _to_play(state: TableState, seat: Seat) -> Iterator[TableAct]:
    if state.bound is not None:
        yield from (acts.Jouer(seat, move) for move in state.bound.moves)
        yield acts.Refuser(seat)
        return
    if state.game.ending is not None:
        yield acts.Laisser(seat)
        return
    position, rules = state.game.position, state.game.rules
    yield from (acts.Jouer(seat, move) for move in steps(position, rules))
    yield from (acts.Jouer(seat, move) for move in every_capture(position, rules))
    if not state.touched:
        yield from _spoken_acts(state, seat)
    if seat not in state.adoube:
        yield acts.Adouber(seat)
        own = (square for square in squares(position.mine) if square not in state.touched)
        yield from (acts.Toucher(seat, square, state.damier) for square in own)


def _spoken_acts(state: TableState, seat: Seat) -> Iterator[TableAct]:
    """The offer to crown and its answers, which are the same by hand."""
    if state.game.actor == seat:
        yield from (act for act in state.game.actions() if not isinstance(act, Move))


def _claim_acts(state: TableState, seat: Seat) -> Iterator[TableAct]:
    """What may be demanded for the last move, or for what the player to move has touched."""
    foe = other(seat)
    for square in squares(state.game.position.of_seat(foe)):
        yield acts.Souffler(seat, square, state.damier)
    yield acts.FairePrendre(seat)
    for square in _handled(state, foe):
        yield acts.FaireJouer(seat, square, state.damier)
    if seat == state.player:
        yield acts.FaireRejouer(seat)
        yield acts.Consentir(seat)


def _handled(state: TableState, seat: Seat) -> Line:
    """Where the pieces stood that `seat` has touched: in his turn, or in the one before it."""
    if seat == state.player:
        return tuple(sorted(state.touched))
    return () if state.played is None else tuple(sorted(state.played.touched))
