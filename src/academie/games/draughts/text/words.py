"""The events of draughts in words, with faults and rulings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from academie.games.draughts.arbiter.faults import Decision, FaultMade, Kind, Ruling
from academie.games.draughts.law.board import Line
from academie.games.draughts.law.events import (
    Crowned,
    Drawn,
    LimitBegun,
    OfferMade,
    OfferRefused,
    Taken,
    Why,
    Won,
)
from academie.kernel import Event, Language, Text, other
from academie.notation.seats import PLAYER

FAULT: Final[Mapping[Kind, Text]] = {
    Kind.OMITTED: Text(
        "n'a pas pris, et il avait à prendre",
        "has not taken, though he had to",
    ),
    Kind.WEAKER: Text(
        "n'a pas pris du bon côté : une autre pièce avait mieux à prendre",
        "has not taken on the right side: another piece had more to take",
    ),
    Kind.SHORT: Text(
        "n'a pas pris tout ce que sa pièce devait prendre",
        "has not taken all his piece had to take",
    ),
    Kind.FORGOTTEN: Text(
        "n'a pas levé tout ce qu'il a pris : ce qui reste demeure sur le damier",
        "has not lifted all he took: the rest stays on the board",
    ),
    Kind.OWN_LIFTED: Text(
        "a levé de ses propres pièces : elles restent hors du damier",
        "has lifted pieces of his own: they stay off the board",
    ),
    Kind.FALSE_MOVE: Text("a fait une fausse marche", "has made a false move"),
    Kind.TOUCHED: Text(
        "n'est pas quitte de ce qu'il a touché",
        "is not quit of what he has touched",
    ),
    Kind.WRONG_TOUCH: Text(
        "a touché une autre pièce que celle qui devait prendre",
        "has touched another piece than the one that had to take",
    ),
}

DECISION: Final[Mapping[Decision, Text]] = {
    Decision.HUFFED: Text(
        "{who} souffle la pièce en {squares} ; le coup de {foe} demeure, et comme souffler n'est pas jouer, "
        "{who} joue maintenant le sien",
        "{who} huffs the piece on {squares}; {foe}'s move stands, and as huffing is not playing, "
        "{who} now makes his own",
    ),
    Decision.HUFFED_AND_BOUND: Text(
        "{who} souffle la pièce en {squares} ; {foe} doit jouer ce qu'il a touché, s'il est encore jouable",
        "{who} huffs the piece on {squares}; {foe} must play what he touched, if it can still be played",
    ),
    Decision.COMMITTED: Text(
        "{who} a touché la pièce à souffler en {squares} : il n'a plus le choix, il doit la souffler",
        "{who} has touched the piece to be huffed on {squares}: he has no choice left but to huff it",
    ),
    Decision.MADE_TO_TAKE: Text(
        "{who} est obligé de prendre de {squares} ; s'il refuse, il perd la partie",
        "{who} is obliged to take from {squares}; if he refuses, he loses the game",
    ),
    Decision.MADE_TO_PLAY: Text(
        "{who} est obligé de jouer la pièce touchée en {squares}, où il veut",
        "{who} is obliged to play the piece touched on {squares}, where he likes",
    ),
    Decision.MADE_TO_REPLAY: Text(
        "{who} remet la pièce à sa place et rejoue en règle, de {squares}",
        "{who} puts the piece back and plays rightly, from {squares}",
    ),
    Decision.MENDED: Text(
        "{who} répare sa méprise, {foe} y consentant ; c'est à {foe} de jouer",
        "{who} mends his slip, {foe} consenting; it is {foe}'s turn",
    ),
    Decision.KEPT: Text(
        "{who} a laissé passer la faute ; si {foe} ne prend pas et que rien ne change en {squares}, "
        "{who} pourra encore souffler ou faire prendre",
        "{who} has let the fault pass; if {foe} does not take and nothing changes on {squares}, "
        "{who} may still huff or make him take",
    ),
    Decision.LAPSED: Text(
        "{who} a laissé passer la faute : on n'y revient plus",
        "{who} has let the fault pass: it is over",
    ),
    Decision.NOT_PLAYABLE: Text(
        "{who} : la pièce en {squares} n'est pas jouable ; point de faute, elle reste et il joue",
        "{who}: the piece on {squares} cannot be played; no fault, it stays and he plays",
    ),
    Decision.NOT_HIS: Text(
        "{who} : la pièce en {squares} est à {foe} ; point de faute, elle reste et {who} joue",
        "{who}: the piece on {squares} is {foe}'s; no fault, it stays and {who} plays",
    ),
    Decision.REFUSED: Text(
        "{who} refuse de prendre : il perd la partie, {foe} la gagne",
        "{who} refuses to take: he loses the game, {foe} wins it",
    ),
    Decision.LEFT: Text(
        "{who} quitte la partie : il la perd, {foe} la gagne",
        "{who} leaves the game: he loses it, {foe} wins it",
    ),
    Decision.PROPOSED: Text(
        "{who} propose de quitter la partie ; {foe} peut l'accorder, ou jouer",
        "{who} proposes to leave the game; {foe} may agree, or play on",
    ),
    Decision.AGREED: Text(
        "{who} y consent : la partie est quittée, personne ne la perd",
        "{who} agrees: the game is left, nobody loses it",
    ),
}

HUFF: Final = Text("souffler la pièce en {squares}", "huff the piece on {squares}")
MAKE_TAKE: Final = Text("le faire prendre", "make him take")
MAKE_PLAY: Final = Text("lui faire jouer celle en {squares}", "make him play the one on {squares}")
OR: Final = Text(" ou ", " or ")
MAY: Final = Text(" ; {who} peut {remedies}, ou laisser", "; {who} may {remedies}, or let it pass")
BY_KIND: Final[Mapping[Kind, Text]] = {
    Kind.FALSE_MOVE: Text("le faire rejouer en règle", "have him play rightly"),
    Kind.FORGOTTEN: Text("consentir qu'il lève le reste", "consent that he lift the rest"),
    Kind.OWN_LIFTED: Text("consentir qu'il les remette", "consent that he put them back"),
}


def describe_ruling(event: FaultMade | Ruling, language: Language) -> str:
    """The fault with what the other may do about it, or the ruling with what follows."""
    who, foe = PLAYER[event.seat].in_(language), PLAYER[other(event.seat)].in_(language)
    if isinstance(event, Ruling):
        squares = _squares(event.squares, language)
        return DECISION[event.decision].in_(language).format(who=who, foe=foe, squares=squares)
    remedies = ", ".join(_remedies(event, language))
    may = MAY.in_(language).format(who=foe, remedies=remedies)
    return f"{who} {FAULT[event.kind].in_(language)}{may}"


def _remedies(event: FaultMade, language: Language) -> Iterator[str]:
    """What the adversary may do about a fault."""
    if event.huffable:
        yield HUFF.in_(language).format(squares=_squares(event.huffable, language))
        yield MAKE_TAKE.in_(language)
    if event.playable:
        yield MAKE_PLAY.in_(language).format(squares=_squares(event.playable, language))
    if event.kind in BY_KIND:
        yield BY_KIND[event.kind].in_(language)


def _squares(squares: Line, language: Language) -> str:
    return OR.in_(language).join(map(str, squares))


WHY: Final[Mapping[Why, Text]] = {
    Why.NO_PIECES: Text("un des joueurs n'a plus de pièce", "one player has no piece left"),
    Why.BLOCKED: Text("un des joueurs ne peut plus jouer", "one player cannot move"),
    Why.FIRST_KING: Text("premier à dame", "first to have a king"),
    Why.MAIN_LINE: Text("la dame seule a la ligne du milieu", "the lone king has the ligne du milieu"),
    Why.LIMITED: Text("les coups limités sont joués", "the limited moves are played"),
    Why.QUIET: Text("trop de coups sans progrès", "too many moves without progress"),
    Why.REPETITION: Text("la même position est revenue", "the same position has come again"),
    Why.LEFT: Text("l'offre de damer est refusée", "the offer to crown was refused"),
}
DRAWN: Final = Text("Partie remise", "Drawn")
COLON: Final = Text(" : ", ": ")


def describe(event: Event, language: Language) -> str:
    """The event as a sentence."""
    match event:
        case Drawn():
            return _because(DRAWN, event.why, language)
        case Won():
            who = PLAYER[event.seat]
            return _because(Text(f"{who.fr} gagne", f"{who.en} wins"), event.why, language)
        case LimitBegun():
            return _limit(event).in_(language)
        case _:
            return f"{PLAYER[event.seat].in_(language)} {_done(event).in_(language)}"


def _because(what: Text, why: Why, language: Language) -> str:
    return what.in_(language) + COLON.in_(language) + WHY[why].in_(language)


def _limit(event: LimitBegun) -> Text:
    lone = PLAYER[event.seat]
    return Text(
        f"{event.coups} coups restent à jouer contre la dame seule de {lone.fr}",
        f"{event.coups} moves are left to play against the lone king of {lone.en}",
    )


def _done(event: Event) -> Text:
    """What the player of the event has done."""
    match event:
        case Taken():
            return _taken(event)
        case Crowned():
            return Text(f"a une dame en {event.square}", f"has a king on {event.square}")
        case OfferMade():
            return Text("offre de damer les pions adverses", "offers to crown the adversary's men")
        case OfferRefused():
            return Text("ne laisse pas damer ses pions", "will not have his men crowned")
        case _:
            raise TypeError(f"not an event of draughts: {event!r}")


def _taken(event: Taken) -> Text:
    men, kings = len(event.squares) - event.kings, event.kings
    what = [text for text in (_men(men), _kings(kings)) if text is not None]
    where = ", ".join(map(str, event.squares))
    return Text(
        f"prend {' et '.join(text.fr for text in what)} ({where})",
        f"takes {' and '.join(text.en for text in what)} ({where})",
    )


def _men(count: int) -> Text | None:
    if count < 2:
        return Text("un pion", "a man") if count else None
    return Text(f"{count} pions", f"{count} men")


def _kings(count: int) -> Text | None:
    if count < 2:
        return Text("une dame", "a king") if count else None
    return Text(f"{count} dames", f"{count} kings")
