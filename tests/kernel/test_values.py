"""The small values every game shares."""

import pickle
from fractions import Fraction

import pytest

from academie.games.tables.law.primaute import FirstDice
from academie.games.trictrac.law import TRICTRAC
from academie.kernel import (
    BLACK,
    CHANCE,
    WHITE,
    AcademieError,
    Action,
    Chance,
    IllegalAction,
    IllegalPlay,
    NotationError,
    OptionError,
    Outcome,
    SetupError,
    UnknownName,
    other,
)
from academie.words import Content, Language, Message, languages, verbatim


def test_two_seats_face_each_other() -> None:
    assert other(WHITE) == BLACK
    assert other(BLACK) == WHITE


def test_chance_is_one() -> None:
    assert Chance("chance") is CHANCE


@pytest.mark.parametrize(
    ("returns", "winners"),
    [((1, -1), (WHITE,)), ((-2, 2), (BLACK,)), ((0, 0), ()), ((1, 1, -2), (0, 1))],
)
def test_winners_are_the_seats_that_gained(returns: tuple[int, ...], winners: tuple[int, ...]) -> None:
    assert Outcome(tuple(Fraction(gain) for gain in returns), "partie").winners == winners


def test_text_in_both_languages() -> None:
    text = Content(fr="dame", en="man")
    assert text.in_(Language.FRENCH) == "dame"
    assert text.in_(Language.ENGLISH) == "man"
    assert {language.value for language in languages()} == {"fr", "en", "nl"}


def test_a_setup_error_keeps_every_reason() -> None:
    first, second = Content(fr="trop de dames", en="too many men"), verbatim("no coin")
    error = SetupError([first, second])
    assert error.reasons == (first, second)
    assert str(error) == "too many men; no coin"
    assert error.say(Language.FRENCH) == "trop de dames\u202f; no coin"
    assert error.code == "position.impossible"
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_an_error_has_a_code_for_programs_and_a_sentence_for_each_reader() -> None:
    error = NotationError(Message("notation-over"))
    assert error.code == "notation-over"
    assert error.say(Language.FRENCH) == "la partie est finie"
    assert str(error) == "the game is over"
    play = IllegalPlay(Message("notation-over"), code="play.over", legal=["1-5"])
    again = pickle.loads(pickle.dumps(play))
    assert (again.code, again.legal, str(again)) == ("play.over", ("1-5",), str(play))


@pytest.mark.parametrize("error", [NotationError, SetupError, IllegalAction, OptionError, UnknownName])
def test_all_errors_are_of_one_family(error: type[AcademieError]) -> None:
    assert issubclass(error, AcademieError)


def test_an_act_told_from_the_actors_side_is_its_own_mirror() -> None:
    act = Action()
    assert act.mirrored() is act


def test_an_act_that_names_seats_is_turned() -> None:
    assert FirstDice(6, 2).mirrored() == FirstDice(2, 6)


def test_a_game_that_hides_nothing_shows_all() -> None:
    state = TRICTRAC.start()
    assert state.view(WHITE) is state
    assert state.view(BLACK) is state


def test_an_act_is_the_actors_unless_the_game_says_otherwise() -> None:
    state = TRICTRAC.start()
    assert state.author(state.actions()[0]) is CHANCE
