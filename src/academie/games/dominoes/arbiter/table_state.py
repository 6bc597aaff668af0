"""The table as it stands: the party, what each has said and shown, and the faults still open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from academie.games.dominoes.arbiter.acts import DireBoude, Presenter
from academie.games.dominoes.arbiter.faults import Decision, Fault, FaultMade, Ruling, article
from academie.games.dominoes.law.acts import Poser
from academie.games.dominoes.law.line import plays
from academie.games.dominoes.law.seating import put, rotated, to_the_right, turned
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


class Shown(NamedTuple):
    """A dé shown by a misfit, or the ban upon opening its numbers: who showed it, who may be forbidden."""

    by: Seat
    partner: Seat
    tile: Tile

    def mirrored(self, players: int) -> Shown:
        return Shown(turned(self.by, players), turned(self.partner, players), self.tile)


class Played(NamedTuple):
    """The last dé laid or word said, while it can still be taken back, and the table before it."""

    before: TableState
    act: Presenter | DireBoude


@dataclass(frozen=True, slots=True)
class TableState:
    """Everything about the table. What is kept beside the party is what everyone has seen and heard."""

    partie: DominoState
    known: tuple[Tiles, ...]
    """The dés each has shown or named and still holds."""
    without_faults: tuple[Tiles, ...]
    """The dés each may lay whatever he has said."""
    spoken: tuple[bool, ...]
    """Whether the last thing each did was to say that he boudes."""
    announced: Tile | None = None
    """What the player to act has named."""
    faults: tuple[Fault, ...] = ()
    played: Played | None = None
    bound: Bound | None = None
    shown: Shown | None = None
    """The dé for which a ban may be asked."""
    ban: Shown | None = None
    payer: Seat | None = None
    """Who has lost the party by his fault."""
    last_events: tuple[Event, ...] = field(default=(), compare=False)

    @property
    def player(self) -> Seat:
        return self.partie.turn

    @property
    def players(self) -> int:
        return self.partie.accord.players

    @property
    def playing(self) -> bool:
        """Whether dés are being laid."""
        return self.partie.phase is Phase.PLAY

    @property
    def over(self) -> bool:
        return self.payer is not None or (self.partie.ending is not None and not self.faults)

    def adversaries(self, seat: Seat) -> Iterator[Seat]:
        """Who plays against a seat, the nearest to its right first."""
        for other in to_the_right(seat, self.players):
            if not self.partie.rules.together(other, seat):
                yield other

    def against(self, claimant: Seat) -> tuple[Fault, ...]:
        """The open faults a seat may take up: those of his adversaries."""
        return tuple(
            fault for fault in self.faults if not self.partie.rules.together(fault.offender, claimant)
        )

    def lawful(self) -> tuple[Poser, ...]:
        """How the player to act may lay a dé, given what he is obliged to and forbidden."""
        partie = self.partie
        able = plays(partie.hands[self.player].tiles, partie.line)
        if self.bound is not None:
            able = tuple(play for play in able if self.bound.allows(play))
        return tuple(play for play in able if not self._opens(play)) or able

    def _opens(self, play: Poser) -> bool:
        """Whether the play opens a number its player is forbidden to open; a double opens none anew."""
        ban = self.ban
        forbidden = ban is not None and ban.partner == self.player and play.outer in ban.tile
        return forbidden and play.inner != play.outer

    def shows(self, seat: Seat, *tiles: Tile) -> TableState:
        """The scene with dés everyone has seen in his hand."""
        known = tuple(dict.fromkeys((*self.known[seat], *tiles)))
        return replace(self, known=put(self.known, seat, known))

    def telling(self, *events: Event) -> TableState:
        """The scene with more to tell."""
        return replace(self, last_events=(*self.last_events, *events))

    def with_fault(self, fault: Fault) -> TableState:
        """The scene with one more fault, told as such."""
        told = FaultMade(
            seat=fault.offender,
            citation=article(fault.kind),
            kind=fault.kind,
            tile=fault.tile,
            on=fault.on,
            recallable=fault.recallable,
        )
        return replace(self, faults=(*self.faults, fault)).telling(told)

    def ruled(
        self,
        seat: Seat,
        decision: Decision,
        tile: Tile | None = None,
        *,
        on: Number | None = None,
        against: Seat | None = None,
    ) -> TableState:
        """The scene with a ruling told."""
        told = Ruling(
            seat=seat, citation=article(decision), decision=decision, tile=tile, on=on, against=against
        )
        return self.telling(told)

    def with_partie(self, partie: DominoState) -> TableState:
        """The scene with the party gone on, what happened in it told."""
        return replace(self, partie=replace(partie, last_events=())).telling(*partie.last_events)

    def mirrored(self) -> TableState:
        """The same table with the seats moved on."""
        players = self.players
        return replace(
            self,
            partie=self.partie.mirrored(),
            known=rotated(self.known),
            without_faults=rotated(self.without_faults),
            spoken=rotated(self.spoken),
            faults=tuple(fault.mirrored(players) for fault in self.faults),
            played=self.played and Played(self.played.before.mirrored(), self.played.act.mirrored()),
            shown=self.shown and self.shown.mirrored(players),
            ban=self.ban and self.ban.mirrored(players),
            payer=None if self.payer is None else turned(self.payer, players),
            last_events=(),
        )

    def view(self, seat: Seat | None) -> TableState:
        """The table as a seat sees it: only the party hides anything."""
        played = self.played and Played(self.played.before.view(seat), self.played.act)
        return replace(self, partie=self.partie.view(seat), played=played)


def cleared(partie: DominoState) -> TableState:
    """The table with nothing said or shown: as it is when a coup begins."""
    players = partie.accord.players
    nothing = ((),) * players
    return TableState(partie, nothing, nothing, (False,) * players)
