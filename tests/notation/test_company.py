"""The text of trictrac in company: lines read back, what cannot be read, events in both languages."""

import pytest

from academie.games.company.law.events import (
    AtBoard,
    Exchanged,
    MarqueWritten,
    Owed,
    Paid,
    PouleEnded,
    Staked,
)
from academie.games.company.table import CompanyState
from academie.games.company.text.score_sheet import score_sheet
from academie.kernel import BLACK, WHITE, Event, NotationError, OptionValue, SetupError
from academie.notation import notation_of
from academie.notation.sheet import said
from academie.registry import registry
from academie.words import Language, verbatim
from tests.games.company.companies import begun, results, won

NOTATION = notation_of("ecrire")
LINE = "0x15/0x15 white form=marque goal=6 | chouette at=0-1 marques=8"


def told(state: CompanyState, kind: type[Event], language: Language) -> str:
    """The first event of that kind in words."""
    key = state.ruleset.id.split("/")[0]
    event = next(event for event in state.events if isinstance(event, kind))
    return notation_of(key).describe(event, language)


def test_a_line_shows_board_and_company() -> None:
    assert NOTATION.state(begun("ecrire", company="chouette")) == LINE


@pytest.mark.parametrize(
    ("key", "options", "letters"),
    [
        ("ecrire", {"marques": 4, "fiches": 0}, "wbw"),
        ("ecrire", {"company": "a-tourner", "players": 5, "law": "acad-1698"}, "wbwb"),
        ("ecrire", {"players": 4}, "wwwwwwww"),
        ("poule", {"players": 4}, "wbw"),
        ("tour-a-tour", {}, "wb"),
    ],
)
def test_lines_are_read_back(key: str, options: dict[str, OptionValue], letters: str) -> None:
    state, notation = results(begun(key, **options), letters), notation_of(key)
    assert notation.read_state(notation.state(state), state.ruleset) == state
    assert notation.read_state(notation.state(state.mirrored()), state.ruleset) == state.mirrored()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("0x15/0x15 white form=marque goal=6", "write the position of the board"),
        (LINE.replace("chouette", "whist"), "'whist' is no form of company"),
        (LINE.replace("chouette", "poule"), "'poule' is no form of company by ecrire"),
        (LINE.replace(" marques=8", ""), "says its marques"),
        (LINE.replace(" at=0-1", ""), "says its at"),
        (LINE.replace("marques=8", "marques=7"), "evenly"),
        (f"{LINE} law=hoyle", "no rule set 'hoyle'"),
        (f"{LINE} marking=rigueur", "kept by its record"),
        (f"{LINE} written=0-1", "written=0-1 cannot be read"),
        (f"{LINE} written=0-5:w6-0x1c2r0", "not one of these people"),
        (f"{LINE} leaver=7", "not one of these people"),
        (f"{LINE} colour=red", "unknown fields: colour"),
    ],
)
def test_what_cannot_be_read(text: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        NOTATION.read_state(text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (LINE.replace("at=0-1", "at=0-2"), "the people at the board are not those who are to play"),
        (LINE.replace("at=0-1", "at=0-1 chairs=0-1-1"), "do not sit on"),
        (
            LINE.replace("form=marque goal=6", "goal=6"),
            "the board is not played in the form or to the holes agreed on",
        ),
        (LINE.replace("0x15/", "0x14/"), "men"),
    ],
)
def test_what_cannot_be(text: str, why: str) -> None:
    with pytest.raises(SetupError, match=why):
        NOTATION.read_state(text)


@pytest.mark.parametrize(
    ("line", "bouts"),
    [("0-1-2", "0>3x1"), ("0-1-1", "0>1x1"), ("0-1", "0>1x1"), ("0-1-2", "0>1")],
)
def test_a_poule_of_people_who_are_not_there(line: str, bouts: str) -> None:
    text = f"0x15/0x15 white | poule at=0-1 parties=12 line={line} bouts={bouts} staked=1-1-0"
    with pytest.raises(NotationError):
        notation_of("poule").read_state(text)


def test_shorthand_is_that_of_the_board() -> None:
    state = begun("ecrire", company="chouette", marking="courtois").apply(NOTATION.read_act("white jeter"))
    thrown = state.apply(state.actions()[-1])
    assert NOTATION.resolve(thrown, "jeton 2") == NOTATION.read_act("white jeton 2")
    with pytest.raises(NotationError) as wrong:
        NOTATION.resolve(begun("ecrire", company="chouette"), "tenir")
    assert wrong.value.text.fr.startswith("« tenir » n’est pas permis ici ; essayez l’un de : ")


class TestWords:
    """Everything that happens can be told."""

    @pytest.mark.parametrize(
        ("kind", "fr", "en"),
        [
            (
                MarqueWritten,
                "Joueur 1 (Blanc) gagne le marqué, 6 trous à 1, en petite bredouille, double :"
                " 15 points sur Noir",
                "Player 1 (White) wins the marqué, 6 holes to 1, in petite bredouille, double:"
                " 15 points on Black",
            ),
            (
                Exchanged,
                "Joueur 2 cède la place à Joueur 3 : Joueur 1 a les dames blanches, Joueur 3 les noires",
                "Player 2 makes way for Player 3: Player 1 is White, Player 3 Black",
            ),
        ],
    )
    def test_a_marque(self, kind: type[Event], fr: str, en: str) -> None:
        state = won(results(begun("ecrire", company="chouette"), "w"), WHITE, 6, 1, run=6)
        assert told(state, kind, Language.FRENCH) == fr
        assert told(state, kind, Language.ENGLISH) == en

    def test_the_end_of_the_account(self) -> None:
        state = results(begun("ecrire", company="chouette", ruleset="crayon"), "wwwwwwww")
        assert (
            told(state, Owed, Language.FRENCH)
            == "Joueur 2 & Joueur 3 doivent 28 jetons de postillon à Joueur 1"
        )
        assert (
            told(state, Owed, Language.ENGLISH)
            == "Player 2 & Player 3 owe Player 1 28 jetons for the postillon"
        )
        assert told(state, Paid, Language.FRENCH) == "Joueur 2 paie 14 fiches à Joueur 1"
        assert told(state, Paid, Language.ENGLISH) == "Player 2 pays Player 1 14 fiches"

    def test_a_poule(self) -> None:
        entered = results(begun("poule"), "w")
        assert told(entered, Staked, Language.FRENCH) == "Joueur 3 entre et mise : la poule est de 3 mises"
        assert told(entered, Staked, Language.ENGLISH) == "Player 3 stakes: the poule is 3 stakes"
        taken = results(entered, "w")
        assert told(taken, PouleEnded, Language.FRENCH) == "Joueur 1 emporte la poule : 3 mises"
        shared = results(begun("poule", parties=1), "w")
        assert told(shared, PouleEnded, Language.ENGLISH) == "The poule of 2 stakes is shared"

    def test_the_board_is_told_as_in_trictrac(self) -> None:
        state = won(begun("ecrire"), BLACK, 6, 2)
        ended = state.events[0]
        assert isinstance(ended, AtBoard)
        assert (ended.seat, ended.called) == (1, "MarqueEnded")
        assert NOTATION.describe(ended, Language.ENGLISH) == "Player 2 ends the marqué, 2 holes to 6"

    def test_what_is_heard_is_told_of_people(self) -> None:
        before = begun("ecrire", company="chouette")
        heard = [*NOTATION.public_events(before, won(before, WHITE))]
        assert {type(event) for event in heard} == {AtBoard, MarqueWritten}


class TestSheet:
    """What clients draw beside the board."""

    def test_it_names_people_by_their_seats(self) -> None:
        state, names = results(begun("ecrire", company="chouette"), "wb"), ["Adèle", "Bertrand", "Cécile"]
        assert NOTATION.sheet(state, names) == score_sheet(state.company, [*map(verbatim, names)])
        moved = NOTATION.sheet(state.mirrored(), names)
        assert moved is not None
        assert said(moved, Language.FRENCH).heads == ("Bertrand", "Cécile & Adèle")

    def test_games_without_an_account_have_none(self) -> None:
        trictrac = registry["trictrac"].start()
        assert notation_of("trictrac").sheet(trictrac, ["a", "b"]) is None
        assert notation_of("trictrac").at_board(trictrac) == ()
