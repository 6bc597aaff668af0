"""`academie play GAME --level N`: adversaries as strong as one asks for."""

import pytest

from tests.commands.terminal import academie


def test_an_adversary_of_that_level_plays() -> None:
    """The lowest level guesses hands by lot, the simple player does not: seats 2 and on answer otherwise."""
    said = academie("play", "dominos", "--level", "2", "--option", "first=2", "--seed", "3", typed="q\n")
    assert said.code == 0
    assert "levels" not in said.out


@pytest.mark.parametrize(
    ("game", "player", "lang", "about"),
    [
        ("trictrac", "niveau-6", "en", "About as strong as level 5."),
        ("trictrac", "niveau-6", "fr", "À peu près aussi fort que le niveau 5."),
        ("dames", "simple", "en", "Not yet measured against the levels."),
        ("ecrire", "doctrine-lepeintre", "fr", "Pas encore mesuré face aux niveaux."),
    ],
)
def test_how_strong_it_is_is_told_as_its_ladder_has_it(game: str, player: str, lang: str, about: str) -> None:
    said = academie("play", game, "--black", player, "--lang", lang, typed="q\n")
    assert about in " ".join(said.out.split())


def test_no_such_level() -> None:
    said = academie("play", "dames", "--level", "9", "--lang", "en")
    assert said.code == 2
    assert "the levels of dames are 1 to 8" in said.err + said.out


def test_a_game_without_levels_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a game of another package may be."""
    monkeypatch.setattr("academie.engine.players.levels", lambda game: ())
    english = academie("play", "tourne-case", "--level", "1", "--lang", "en", typed="q\n")
    french = academie("play", "tourne-case", "--level", "1", "--lang", "fr", typed="q\n")
    assert "This game has no levels; the simple player plays." in english.out
    assert "Ce jeu n’a pas de niveaux" in french.out


def test_who_is_named_plays_whatever_the_level() -> None:
    said = academie("play", "dames", "--level", "1", "--black", "nobody", "--lang", "en")
    assert said.code == 2
    assert "no player 'nobody'" in said.err + said.out
