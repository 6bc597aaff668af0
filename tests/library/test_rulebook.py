"""Every page of rules: its diagrams by the law, its languages alike, and the law by source."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from academie.drawing import draw, text_board
from academie.kernel import Citation, NotationError, UnknownName
from academie.kernel.kinds import Choice
from academie.kernel.ruleset import declared_switches
from academie.library.lessons import judge, state_of
from academie.library.rulebook import Page, points_of, reading, rules_page, rules_pages
from academie.library.rulebook.page import NEEDED, SECTIONS
from academie.registry import registry
from academie.sources import SOURCES
from academie.words import languages

EVERY = [pytest.param(each, id=each.key) for each in rules_pages()]
GAMES = [game.key for game in registry]
ENGLISH = re.compile(r"\b(the|of|which|is|and|as|one|not|in|by|to|who|rules?|part|where|no\.|any)\b")


def test_every_game_has_one_page() -> None:
    assert sorted(game for page in rules_pages() for game in page.games) == sorted(GAMES)
    assert [rules_page(game).games[0] for game in ("trictrac", "poule")] == ["trictrac", "ecrire"]
    with pytest.raises(UnknownName, match="no game 'whist'"):
        rules_page("whist")


@pytest.mark.parametrize("page", EVERY)
def test_every_section_is_there_in_order_and_cited(page: Page) -> None:
    keys = [section.key for section in page.sections]
    assert keys == [key for key in SECTIONS if key in keys]
    assert set(keys) >= NEEDED
    assert all(section.articles for section in page.sections)
    assert all(article.citations for section in page.sections for article in section.articles)


@pytest.mark.parametrize("page", EVERY)
def test_both_languages_say_something_and_not_the_same(page: Page) -> None:
    articles = [article.words for section in page.sections for article in section.articles]
    captions = [diagram.show.words for diagram in page.diagrams]
    trials = [trial.words for diagram in page.diagrams for trial in diagram.trials]
    for words in (page.about, *articles, *captions, *trials):
        assert words.fr != words.en
        assert all(map(str.strip, words.both().values()))
        assert not re.search(r"\b(the|and|with)\b", words.fr), words.fr
        assert not re.search(r"\b(les|dans|est)\b", words.en), words.en


@pytest.mark.parametrize("page", EVERY)
def test_every_diagram_can_be_and_be_drawn(page: Page) -> None:
    assert page.diagrams
    for diagram in page.diagrams:
        state = state_of(diagram.show.setting)
        assert not state.problems()
        assert draw(state).svg.startswith("<svg")
        assert all(text_board(state, language) for language in languages())


@pytest.mark.parametrize("page", EVERY)
def test_what_the_text_names_is_legal_and_earns_what_it_says(page: Page) -> None:
    for number, diagram in enumerate(page.diagrams, 1):
        assert diagram.trials, f"diagram {number} names nothing to try"
        for trial in diagram.trials:
            verdict = judge(trial.play, trial.act)
            assert verdict.right, f"diagram {number}, {trial.act}: {[each.en for each in verdict.words]}"


@pytest.mark.parametrize("page", EVERY)
def test_what_the_text_forbids_the_law_refuses(page: Page) -> None:
    for diagram in page.diagrams:
        for act in diagram.forbidden:
            verdict = judge(replace(diagram.trials[0].play, asks=()), act)
            assert not verdict.right, act
            assert "not legal" in verdict.words[0].en, f"{act} should be read and refused"


@pytest.mark.parametrize("game", GAMES)
def test_every_switch_declares_its_words(game: str) -> None:
    for name, switch in declared_switches(type(registry[game].default)):
        assert switch.title is not None, name
        if isinstance(switch.kind, Choice):
            assert {*switch.kind.words} == {*switch.kind.every()}, name


@pytest.mark.parametrize("game", GAMES)
def test_every_point_of_every_law_is_told_in_both_languages(game: str) -> None:
    for point in points_of(game):
        assert all(point.title.both().values())
        for holding in point.holdings:
            assert all(holding.value.both().values())
            for citation in holding.citations:
                assert not ENGLISH.search(citation.said.fr), citation.said.fr


@pytest.mark.parametrize("page", EVERY)
def test_citations_of_the_pages_are_told_in_french(page: Page) -> None:
    for section in page.sections:
        for article in section.articles:
            for citation in article.citations:
                assert not ENGLISH.search(citation.said.fr), citation.said.fr


def test_the_law_by_source_says_who_differs() -> None:
    """LEP part 1 ch. V lifts at will, ACAD-B ch. XII exactly, ACAD-A ch. II plays inside."""
    (bearoff,) = (point for point in points_of("trictrac") if point.name == "bearoff")
    assert bearoff.disputed
    held = {str(citation): holding.value.en for holding in bearoff.holdings for citation in holding.citations}
    assert held == {
        "LEP, part 1 ch. V § 16": "bear off or play inside, at will",
        "ACAD-B, ch. XII § 5": "what falls exactly is borne off",
        "ACAD-A, ch. II § 37; ch. II note 1; ch. VI § 25": "nothing is borne off while the number can be "
        "played inside, except to keep the plein",
    }


def test_what_is_disputed_comes_first() -> None:
    order = [point.disputed for point in points_of("trictrac")]
    assert order == sorted(order, reverse=True)
    assert {*order} == {True, False}


def test_sources_and_places_in_french() -> None:
    lep = next(source for source in SOURCES if source.siglum == "LEP")
    assert Citation(lep, "part 1 ch. V; rule 40").said.fr == "LEP, 1re partie ch. V ; règle 40"
    assert Citation(lep, "part 4 ch. IV").said.fr == "LEP, 4e partie ch. IV"
    assert not any(ENGLISH.search(source.called.fr) for source in SOURCES)


PAGE = """
games = ["plein"]
about = { fr = "Un jeu.", en = "A game." }
[[sections]]
key = "object"
articles = [{ fr = "But.", en = "Object.", cite = ["ACAD Plain ch. V"] }]
"""


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (PAGE.replace("plein", "whist"), "no game 'whist'"),
        (PAGE.replace("object", "beauty"), "beauty"),
        (PAGE.replace("ACAD ", "BOOK "), "BOOK"),
        (PAGE + 'rest = "more"', "unknown keys: rest"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(tmp_path: Path, text: str, wrong: str) -> None:
    file = tmp_path / "essai.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(NotationError, match=r"rules/essai.toml") as refusal:
        reading.read_page(file, {source.siglum: source for source in SOURCES})
    assert wrong in str(refusal.value)
