"""A log folded into the state of its game, for live rooms, the archive and proofs of dice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import reduce
from typing import Any, Final, NamedTuple
from uuid import UUID

from academie.dice.first_format import NO_NONCE, Roll, bound
from academie.dice.log import FIRST, GENESIS, Entry, bind_act
from academie.engine.accelerated import accelerated
from academie.kernel import Action, Event, Game, NotationError, Record, Seat, State, UnknownName, edition_of
from academie.notation import AnyNotation
from academie.notation.codec import NOTATION
from academie.registry import registry
from academie.words import Message


class Kind(StrEnum):
    """The kinds of events in a log."""

    OPEN = "open"
    """The game, its law and the commitment to its seed; always first."""
    ACT = "act"
    """An act of a seat, with its nonce."""
    ROLL = "roll"
    """An act of chance."""
    RESIGN = "resign"
    OFFER_DRAW = "offer-draw"
    DRAW = "draw"
    DECLINE = "decline"
    """An offer refused, whichever it was."""
    WITHDRAW = "withdraw"
    """An offer taken back by whoever made it."""
    ASK_ADJOURN = "ask-adjourn"
    ASK_TAKEBACK = "ask-takeback"
    CONSENT = "consent"
    """An offer accepted by one of several: it takes effect once all of them have accepted."""
    TAKEBACK = "takeback"
    """The game goes on from fewer acts."""
    FLAG = "flag"
    """A clock has run out."""
    ABANDONED = "abandoned"
    """Nobody has returned to the game for a long time: it is over without a winner."""
    ADJOURN = "adjourn"
    RESUME = "resume"
    PAUSE = "pause"
    """Time given back after an outage."""
    REKEY = "rekey"
    """A new chain of a seat, or of the server, for the rolls from some number on."""
    ABORT = "abort"
    """The game is over without a winner, since it cannot go on."""
    LAW = "law"
    """The game goes on by another edition of its law, which reads the log so far alike."""
    REVEAL = "reveal"
    """The seed, once the game is over; always last."""


SAID_AS: Final[Mapping[str, str]] = {
    Kind.ASK_ADJOURN: "adjourn",
    Kind.DRAW: "accept",
    Kind.ADJOURN: "accept",
    Kind.TAKEBACK: "accept",
    Kind.CONSENT: "accept",
}
"""What a seat says for an event that is not called so."""
NOT_SAID: Final = frozenset({Kind.FLAG, Kind.ABANDONED})
"""Events of a seat that it does not bring about itself."""


def said_as(entry: Entry) -> tuple[str, str]:
    """What a seat must have sent for an event of its own: the word, and the act or anchor if there is one."""
    text = entry.body.get("act", entry.body.get("anchor", ""))
    return SAID_AS.get(entry.kind, entry.kind), str(text)


def key_at(log: Sequence[Entry], seat: int, seq: int) -> bytes | None:
    """The key of a seat as of an event; none for a seat without one."""
    keys = log[0].body["keys"]
    found = keys[seat] if 0 <= seat < len(keys) else None
    for entry in log[: seq + 1]:
        if entry.kind == Kind.REKEY and entry.seat == seat:
            found = entry.body["key"]
    return None if found is None else bytes.fromhex(found)


ENDING: Final = frozenset({Kind.RESIGN, Kind.DRAW, Kind.FLAG, Kind.ABANDONED, Kind.ABORT})
RESTS: Final = frozenset({Kind.PAUSE, Kind.ADJOURN, Kind.RESUME})
"""Events that leave a pending roll as it is: it still follows the event before them."""


KEPT_EVERY: Final = 32
"""Of so many states one is kept, so that a takeback does not replay the whole game."""


class Step(NamedTuple):
    """An act and the state it leads to."""

    act: Action
    after: State[Any]


class Before(NamedTuple):
    """A state, and the act made in it."""

    state: State[Any]
    act: Action


@dataclass(slots=True)
class Fold:
    """The state of a game after the events of its log so far."""

    game_id: UUID
    game: Game = field(init=False)
    notation: AnyNotation = field(init=False)
    opening: Record[Any] = field(init=False)
    """The record without its acts."""
    state: State[Any] = field(init=False)
    acts: list[Action] = field(default_factory=list[Action])
    authors: list[int | None] = field(default_factory=list[int | None])
    """The seat of each act; none if it was chance."""
    own_last: dict[int, int] = field(default_factory=dict[int, int])
    """How many acts came before the last one of each seat, for the seats that acted since chance did."""
    seats: int = 2
    seq: int = -1
    at_ms: int = 0
    """The date of the last event."""
    head: bytes = GENESIS
    bound: bytes = GENESIS
    """The hash of every act and roll so far, those taken back too."""
    rolls: int = 0
    """How many rolls there were; in the second format chances without an act between are one roll."""
    nonces: list[bytes] = field(default_factory=list[bytes])
    ended: Entry | None = None
    """The event that ended the game before its rules did, if there is one."""
    announced: tuple[Event, ...] = ()
    """Events announced to the table since the last act of a player."""
    by_act: int = 0
    """How many of them that act brought by itself, before any chance."""
    offer: Entry | None = None
    """The draw, takeback or adjournment that waits for an answer."""
    consents: tuple[int, ...] = ()
    """The seats that have accepted it so far."""
    last: Before | None = None
    """The last act of a player, with the state before it."""
    _kept: list[tuple[int, State[Any]]] = field(default_factory=list[tuple[int, State[Any]]])
    """States since chance last acted, each with how many acts came before it."""
    _legal: tuple[State[Any], Sequence[Action]] | None = None
    """The legal acts of a state, once they were asked for."""
    _written: tuple[State[Any], Mapping[str, Action]] | None = None
    """The same by their notation."""

    @classmethod
    def of(cls, game_id: UUID, log: Iterable[Entry]) -> Fold:
        """The fold of a whole log."""
        fold = cls(game_id)
        for entry in log:
            fold.push(entry)
        return fold

    @property
    def over(self) -> bool:
        return self.ended is not None or self.state.actor is None

    @property
    def legal(self) -> Sequence[Action]:
        """The legal acts of the state, found once however many clients are shown them."""
        if self._legal is None or self._legal[0] is not self.state:
            self._legal = self.state, self.state.actions()
        return self._legal[1]

    @property
    def written(self) -> Mapping[str, Action]:
        """The legal acts of the state by their notation: as clients are told them, and send them back."""
        if self._written is None or self._written[0] is not self.state:
            self._written = self.state, {self.notation.act(act): act for act in self.legal}
        return self._written[1]

    def push(self, entry: Entry, step: Step | None = None) -> None:
        """Apply the next event; the caller has checked that it follows, and may know its step."""
        match entry.kind:
            case Kind.OPEN:
                self._open(entry)
            case Kind.ACT | Kind.ROLL:
                self._act(entry, step or self._step(entry))
            case Kind.TAKEBACK:
                self._take_back(int(entry.body["acts"]))
            case Kind.OFFER_DRAW | Kind.ASK_TAKEBACK | Kind.ASK_ADJOURN:
                self._set_offer(entry)
            case Kind.CONSENT if entry.seat is not None:
                self.consents = (*self.consents, entry.seat)
            case Kind.DECLINE | Kind.WITHDRAW | Kind.ADJOURN:
                self._set_offer(None)
            case kind if kind in ENDING:
                self.ended = entry
            case Kind.LAW:
                self._change_law(int(entry.body["to"]))
            case Kind.RESUME | Kind.PAUSE | Kind.REKEY | Kind.REVEAL:
                pass
            case _:
                raise UnknownName(Message("server-unknown-event", seq=str(entry.seq), kind=entry.kind))
        self.seq, self.at_ms, self.head = entry.seq, entry.at_ms, entry.digest

    def _open(self, entry: Entry) -> None:
        self.game = registry[entry.body["game"]].at(edition_of(entry.body.get("law")))
        self.notation = NOTATION.of(self.game)
        options = tuple(sorted(entry.body["options"].items()))
        self.seats = entry.body["seats"]
        if self.seats not in self.game.seats:
            raise NotationError(Message("dice-opening-counts"))
        self.opening = Record(self.game, self.game.recorded(entry.body["ruleset"]).id, options)
        self.state = accelerated(self.opening.start())
        self._kept = [(0, self.state)]
        self.nonces = [NO_NONCE] * self.seats

    def _change_law(self, edition: int) -> None:
        """Go on by another edition, from the same acts."""
        self.game = registry[self.game.key].at(edition)
        self.notation = NOTATION.of(self.game)
        self.opening = replace(self.opening, game=self.game)
        self._kept.clear()
        self.state = accelerated(self.record().final())

    def _step(self, entry: Entry) -> Step:
        act: Action = self.notation.read_act(entry.body["act"])
        return Step(act, self.state.apply(act))

    def _act(self, entry: Entry, step: Step) -> None:
        before = self.announced if entry.kind == Kind.ROLL else ()
        self.announced = (*before, *self.notation.public_events(self.state, step.after))
        if entry.kind == Kind.ACT:
            self.last, self.by_act = Before(self.state, step.act), len(self.announced)
        self.state = step.after
        self._track_author(len(self.acts), entry.seat)
        self.acts.append(step.act)
        self.authors.append(entry.seat)
        self._keep_state(entry)
        self._set_offer(None)
        if entry.format == FIRST:
            self._bind_first(entry)
        else:
            written = entry.body["sealed"] if "sealed" in entry.body else entry.body["act"]
            self.bound = bind_act(self.bound, entry.seat, written)
            self.rolls = int(entry.body["n"]) if entry.kind == Kind.ROLL else self.rolls

    def _bind_first(self, entry: Entry) -> None:
        """Bind an act of a log of the first format, with its nonce."""
        nonce = NO_NONCE
        if entry.kind == Kind.ROLL:
            self.rolls += 1
        elif entry.seat is not None:
            nonce = self.nonces[entry.seat] = bytes.fromhex(entry.body["nonce"])
        self.bound = bound(self.bound, entry.seat, entry.body["act"], nonce)

    def _keep_state(self, entry: Entry) -> None:
        """Keep the state for takebacks, which never go back beyond an act of chance."""
        if entry.kind == Kind.ROLL:
            self._kept = [(len(self.acts), self.state)]
        elif len(self.acts) % KEPT_EVERY == 0:
            self._kept.append((len(self.acts), self.state))

    def state_after(self, acts: int) -> State[Any]:
        """The state after the first acts, from the nearest one before that is kept."""
        for number, kept in reversed(self._kept):
            if number <= acts:
                return reduce(_apply, self.acts[number:acts], kept)
        return accelerated(self.record(acts).final())

    def _take_back(self, acts: int) -> None:
        self.state = self.state_after(acts)
        self.announced, self.by_act, self.last = (), 0, None
        del self.acts[acts:], self.authors[acts:]
        self._kept = [(number, state) for number, state in self._kept if number <= acts]
        self._find_own_last()
        self._set_offer(None)

    def _find_own_last(self) -> None:
        """Find the last act of each seat since chance acted."""
        self.own_last.clear()
        for number in reversed(range(len(self.authors))):
            author = self.authors[number]
            if author is None or len(self.own_last) == self.seats:
                return
            self.own_last.setdefault(author, number)

    def _track_author(self, number: int, author: int | None) -> None:
        """Update `own_last` with an act."""
        if author is None:
            self.own_last.clear()
        else:
            self.own_last[author] = number

    def _set_offer(self, offer: Entry | None) -> None:
        self.offer, self.consents = offer, ()

    def awaited(self) -> set[int]:
        """The seats that have yet to answer the offer."""
        if self.offer is None or self.over:
            return set()
        return {*range(self.seats)} - {self.offer.seat, *self.consents}

    def record(self, acts: int | None = None) -> Record[Any]:
        """The game as a record, of all its acts or only the first ones."""
        return replace(self.opening, acts=tuple(self.acts[:acts]))

    def roll(self) -> Roll:
        """The input of the next roll."""
        return Roll(self.game_id.bytes, self.rolls, tuple(self.nonces), self.bound)

    def roll_after(self, seat: int, act: str, nonce: bytes) -> Roll:
        """The input of the next roll once `seat` has acted."""
        nonces = (*self.nonces[:seat], nonce, *self.nonces[seat + 1 :])
        return Roll(self.game_id.bytes, self.rolls, nonces, bound(self.bound, seat, act, nonce))

    def author(self, act: Action) -> Seat | None:
        """The seat whose act it is; none for an act of chance."""
        author = self.state.author(act)
        return author if isinstance(author, int) else None


def _apply(state: State[Any], act: Action) -> State[Any]:
    return state.apply(act)
