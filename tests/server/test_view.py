"""Events at a table as clients see them: sentences and marks."""

from __future__ import annotations

from academie.notation import notation_of
from academie.registry import registry
from academie.server.rooms.view import event_view, with_names
from academie.server.wire_v1 import cite_text, text_of
from academie.words import Language

FRENCH, ENGLISH = Language.FRENCH, Language.ENGLISH


def test_several_are_told_by_their_names() -> None:
    notation = notation_of("ecrire")
    said = "Player 2 makes way for Player 3: Player 1 is White, Player 3 Black"
    names = ("Anne", "Player 1", "Chloé")
    assert (
        with_names(said, notation, names, ENGLISH)
        == "Player 1 makes way for Chloé: Anne is White, Chloé Black"
    )
    assert with_names("Joueur 3 s’en va", notation, names, FRENCH) == "Chloé s’en va"


def test_two_are_told_by_their_men() -> None:
    assert with_names("White wins", notation_of("dames"), ("Anne", "Bob"), ENGLISH) == "White wins"


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
