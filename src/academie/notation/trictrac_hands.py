"""The text of acts at a table with hands: who, what, and how much, as in `white jeton 6`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.arbiter.hands import HandAct
from academie.arbiter.trictrac import acts
from academie.kernel import NotationError, Seat
from academie.notation.seats import NAMES, SEATS
from academie.notation.trictrac_play import play_text, read_play

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
        case acts.FaireJouer():
            return "faire-jouer"
        case _:
            return "bois"


def _argument(act: HandAct) -> str:
    match act:
        case acts.Jeton(to=number) | acts.AutreJeton(to=number) | acts.Fichet(to=number):
            return str(number)
        case acts.Dire(points=number) | acts.Ecole(points=number) | acts.Toucher(point=number):
            return str(number)
        case acts.Dedoubler():
            return NAMES[act.of]
        case acts.Bois():
            return play_text(act.moves)
        case acts.FaireJouer():
            return play_text(act.play.moves)
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
    if verb == "dedoubler" and argument in SEATS:
        return acts.Dedoubler(by, SEATS[argument])
    if verb == "bois":
        return acts.Bois(by, read_play(argument, by).moves)
    if verb == "faire-jouer":
        return acts.FaireJouer(by, read_play(argument, by))
    known = ", ".join((*_PLAIN, *_COUNTED, "dedoubler", "bois", "faire-jouer"))
    raise NotationError(f"{verb} {argument}: no such act; there are: {known}")
