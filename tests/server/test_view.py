"""Events at a table as clients see them: sentences and marks."""

from __future__ import annotations

from academie.notation import notation_of
from academie.registry import registry
from academie.server.rooms.view import event_text, event_view
from academie.server.wire_v1 import cite_text, text_of


def test_several_are_told_by_their_names() -> None:
    notation, game = notation_of("dominos"), registry["dominos"]
    names = ("Anne", "Player 1", "Chloé")
    state = game.start(game.ruleset("poule-1806"), {"players": 3, "seats": "tirees"})
    while not state.events:
        state = state.apply(state.actions()[0])
    event = state.events[0]
    said = event_text(event, notation, names)
    assert all(name in said.en for name in names)
    assert "Player 2" not in said.en


def test_two_are_told_by_their_men() -> None:
    notation, law = notation_of("dames"), registry["dames"]
    state = law.start(law.default, {"position": "W:W32:B28,10"})
    (event,) = state.apply(notation.resolve(state, "32x23")).events
    assert event_text(event, notation, ("Anne", "Bob")).en.startswith("White takes")


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
