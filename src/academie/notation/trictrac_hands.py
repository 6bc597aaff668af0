"""The text of acts at a table with hands: who, what, and how much, as in `white jeton 6`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.arbiter.hands import HandAct
from academie.arbiter.trictrac import acts
from academie.kernel import NotationError, Seat
from academie.notation.seats import NAMES, SEATS
from academie.notation.trictrac_play import play_text, read_play
from academie.rules.tables.trictrac.acts import Play

_PLAIN: Final[Mapping[str, type[HandAct]]] = {
    "jeter": acts.Jeter,
    "doubler": acts.Doubler,
    "effacer": acts.Effacer,
    "pavillon": acts.Pavillon,
    "je-tiens": acts.JeTiens,
    "je-m-en-vais": acts.JeMEnVais,
    "accorder": acts.Accorder,
    "adouber": acts.Adouber,
    "corriger": acts.Corriger,
    "entiere": acts.Entiere,
    "rectifier": acts.Rectifier,
    "faire-marquer": acts.FaireMarquer,
    "faire-rejouer": acts.FaireRejouer,
}
Counted = acts.Jeton | acts.AutreJeton | acts.Fichet | acts.Dire | acts.Toucher | acts.Ecole
_COUNTED: Final[Mapping[str, type[Counted]]] = {
    "jeton": acts.Jeton,
    "autre-jeton": acts.AutreJeton,
    "fichet": acts.Fichet,
    "dire": acts.Dire,
    "toucher": acts.Toucher,
    "ecole": acts.Ecole,
}

_OF: Final[Mapping[str, type[acts.Dedoubler | acts.Signaler]]] = {
    "dedoubler": acts.Dedoubler,
    "signaler": acts.Signaler,
}
EVERYTHING: Final = "tout"


def hand_act(act: HandAct) -> str:
    """The act as it stands in a record."""
    word = _argument(act)
    verb = next(
        (name for name, kind in (*_PLAIN.items(), *_COUNTED.items()) if type(act) is kind), _long_name(act)
    )
    return " ".join(filter(None, (NAMES[act.by], verb, word)))


def _long_name(act: HandAct) -> str:
    match act:
        case acts.Dedoubler():
            return "dedoubler"
        case acts.Signaler():
            return "signaler"
        case acts.Lacher():
            return "lacher"
        case acts.FaireJouer():
            return "faire-jouer"
        case _:
            return "bois"


def _argument(act: HandAct) -> str:
    match act:
        case (
            acts.Jeton(to=number)
            | acts.AutreJeton(to=number)
            | acts.Fichet(to=number)
            | acts.Dire(points=number)
            | acts.Ecole(points=number)
            | acts.Toucher(point=number)
        ):
            return str(number)
        case acts.Dedoubler() | acts.Signaler():
            return NAMES[act.of]
        case acts.Adouber(tout=True):
            return EVERYTHING
        case acts.Lacher():
            return play_text((act.move,))
        case acts.Bois(moves=moves) | acts.FaireJouer(play=Play(moves=moves)):
            return play_text(moves)
        case _:
            return ""


def is_hand_act(text: str) -> bool:
    """Whether the text begins as an act of hands does."""
    return text.split(" ", 1)[0] in SEATS


def read_hand_act(text: str) -> HandAct:
    """The act written so. Raises `NotationError`."""
    name, _, rest = text.strip().partition(" ")
    verb, _, argument = rest.strip().partition(" ")
    if name not in SEATS:
        raise NotationError(f"{text!r}: an act of hands begins with white or black")
    return _read(SEATS[name], verb, argument.strip())


def _read(by: Seat, verb: str, argument: str) -> HandAct:
    if verb in _PLAIN and not argument:
        return _PLAIN[verb](by)
    if verb in _COUNTED and argument.isdecimal():
        return _COUNTED[verb](by, int(argument))
    if verb in _OF and argument in SEATS:
        return _OF[verb](by, SEATS[argument])
    if verb == "adouber" and argument == EVERYTHING:
        return acts.Adouber(by, tout=True)
    if verb in {"bois", "lacher", "faire-jouer"}:
        return _read_wood(by, verb, read_play(argument, by))
    known = ", ".join((*_PLAIN, *_COUNTED, *_OF, "bois", "lacher", "faire-jouer"))
    raise NotationError(f"{verb} {argument}: no such act; there are: {known}")


def _read_wood(by: Seat, verb: str, play: Play) -> HandAct:
    if verb == "faire-jouer":
        return acts.FaireJouer(by, play)
    if verb == "bois":
        return acts.Bois(by, play.moves)
    if len(play.moves) != 1:
        raise NotationError("one lets go of one man: write lacher 0/4")
    return acts.Lacher(by, play.moves[0])
