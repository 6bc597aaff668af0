"""Telling those at a table what has happened, each as he may see it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Any, Final, Protocol
from uuid import UUID

import msgspec
from msgspec.structs import replace

from academie.drawing.picture import marks_of
from academie.kernel import Event, Game, Language, Seat, State
from academie.notation import AnyNotation
from academie.notation.codec import NOTATION
from academie.server.chain import Entry
from academie.server.fold import Fold, Kind
from academie.server.protocol import Logged, Mark, Presence, Step, ToClient, Told, Try, View
from academie.server.rooms.clock import Clocks
from academie.server.rooms.sheets import sheets
from academie.server.store.games import now_ms

HIDDEN: Final = frozenset({"act", "nonce", "salt"})
ANNOUNCE_SECONDS: Final = 0.2
TWO: Final = 2

encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """Someone at a table who can be told things."""

    @property
    def seat(self) -> int | None: ...

    def push(self, frame: bytes) -> None:
        """Sends without waiting."""
        ...


class Listeners:
    """Who is at one table of those players."""

    def __init__(self, game_id: UUID, players: Sequence[str]) -> None:
        self._game_id = game_id
        self._players = players
        self._listeners: set[Listener] = set()
        self._announcing = False

    def __len__(self) -> int:
        return len(self._listeners)

    def enter(self, listener: Listener) -> None:
        self._listeners.add(listener)
        self._announce_soon()

    def leave(self, listener: Listener) -> None:
        self._listeners.discard(listener)
        self._announce_soon()

    def _announce_soon(self) -> None:
        """Lets everyone know who is here, once for all who come and go meanwhile: crowds come one by one."""
        if not self._announcing:
            self._announcing = True
            asyncio.get_running_loop().call_later(ANNOUNCE_SECONDS, self._announce)

    def _announce(self) -> None:
        self._announcing = False
        self.send(self.presence())

    def presence(self) -> Presence:
        """Which seats are taken by someone present, and how many look on."""
        taken = {listener.seat for listener in self._listeners}
        onlookers = sum(listener.seat is None for listener in self._listeners)
        return Presence(self._game_id, [seat in taken for seat in range(len(self._players))], onlookers)

    def send(self, message: ToClient) -> None:
        """The same to everyone."""
        frame = encode(message)
        for listener in self._listeners:
            listener.push(frame)

    def tell(self, fold: Fold, clocks: Clocks, entries: Sequence[Entry]) -> None:
        """Durable events to everyone, each with the table as he may see it."""
        if not self._listeners:
            return
        common = self._step(fold, clocks, entries, None)
        frames: dict[int | None, bytes] = {None: encode(common)}
        for listener in self._listeners:
            seat = listener.seat
            if seat not in frames:
                hides = fold.game.hides
                step = self._step(fold, clocks, entries, seat) if hides else with_acts(common, fold, seat)
                frames[seat] = encode(step)
            listener.push(frames[seat])

    def _step(self, fold: Fold, clocks: Clocks, entries: Sequence[Entry], seat: int | None) -> Step:
        log = [logged(entry, fold, seat) for entry in entries]
        return Step(self._game_id, fold.seq, log, view(fold, clocks, self._players, seat))


def with_acts(step: Step, fold: Fold, seat: int | None) -> Step:
    """What an onlooker is told, for a seat: where nothing is hidden only the legal acts differ."""
    acts, tries = acts_of(fold, fold.state, seat), tries_of(fold, fold.state, seat)
    return replace(step, view=replace(step.view, acts=acts, tries=tries))


def logged(entry: Entry, fold: Fold, seat: int | None) -> Logged:
    """An event as a seat may see it: what hidden hands do is told by the view alone.

    What blinds the hash of a hidden event is hidden with it, or the event could be found by trying all.
    """
    body = dict(entry.body)
    if fold.game.hides and not fold.over and entry.kind in {Kind.ACT, Kind.ROLL} and not own(entry, seat):
        body = {key: value for key, value in body.items() if key not in HIDDEN}
    return Logged(entry.seq, entry.kind, entry.seat, body, entry.at_ms, entry.digest.hex())


def own(entry: Entry, seat: int | None) -> bool:
    """Whether a seat did it; what chance did is nobody's own."""
    return seat is not None and entry.seat == seat


def view(fold: Fold, clocks: Clocks, players: Sequence[str], seat: int | None) -> View:
    """The table as `seat` sees it, or as an onlooker does."""
    hidden = fold.game.hides and not fold.over
    state = fold.state.view(None if seat is None else Seat(seat)) if hidden else fold.state
    actor = state.actor if isinstance(state.actor, int) and not fold.over else None
    return View(
        position=fold.notation.state(state),
        actor=actor,
        acts=acts_of(fold, state, seat),
        told=[told(event, fold.game, players) for event in (state.events if hidden else fold.told)],
        clocks=clocks.shown(now_ms()),
        running=None if fold.over else clocks.running,
        offer=None if fold.offer is None else fold.offer.kind,
        offered_by=None if fold.offer is None else fold.offer.seat,
        consents=[*fold.consents],
        outcome=outcome_of(fold) if fold.over else None,
        tries=tries_of(fold, state, seat),
        at_board=[*fold.notation.at_board(state)],
        sheet=sheets(fold.notation, state, players),
    )


def acts_of(fold: Fold, state: State[Any], seat: int | None) -> list[str]:
    """What a seat may do now; an onlooker may do nothing."""
    return [] if fold.over or seat is None else legal(fold, state, seat)


def legal(fold: Fold, state: State[Any], seat: int) -> list[str]:
    """The legal acts of one seat."""
    return [fold.notation.act(act) for act in state.actions() if state.author(act) == seat]


def tries_of(fold: Fold, state: State[Any], seat: int | None) -> list[Try]:
    """What a seat may try by hand besides."""
    if fold.over or seat is None:
        return []
    return [Try(each.verb, [*each.words], each.most) for each in fold.notation.attempts(state, Seat(seat))]


def told(event: Event, game: Game, players: Sequence[str] = ()) -> Told:
    """An event of the law in both languages; at a table of several, of those players by their names."""
    notation = NOTATION.of(game)
    french, english = (
        named(notation.describe(event, language), notation, players, language)
        for language in (Language.FRENCH, Language.ENGLISH)
    )
    return Told(
        event.called,
        event.seat,
        french,
        english,
        str(event.citation),
        [Mark([*sign.places], sign.style, sign.label) for sign in marks_of(game, event)],
    )


def named(sentence: str, notation: AnyNotation, players: Sequence[str], language: Language) -> str:
    """The sentence with names in place of the numbers of seats; two are told apart by their men."""
    if len(players) <= TWO:
        return sentence
    called = {notation.player(Seat(seat)).in_(language): name for seat, name in enumerate(players)}
    found = re.compile("|".join(rf"\b{re.escape(words)}\b" for words in called))
    return found.sub(lambda match: called[match[0]], sentence)


def outcome_of(fold: Fold) -> dict[str, Any]:
    """How the game ended: by its law, or by a word or the clock."""
    return outcome(fold.ended, fold.state, fold.seats)


def outcome(ended: Entry | None, state: State[Any], seats: int) -> dict[str, Any]:
    """How a game of that last state ends, `ended` being the event that cut it short, if one did.

    Who resigns, or runs out of time, pays each of the others one stake.
    """
    if ended is None:
        assert state.outcome is not None
        return {"reason": state.outcome.reason, "returns": [str(gain) for gain in state.outcome.returns]}
    if ended.seat is None or ended.kind == Kind.DRAW:
        return {"reason": ended.kind, "returns": ["0"] * seats}
    returns = [f"-{seats - 1}" if seat == ended.seat else "1" for seat in range(seats)]
    return {"reason": ended.kind, "returns": returns}
