"""The events of trictrac in words."""

from __future__ import annotations

from typing import Final

from academie.games.tables.law.primaute import Primaute
from academie.games.tables.law.track import OFF, Move, Point
from academie.games.trictrac.law.events import Marked, MarqueEnded, NewReleve, PartieWon, Why
from academie.games.trictrac.law.jans import Facon, Jan, JanScored, Manner, Scored
from academie.games.trictrac.law.position import Table
from academie.kernel import Event, Language, Seat, Text, other
from academie.notation.seats import PLAYER

__all__ = ["JAN", "MANNER", "PLAYER", "TABLE", "WHY", "describe", "scored"]

JAN: Final = {
    Jan.TROIS_COUPS: Text("jan de trois coups", "jan de trois coups"),
    Jan.DEUX_TABLES: Text("jan de deux tables", "jan de deux tables"),
    Jan.CONTRE_DEUX_TABLES: Text("contre-jan de deux tables", "contre-jan de deux tables"),
    Jan.MEZEAS: Text("jan de mézéas", "jan de mézéas"),
    Jan.CONTRE_MEZEAS: Text("contre-jan de mézéas", "contre-jan de mézéas"),
    Jan.BATTRE_LE_COIN: Text("coin battu", "coin hit"),
    Jan.BATTRE_A_VRAI: Text("dame battue à vrai", "man hit truly"),
    Jan.BATTRE_A_FAUX: Text("dame battue à faux", "man hit falsely"),
    Jan.REMPLIR: Text("remplit", "fills"),
    Jan.CONSERVER: Text("conserve", "keeps"),
    Jan.NOMBRE_NON_JOUE: Text("nombre qui ne se joue pas", "number that cannot be played"),
    Jan.SORTIE: Text("sortie", "all men borne off"),
    Jan.RENCONTRE: Text("jan de rencontre", "jan de rencontre"),
    Jan.MARGOT: Text("margot la fendue", "margot la fendue"),
    Jan.PILE: Text("pile de misère", "pile de misère"),
}

TABLE: Final = {
    Table.PETIT: Text("le petit jan", "the petit jan"),
    Table.GRAND: Text("le grand jan", "the grand jan"),
    Table.RETOUR: Text("le jan de retour", "the jan de retour"),
}

MANNER: Final = {
    Manner.PLAY: Text("", ""),
    Manner.PASSING: Text(" en passant une dame", " by passing a man"),
    Manner.IMPUISSANCE: Text(" par impuissance", " by impuissance"),
    Manner.BANDE: Text(" par le privilège de la bande", " by the privilege of the bande"),
}

WHY: Final = {
    Why.WENT_AWAY: Text("s'en va : on rempile", "goes away: the stacks are set up again"),
    Why.SORTIE: Text("a levé le premier : on rempile", "has borne off first: the stacks are set up again"),
}


def describe(event: Event, language: Language) -> str:
    """The event as a sentence; flèches are counted from the talon of the one who threw."""
    who = PLAYER[event.seat].in_(language)
    match event:
        case JanScored():
            colon = Text(" :", ":").in_(language)
            return f"{who} +{event.scored.points}{colon} {scored(event.scored, language)}"
        case Marked():
            return f"{who} {_marked(event, language)}"
        case NewReleve():
            return f"{who} {WHY[event.why].in_(language)}"
        case Primaute():
            return f"{who} {Text('a le premier coup', 'has the first throw').in_(language)}"
        case MarqueEnded():
            return f"{who} {_marque(event).in_(language)}"
        case PartieWon():
            return f"{who} {_won(event).in_(language)}"
        case _:
            raise TypeError(f"not an event of trictrac: {event!r}")


def scored(item: Scored, language: Language) -> str:
    """What was scored and how, without who."""
    words = [
        JAN[item.jan].in_(language) + ("" if item.table is None else f" {TABLE[item.table].in_(language)}")
    ]
    if item.manner not in {None, Manner.IMPUISSANCE} or item.jan is Jan.CONSERVER:
        words.append(MANNER[item.manner or Manner.PLAY].in_(language).strip())
    if item.target is not None:
        words.append(f"({_fleche(item.target, language)})")
    if item.facons:
        words.append("; ".join(_facon(facon, language) for facon in item.facons))
    return " ".join(word for word in words if word)


def _fleche(point: Point, language: Language) -> str:
    return Text(f"flèche {point}", f"flèche {point}").in_(language)


def _facon(facon: Facon, language: Language) -> str:
    numbers = "+".join(str(number) for number in facon.numbers)
    moves = ", ".join(_move(move) for move in facon.moves)
    rest = ""
    if facon.rest is not None:
        rest = Text(f" par {facon.rest}", f" over {facon.rest}").in_(language)
    return Text(f"par {numbers}", f"by {numbers}").in_(language) + (f" ({moves}{rest})" if moves else "")


def _move(move: Move) -> str:
    return f"{move.start}→{'off' if move.end == OFF else move.end}"


def _marked(event: Marked, language: Language) -> str:
    text = Text(f"marque {event.points}", f"marks {event.points}").in_(language)
    if not event.holes:
        return text + Text(f", à {event.rest}", f", to {event.rest}").in_(language)
    holes = sum(event.holes)
    text += Text(
        f" : {holes} trou{'s' if holes > 1 else ''}, {event.rest} de reste",
        f": {holes} hole{'s' if holes > 1 else ''}, {event.rest} left",
    ).in_(language)
    if event.holes[0] == 2:
        text += Text(", en bredouille", ", in bredouille").in_(language)
    if event.wiped:
        name = _other(event.seat, language)
        text += Text(f" ; {name} perd {event.wiped}", f"; {name} loses {event.wiped}").in_(language)
    return text


def _other(seat: Seat, language: Language) -> str:
    return PLAYER[other(seat)].in_(language)


def _marque(event: MarqueEnded) -> Text:
    white, black = event.holes
    if white == black:
        return Text(f"s'en va à {white} trous partout : refait", f"goes away at {white} holes all: a refait")
    return Text(f"finit le marqué, {white} trous à {black}", f"ends the marqué, {white} holes to {black}")


def _won(event: PartieWon) -> Text:
    if event.stakes == 1:
        return Text("gagne la partie", "wins the partie")
    return Text(
        "gagne la partie en grande bredouille, double", "wins the partie in grande bredouille, double"
    )
