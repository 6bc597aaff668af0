"""A company drawn: the board with the sheet below it."""

from dataclasses import replace
from xml.etree import ElementTree

from academie.drawing import draw, text_board
from academie.drawing.picture import marks_of
from academie.drawing.svg import NAMESPACE
from academie.games.company.law.events import AtBoard
from academie.games.company.picture import company_svg, company_text
from academie.games.trictrac.law.jans import JanScored
from academie.games.trictrac.law.state import TrictracState
from academie.games.trictrac.picture.caption import trictrac_text
from academie.kernel import WHITE, Citation, Seat
from academie.registry import registry
from academie.sources import LEP
from academie.words import Language
from tests.drawing.positions import FIGURE_1
from tests.games.company.companies import begun, results

STATE = results(begun("ecrire", company="chouette"), "wb")
NAMES = ("Adèle", "Bertrand", "Cécile")


def words_of(svg: str) -> list[str]:
    root = ElementTree.fromstring(svg)
    return ["".join(node.itertext()) for node in root.iter(f"{{{NAMESPACE}}}text")]


def test_the_sheet_stands_below_the_board() -> None:
    drawn = company_svg(STATE, language=Language.ENGLISH, names=NAMES)
    root = ElementTree.fromstring(drawn.svg)
    board, sheet = (node for node in root if node.get("transform"))
    places = [node.get("transform", "") for node in (board, sheet)]
    assert ",0)" in places[0]
    assert float(places[1].split(",")[1].split(")")[0]) > 400
    words = words_of(drawn.svg)
    assert "Adèle" in words
    assert "Bertrand & Cécile" in words
    assert "To play: Adèle (White) against Cécile (Black)." in words


def test_one_door_to_it() -> None:
    assert draw(STATE, language=Language.ENGLISH) == company_svg(STATE, language=Language.ENGLISH)
    assert text_board(STATE, Language.FRENCH) == company_text(STATE, Language.FRENCH)


def test_in_plain_text() -> None:
    text = company_text(STATE, Language.ENGLISH, NAMES)
    assert isinstance(STATE.board, TrictracState)
    assert text.startswith(trictrac_text(STATE.board, Language.ENGLISH))
    assert "Bertrand & Cécile" in text
    assert "Player 2 & Player 3" in company_text(STATE, Language.ENGLISH)


def test_facons_are_drawn_and_signed_as_on_the_board() -> None:
    scored = next(event for event in FIGURE_1.events if isinstance(event, JanScored) and event.scored.facons)
    shown = AtBoard(seat=Seat(2), citation=Citation(LEP, "part 1"), event=scored, at=(Seat(2), Seat(0)))
    assert marks_of(registry["ecrire"], shown) == marks_of(registry["trictrac"], scored) != ()
    bare = replace(STATE, left=None, board=FIGURE_1, last_events=())
    drawn = replace(bare, last_events=(shown,))
    assert len(company_svg(drawn).svg) > len(company_svg(bare).svg)
    assert company_svg(replace(drawn, left=FIGURE_1)) == company_svg(bare)
    assert WHITE in STATE.at
