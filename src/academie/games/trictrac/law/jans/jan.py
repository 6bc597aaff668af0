"""The names of what a throw can score, and the façons that make it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from academie.games.tables.law.track import Move, Point
from academie.games.trictrac.law.position import Table
from academie.kernel import Event, Seat


class Jan(Enum):
    """Each thing the tarif prices."""

    TROIS_COUPS = "jan-de-trois-coups"
    DEUX_TABLES = "jan-de-deux-tables"
    CONTRE_DEUX_TABLES = "contre-jan-de-deux-tables"
    MEZEAS = "jan-de-mezeas"
    CONTRE_MEZEAS = "contre-jan-de-mezeas"
    BATTRE_LE_COIN = "battre-le-coin"
    BATTRE_A_VRAI = "battre-a-vrai"
    BATTRE_A_FAUX = "battre-a-faux"
    REMPLIR = "remplir"
    CONSERVER = "conserver"
    NOMBRE_NON_JOUE = "nombre-non-joue"
    SORTIE = "sortie"
    RENCONTRE = "jan-de-rencontre"
    MARGOT = "margot-la-fendue"
    PILE = "pile-de-misere"


class Manner(Enum):
    """How a plein is conserved, or a number left unplayed, where the way matters."""

    PLAY = "en-jouant"
    PASSING = "en-passant"
    """By a man passed into the adverse petit jan."""
    IMPUISSANCE = "par-impuissance"
    BANDE = "par-la-bande"


@dataclass(frozen=True, slots=True)
class Facon:
    """One way of making a jan: the numbers used and the men they move, on the thrower's track.

    `rest` is the flèche paused on when one man plays both numbers.
    """

    numbers: tuple[int, ...]
    moves: tuple[Move, ...] = ()
    rest: Point | None = None


@dataclass(frozen=True, slots=True)
class Scored:
    """A jan of one throw, before anyone marks it."""

    jan: Jan
    points: int
    facons: tuple[Facon, ...] = ()
    table: Table | None = None
    target: Point | None = None
    """The flèche hit, filled or completed, on the thrower's track."""
    manner: Manner | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class JanScored(Event):
    """`seat` is given points by the thrower's dice; `citation` is the article that prices them."""

    thrower: Seat
    scored: Scored
