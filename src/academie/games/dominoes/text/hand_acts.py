"""The text of acts at a table of dominoes with hands: `j1 presenter 3-6`, `j2 je-boude`, `j1 exiger j2`."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from academie.games.dominoes.arbiter import acts
from academie.games.dominoes.text.seats import NAMES, SEATS
from academie.games.dominoes.text.tiles import halves_text, read_halves, read_tile
from academie.kernel import Seat
from academie.notation.hand_acts import Hands, Verb, counted, plain

PRESENTER: Final = "presenter"
BOUDE: Final = "je-boude"
SUR: Final = " sur "
"""Before the number of the end where a dé is laid that does not fit there."""


def _laid_text(act: acts.Presenter) -> str:
    laid = halves_text((act.inner, act.outer))
    return laid if act.on == act.inner else f"{laid}{SUR}{act.on}"


def _read_laid(by: Seat, text: str) -> acts.Presenter | None:
    laid, _, end = text.partition(SUR)
    inner, outer = read_halves(laid)
    if not end:
        return acts.Presenter(by, inner, outer, inner)
    return acts.Presenter(by, inner, outer, int(end)) if end in {*"0123456"} else None


def _named_text(act: acts.Annoncer) -> str:
    return halves_text(act.tile)


def _offender_text(act: acts.Exiger) -> str:
    return NAMES[act.offender]


def _read_offender(by: Seat, text: str) -> acts.Exiger | None:
    return acts.Exiger(by, SEATS[text]) if text in SEATS else None


HANDS: Final = Hands(
    (
        Verb(PRESENTER, acts.Presenter, _laid_text, _read_laid),
        plain(BOUDE, acts.DireBoude),
        Verb(
            "annoncer",
            acts.Annoncer,
            _named_text,
            lambda by, text: acts.Annoncer(by, read_tile(text)),
        ),
        plain("se-reprendre", acts.SeReprendre),
        Verb("exiger", acts.Exiger, _offender_text, _read_offender),
        counted("faire-poser", acts.FairePoser, acts.FairePoser, attrgetter("on")),
        plain("faire-reprendre", acts.FaireReprendre),
        plain("exiger-l-annonce", acts.ExigerAnnonce),
        plain("defendre", acts.Defendre),
        plain("laisser", acts.Laisser),
    ),
    NAMES,
)
