"""Draughts with hands on the damier: taking is an act, and can be done wrongly."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Final

from academie.games.draughts.arbiter import acts, claims
from academie.games.draughts.arbiter import hand_acts as hands
from academie.games.draughts.arbiter.acts import Accorder, ProposerDeQuitter, Quitter, Refuser, TableAct
from academie.games.draughts.arbiter.faults import Decision, Kind, Moves, ordered
from academie.games.draughts.arbiter.judging import lawful, moves_of
from academie.games.draughts.arbiter.strictness import Strictness
from academie.games.draughts.arbiter.table_state import Leaving, Left, TableState
from academie.games.draughts.law.acts import DraughtsAction, Move
from academie.games.draughts.law.rules import DraughtsRules
from academie.games.draughts.law.state import DraughtsState, Phase
from academie.kernel import BLACK, WHITE, Actor, Event, Outcome, Seat, State, Text, other
from academie.kernel.hand_act import HandAct, refuse_unless


@dataclass(frozen=True, slots=True, repr=False)
class ArbitratedState(State[TableAct]):
    """A damier in `rigueur`.

    `actions()` are the acts of good play: moving lawfully, and taking up the faults of the other. `apply`
    takes faults as well, from either seat, and refuses only what no rule foresees.
    """

    scene: TableState

    @property
    def ruleset(self) -> DraughtsRules:
        return self.scene.partie.rules

    @property
    def strictness(self) -> Strictness:
        return self.scene.strictness

    @property
    def events(self) -> tuple[Event, ...]:
        return self.scene.last_events

    @property
    def actor(self) -> Actor:
        scene = self.scene
        if scene.over:
            return None
        if scene.committed is not None:
            return scene.committed.by
        return other(scene.player) if scene.partie.phase is Phase.OFFERED else scene.player

    def author(self, action: TableAct) -> Actor:
        return action.by if isinstance(action, HandAct) else self.scene.partie.actor

    def actions(self) -> Sequence[TableAct]:
        return () if self.scene.over else tuple(self._regular())

    def _regular(self) -> Iterator[TableAct]:
        scene, player = self.scene, self.scene.player
        if scene.committed is not None:
            yield scene.committed
            return
        if scene.bound is not None:
            yield from (acts.Jouer(player, move) for move in scene.bound.moves)
            return
        yield from (acts.Jouer(player, move) for move in self._moves())
        if not scene.touched:
            yield from (act for act in scene.partie.actions() if not isinstance(act, Move))
        yield from self._claims(player)
        if scene.partie.ending is not None:
            yield acts.Laisser(player)
        yield from self._claims(other(player))

    def _moves(self) -> Moves:
        """What the player may well play, given what he has touched."""
        partie, touched = self.scene.partie, self.scene.touched
        legal = lawful(partie)
        if not touched:
            return legal
        able = (move for square in touched for move in moves_of(partie, square))
        return tuple(move for move in legal if move.start in touched) or ordered(tuple(able))

    def _claims(self, claimant: Seat) -> Iterator[TableAct]:
        """What the claimant may do about the faults of the other."""
        scene, foe = self.scene, other(claimant)
        faults = scene.open_against(foe)
        for square in scene.huffable(foe):
            yield acts.Souffler(claimant, square, scene.damier)
        if scene.huffable(foe):
            yield acts.FairePrendre(claimant)
        for square in scene.playable(foe):
            yield acts.FaireJouer(claimant, square, scene.damier)
        if any(fault.kind is Kind.FALSE_MOVE for fault in faults):
            yield acts.FaireRejouer(claimant)
        if any(fault.right for fault in faults):
            yield acts.Consentir(claimant)

    def apply(self, action: TableAct) -> ArbitratedState:
        scene = replace(self.scene, last_events=())
        refuse_unless(not scene.over, Text("la partie est finie", "the game is over"))
        refuse_unless(
            scene.committed is None or action == scene.committed or isinstance(action, acts.Quitter),
            Text(
                "la pièce touchée doit d'abord être soufflée",
                "the piece that was touched is to be huffed first",
            ),
        )
        if not isinstance(action, HandAct):
            return ArbitratedState(_by_law(scene, action))
        refuse_unless(action.by in {WHITE, BLACK}, Text("personne n'est assis là", "nobody sits there"))
        refuse_unless(
            type(action) in PROCEDURES,
            Text(f"{action} n'est pas un acte du jeu de dames", f"{action} is no act of draughts"),
        )
        return ArbitratedState(PROCEDURES[type(action)](scene, action))

    def chance(self) -> Sequence[tuple[TableAct, Fraction]]:
        return ()

    @property
    def outcome(self) -> Outcome | None:
        scene = self.scene
        if not scene.over:
            return None
        if scene.left is None:
            return scene.partie.outcome
        how, loser = scene.left
        gain = Fraction(0 if loser is None else -1 if loser == WHITE else 1)
        return Outcome((gain, -gain), how.value)

    def mirrored(self) -> ArbitratedState:
        return ArbitratedState(self.scene.mirrored())

    def problems(self) -> tuple[str, ...]:
        # At the end nobody may have a piece left: one lost his last falsely, the other was huffed for it.
        return () if self.scene.over else self.scene.partie.problems()


def _by_law(scene: TableState, action: DraughtsAction) -> TableState:
    """The offer to crown and its answers, which hands do not change. Who makes it lets faults pass."""
    refuse_unless(
        not isinstance(action, Move),
        Text(
            "un coup est joué par une main : dites laquelle", "a move is played by a hand: say who plays it"
        ),
    )
    refuse_unless(
        scene.bound is None and not scene.touched,
        Text("ce qui est touché ou dû se joue d'abord", "what is touched or obliged is played first"),
    )
    after = scene.partie.apply(action)
    return replace(hands.passed_over(scene), played=None, proposed=None).with_partie(after).settled()


def laid(partie: DraughtsState, by: Strictness) -> ArbitratedState:
    """The table at the start of a game."""
    return ArbitratedState(TableState(partie, by))


def refuser(scene: TableState, act: Refuser) -> TableState:
    """Refusing to take loses; refusing to play is leaving, which loses too."""
    bound = scene.bound
    refuse_unless(
        bound is not None and act.by == scene.player,
        Text("vous n'êtes obligé à rien", "you are not obliged to anything"),
    )
    assert bound is not None
    how = Leaving.REFUSED if bound.taking else Leaving.LEFT
    decision = Decision.REFUSED if bound.taking else Decision.LEFT
    return replace(scene, left=Left(how, act.by)).ruled(act.by, decision)


def quitter(scene: TableState, act: Quitter) -> TableState:
    return replace(scene, left=Left(Leaving.LEFT, act.by)).ruled(act.by, Decision.LEFT)


def proposer_de_quitter(scene: TableState, act: ProposerDeQuitter) -> TableState:
    refuse_unless(scene.proposed is None, Text("c'est déjà proposé", "it has been proposed already"))
    return replace(scene, proposed=act.by).ruled(act.by, Decision.PROPOSED)


def accorder(scene: TableState, act: Accorder) -> TableState:
    refuse_unless(
        scene.proposed == other(act.by),
        Text("rien ne vous a été proposé", "nothing has been proposed to you"),
    )
    return replace(scene, left=Left(Leaving.AGREED, None)).ruled(act.by, Decision.AGREED)


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
