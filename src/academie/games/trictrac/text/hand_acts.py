"""The text of acts at a trictrac table with hands: who, what, and how much, as in `white jeton 6`."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from academie.games.tables.text.acts import play_text, read_play
from academie.games.trictrac.arbiter import acts
from academie.kernel import NotationError, Seat
from academie.notation.hand_acts import Hands, Verb, counted, plain
from academie.notation.seats import NAMES, SEATS

EVERYTHING: Final = "tout"


def _of(word: str, kind: type[acts.Dedoubler | acts.Signaler]) -> Verb:
    """An act told by a seat."""
    return Verb(word, kind, _whose, lambda by, rest: kind(by, SEATS[rest]) if rest in SEATS else None)


def _whose(act: acts.Dedoubler | acts.Signaler) -> str:
    return NAMES[act.of]


def _adouber(by: Seat, rest: str) -> acts.Adouber | None:
    return acts.Adouber(by, tout=bool(rest)) if rest in {"", EVERYTHING} else None


def _lacher(by: Seat, rest: str) -> acts.Lacher:
    moves = read_play(rest, by).moves
    if len(moves) != 1:
        raise NotationError("one lets go of one man: write lacher 0/4")
    return acts.Lacher(by, moves[0])


HANDS: Final = Hands(
    (
        plain("jeter", acts.Jeter),
        plain("doubler", acts.Doubler),
        plain("effacer", acts.Effacer),
        plain("pavillon", acts.Pavillon),
        plain("je-tiens", acts.JeTiens),
        plain("je-m-en-vais", acts.JeMEnVais),
        plain("accorder", acts.Accorder),
        plain("corriger", acts.Corriger),
        plain("entiere", acts.Entiere),
        plain("rectifier", acts.Rectifier),
        plain("faire-marquer", acts.FaireMarquer),
        plain("faire-rejouer", acts.FaireRejouer),
        counted("jeton", acts.Jeton, acts.Jeton, attrgetter("to")),
        counted("autre-jeton", acts.AutreJeton, acts.AutreJeton, attrgetter("to")),
        counted("fichet", acts.Fichet, acts.Fichet, attrgetter("to")),
        counted("dire", acts.Dire, acts.Dire, attrgetter("points")),
        counted("toucher", acts.Toucher, acts.Toucher, attrgetter("point")),
        counted("ecole", acts.Ecole, acts.Ecole, attrgetter("points")),
        _of("dedoubler", acts.Dedoubler),
        _of("signaler", acts.Signaler),
        Verb("adouber", acts.Adouber, lambda act: EVERYTHING if act.tout else "", _adouber),
        Verb("lacher", acts.Lacher, lambda act: play_text((act.move,)), _lacher),
        Verb(
            "bois",
            acts.Bois,
            lambda act: play_text(act.moves),
            lambda by, rest: acts.Bois(by, read_play(rest, by).moves),
        ),
        Verb(
            "faire-jouer",
            acts.FaireJouer,
            lambda act: play_text(act.play.moves),
            lambda by, rest: acts.FaireJouer(by, read_play(rest, by)),
        ),
    )
)
