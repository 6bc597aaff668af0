"""Events at a table as clients see them: sentences and marks."""

from __future__ import annotations

from academie.games.company.law.events import Exchanged
from academie.games.company.table import TURNS
from academie.kernel import Seat
from academie.notation import notation_of
from academie.registry import registry
from academie.server.game.view import event_view
from tests.server.support.phrases import cite_text, text_of


def test_several_are_told_by_their_names() -> None:
    exchanged = Exchanged(
        seat=Seat(1), citation=TURNS, rises=(Seat(1),), enters=(Seat(2),), at=(Seat(0), Seat(2))
    )
    names = ("Anne", "Player 1", "Chloé")
    said = text_of(event_view(exchanged, registry["ecrire"], names).message)
    assert said.en == "Player 1 makes way for Chloé: Anne is White, Chloé Black"
    assert "Chloé" in said.fr
    assert "Joueur" not in said.fr


def test_two_are_told_by_their_names_too() -> None:
    law = registry["dames"]
    state = law.start(law.default, {"position": "W:W32:B28,10"})
    (event,) = state.apply(notation_of("dames").resolve(state, "32x23")).events
    said = text_of(event_view(event, law, ("Anne", "Bob")).message)
    assert said.en == "Anne takes a man (28)"


def test_players_are_marked_by_their_seats_for_clients_that_call_them_otherwise() -> None:
    law = registry["dames"]
    state = law.start(law.default, {"position": "W:W32:B28,10"})
    (event,) = state.apply(notation_of("dames").resolve(state, "32x23")).events
    named, unnamed = (event_view(event, law, names).message.args["player"] for names in (("Anne", "Bob"), ()))
    assert named == {"key": "common-verbatim", "args": {"text": "Anne"}, "seat": 0}
    assert unnamed == {"key": "notation-white", "seat": 0}


def test_an_event_comes_with_its_article_and_its_signs() -> None:
    notation, law = notation_of("dames"), registry["dames"]
    state = law.start(law.default, {"position": "W:W32:B28,10"})
    (event,) = state.apply(notation.resolve(state, "32x23")).events
    message = event_view(event, law)
    assert (message.code, message.seat) == ("Taken", 0)
    said = text_of(message.message)
    assert (said.fr, said.en) == ("Blanc prend un pion (28)", "White takes a man (28)")
    assert cite_text(message.cite) == str(event.citation)
    assert [(mark.places, mark.style) for mark in message.marks] == [(["28"], "taken")]
