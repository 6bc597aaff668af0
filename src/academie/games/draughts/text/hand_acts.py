"""The text of acts at a damier with hands: `white jouer 32-28`, `black souffler 38`."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from academie.games.draughts.arbiter import acts
from academie.games.draughts.law.board import Square
from academie.games.draughts.text.move import move_text, read_move
from academie.kernel import Seat
from academie.notation.hand_acts import Hands, Verb, counted, plain

JOUER: Final = "jouer"


def _of_square(word: str, kind: type[acts.SquareAct]) -> Verb:
    return counted(word, kind, lambda by, number: kind(by, Square(number)), attrgetter("square"))


def _jouer(by: Seat, text: str) -> acts.Jouer:
    return acts.Jouer(by, read_move(text))


HANDS: Final = Hands(
    (
        plain("adouber", acts.Adouber),
        _of_square("toucher", acts.Toucher),
        Verb(JOUER, acts.Jouer, lambda act: move_text(act.move), _jouer),
        _of_square("souffler", acts.Souffler),
        plain("faire-prendre", acts.FairePrendre),
        _of_square("faire-jouer", acts.FaireJouer),
        plain("faire-rejouer", acts.FaireRejouer),
        plain("consentir", acts.Consentir),
        plain("laisser", acts.Laisser),
        plain("refuser", acts.Refuser),
        plain("quitter", acts.Quitter),
        plain("proposer-de-quitter", acts.ProposerDeQuitter),
        plain("accorder", acts.Accorder),
    )
)
