"""Lessons over the API: listed, set up, and answered by the law."""

from __future__ import annotations

import pytest

from academie.library.lessons import Casts, Question, lesson, lessons
from tests.server.support.phrases import cited, english, french
from tests.server.support.visitors import Told, Visitor, guest
from tests.server.support.web import Web


@pytest.fixture(scope="module")
def pupil(cafe: Web) -> Visitor:
    return guest(cafe)


def test_every_lesson_is_listed(pupil: Visitor) -> None:
    listed = pupil.get("/lessons")
    assert [each["id"] for each in listed] == [each.id for each in lessons()]
    assert all(french(each["title"]) and english(each["title"]) and each["steps"] for each in listed)


def test_every_lesson_is_told_without_its_answers(pupil: Visitor) -> None:
    for each in lessons():
        told = pupil.get(f"/lessons/{each.id}")
        assert [step["kind"] for step in told["steps"]] == [step.kind for step in each.steps]
        assert all("answer" not in step and "stated" not in step for step in told["steps"])


def test_a_step_is_set_up_with_what_may_be_done(pupil: Visitor) -> None:
    """6 and 2 from the talon: two men, or one."""
    step = pupil.get("/lessons/trictrac-01-marche")["steps"][1]
    assert step["position"] == "0x15/0x15 white dice=6-2 throws=1-0"
    assert sorted(step["acts"]) == ["0/2 0/6", "0/8"]
    assert step["actor"] == 0


def answered(pupil: Visitor, id_: str, number: int, answer: Told) -> Told:
    return pupil.post(f"/lessons/{id_}/steps/{number}", answer=answer)


def test_the_law_judges_a_play(pupil: Visitor) -> None:
    right = answered(pupil, "trictrac-01-marche", 2, "0/6 0/2")
    assert right["right"]
    assert right["position"].startswith("0x13,2,6/0x15 black")
    wrong = answered(pupil, "trictrac-01-marche", 2, "0/8")
    assert not wrong["right"]
    assert french(wrong["words"][0]) == "Votre réponse – dames jouées\u00a0: 1."
    assert english(wrong["words"][0]) == "Your answer – men played: 1."
    unread = answered(pupil, "trictrac-01-marche", 2, "gibberish")
    assert not unread["right"]
    assert unread["words"]


def test_the_law_counts_with_its_reasons(pupil: Visitor) -> None:
    """LEP part 1 ch. II: 4 and 3 make the jan de deux tables, four points."""
    verdict = answered(pupil, "trictrac-04-deux-tables", 2, 4)
    assert verdict["right"]
    assert cited(verdict["events"][0]["cite"]) == "LEP, part 1 ch. II § 5-7"
    assert verdict["events"][0]["marks"]


def test_casts_missing_and_wrong_are_told(pupil: Visitor) -> None:
    """LEP part 1 ch. II: 4-3 and 5-2 strike both coins from 7 and 9."""
    verdict = answered(pupil, "trictrac-04-deux-tables", 3, ["4-3", "6-6"])
    assert (verdict["right"], verdict["missing"], verdict["wrongly"]) == (False, ["5-2"], ["6-6"])


def test_an_ecole_is_claimed_by_hand(pupil: Visitor) -> None:
    step = pupil.get("/lessons/trictrac-18-ecoles")["steps"][1]
    assert step["events"] == []
    assert any(each["text"] == "white ecole" for each in step["choices"]["tries"])
    verdict = answered(pupil, "trictrac-18-ecoles", 2, "ecole 4")
    assert verdict["right"]
    # In rigour one need not say why one marks (LEP rule 62).
    assert [event["code"] for event in verdict["events"]] == ["Ruling"]


def test_who_gives_up_is_told_an_answer(pupil: Visitor) -> None:
    assert answered(pupil, "trictrac-01-marche", 2, None)["answer"] == ["0/6 0/2"]


def test_a_whole_lesson_is_answered(pupil: Visitor) -> None:
    id_ = "trictrac-04-deux-tables"
    for number, step in enumerate(lesson(id_).steps, 1):
        if isinstance(step, Question):
            stated = [*step.stated] if isinstance(step, Casts) else step.stated[0]
            assert answered(pupil, id_, number, stated)["right"]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/lessons/trictrac-99-rien/steps/1", 404),
        ("/lessons/trictrac-01-marche/steps/99", 404),
        ("/lessons/trictrac-01-marche/steps/1", 400),
        ("/lessons/trictrac-01-marche/steps/0", 400),
    ],
)
def test_what_cannot_be_answered(pupil: Visitor, path: str, status: int) -> None:
    assert pupil.status("POST", path, answer="0/8") == status
