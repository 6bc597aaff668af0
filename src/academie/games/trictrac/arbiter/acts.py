"""What players do and say where they mark for themselves."""

from __future__ import annotations

from dataclasses import dataclass

from academie.games.tables.law.play import Play
from academie.games.tables.law.primaute import FirstDice
from academie.games.tables.law.throw import Throw
from academie.games.tables.law.track import Move, Point
from academie.games.trictrac.arbiter.throwing import DiceAct
from academie.kernel import Seat, other
from academie.kernel.action import HandAct


@dataclass(frozen=True, slots=True)
class Jeter(HandAct):
    """Throws: whatever one could still mark, claim or correct is past."""


@dataclass(frozen=True, slots=True)
class Jeton(HandAct):
    """Sets one's jeton on so many points, and lets go of it."""

    to: int


@dataclass(frozen=True, slots=True)
class AutreJeton(HandAct):
    """Marks with another jeton, the first staying where it was."""

    to: int


@dataclass(frozen=True, slots=True)
class Fichet(HandAct):
    """Sets one's fichet in that hole."""

    to: int


@dataclass(frozen=True, slots=True)
class Doubler(HandAct):
    """Takes the second jeton that shows one's bredouille."""


@dataclass(frozen=True, slots=True)
class Dedoubler(HandAct):
    """Removes the second jeton of `of`, one's own or the adversary's."""

    of: Seat

    def mirrored(self) -> Dedoubler:
        return Dedoubler(other(self.by), other(self.of))


@dataclass(frozen=True, slots=True)
class Effacer(HandAct):
    """Wipes the adversary's points."""


@dataclass(frozen=True, slots=True)
class Pavillon(HandAct):
    """Plants the pavillon that shows one's holes are in bredouille (à écrire)."""


@dataclass(frozen=True, slots=True)
class Dire(HandAct):
    """Tells the adversary that his throw is worth so many points; binding on the teller if it misleads."""

    points: int


@dataclass(frozen=True, slots=True)
class JeTiens(HandAct):
    """Says that one stays."""


@dataclass(frozen=True, slots=True)
class JeMEnVais(HandAct):
    """Says that one goes away, and lifts one's men."""


@dataclass(frozen=True, slots=True)
class Lever(HandAct):
    """Lifts one's men to go away, without a word."""


@dataclass(frozen=True, slots=True)
class Accorder(HandAct):
    """Lets the adversary go, lifting one's own men too."""


@dataclass(frozen=True, slots=True)
class Adouber(HandAct):
    """Says j'adoube: the men touched before the play are only looked at.

    `tout` is j'adoube tout, once for all men.
    """

    tout: bool = False


@dataclass(frozen=True, slots=True)
class Toucher(HandAct):
    """Touches a man."""

    point: Point


@dataclass(frozen=True, slots=True)
class Lacher(HandAct):
    """Puts one man down and lets go of it, the other number yet to be played."""

    move: Move


@dataclass(frozen=True, slots=True)
class Bois(HandAct):
    """Plays the throw, rightly or not: the net moves of the men once they are released."""

    moves: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Corriger(HandAct):
    """Takes one's play back to play again, where good company allows it."""


@dataclass(frozen=True, slots=True)
class Ecole(HandAct):
    """Sends the adversary à l'école for so many points, marking them."""

    points: int


@dataclass(frozen=True, slots=True)
class Entiere(HandAct):
    """Obliges the adversary, who marked part of an école, to mark it whole."""


@dataclass(frozen=True, slots=True)
class Rectifier(HandAct):
    """Sets the adversary's jeton and fichet right without an école."""


@dataclass(frozen=True, slots=True)
class FaireMarquer(HandAct):
    """Obliges the adversary to mark what he gains or is given."""


@dataclass(frozen=True, slots=True)
class FaireJouer(HandAct):
    """Obliges the adversary to have played so."""

    play: Play


@dataclass(frozen=True, slots=True)
class FaireRejouer(HandAct):
    """Obliges the adversary to put his men back and play them correctly, saying no more than that."""


@dataclass(frozen=True, slots=True)
class Signaler(HandAct):
    """Points out that `of` plays with men too few or too many."""

    of: Seat

    def mirrored(self) -> Signaler:
        return Signaler(other(self.by), other(self.of))


TableAct = (
    FirstDice
    | Throw
    | Jeter
    | Jeton
    | AutreJeton
    | Fichet
    | Doubler
    | Dedoubler
    | Effacer
    | Pavillon
    | Dire
    | JeTiens
    | JeMEnVais
    | Lever
    | Accorder
    | Adouber
    | Toucher
    | Lacher
    | Bois
    | Corriger
    | Ecole
    | Entiere
    | Rectifier
    | FaireMarquer
    | FaireJouer
    | FaireRejouer
    | Signaler
    | DiceAct
)
