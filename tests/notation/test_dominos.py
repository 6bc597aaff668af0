"""The text of dominoes: what is written is read back, and what cannot be read is said."""

import pytest

from academie.games.dominoes.law.acts import Battre, Bouder, Poser, Poseur, Prendre
from academie.games.dominoes.law.events import (
    Bouded,
    CoupWon,
    HandShown,
    How,
    Lost,
    Marked,
    Posed,
    StakeTaken,
    Why,
)
from academie.games.dominoes.law.rules import TETE_A_TETE
from academie.games.dominoes.law.tiles import Tile
from academie.games.dominoes.text import DominosNotation
from academie.kernel import Event, NotationError, Seat
from academie.words import Language
from tests.games.dominoes.law.table import table

NOTATION = DominosNotation()
CITE = TETE_A_TETE.playing
STATES = (
    "- -/- phase=lead leader=j1",
    "- 5-0,6-6/?2/?1 phase=deal leader=j2 tiles=3",
    "6-5,5-3 3-1/?1 leader=j2 turn=j1 scores=12-0 tiles=2 goal=50",
    "6-5,5-3,4-4 3-1/?2 leader=j1 boudes=1 tiles=3",
    "6-5,5-3,4-4 3-1/?2 leader=j1 boudes=1 boude=5-3,6-4/- tiles=3",
)


@pytest.mark.parametrize(
    ("act", "text"),
    [
        (Poser(3, 6), "3-6"),
        (Poser(6, 3), "6-3"),
        (Bouder(), "boude"),
        (Battre(), "battre"),
        (Prendre(Tile(6, 3)), "prendre 6-3"),
        (Poseur(Seat(3)), "poseur j4"),
    ],
)
def test_acts(act: Poser | Bouder | Battre | Prendre | Poseur, text: str) -> None:
    assert NOTATION.act(act) == text
    assert NOTATION.read_act(text) == act


@pytest.mark.parametrize("text", STATES)
def test_states(text: str) -> None:
    rules = "poule-1806" if text.split()[1].count("/") == 2 else "tete-a-tete-1806"
    assert NOTATION.state(table(text, rules)) == text


@pytest.mark.parametrize(
    ("typed", "meant"), [("31", "3-1"), ("1-3", "3-1"), (" 3 - 1 ", "3-1"), ("3-1", "3-1")]
)
def test_what_a_person_types(typed: str, meant: str) -> None:
    state = table("6-5,5-3 3-1/4-4 leader=j1 tiles=2")
    assert NOTATION.act(NOTATION.resolve(state, typed)) == meant


def test_told_as_it_is_typed_where_both_ends_fit() -> None:
    state = table("6-5,5-3 0-0,4-4,6-3/1-1,2-2,4-1 leader=j1 tiles=4")
    assert NOTATION.resolve(state, "63") == Poser(6, 3)
    assert NOTATION.resolve(state, "36") == Poser(3, 6)


@pytest.mark.parametrize(
    "text", ["", "7-1", "6", "6-3-1", "pose", "prendre", "prendre 7-7", "poseur j5", "j1", "j1 frob"]
)
def test_no_act(text: str) -> None:
    with pytest.raises(NotationError):
        NOTATION.read_act(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "-",
        "6-6",
        "6-7 -/-",
        "- ?x/-",
        "- -/-/-/-/-",
        "- -/- leader=white",
        "- -/- phase=sleep",
        "- -/- boudes=-1",
        "- -/- boude=7-1/-",
        "- -/- scores=a-b",
        "- -/- leader=j1 leader=j1",
        "- -/- colour=red",
    ],
)
def test_no_state(text: str) -> None:
    with pytest.raises(NotationError):
        table(text)


def test_what_is_not_legal_is_told_with_what_is() -> None:
    state = table("6-5,5-3 3-1/4-4 leader=j1 tiles=2")
    with pytest.raises(NotationError, match="'4-4' is not legal here; try one of: 3-1"):
        NOTATION.resolve(state, "4-4")


WORDS = (
    (
        Posed(seat=Seat(2), citation=CITE, inner=3, outer=6, partout=True),
        "Joueur 3 pose 3-6 : 6 partout",
        "Player 3 lays 3-6: 6 at both ends",
    ),
    (
        Bouded(seat=Seat(0), citation=CITE, on=(6, 3)),
        "Joueur 1 boude au 6 et au 3",
        "Player 1 passes: no 6 and no 3",
    ),
    (
        Bouded(seat=Seat(0), citation=CITE, on=(6, 6)),
        "Joueur 1 boude au 6",
        "Player 1 passes: no 6",
    ),
    (
        CoupWon(seat=Seat(1), citation=CITE, how=How.DOMINO),
        "Joueur 2 fait domino",
        "Player 2 goes out: domino",
    ),
    (
        HandShown(seat=Seat(1), citation=CITE, tiles=(Tile(1, 0),), pips=1),
        "Joueur 2 montre 1-0 : 1 point",
        "Player 2 shows 1-0: 1 point",
    ),
    (
        Marked(seat=Seat(1), citation=CITE, points=0, total=5),
        "Joueur 2 compte 0 point, 5 en tout",
        "Player 2 counts 0 points, 5 in all",
    ),
    (
        StakeTaken(seat=Seat(3), citation=CITE, left=1),
        "Joueur 4 retire une mise ; il en reste 1 au jeu",
        "Player 4 takes a stake back; 1 is left in the pot",
    ),
    (
        Lost(seat=Seat(0), citation=CITE, why=Why.LAST),
        "Joueur 1 a le plus de points, perd la partie et paie à chacun une mise",
        "Player 1 has the most points, loses the game and pays everyone a stake",
    ),
)


@pytest.mark.parametrize(("event", "french", "english"), WORDS, ids=lambda word: type(word).__name__)
def test_words(event: Event, french: str, english: str) -> None:
    assert NOTATION.describe(event, Language.FRENCH) == french
    assert NOTATION.describe(event, Language.ENGLISH) == english


def test_an_event_of_another_game() -> None:
    with pytest.raises(TypeError, match="not an event of dominoes"):
        NOTATION.describe(Event(seat=Seat(0), citation=CITE), Language.FRENCH)


def test_seats_are_called_by_number() -> None:
    assert NOTATION.player(Seat(3)).fr == "Joueur 4"
