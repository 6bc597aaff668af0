"""The acts of draughts played by hand, where faults are possible."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Self

from academie.games.draughts.law.acts import LaisserDamer, Move, OffrirDeDamer, QuitterRemise, RefuserDeDamer
from academie.games.draughts.law.board import HUNDRED, Damier, Square
from academie.kernel import other
from academie.kernel.action import HandAct


@dataclass(frozen=True, slots=True)
class SquareAct(HandAct):
    """An act upon the piece of one square. `damier` says how the square is numbered from the other side."""

    square: Square
    damier: Damier = field(default=HUNDRED, compare=False, repr=False)

    def mirrored(self) -> Self:
        return replace(self, by=other(self.by), square=self.damier.turned(self.square))


@dataclass(frozen=True, slots=True)
class Adouber(HandAct):
    """Says j'adoube: what is touched before the next move is only put straight."""


@dataclass(frozen=True, slots=True)
class Toucher(SquareAct):
    """Lays a finger on a piece."""


@dataclass(frozen=True, slots=True)
class Jouer(HandAct):
    """Plays, rightly or not: where a piece was taken up and released, and whatever was lifted."""

    move: Move

    def mirrored(self) -> Jouer:
        return Jouer(other(self.by), self.move.mirrored())


@dataclass(frozen=True, slots=True)
class Souffler(SquareAct):
    """Huffs the piece that stands on the square."""


@dataclass(frozen=True, slots=True)
class FairePrendre(HandAct):
    """Obliges the adversary to take as he should have."""


@dataclass(frozen=True, slots=True)
class FaireJouer(SquareAct):
    """Obliges the adversary to play the piece he touched on that square, where he likes."""


@dataclass(frozen=True, slots=True)
class FaireRejouer(HandAct):
    """Obliges the adversary to put a piece falsely moved back and to play rightly."""


@dataclass(frozen=True, slots=True)
class Consentir(HandAct):
    """Lets the adversary lift what he forgot to, or put back what he lifted by mistake."""


@dataclass(frozen=True, slots=True)
class Laisser(HandAct):
    """Lets the adversary's fault pass; whoever plays on does so without saying it."""


@dataclass(frozen=True, slots=True)
class Refuser(HandAct):
    """Refuses an obligation."""


@dataclass(frozen=True, slots=True)
class Quitter(HandAct):
    """Leaves the game."""


@dataclass(frozen=True, slots=True)
class ProposerDeQuitter(HandAct):
    """Proposes that both leave the game."""


@dataclass(frozen=True, slots=True)
class Accorder(HandAct):
    """Agrees that both leave the game."""


TableAct = (
    Adouber
    | Toucher
    | Jouer
    | Souffler
    | FairePrendre
    | FaireJouer
    | FaireRejouer
    | Consentir
    | Laisser
    | Refuser
    | Quitter
    | ProposerDeQuitter
    | Accorder
    | OffrirDeDamer
    | LaisserDamer
    | RefuserDeDamer
    | QuitterRemise
)
