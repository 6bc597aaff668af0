"""Practice over the API: puzzles that come back when they are due, and counting throws."""

from __future__ import annotations

from academie.practice.puzzles import puzzle, puzzles
from tests.server.support.phrases import french
from tests.server.support.visitors import Visitor, guest
from tests.server.support.web import Web

# 6-4 of an empty board: nothing to mark for anybody. ACAD-B ch. V: the first throws only bring wood down.
NOTHING = {"before": "0x13,1,2/0x15 black throws=1-0", "throw": "6-4"}


def solved(pupil: Visitor, id_: str, answer: str | None, seconds: float = 5.0) -> dict[str, object]:
    told: dict[str, object] = pupil.post(f"/practice/puzzles/{id_}", answer=answer, seconds=seconds)
    return told


def test_a_newcomer_is_told_what_there_is(cafe: Web) -> None:
    told = guest(cafe).get("/practice")
    assert [each["game"] for each in told["subjects"]] == ["dames", "trictrac"]
    assert [each["puzzles"] for each in told["subjects"]] == [len(puzzles("dames")), len(puzzles("trictrac"))]
    assert (told["due"], told["streak"]) == (0, 0)
    assert all(french(theme["title"]) for each in told["subjects"] for theme in each["themes"])


def test_a_puzzle_is_asked_without_its_answer_and_the_best_play_is_right(cafe: Web) -> None:
    pupil = guest(cafe)
    asked = pupil.get("/practice/puzzle", game="dames")
    assert not {"best", "second", "margin"} & set(asked)
    assert puzzle(asked["id"]).best in asked["acts"]
    verdict = solved(pupil, asked["id"], puzzle(asked["id"]).best)
    assert verdict["right"]
    stands = pupil.get("/practice")
    assert (stands["streak"], stands["subjects"][0]["met"]) == (1, 1)
    assert stands["subjects"][0]["level"]["right"] == 1
    assert pupil.get("/practice/puzzle", game="dames")["id"] != asked["id"]


def test_a_wrong_answer_is_told_what_was_better_and_comes_again_soon(cafe: Web) -> None:
    pupil = guest(cafe)
    asked = pupil.get("/practice/puzzle", game="trictrac")
    wrong = next(act for act in asked["acts"] if act != puzzle(asked["id"]).best)
    verdict = solved(pupil, asked["id"], wrong)
    assert not verdict["right"]
    assert verdict["best"] == puzzle(asked["id"]).best
    right = guest(cafe)
    later = solved(right, asked["id"], puzzle(asked["id"]).best)
    assert str(verdict["due"]) < str(later["due"])


def test_what_cannot_be_played_is_refused_and_not_remembered(cafe: Web) -> None:
    pupil = guest(cafe)
    asked = pupil.get("/practice/puzzle")
    assert pupil.status("POST", f"/practice/puzzles/{asked['id']}", answer="gibberish") == 400
    assert pupil.status("POST", "/practice/puzzles/none", answer="31-27") == 404
    assert pupil.status("GET", "/practice/puzzle?theme=none") == 404
    assert pupil.get("/practice")["streak"] == 0


def test_a_throw_is_asked_and_counted_by_the_law(cafe: Web) -> None:
    pupil = guest(cafe)
    asked = pupil.get("/practice/throw")
    assert f"dice={asked['throw']}" in asked["position"]
    given = {key: asked[key] for key in ("before", "throw")}
    wrong = pupil.post("/practice/throw", **given, mine=199, his=0, seconds=1)
    assert not wrong["right"]
    right = pupil.post("/practice/throw", **given, mine=wrong["mine"], his=wrong["his"], seconds=1)
    assert right["right"]
    assert right["level"]["rating"] > wrong["level"]["rating"]
    assert sum(1 for each in right["events"]) >= (1 if right["mine"] or right["his"] else 0)


def test_a_throw_that_scores_nothing(cafe: Web) -> None:
    verdict = guest(cafe).post("/practice/throw", **NOTHING, mine=0, his=0, seconds=100)
    assert (verdict["right"], verdict["in_time"], verdict["events"]) == (True, False, [])
