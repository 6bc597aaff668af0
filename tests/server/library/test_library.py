"""The library over the API: searched, read, exported and played."""

from __future__ import annotations

import httpx
import pytest

from academie.games.chess.text.pgn import read_pgn
from academie.games.draughts.text.pdn import read_pdn
from academie.library import catalogue
from tests.server.support.phrases import english, french
from tests.server.support.visitors import Told, Visitor, guest
from tests.server.support.web import Web


@pytest.fixture(scope="module")
def reader(cafe: Web) -> Visitor:
    return guest(cafe)


def looked(reader: Visitor, **query: str | int) -> list[str]:
    return [each["id"] for each in reader.get("/library/studies", **query)["studies"]]


def test_the_shelves_count_every_study_once(reader: Visitor) -> None:
    told = reader.get("/library")
    assert told["studies"] == 237
    assert {each["game"]: each["studies"] for each in told["games"]} == {
        "trictrac": 117,
        "dames": 109,
        "echecs": 11,
    }
    for source in told["sources"]:
        assert source["studies"] == sum(each["studies"] for each in source["chapters"])
    assert sum(source["studies"] for source in told["sources"]) == 237
    assert all(theme["studies"] and theme["games"] for theme in told["themes"])
    assert told["games"][1]["kinds"] == ["man", "king"]


def test_studies_are_found_page_by_page(reader: Visitor) -> None:
    first = reader.get("/library/studies", source="man", size=60)
    assert (first["found"], first["page"], first["pages"]) == (104, 1, 2)
    second = reader.get("/library/studies", source="man", size=60, page=2)
    assert len(first["studies"]) + len(second["studies"]) == 104
    assert reader.get("/library/studies", source="man", page=99)["studies"] == []


def test_studies_are_found_by_several_marks(reader: Visitor) -> None:
    assert looked(reader, theme="lunettes") == ["man-54", "man-55", "man-94"]
    assert looked(reader, chapter="phil-mat") == ["phil-m"]
    assert "man-9" in looked(reader, game="dames", kind="king", least=4, most=4)
    assert looked(reader, said="CUNNINGHAM") == ["phil-gc"]


@pytest.mark.parametrize("query", ["theme=ouvertures", "chapter=man-xx", "source=nobody"])
def test_a_mark_there_is_not(reader: Visitor, query: str) -> None:
    assert reader.status("GET", f"/library/studies?{query}") == 404


def test_every_study_is_told_in_both_languages(reader: Visitor) -> None:
    for each in catalogue().studies:
        told = reader.get(f"/library/{each.id}")
        assert french(told["entry"]["title"])
        nodes = [node for tree in told["trees"] for node in tree["nodes"]]
        assert all(french(node["text"]) for node in nodes if node["parent"] is not None)
        assert all(node["place"]["position"] for node in nodes)
        if each.doubt is not None:
            assert "doubt" in {remark["kind"] for remark in told["remarks"]}


def test_a_tree_with_its_variations(reader: Visitor) -> None:
    """PHIL, first partie: the first renvoi leaves on Black's 12th move, and the book judges its end."""
    (tree,) = reader.get("/library/phil-p1")["trees"]
    (renvoi,) = [
        node for node in tree["nodes"] if "title" in node and english(node["title"]).startswith("First ren")
    ]
    assert (french(renvoi["text"]), english(renvoi["text"])) == ("Fxe3", "Bxe3")
    assert not renvoi["main"]
    assert sum("claim" in node for node in tree["nodes"]) == 3
    assert any("reading" in node for node in tree["nodes"])


def test_claims_come_with_their_verdict(reader: Visitor) -> None:
    """MAN N. 58 breaks its author's own rule; the example of ACAD-B ch. IX holds."""
    claims = {claim["id"]: claim for claim in reader.get("/library/man-58")["claims"]}
    assert {*claims} == {"MAN-58-a", "MAN-58-b"}
    told = claims["MAN-58-b"]
    assert (told["verdict"], french(told["told"])) == ("refuted", "réfuté")
    (example,) = reader.get("/library/b-ix-1")["claims"]
    assert example["verdict"] == "confirmed"


def test_neighbours_and_what_there_is_not(reader: Visitor) -> None:
    told = reader.get("/library/man-1")
    assert (told["before"], told["after"]["id"]) == (None, "man-2")
    assert reader.status("GET", "/library/man-21") == 404


def file(reader: Visitor, path: str) -> httpx.Response:
    return reader.http.get(f"/api{path}").raise_for_status()


def test_files(reader: Visitor) -> None:
    pdn = file(reader, "/library/man-9/study.pdn?language=en").text
    assert read_pdn(pdn)[0].tag("FEN") == catalogue().study("man-9").position
    assert len(read_pgn(file(reader, "/library/phil-m/study.pgn").text)) == 1
    assert reader.status("GET", "/library/phil-m/study.pdn") == 404
    svg = file(reader, "/library/b-ix-1/study.svg?language=en")
    assert svg.text.startswith("<svg")
    assert svg.headers["content-type"] == "image/svg+xml"
    pdf = file(reader, "/library/man-9/study.pdf")
    assert pdf.content.startswith(b"%PDF-")
    assert 'filename="man-9.pdf"' in pdf.headers["content-disposition"]
    assert reader.get("/library/man-9")["exports"] == ["pdf", "svg", "pdn"]


def played(reader: Visitor, id_: str, acts: list[str], **more: Told) -> Told:
    return reader.post(f"/library/{id_}/play", acts=acts, **more)


def test_along_the_book(reader: Visitor) -> None:
    """MAN N. 9: 27-22 11x41 46x37."""
    (taken,) = played(reader, "man-9", ["27-22"])["acts"]
    told = played(reader, "man-9", ["27-22", taken])
    assert (told["book"], told["judged"]) == (2, None)
    assert len(told["places"]) == 3
    assert any(act.startswith("46x") for act in told["acts"])


def test_off_the_book_the_act_is_judged(reader: Visitor) -> None:
    """MAN N. 9: of White's first moves one alone wins."""
    acts = played(reader, "man-9", [])["acts"]
    other = next(act for act in acts if act != "27-22")
    told = played(reader, "man-9", [other], since=1)
    assert (told["book"], told["judged"]) == (0, "fails")
    assert [place["act"] for place in told["places"]] == [other]
    assert reader.status("POST", "/library/man-9/play", acts=["27-22", "1-2"]) == 400


def test_a_board_of_its_own(reader: Visitor) -> None:
    """MAN N. 5 shows the stroke on another board too."""
    own, other = (played(reader, "man-5", [], board=nth)["places"][0]["position"] for nth in (0, 1))
    assert own != other
    assert reader.status("POST", "/library/man-5/play", acts=[], board=2) == 404


def test_the_engine_answers(reader: Visitor) -> None:
    told = played(reader, "phil-p1", ["e2e4"], since=1, against={"engine": "random", "seat": 0})
    assert [place["seat"] for place in told["places"]] == [0, 1]
    assert told["acts"]
    foreign = {"engine": "hub:true", "seat": 0}
    assert reader.status("POST", "/library/man-9/play", acts=[], against=foreign) == 400


def test_dice_are_thrown_until_it_is_ones_turn(reader: Visitor) -> None:
    """ACAD-A ch. I: from the talon; White throws, plays, and is answered."""
    begun = played(reader, "a-i-1", [], against={"engine": "simple", "seat": 0})
    thrown = begun["places"][-1]
    assert (thrown["seat"], thrown["actor"]) == (None, 0)
    acts = [thrown["act"], begun["acts"][0]]
    told = played(reader, "a-i-1", acts, since=2, against={"engine": "simple", "seat": 0})
    seats = [place["seat"] for place in told["places"]]
    assert seats[:2] == [0, None]
    assert 1 in seats
    assert told["places"][-1]["actor"] == 0


def test_the_first_plays_of_strong_games_are_told_and_can_be_played(reader: Visitor) -> None:
    games = reader.get("/openings")
    assert "trictrac" in games
    for game in games:
        told = reader.get(f"/openings/{game}")
        assert (told["game"], told["games"] > 0) == (game, True)
        for choice in told["choices"]:
            assert sum(play["games"] for play in choice["plays"]) <= choice["games"] <= told["games"]
            assert all(play["won"] + play["lost"] <= play["games"] for play in choice["plays"])
        first = told["choices"][0]
        if not told["hides"]:
            acts = [*first["acts"], first["plays"][0]["play"]]
            line = reader.post("/lines", game=game, ruleset=told["ruleset"], acts=acts)
            assert line["places"][-1]["act"] == acts[-1]
    assert reader.status("GET", "/openings/no-such-game") == 404
    assert reader.status("GET", "/openings/echecs") == 404
