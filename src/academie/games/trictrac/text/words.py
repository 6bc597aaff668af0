"""The events of trictrac in words: jans and marks, faults and rulings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.games.tables.law.primaute import DoubletVoid, Primaute
from academie.games.tables.law.track import OFF, Move, Point
from academie.games.trictrac.arbiter.faults import Decision, FaultMade, Kind, Ruling
from academie.games.trictrac.law.events import Marked, MarqueEnded, NewReleve, PartieWon, Why
from academie.games.trictrac.law.jans import Facon, Jan, JanScored, Manner, Scored
from academie.games.trictrac.law.position import Table
from academie.kernel import Event, Language, Seat, Text, other
from academie.notation.seats import PLAYER

__all__ = [
    "DECISION",
    "FAULT",
    "JAN",
    "MANNER",
    "PLAYER",
    "TABLE",
    "WHY",
    "describe",
    "describe_ruling",
    "scored",
]

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


DOUBLET_VOID: Final = Text(
    "prend les dés à son tour : un doublet d'entrée est nul",
    "takes the dice in turn: a first doublet is void",
)


def describe(event: Event, language: Language) -> str:
    """The event as a sentence; flèches are counted from the talon of the one who threw."""
    who = PLAYER[event.seat].in_(language)
    match event:
        case JanScored():
            colon = Text(" :", ":").in_(language)
            return f"{who} +{event.scored.points}{colon} {scored(event.scored, language)}"
        case Marked():
            return f"{who} {_marked(event, language)}"
        case _:
            return f"{who} {_plain(event).in_(language)}"


def _plain(event: Event) -> Text:
    """What the player has done, without who."""
    match event:
        case NewReleve():
            return WHY[event.why]
        case Primaute():
            return Text("a le premier coup", "has the first throw")
        case DoubletVoid():
            return DOUBLET_VOID
        case MarqueEnded():
            return _marque(event)
        case PartieWon():
            return _won(event)
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
        return Text(f"est à {white} trous partout : refait", f"is at {white} holes all: a refait")
    return Text(f"finit le marqué, {white} trous à {black}", f"ends the marqué, {white} holes to {black}")


def _won(event: PartieWon) -> Text:
    if event.stakes == 1:
        return Text("gagne la partie", "wins the partie")
    return Text(
        "gagne la partie en grande bredouille, double", "wins the partie in grande bredouille, double"
    )


FAULT: Final[Mapping[Kind, Text]] = {
    Kind.FORGOT_GAIN: Text(
        "a touché son bois sans marquer tout ce qu'il gagnait",
        "has touched wood without marking all he gained",
    ),
    Kind.FORGOT_GIFT: Text(
        "a jeté les dés sans marquer ce qui lui était donné",
        "has thrown without marking what he was given",
    ),
    Kind.OVER_MARKED: Text("a trop avancé son jeton", "has advanced his jeton too far"),
    Kind.OVER_MARKED_HOLES: Text("a marqué de trop avec son fichet", "has marked too much with his fichet"),
    Kind.LEFT_SHOWING: Text(
        "reste après un trou sans ôter ses points", "stays after a hole with his old points showing"
    ),
    Kind.PLEIN_MARKED: Text("a marqué un plein qu'il n'a pas fait", "has marked a plein he did not make"),
    Kind.PLEIN_MISSED: Text(
        "n'a pas fait un plein qu'il pouvait faire", "has not made a plein he could make"
    ),
    Kind.PLEIN_BROKEN: Text("a rompu un plein qu'il pouvait tenir", "has broken a plein he could keep"),
    Kind.PLEIN_IMPOSSIBLE: Text(
        "a marqué un plein que ses nombres rompent", "has marked a plein his numbers break"
    ),
    Kind.FALSE_ECOLE: Text("a marqué une fausse école", "has marked a false école"),
    Kind.TWO_JETONS: Text("marque avec deux jetons", "marks with two jetons"),
    Kind.WIPED_WRONGLY: Text("a effacé l'adversaire sans trou", "has wiped the adversary without a hole"),
    Kind.LOST_OWN: Text("a ôté de ses propres points", "has taken away points of his own"),
    Kind.LEFT_WRONGLY: Text("s'en va sans en avoir le droit", "goes away without the right to"),
    Kind.SHORT: Text("laisse un nombre qui pouvait se jouer", "leaves a number that could be played"),
    Kind.TOUCHED: Text("n'a pas joué la dame touchée", "has not played the man he touched"),
    Kind.FALSE_CASE: Text("a fait une fausse case", "has made a false case"),
    Kind.WRONG_COIN: Text(
        "a pris pour le coin des dames qui n'y vont pas", "has taken men for the coin that do not go there"
    ),
    Kind.MAN_IN_HAND: Text("a jeté avec une dame dans la main", "has thrown with a man still in his hand"),
    Kind.BREDOUILLE_LEFT: Text(
        "a laissé un second jeton qu'il n'avait plus", "has left a second jeton standing that he had lost"
    ),
    Kind.HOLES: Text("montre trop de trous", "shows too many holes"),
}

DECISION: Final[Mapping[Decision, Text]] = {
    Decision.GRANTED: Text("envoie à l'école de {n} points", "sends to school of {n} points"),
    Decision.IN_PART: Text(
        "marque {n} points d'une école plus grande ; l'autre peut la faire marquer entière",
        "marks {n} points of a larger école; the other may have it marked whole",
    ),
    Decision.TOO_MUCH: Text(
        "a marqué {n} points de trop pour l'école ; l'autre peut l'y envoyer",
        "has marked {n} points too many for the école; the other may claim them",
    ),
    Decision.FALSE: Text(
        "n'avait pas d'école à marquer : fausse école de {n} points, que l'autre peut reprendre",
        "had no école to mark: a false école of {n} points, which the other may claim",
    ),
    Decision.WHOLE: Text(
        "doit marquer l'école entière : {n} points", "must mark the école whole: {n} points"
    ),
    Decision.RECTIFIED: Text("est remis à son juste compte, sans école", "is set right, without an école"),
    Decision.MADE_TO_MARK: Text("est obligé de marquer {n} points", "is obliged to mark {n} points"),
    Decision.MADE_TO_PLAY: Text("doit jouer comme on le lui désigne", "must play as he is told"),
    Decision.MADE_TO_STAY: Text("est obligé de rester", "is obliged to stay"),
    Decision.REPLAYS: Text("reprend son bois et rejoue", "takes his wood back and plays again"),
    Decision.INDUCED: Text(
        "a été induit en erreur de {n} points : point d'école",
        "was led into an error of {n} points: no école",
    ),
    Decision.LAPSED: Text(
        "a jeté les dés : les fautes de l'autre sont passées", "has thrown: the other's faults are past"
    ),
    Decision.BREDOUILLE_LOST: Text(
        "n'a pas pris son second jeton : la bredouille est perdue",
        "has not taken his second jeton: bredouille is lost",
    ),
    Decision.BREDOUILLE_KEPT: Text(
        "garde la bredouille qu'on ne lui a pas ôtée à temps",
        "keeps the bredouille not taken from him in time",
    ),
    Decision.PAVILLON_LOST: Text(
        "n'a pas pris le pavillon à temps : ses trous de suite ne comptent plus",
        "has not taken the pavillon in time: his holes in a row count no more",
    ),
    Decision.MAN_FOUND: Text(
        "retrouve la dame qui lui manquait ; les coups joués sont bons",
        "finds the man he was missing; what was played stands",
    ),
    Decision.RESTARTED: Text(
        "jouait avec une dame de trop : la partie recommence",
        "played with a man too many: the partie begins anew",
    ),
}

REMEDY: Final = Text(" ; {who} peut l'envoyer à l'école de {n}", "; {who} may send him to school of {n}")


def describe_ruling(event: FaultMade | Ruling, language: Language) -> str:
    """The fault with what it can cost, or the ruling with what it gives."""
    who = PLAYER[event.seat].in_(language)
    if isinstance(event, Ruling):
        return f"{who} {DECISION[event.decision].in_(language).format(n=event.points)}"
    fault = f"{who} {FAULT[event.kind].in_(language)}"
    if not event.points:
        return fault
    foe = PLAYER[other(event.seat)].in_(language)
    return f"{fault}{REMEDY.in_(language).format(who=foe, n=event.points)}"
