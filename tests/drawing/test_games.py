"""The one door to all drawings."""

from fractions import Fraction
from typing import Self

import pytest

from academie.drawing import draw, text_board
from academie.games.trictrac.picture.caption import trictrac_text
from academie.games.trictrac.picture.svg import trictrac_svg
from academie.kernel import Action, Actor, Event, Game, NoFacet, Outcome, RuleSet, State
from academie.notation import notation_of
from academie.registry import registry
from academie.words import Content, Language, Text, languages
from tests.drawing.positions import FIGURE_1

UNDRAWN = Game(key="piquet", title=Content(fr="Piquet", en="Piquet"), facets={})


class Finished(State[Action]):
    """The state of a game that is over before it begins, and has no board."""

    @property
    def ruleset(self) -> RuleSet:
        return RuleSet(id="piquet/anyone", title=UNDRAWN.title)

    @property
    def actor(self) -> Actor:
        return None

    @property
    def events(self) -> tuple[Event, ...]:
        return ()

    @property
    def outcome(self) -> Outcome | None:
        return Outcome((Fraction(0), Fraction(0)), "over")

    def actions(self) -> tuple[Action, ...]:
        return ()

    def apply(self, action: Action) -> Self:
        raise NotImplementedError(action)

    def chance(self) -> tuple[tuple[Action, Fraction], ...]:
        return ()

    def mirrored(self) -> Self:
        return self

    def problems(self) -> tuple[Text, ...]:
        return ()


def test_a_throw_is_drawn_with_its_facons() -> None:
    assert draw(FIGURE_1, flip=True, language=Language.ENGLISH) == trictrac_svg(
        FIGURE_1, facons=FIGURE_1.events, flip=True, language=Language.ENGLISH
    )


def test_plain_text() -> None:
    assert text_board(FIGURE_1, Language.ENGLISH) == trictrac_text(FIGURE_1, Language.ENGLISH)


@pytest.mark.parametrize(
    ("game", "ruleset", "typed"),
    [
        ("trictrac", None, "w3b1"),
        ("dames", "metz", "32-28"),
        ("revertier", None, "w3b1"),
        ("tourne-case", None, "w3b1"),
        ("rabattues", None, "w3b1"),
    ],
)
def test_a_table_with_hands_is_drawn_as_the_men_stand(game: str, ruleset: str | None, typed: str) -> None:
    rules = registry[game].ruleset(ruleset)
    auto, hands = (registry[game].start(rules, {"marking": how}) for how in ("auto", "rigueur"))
    assert text_board(hands) == text_board(auto)
    assert draw(hands) == draw(auto)
    (act, by_hand) = (notation_of(game).resolve(state, typed) for state in (auto, hands))
    auto, hands = auto.apply(act), hands.apply(by_hand)
    assert text_board(hands) == text_board(auto)
    assert draw(hands, act=by_hand) == draw(auto, act=act)


@pytest.mark.parametrize("game", [*registry], ids=lambda game: game.key)
def test_every_game_is_drawn_in_both_languages(game: Game) -> None:
    state = game.start()
    told = [(draw(state, language=language).svg, text_board(state, language)) for language in languages()]
    assert all(svg.startswith("<svg") and text.strip() for svg, text in told)
    assert told[0] != told[1]


def test_a_game_without_drawings_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._added, UNDRAWN.key, UNDRAWN)
    for drawing in (draw, text_board):
        with pytest.raises(NoFacet, match="the game piquet has no 'picture' part"):
            drawing(Finished())
