"""The acts of dominoes played by hand, where faults are possible."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Self

from academie.games.dominoes.law.acts import Battre, Poser, Poseur, Prendre, Tirer, turned
from academie.games.dominoes.law.tiles import Number, Tile, tile
from academie.kernel import Action, Seat
from academie.kernel.action import HandAct


@dataclass(frozen=True, slots=True)
class SeatedAct(HandAct):
    """An act of one of several seats. `players` says how many seats there are."""

    players: int = field(default=2, compare=False, repr=False, kw_only=True)

    def mirrored(self) -> Self:
        return replace(self, by=turned(self.by, self.players))


@dataclass(frozen=True, slots=True)
class Presenter(SeatedAct):
    """Lays a tile by its `inner` half to the end that shows `on`, rightly or not."""

    inner: Number
    outer: Number
    on: Number

    @property
    def tile(self) -> Tile:
        return tile(self.inner, self.outer)

    @property
    def play(self) -> Poser:
        return Poser(self.inner, self.outer)


@dataclass(frozen=True, slots=True)
class DireBoude(SeatedAct):
    """Says: je boude, rightly or not."""


@dataclass(frozen=True, slots=True)
class Annoncer(SeatedAct):
    """Names one of his tiles before laying one."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class SeReprendre(SeatedAct):
    """Takes back a false boude."""


@dataclass(frozen=True, slots=True)
class Decouvrir(SeatedAct):
    """Lets everyone see one of his tiles."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class ActAgainst(SeatedAct):
    """An act about another player, the `offender` where it is a claim."""

    offender: Seat

    def mirrored(self) -> Self:
        by, offender = (turned(seat, self.players) for seat in (self.by, self.offender))
        return replace(self, by=by, offender=offender)


@dataclass(frozen=True, slots=True)
class Exiger(ActAgainst):
    """Claims the game from a player who has boudé wrongly."""


@dataclass(frozen=True, slots=True)
class PrendreDes(SeatedAct):
    """Takes so many tiles for the coup, rightly or not."""

    count: int


@dataclass(frozen=True, slots=True)
class Compter(ActAgainst):
    """Has the tiles of a player counted who took too few."""


@dataclass(frozen=True, slots=True)
class ReprendreUnDe(SeatedAct):
    """Takes a tile from the talon, as he has to."""


@dataclass(frozen=True, slots=True)
class Retirer(ActAgainst):
    """Draws away, unseen, what a player took too many."""


@dataclass(frozen=True, slots=True)
class Renverser(ActAgainst):
    """Turns the tiles of the adversary up, by mishap; for a complete table."""


@dataclass(frozen=True, slots=True)
class FaireRebattre(SeatedAct):
    """Has the tiles shuffled again, his own having been turned up."""


@dataclass(frozen=True, slots=True)
class FairePoser(SeatedAct):
    """Has the tile that was shown laid at the end that shows `on`."""

    on: Number


@dataclass(frozen=True, slots=True)
class FaireReprendre(SeatedAct):
    """Has a tile taken back that does not fit, or that may not be laid now."""


@dataclass(frozen=True, slots=True)
class ExigerAnnonce(SeatedAct):
    """Demands that the tile announced be laid."""


@dataclass(frozen=True, slots=True)
class Defendre(SeatedAct):
    """Forbids the partner of the player who showed a tile to open its numbers."""


@dataclass(frozen=True, slots=True)
class Laisser(SeatedAct):
    """Lets the faults of adversaries pass; whoever plays on does so without saying it."""


@dataclass(frozen=True, slots=True)
class Rendre(Action):
    """Chance: the tile drawn away, unseen, from who took too many."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class DeVu(Action):
    """Chance: a tile is seen while they are taken; for a complete table."""


TableAct = (
    Presenter
    | DireBoude
    | Annoncer
    | Decouvrir
    | SeReprendre
    | Exiger
    | PrendreDes
    | Compter
    | ReprendreUnDe
    | Retirer
    | Renverser
    | FaireRebattre
    | Rendre
    | DeVu
    | FairePoser
    | FaireReprendre
    | ExigerAnnonce
    | Defendre
    | Laisser
    | Tirer
    | Poseur
    | Battre
    | Prendre
)
