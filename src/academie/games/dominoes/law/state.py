"""A game of dominoes without faults: its states.

Source: ACAD-D ch. II-IX; rules I, VII, IX, XI, XV, XXIII.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction
from typing import Final

from academie.games.dominoes.law.acts import (
    Battre,
    Bouder,
    DominoAction,
    Poser,
    Poseur,
    Prendre,
    Tirer,
    Turn,
    put,
    rotated,
    turned,
)
from academie.games.dominoes.law.counting import (
    Coup,
    Ending,
    Scores,
    brought,
    coup_events,
    ended,
    fewest,
    outcome_of,
)
from academie.games.dominoes.law.events import Bouded, How, LeadDrawn, Posed, SeatsDrawn
from academie.games.dominoes.law.line import Line, ends, lengthened, partout, plays, shut
from academie.games.dominoes.law.options import Agreement
from academie.games.dominoes.law.rules import DominoRules, NextLead
from academie.games.dominoes.law.seats import Drawing, Draws
from academie.games.dominoes.law.tiles import SET, Hand, Number, Tile
from academie.kernel import CHANCE, Actor, Event, Outcome, Seat, State
from academie.kernel.errors import refusal
from academie.words import Message, Text


class Phase(Enum):
    """What the table waits for."""

    SEATS = "seats"
    """Everyone draws a tile for his seat and the lead."""
    LEAD = "lead"
    """The first leader is to be drawn."""
    SHUFFLE = "shuffle"
    """The leader is to shuffle; what was left of the coup before lies open."""
    DEAL = "deal"
    """Tiles are taken."""
    PLAY = "play"


CHANCY: Final = frozenset({Phase.SEATS, Phase.LEAD, Phase.DEAL})
"""Where chance acts."""
TAKINGS: Final = tuple(map(Prendre, SET))

Occasions = tuple[tuple[Number, ...], ...]
"""The open numbers each time a player has boudé in this coup."""


@dataclass(frozen=True, slots=True, repr=False)
class DominoState(State[DominoAction]):
    """A state of the game, or what one seat sees of it: `view` turns the other hands face down.

    In such a view all can be asked but what hidden tiles decide: counting them raises `IllegalAction`.
    Legal acts are found once, when a state is made.
    """

    rules: DominoRules
    agreement: Agreement
    phase: Phase
    turn: Seat
    """Who acts next, or leads next."""
    leader: Seat
    """Who led this coup, or is to lead it."""
    hands: tuple[Hand, ...]
    scores: Scores
    """By side: points, coups won, or stakes taken back."""
    line: Line = ()
    boudes: int = 0
    """How many have boudé since a tile was laid."""
    denied: tuple[Occasions, ...] = ()
    """The boudes of each in this coup, which all may remember; empty is nobody's."""
    taking: tuple[int, ...] = ()
    """How many tiles each takes in this coup, where hands take them wrongly; empty is as agreed."""
    leader_hidden: bool = False
    """Whether this is a view that does not tell who led: `leader` is then who is to act."""
    drawn: Draws = ()
    """What each has drawn for the seats, while that goes on."""
    record: tuple[Turn, ...] = field(default=(), compare=False, repr=False)
    """What was played in this coup, in order, as far as it is known: a position that is set up has none."""
    last_events: tuple[Event, ...] = field(default=(), compare=False)
    _legal: tuple[DominoAction, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        if not self.denied:
            object.__setattr__(self, "denied", ((),) * len(self.hands))
        object.__setattr__(self, "_legal", self._found())

    @property
    def ruleset(self) -> DominoRules:
        return self.rules

    @property
    def seats(self) -> int:
        return self.agreement.players

    @property
    def ending(self) -> Ending | None:
        """Why the game is over, or nothing while it goes on."""
        over = self.phase is Phase.SHUFFLE
        return ended(self.scores, self.rules, self.agreement) if over else None

    @property
    def actor(self) -> Actor:
        if self.ending is not None:
            return None
        return CHANCE if self.phase in CHANCY else self.turn

    @property
    def events(self) -> tuple[Event, ...]:
        return self.last_events

    @property
    def outcome(self) -> Outcome | None:
        over = self.ending
        return None if over is None else outcome_of(over, self.scores, self.rules, self.agreement)

    @property
    def talon(self) -> int:
        """How many tiles lie aside, or are still to be taken."""
        return len(SET) - len(self.line) - sum(hand.size for hand in self.hands)

    def side(self, seat: Seat) -> int:
        """Whose account a seat plays for."""
        return self.agreement.side(seat, self.rules)

    def together(self, one: Seat, two: Seat) -> bool:
        """Whether two seats play for one account."""
        return self.agreement.together(one, two, self.rules)

    def share(self, seat: Seat) -> int:
        """How many tiles a seat takes, or has taken, in this coup."""
        return self.taking[seat] if self.taking else self.agreement.tiles

    def laid_by(self, seat: Seat) -> int:
        """How many tiles a seat has laid in this coup."""
        return self.share(seat) - self.hands[seat].size

    def actions(self) -> Sequence[DominoAction]:
        return self._legal

    def _found(self) -> tuple[DominoAction, ...]:
        # A state that cannot be has no legal acts; `problems` says why it cannot.
        if self.ending is not None or self.turn >= len(self.hands):
            return ()
        match self.phase:
            case Phase.SHUFFLE:
                return (Battre(),)
            case Phase.PLAY:
                held = self.hands[self.turn]
                return plays(held.tiles, self.line) or (() if held.hidden else (Bouder(),))
            case _:
                return self._may_fall()

    def chance(self) -> Sequence[tuple[DominoAction, Fraction]]:
        if self.phase not in CHANCY:
            return ()
        alike = Fraction(1, len(self._legal))
        return tuple((act, alike) for act in self._legal)

    def _may_fall(self) -> tuple[DominoAction, ...]:
        """What chance may bring, each equally likely: any seat, or any tile nobody is known to have taken."""
        if self.phase is Phase.SEATS:
            return tuple(map(Tirer, self._drawing.lying))
        if self.phase is Phase.LEAD:
            return tuple(Poseur(Seat(seat), self.seats) for seat in range(self.seats))
        taken = {held for hand in self.hands for held in hand.tiles}
        return tuple(act for act in TAKINGS if act.tile not in taken)

    def apply(self, action: DominoAction) -> DominoState:
        if action not in self.actions():
            raise refusal(action, Message("dominoes-illegal"))
        match action:
            case Tirer():
                return self._drew(action.tile)
            case Poseur():
                return self._led_by(action.seat)
            case Battre():
                return self._shuffled()
            case Prendre():
                return self._taken(action.tile)
            case Poser():
                return self.posed(action, action.inner)
            case Bouder():
                return self.bouded()

    def _drew(self, tile: Tile) -> DominoState:
        """The state once the next player has drawn; the last draw seats everyone, and the highest leads."""
        drawing = self._drawing.after(tile)
        if drawing.to_draw is not None:
            return replace(self, drawn=drawing.drawn, last_events=())
        order = drawing.order
        seated = replace(self, agreement=self.agreement.seated(order), drawn=())._led_by(order[0])
        told = SeatsDrawn(seat=order[0], citation=self.rules.leading, order=order)
        return replace(seated, last_events=(told, *seated.last_events))

    @property
    def _drawing(self) -> Drawing:
        return Drawing.of(self.drawn, self.leader, self.agreement, self.rules)

    def _led_by(self, seat: Seat) -> DominoState:
        drawn = LeadDrawn(seat=seat, citation=self.rules.leading)
        return replace(self, phase=Phase.SHUFFLE, turn=seat, leader=seat, last_events=(drawn,))

    def _shuffled(self) -> DominoState:
        """The table with all tiles face down again and all boudes forgotten."""
        return replace(self.swept(), phase=Phase.DEAL)

    def swept(self) -> DominoState:
        """The table with no tile taken or laid."""
        hands = (Hand(),) * self.seats
        return replace(self, hands=hands, line=(), boudes=0, denied=(), taking=(), record=(), last_events=())

    def _taken(self, lying: Tile) -> DominoState:
        """The tile in the hand of the first player who lacks tiles, the leader taking last (rule XI)."""
        order = self.agreement.round_from(self.leader)
        taker = next(seat for seat in order if self.hands[seat].size < self.share(seat))
        hands = put(self.hands, taker, self.hands[taker].plus(lying))
        complete = hands[self.leader].size == self.share(self.leader)
        return replace(self, phase=Phase.PLAY if complete else Phase.DEAL, hands=hands, last_events=())

    def posed(self, laid: Poser, on: Number) -> DominoState:
        """The state once the tile lies at the end that shows `on`, whether or not it fits there.

        `apply` makes sure that it does.
        """
        line = lengthened(self.line, laid.inner, laid.outer, on)
        hand = self.hands[self.turn].without(laid.tile)
        event = Posed(
            seat=self.turn,
            citation=self.rules.playing,
            inner=laid.inner,
            outer=laid.outer,
            partout=partout(line),
        )
        hands = put(self.hands, self.turn, hand)
        record = (*self.record, Turn(self.turn, laid))
        played = replace(self, hands=hands, line=line, boudes=0, record=record, last_events=(event,))
        if not hand.size:
            return played._closed(How.DOMINO, self.turn)
        return played._closed(How.CLOSED) if shut(line) else played._next()

    def bouded(self) -> DominoState:
        """The state after a boude; a coup is closed when all have boudé."""
        event = Bouded(seat=self.turn, citation=self.rules.playing, on=ends(self.line))
        denied = put(self.denied, self.turn, (*self.denied[self.turn], event.on))
        record = (*self.record, Turn(self.turn, Bouder()))
        said = replace(self, boudes=self.boudes + 1, denied=denied, record=record, last_events=(event,))
        return said._closed(How.CLOSED) if said.boudes == self.seats else said._next()

    def _next(self) -> DominoState:
        return replace(self, turn=self.agreement.right_of(self.turn))

    def _closed(self, how: How, domino: Seat | None = None) -> DominoState:
        """The state once the coup is over and counted; the next leader is to shuffle."""
        left = [hand.pips for hand in self.hands]
        winner = fewest(left, self.leader, self.rules, self.agreement) if domino is None else domino
        coup = Coup(self.hands, self.leader, winner, how)
        gains = brought(coup, self.rules, self.agreement)
        scores = tuple(before + gain for before, gain in zip(self.scores, gains, strict=True))
        by_right = self.rules.next_lead.value is NextLead.RIGHT
        leader = self.agreement.right_of(self.leader) if by_right else winner
        events = coup_events(coup, gains, scores, self.rules, self.agreement)
        return replace(
            self,
            phase=Phase.SHUFFLE,
            turn=leader,
            leader=leader,
            scores=scores,
            last_events=(*self.last_events, *events),
        )

    def mirrored(self) -> DominoState:
        agreement = self.agreement.mirrored()
        accounts = {
            agreement.side(turned(seat, self.seats), self.rules): self.scores[self.side(seat)]
            for seat in map(Seat, range(self.seats))
        }
        return replace(
            self,
            agreement=agreement,
            turn=turned(self.turn, self.seats),
            leader=turned(self.leader, self.seats),
            hands=rotated(self.hands),
            scores=tuple(accounts[side] for side in sorted(accounts)),
            denied=rotated(self.denied),
            taking=rotated(self.taking),
            drawn=rotated(self.drawn),
            record=tuple(Turn(turned(seat, self.seats), act) for seat, act in self.record),
            last_events=(),
        )

    def problems(self) -> tuple[Text, ...]:
        return problems(self)

    def view(self, seat: Seat | None) -> DominoState:
        """The state with the hands of the others face down, until they are turned up to be counted.

        Where it is to be remembered who led, nobody is told (ACAD-D rule XXIV).
        """
        if self.phase in {Phase.SEATS, Phase.LEAD, Phase.SHUFFLE}:
            return self
        hands = tuple(self._seen_by(seat))
        if not self.agreement.memory:
            return replace(self, hands=hands)
        return replace(self, hands=hands, leader=self.turn, leader_hidden=True, record=())

    def _seen_by(self, seat: Seat | None) -> Iterator[Hand]:
        for place, hand in enumerate(self.hands):
            yield hand if place == seat else hand.covered()


def problems(state: DominoState) -> tuple[Text, ...]:
    """Describe every problem of a state; nothing for a possible one.

    Halves that meet may differ: a misfit that was played upon stands (ACAD-D rule X).
    """
    return (*_company(state), *_tiles(state), *_counts(state))


def _company(state: DominoState) -> Iterator[Text]:
    players, hands, sides = state.agreement.players, len(state.hands), state.rules.sides
    if players not in {share.players for share in state.rules.shares.value}:
        yield Message("dominoes-setup-players", rules=state.rules.id, players=players)
    if hands != players:
        yield Message("dominoes-setup-hands", hands=hands, players=players)
    if len(state.scores) != sides(players) or min(state.scores, default=0) < 0:
        yield Message("dominoes-setup-scores", scores=sides(players))
    if len(state.denied) != hands:
        yield Message("dominoes-setup-passes", passes=len(state.denied), hands=hands)
    if state.agreement.order and sorted(state.agreement.order) != [*range(players)]:
        yield Message("dominoes-setup-order", players=players)
    if not (0 <= state.turn < players and 0 <= state.leader < players):
        yield Message("dominoes-setup-seats", players=players)


def _tiles(state: DominoState) -> Iterator[Text]:
    places = [*(laid.tile for laid in state.line), *(held for hand in state.hands for held in hand.tiles)]
    for one, times in Counter(places).items():
        if one not in SET:
            yield Message("dominoes-setup-no-tile", tile=f"{one.high}-{one.low}")
        elif times > 1:
            yield Message("dominoes-setup-twice", tile=f"{one.high}-{one.low}")
    if state.talon < 0:
        yield Message("dominoes-setup-too-many", tiles=len(SET))


def _counts(state: DominoState) -> Iterator[Text]:
    """Whether as many tiles lie on the table as have left the hands; in the deal none do."""
    if state.taking and len(state.taking) != len(state.hands):
        yield Message("dominoes-setup-taking", taking=len(state.taking), hands=len(state.hands))
        return
    if any(state.laid_by(Seat(seat)) < 0 for seat in range(len(state.hands))):
        yield Message("dominoes-setup-share", tiles=state.agreement.tiles)
    dealt = state.phase.value == "play" or bool(state.line)
    left = sum(state.laid_by(Seat(seat)) for seat in range(len(state.hands)))
    if dealt and left != len(state.line):
        yield Message("dominoes-setup-laid", left=left, laid=len(state.line))
    if not 0 <= state.boudes <= state.agreement.players:
        yield Message("dominoes-setup-too-many-passes")
