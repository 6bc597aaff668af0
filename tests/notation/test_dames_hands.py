"""Acts of hands at the damier as text, and faults and rulings in words."""

from __future__ import annotations

import pytest

from academie.games.draughts import GAME as DAMES
from academie.games.draughts.arbiter import ArbitratedState, acts
from academie.games.draughts.arbiter.faults import Decision, FaultMade, Kind, Ruling, article
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.board import Square
from academie.games.draughts.text import HANDS, DamesNotation
from academie.games.trictrac.arbiter.acts import Jeter
from academie.kernel import BLACK, WHITE, NotationError, Source
from academie.notation.seats import PLAYER
from academie.sources import MANOURY, METZ
from academie.words import Language, languages

NOTATION = DamesNotation()
TEXTS = {
    "white adouber": acts.Adouber(WHITE),
    "black toucher 5": acts.Toucher(BLACK, Square(5)),
    "white jouer 32-28": acts.Jouer(WHITE, Move(Square(32), Square(28))),
    "white jouer 38x16(11,12)": acts.Jouer(WHITE, Move(Square(38), Square(16), (Square(11), Square(12)))),
    "black souffler 38": acts.Souffler(BLACK, Square(38)),
    "black faire-prendre": acts.FairePrendre(BLACK),
    "white faire-jouer 20": acts.FaireJouer(WHITE, Square(20)),
    "white faire-rejouer": acts.FaireRejouer(WHITE),
    "white consentir": acts.Consentir(WHITE),
    "black laisser": acts.Laisser(BLACK),
    "black refuser": acts.Refuser(BLACK),
    "white quitter": acts.Quitter(WHITE),
    "white proposer-de-quitter": acts.ProposerDeQuitter(WHITE),
    "black accorder": acts.Accorder(BLACK),
}


@pytest.mark.parametrize("text", TEXTS)
def test_what_is_written_is_read(text: str) -> None:
    act = TEXTS[text]
    assert NOTATION.act(act) == text
    assert NOTATION.read_act(text) == act
    assert NOTATION.read_act(f"  {text.upper()} ") == act


def test_every_act_has_a_word() -> None:
    assert {type(act) for act in TEXTS.values()} == {verb.kind for verb in HANDS.verbs}


@pytest.mark.parametrize(
    "text",
    [
        "white",
        "white souffler",
        "white souffler x",
        "white souffler ٣",
        "white souffler 99999",
        "white quitter 3",
        "white jouer",
        "white jouer 32",
        "white jeter",
        "white 32-28",
    ],
)
def test_what_cannot_be_read(text: str) -> None:
    with pytest.raises(NotationError):
        NOTATION.read_act(text)


def test_hands_need_a_seat() -> None:
    with pytest.raises(NotationError, match="begin with one of: white, black"):
        HANDS.read("red quitter")


def test_another_game_s_hands_have_no_text_here() -> None:
    with pytest.raises(StopIteration):
        HANDS.text(Jeter(WHITE))


@pytest.fixture
def table() -> ArbitratedState:
    options = {"marking": "rigueur", "position": "W:W33,45:B1,28"}
    state = DAMES.start(DAMES.ruleset("manoury-1787"), options)
    assert isinstance(state, ArbitratedState)
    return state


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("33x22", "white jouer 33x22(28)"),
        ("45-40", "white jouer 45-40"),
        ("45-30", "white jouer 45-30"),
        ("toucher 45", "white toucher 45"),
        ("Black Quitter", "black quitter"),
        ("offrir-de-damer", "offrir-de-damer"),
    ],
)
def test_who_acts_may_be_left_out(table: ArbitratedState, typed: str, meant: str) -> None:
    assert NOTATION.act(NOTATION.resolve(table, typed)) == meant


def test_the_line_of_a_table(table: ArbitratedState) -> None:
    touched = table.apply(acts.Toucher(WHITE, Square(45)))
    assert NOTATION.state(touched) == "W:W33,45:B1,28 touched:45 white:wrong-touch(33)"
    committed = touched.apply(acts.Toucher(BLACK, Square(33)))
    assert NOTATION.state(committed).endswith("souffler:33")
    bound = committed.apply(acts.Souffler(BLACK, Square(33)))
    assert NOTATION.state(bound) == "W:W45:B1,28 obliged:45-40"
    assert NOTATION.choices(bound).en == "white jouer 45-40"


def test_a_fault_says_what_the_other_may_do(table: ArbitratedState) -> None:
    wrong = table.apply(acts.Jouer(WHITE, Move(Square(45), Square(40))))
    (fault,) = wrong.events
    assert NOTATION.describe(fault, Language.FRENCH) == (
        "Blanc avait à prendre et n’a pas pris ; "
        "Noir peut souffler la pièce en 33, le faire prendre, ou laisser passer"
    )
    assert NOTATION.describe(fault, Language.ENGLISH) == (
        "White had to take and has not taken; Black may huff the piece on 33, make them take, or let it pass"
    )


@pytest.mark.parametrize("source", [MANOURY, METZ], ids=lambda source: source.siglum)
@pytest.mark.parametrize("language", languages())
def test_every_fault_and_ruling_is_told_with_its_article(source: Source, language: Language) -> None:
    for kind in Kind:
        cite = article(kind, source)
        fault = FaultMade(seat=WHITE, citation=cite, kind=kind, huffable=(Square(7),), playable=(Square(9),))
        assert "{" not in NOTATION.describe(fault, language)
        assert "7" in NOTATION.describe(fault, language)
    for decision in Decision:
        cite = article(decision, source)
        ruling = Ruling(seat=BLACK, citation=cite, decision=decision, squares=(Square(7), Square(9)))
        told = NOTATION.describe(ruling, language)
        assert "{" not in told
        assert PLAYER[BLACK].in_(language) in told


def test_a_treatise_that_is_silent_leaves_the_word_to_the_other() -> None:
    assert article(Kind.OWN_LIFTED, MANOURY).source == METZ
    assert article(Kind.WRONG_TOUCH, METZ).source == MANOURY
