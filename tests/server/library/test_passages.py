"""The books over the API: their trees, each passage with what it says, and what rests on it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.server.support.phrases import cited, english, french
from tests.server.support.visitors import Visitor, guest
from tests.server.support.web import Parts, Web, started


@pytest.fixture(scope="module")
def reader(cafe: Web) -> Visitor:
    return guest(cafe)


def test_the_books_are_listed_and_one_is_told_in_its_order(reader: Visitor) -> None:
    """LEP has 78 rules of rigour, part 4 ch. I, and 34 notes that modify them in ch. II."""
    told = reader.get("/passages")
    assert {each["source"]["siglum"] for each in told["books"]} >= {"LEP", "MAN", "METZ", "ACAD-A", "PHIL"}
    assert not told["passages"]
    book = reader.get("/passages", source="LEP")["passages"]
    ids = [each["id"] for each in book]
    assert len(ids) == next(each["passages"] for each in told["books"] if each["source"]["siglum"] == "LEP")
    rules = [each for each in book if each["kind"] == "rule"]
    assert [each["id"] for each in rules] == [f"LEP.r{number}" for number in range(1, 79)]
    assert ids.index("LEP.4.I") < ids.index("LEP.r1") < ids.index("LEP.r78") < ids.index("LEP.4.II")
    # What holds others stands before them.
    assert all(each["within"] in {None, *ids[:at]} for at, each in enumerate(book))


def test_a_rule_is_told_with_its_neighbours_and_sentences(reader: Visitor) -> None:
    """LEP rule 54: écoles are reckoned from what was marked; two examples follow, of 2 and of 8 points."""
    told = reader.get("/passages/LEP.r54")
    assert (told["source"]["siglum"], told["source"]["year"], cited(told["cite"])) == (
        "LEP",
        1818,
        "LEP, rule 54",
    )
    assert [each["id"] for each in told["path"]] == ["LEP.4", "LEP.4.I"]
    assert (told["previous"]["id"], told["next"]["id"]) == ("LEP.r53", "LEP.r55")
    assert [each["id"] for each in told["beside"]] == [f"LEP.r{number}" for number in range(1, 79)]
    assert [each["id"] for each in told["sentences"]] == ["LEP.r54.s1", "LEP.r54.s2", "LEP.r54.s3"]
    assert "école" in english(told["paraphrase"])
    assert french(told["paraphrase"]).endswith(french(told["sentences"][2]["words"]))
    assert told["author"] is None


def test_a_rule_shows_what_rests_on_it(reader: Visitor) -> None:
    """LEP rule 40: who can take the coin need not pass to keep the petit jan; ACAD-A and B do not say so."""
    resting = reader.get("/passages/LEP.r40")["resting"]
    (point,) = resting["points"]
    assert (point["game"], point["point"]["name"]) == ("trictrac", "petit_jan_coin_exception")
    held = {
        english(each["value"]): [cited(cite) for cite in each["passages"]]
        for each in point["point"]["holdings"]
    }
    assert held["yes"] == ["LEP, rule 40"]
    assert {cite.split(",")[0] for cite in held["no"]} == {"ACAD-A", "ACAD-B"}
    assert [(each["page"], each["section"], each["number"]) for each in resting["articles"]] == [
        ("trictrac", "march", 5)
    ]
    assert {each["id"] for each in resting["cases"]} == {"TT-Q01", "TT-Q02"}
    assert not resting["lessons"]
    lessons = reader.get("/passages/LEP.r42")["resting"]["lessons"]
    assert [each["id"] for each in lessons] == ["trictrac-18-ecoles"]


def test_claims_come_with_their_verdicts(reader: Visitor) -> None:
    """LEP rule 54 prints 10 where its own figures give 6: the slip E-34."""
    claims = {each["id"]: each for each in reader.get("/passages/LEP.r54")["resting"]["claims"]}
    assert claims["E-34"]["verdict"] == "refuted"
    assert english(claims["L4-54a"]["told"]) == "confirmed"


def test_a_position_and_its_parts_have_the_board_of_its_study(reader: Visitor) -> None:
    whole = reader.get("/passages/MAN.N58")
    assert (whole["study"], [each["id"] for each in whole["resting"]["studies"]]) == ("man-58", ["man-58"])
    assert "MAN.N58.line" in {each["id"] for each in whole["children"]}
    assert reader.get("/passages/MAN.N58.p1")["study"] == "man-58"


def test_a_modification_and_its_rule_name_each_other(reader: Visitor) -> None:
    """LEP part 4 ch. II: what good company changes of the rules, by their numbers."""
    book = reader.get("/passages", source="LEP")["passages"]
    first = next(each["id"] for each in book if each["kind"] == "modification")
    rule = reader.get(f"/passages/{first}")["modifies"]["id"]
    assert first in {each["id"] for each in reader.get(f"/passages/{rule}")["modified"]}


def test_a_sentence_is_found_by_its_own_id_and_no_other(reader: Visitor) -> None:
    rule, sentence = (reader.get(f"/passages/{id_}/paraphrase") for id_ in ("LEP.r54", "LEP.r54.s2"))
    assert cited(sentence["cite"]) == "LEP, rule 54"
    assert english(sentence["paraphrase"]) in english(rule["paraphrase"])
    assert len(english(sentence["paraphrase"])) < len(english(rule["paraphrase"]))
    assert reader.get("/passages/LEP.r54.s2")["id"] == "LEP.r54"
    for unknown in ("LEP.r79", "LEP.r54.s4", "LEP.r54.s0", "nothing"):
        assert reader.status("GET", f"/passages/{unknown}") == 404
        assert reader.status("GET", f"/passages/{unknown}/paraphrase") == 404
    assert reader.status("GET", "/passages?source=LEP.4") == 404


def test_citations_name_their_passages(reader: Visitor) -> None:
    lessons = {each["id"]: each["passage"] for each in reader.get("/lessons")}
    assert lessons["trictrac-18-ecoles"]["passages"] == [
        *("LEP.1.I.p18", "LEP.r35", "LEP.r36", "LEP.r42", "LEP.r61"),
    ]
    (trictrac,) = (each for each in reader.get("/games") if each["key"] == "trictrac")
    agreed = [
        each["passage"] for rules in trictrac["rulesets"] for each in rules["agreements"] if each["passage"]
    ]
    assert any(each.get("passages") for each in agreed)


def test_the_words_of_an_installed_text_are_told(parts: Parts, tmp_path: Path) -> None:
    """Installed as `academie texts add` leaves it: the file, and where each passage stands in it."""
    (tmp_path / "lepeintre-1818.txt").write_text("Made up for this test. And more.", encoding="utf-8")
    found = {"pieces": {"LEP.r54": [[0, 22]]}, "found": 1, "passages": 1}
    (tmp_path / "lepeintre-1818.json").write_text(json.dumps(found), encoding="utf-8")
    with started(parts.web(ACADEMIE_TEXTS=str(tmp_path))) as web:
        reader = guest(web)
        assert reader.get("/passages/LEP.r54")["author"] == "Made up for this test."
        assert reader.get("/passages/LEP.r53")["author"] is None
