"""What hands do at a table of the small games of the trictrac board, besides breaking the dice."""

from __future__ import annotations

from dataclasses import dataclass

from academie.games.tables.law.customs import JeRomps, JouerLeNombre, Laisser, Rompus
from academie.games.tables.law.primaute import FirstDice
from academie.games.tables.law.throw import ThreeDice, Throw
from academie.games.tables.law.track import Point
from academie.kernel import Action
from academie.kernel.action import HandAct


@dataclass(frozen=True, slots=True)
class Jeter(HandAct):
    """Throws: whatever one could still claim is past."""


@dataclass(frozen=True, slots=True)
class Adouber(HandAct):
    """Says j'adoube: the men touched before the play are only looked at."""


@dataclass(frozen=True, slots=True)
class Toucher(HandAct):
    """Touches a man."""

    point: Point


@dataclass(frozen=True, slots=True)
class Bois(HandAct):
    """Plays the throw, rightly or not: an act of the game's own, once the men are released."""

    play: Action


@dataclass(frozen=True, slots=True)
class FaireJouer(HandAct):
    """Obliges the adversary to play the man that he touched there, as he likes."""

    point: Point


@dataclass(frozen=True, slots=True)
class FaireRejouer(HandAct):
    """Obliges the adversary to put men falsely played back, and to play rightly."""


@dataclass(frozen=True, slots=True)
class Corriger(HandAct):
    """Takes one's play back to play again, where good company allows it."""


Dice = FirstDice | Throw | ThreeDice | Rompus
TableAct = (
    Dice
    | Jeter
    | JeRomps
    | Laisser
    | JouerLeNombre
    | Adouber
    | Toucher
    | Bois
    | FaireJouer
    | FaireRejouer
    | Corriger
)
