"""The events of dominoes in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.games.dominoes.law.events import (
    Bouded,
    Charged,
    CoupsMarked,
    CoupWon,
    HandShown,
    How,
    LeadDrawn,
    Lost,
    Marked,
    Posed,
    StakesPut,
    StakeTaken,
    Why,
    Won,
)
from academie.games.dominoes.text.seats import PLAYER
from academie.games.dominoes.text.tiles import halves_text
from academie.kernel import Event, Language, Text

COUP: Final[Mapping[How, Text]] = {
    How.DOMINO: Text("fait domino", "makes domino"),
    How.CLOSED: Text(
        "gagne le coup : le jeu est fermé, et il a le moins de points",
        "wins the coup: it is closed, and he has fewest points",
    ),
}
TIED: Final = Text(
    "gagne le coup : le jeu est fermé, et de ceux qui ont le moins de points le rang est pour lui",
    "wins the coup: it is closed, and of those who have fewest points he comes first by his place",
)
WON: Final[Mapping[Why, Text]] = {
    Why.POINTS: Text("gagne la partie, ayant ses points", "wins the party, having his points"),
    Why.ROUNDS: Text("gagne la partie, ayant ses coups", "wins the party, having his coups"),
}
LOST: Final = Text(
    "a le plus de points : il perd la partie et paie à chacun une mise",
    "has most points: he loses the party and pays each a stake",
)
STAKES_PUT: Final = Text(
    "Toutes les mises sont retirées : chacun remet au jeu",
    "All stakes are withdrawn: everyone stakes again",
)


def describe(event: Event, language: Language) -> str:
    """The event as a sentence."""
    if isinstance(event, StakesPut):
        return STAKES_PUT.in_(language)
    return f"{PLAYER[event.seat].in_(language)} {_done(event).in_(language)}"


def _done(event: Event) -> Text:
    """What the player of the event does, or what befalls him."""
    match event:
        case Posed():
            return _posed(event)
        case Bouded():
            return _bouded(event)
        case CoupWon():
            return TIED if event.tied else COUP[event.how]
        case HandShown():
            return _shown(event)
        case Marked() | Charged() | CoupsMarked() | StakeTaken():
            return _account(event)
        case _:
            return _standing(event)


def _standing(event: Event) -> Text:
    """How he begins, or ends."""
    match event:
        case LeadDrawn():
            return Text("pose le premier", "leads first")
        case Won():
            return WON[event.why]
        case Lost():
            return LOST
        case _:
            raise TypeError(f"not an event of dominoes: {event!r}")


def _account(event: Marked | Charged | CoupsMarked | StakeTaken) -> Text:
    """What goes to his account."""
    match event:
        case Marked():
            return Text(
                f"compte {_points(event.points).fr}, {event.total} en tout",
                f"counts {_points(event.points).en}, {event.total} in all",
            )
        case Charged():
            return Text(
                f"garde {_points(event.points).fr} à sa charge, {event.total} en tout",
                f"is charged {_points(event.points).en}, {event.total} in all",
            )
        case CoupsMarked(total=total):
            return Text(
                f"a gagné {total} coup{'s' if total > 1 else ''}",
                f"has won {total} coup{'s' if total > 1 else ''}",
            )
        case StakeTaken(left=left):
            return Text(
                f"retire une mise ; il en reste {left} au jeu",
                f"takes a stake back; {left} {'is' if left == 1 else 'are'} left in the pot",
            )


def _posed(event: Posed) -> Text:
    laid = halves_text((event.inner, event.outer))
    everywhere = event.partout
    return Text(
        f"pose {laid}" + (f" : {event.outer} partout" if everywhere else ""),
        f"lays {laid}" + (f": {event.outer} partout" if everywhere else ""),
    )


def _bouded(event: Bouded) -> Text:
    on = [str(number) for number in dict.fromkeys(event.on)]
    return Text(f"boude au {' et au '.join(on)}", f"boudes: has no {' and no '.join(on)}")


def _shown(event: HandShown) -> Text:
    tiles, points = ", ".join(map(halves_text, event.tiles)), _points(event.pips)
    return Text(f"montre {tiles} : {points.fr}", f"shows {tiles}: {points.en}")


def _points(count: int) -> Text:
    """So many points. French keeps the singular for nought, English does not."""
    return Text(
        f"{count} point{'' if count < 2 else 's'}",
        f"{count} point{'' if count == 1 else 's'}",
    )
