"""The table as it stands: the game, what each player has announced and shown, and the open faults."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import NamedTuple

from academie.games.dominoes.arbiter.acts import DireBoude, Presenter
from academie.games.dominoes.arbiter.faults import Decision, Fault, FaultMade, Kind, Ruling, article
from academie.games.dominoes.law.acts import Poser, put, rotated, turned
from academie.games.dominoes.law.line import plays
from academie.games.dominoes.law.state import DominoState, Phase
from academie.games.dominoes.law.tiles import Number, Tile, Tiles
from academie.kernel import Event, Seat


class Bound(NamedTuple):
    """What the player to act is obliged to: to lay `tile`, at the end `on`, anything, or all but `barred`."""

    tile: Tile | None = None
    on: Number | None = None
    barred: Tile | None = None

    def allows(self, play: Poser) -> bool:
        if self.barred is not None:
            return play.tile != self.barred
        return self.tile in {None, play.tile} and self.on in {None, play.inner}


class ShownTile(NamedTuple):
    """A tile shown by a misfit, or the ban upon opening its numbers: who showed it, who may be forbidden."""

    by: Seat
    partner: Seat
    tile: Tile

    def mirrored(self, players: int) -> ShownTile:
        return ShownTile(turned(self.by, players), turned(self.partner, players), self.tile)


class Played(NamedTuple):
    """The last tile laid or boude, while it can still be taken back, and the table before it."""

    before: TableState
    act: Presenter | DireBoude


class Step(Enum):
    """What the table waits for before the coup goes on."""

    OWES = "owes"
    """A player is to take a tile from the talon."""
    DRAWS = "draws"
    """Chance gives it to him."""
    GIVES = "gives"
    """Chance draws what a player took too many."""
    UPSET = "upset"
    """A player whose tiles were turned up says whether they are shuffled again."""


class Pending(NamedTuple):
    """A step, and whom it is about."""

    step: Step
    seat: Seat

    @property
    def by_chance(self) -> bool:
        return self.step in {Step.DRAWS, Step.GIVES}

    def mirrored(self, players: int) -> Pending:
        return Pending(self.step, turned(self.seat, players))


@dataclass(frozen=True, slots=True)
class TableState:
    """Everything about the table. What is kept beside the game is known to everyone."""

    game: DominoState
    known: tuple[Tiles, ...]
    """The tiles each has shown or named and still holds."""
    excused_tiles: tuple[Tiles, ...]
    """The tiles each may lay though he has boudé on their numbers."""
    spoken: tuple[bool, ...]
    """Whether the last act of each was a boude."""
    announced: Tile | None = None
    """What the player to act has named."""
    faults: tuple[Fault, ...] = ()
    played: Played | None = None
    bound: Bound | None = None
    shown: ShownTile | None = None
    """The tile for which a ban may be asked."""
    ban: ShownTile | None = None
    pending: Pending | None = None
    wanted: tuple[int, ...] = ()
    """How many tiles each is about to take, before they are shuffled; empty is as agreed."""
    complete: bool = False
    """Whether mishaps of a real table may happen: tiles seen or turned up."""
    payer: Seat | None = None
    """Who has lost the game by his fault."""
    lost_by: str = Kind.FALSE_BOUDE.value
    """By which fault, as the outcome says it."""
    last_events: tuple[Event, ...] = field(default=(), compare=False)

    @property
    def player(self) -> Seat:
        return self.game.turn

    @property
    def players(self) -> int:
        return self.game.agreement.players

    @property
    def playing(self) -> bool:
        """Whether tiles are being laid."""
        return self.game.phase is Phase.PLAY

    @property
    def over(self) -> bool:
        return self.payer is not None or (self.game.ending is not None and not self.faults)

    def adversaries(self, seat: Seat) -> Iterator[Seat]:
        """Who plays against a seat, the nearest to its right first."""
        for other in self.game.agreement.round_from(seat):
            if not self.game.together(other, seat):
                yield other

    def against(self, claimant: Seat) -> tuple[Fault, ...]:
        """The open faults a seat may take up: those of his adversaries."""
        return tuple(fault for fault in self.faults if not self.game.together(fault.offender, claimant))

    def lawful(self) -> tuple[Poser, ...]:
        """How the player to act should lay a tile, given what he is obliged to and forbidden.

        A tile that everyone has seen comes first, once it fits (rule XVIII).
        """
        able = self._bounded()
        if self.game.rules.uncovered:
            able = tuple(play for play in able if play.tile in self.known[self.player]) or able
        return self._not_forbidden(able)

    def allowed(self) -> tuple[Poser, ...]:
        """How he may lay one at all: of what he should do, only rule XVIII can be broken.

        What it has him lay is forced, so that rule XXI does not forbid it.
        """
        due = self.lawful()
        if self.bound is not None:
            return due
        return tuple(dict.fromkeys((*self._not_forbidden(self._bounded()), *due)))

    def _bounded(self) -> tuple[Poser, ...]:
        game = self.game
        able = plays(game.hands[self.player].tiles, game.line)
        return tuple(play for play in able if self.bound is None or self.bound.allows(play))

    def _not_forbidden(self, able: tuple[Poser, ...]) -> tuple[Poser, ...]:
        return tuple(play for play in able if not self._opens(play)) or able

    def _opens(self, play: Poser) -> bool:
        """Whether the play opens a number its player is forbidden to open; a double opens none."""
        ban = self.ban
        forbidden = ban is not None and ban.partner == self.player and play.outer in ban.tile
        return forbidden and play.inner != play.outer

    def shows(self, seat: Seat, *tiles: Tile) -> TableState:
        """The table with tiles of a hand that everyone has seen."""
        known = tuple(dict.fromkeys((*self.known[seat], *tiles)))
        return replace(self, known=put(self.known, seat, known))

    def shown_to_partner(self, seat: Seat, tile: Tile) -> TableState:
        """The table where the adversaries may forbid the partner to open a tile that a seat has shown."""
        if not self.game.rules.partners:
            return self
        agreement = self.game.agreement
        partner = agreement.at(agreement.place(seat) + 2)
        return replace(self, shown=ShownTile(seat, partner, tile))

    def with_events(self, *events: Event) -> TableState:
        """The table with more events."""
        return replace(self, last_events=(*self.last_events, *events))

    def with_fault(self, fault: Fault) -> TableState:
        """The table with one more fault, and its event."""
        event = FaultMade(
            seat=fault.offender,
            citation=article(fault.kind),
            kind=fault.kind,
            tile=fault.tile,
            on=fault.on,
            recallable=fault.recallable,
        )
        return replace(self, faults=(*self.faults, fault)).with_events(event)

    def with_ruling(
        self,
        seat: Seat,
        decision: Decision,
        tile: Tile | None = None,
        *,
        on: Number | None = None,
        against: Seat | None = None,
    ) -> TableState:
        """The table with the event of a ruling."""
        event = Ruling(
            seat=seat, citation=article(decision), decision=decision, tile=tile, on=on, against=against
        )
        return self.with_events(event)

    def with_game(self, game: DominoState) -> TableState:
        """The table with the next state of the game and its events."""
        return replace(self, game=replace(game, last_events=())).with_events(*game.last_events)

    def mirrored(self) -> TableState:
        """The same table with the seats moved on."""
        players = self.players
        return replace(
            self,
            game=self.game.mirrored(),
            known=rotated(self.known),
            excused_tiles=rotated(self.excused_tiles),
            spoken=rotated(self.spoken),
            faults=tuple(fault.mirrored(players) for fault in self.faults),
            played=self.played and Played(self.played.before.mirrored(), self.played.act.mirrored()),
            shown=self.shown and self.shown.mirrored(players),
            ban=self.ban and self.ban.mirrored(players),
            pending=self.pending and self.pending.mirrored(players),
            wanted=rotated(self.wanted),
            payer=None if self.payer is None else turned(self.payer, players),
            last_events=(),
        )

    def view(self, seat: Seat | None) -> TableState:
        """The table as a seat sees it: only the game hides anything."""
        played = self.played and Played(self.played.before.view(seat), self.played.act)
        return replace(self, game=self.game.view(seat), played=played)


def new_table(game: DominoState, *, complete: bool = False) -> TableState:
    """The table with nothing announced or shown, as a coup begins."""
    players = game.agreement.players
    nothing = ((),) * players
    return TableState(game, nothing, nothing, (False,) * players, complete=complete)
