"""The events of the running games in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.games.race.law.events import (
    Battues,
    CourierHome,
    HorsDuJeu,
    Manner,
    NewPartie,
    PartieNulle,
    TrouGagne,
)
from academie.games.tables.law.primaute import Primaute
from academie.games.tables.law.winning import GameWon
from academie.kernel import Event, Language, Text
from academie.notation.seats import PLAYER

MANNER: Final = {
    Manner.BORNE_OFF: Text("a levé le premier", "has borne off first"),
    Manner.FILLED: Text("a fait son plein", "has filled the table"),
    Manner.SHUT_OUT: Text(
        "a battu plus de dames qu'il ne reste de rentrées", "has hit more men than can ever re-enter"
    ),
}

PLAIN: Final[Mapping[type[Event], Text]] = {
    Primaute: Text("a le dé", "has the first throw"),
    HorsDuJeu: Text("est hors du jeu", "is out of the game, with more men in hand than entries"),
    CourierHome: Text("a rentré son courrier", "has brought the courier home"),
    GameWon: Text("gagne la partie en plusieurs trous", "wins the match"),
}
"""The events that tell no more than that they happened."""


def describe(event: Event, language: Language) -> str:
    """The event as a sentence; flèches are counted along the way of the one named."""
    if isinstance(event, PartieNulle):
        return Text("Partie nulle : personne ne peut plus gagner", "Drawn: nobody can win any more").in_(
            language
        )
    return f"{PLAYER[event.seat].in_(language)} {told(event).in_(language)}"


def told(event: Event) -> Text:
    """What happened to the player, without his name."""
    match event:
        case Battues():
            return hit(event)
        case TrouGagne():
            return hole(event)
        case NewPartie():
            return again(event)
        case _:
            return PLAIN[type(event)]


def hit(event: Battues) -> Text:
    """Whom he has hit, and where."""
    points = ", ".join(map(str, event.points))
    if len(event.points) == 1:
        return Text(f"bat une dame (flèche {points})", f"hits a man (flèche {points})")
    count = len(event.points)
    return Text(f"bat {count} dames (flèches {points})", f"hits {count} men (flèches {points})")


def hole(event: TrouGagne) -> Text:
    """How the partie was won, and for how much."""
    how = MANNER[event.manner]
    if event.holes == 1:
        return Text(f"{how.fr} et gagne la partie", f"{how.en} and wins the partie")
    return Text(f"{how.fr} et gagne la partie double", f"{how.en} and wins the partie double")


def again(event: NewPartie) -> Text:
    """Who begins the next partie."""
    if event.drawn:
        return Text("a gagné : on tire le dé pour la suivante", "has won: the dé is drawn for the next")
    return Text("a le dé de la partie suivante", "has the first throw of the next partie")
