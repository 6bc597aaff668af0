"""What a learner's browser gets before a count is answered does not tell the number."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec
import pytest

from academie.kernel import CHANCE, State
from academie.library.lessons import Casts, Choose, Claim, Count, Lesson, Play, Step, lessons
from academie.library.lessons.asking import tried
from academie.library.lessons.measures import NESTED, measures
from academie.library.lessons.setting import beginning, legal, reached
from academie.notation import notation_of
from academie.notation.wire import form_of
from academie.registry import registry
from tests.server.support.phrases import english, french
from tests.server.support.visitors import Told, Visitor, guest
from tests.server.support.web import Web

EVERY = [pytest.param(each, id=each.id) for each in lessons()]
THROWN: Final = {"dice"}
"""What a throw changes on the board as it is shown, and all it changes."""
NUMBERS: Final = {
    "en": "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
    "fr": "aucun un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze",
}
UNITS: Final = {
    "points": "points?",
    "marked": "points?",
    "written": "points?",
    "holes": "holes?|trous?",
    "facons": "ways?|façons?",
    "casts": "casts?|throws?|coups?|jets?",
    "legal": r"(?:\w+ )?(?:moves?|plays?|ways?|coups?|choices?|choix)",
    "most_taken": "men|pieces|pions?|pièces?",
}


@pytest.fixture(scope="module")
def pupil(cafe: Web) -> Visitor:
    return guest(cafe)


def counts(of: Lesson, told: Told) -> Iterator[tuple[int, Count, Told]]:
    for number, (step, seen) in enumerate(zip(of.steps, told["steps"], strict=True), 1):
        if isinstance(step, Count):
            yield number, step, seen


def of_result(step: Count) -> bool:
    """Whether the number is read from the table once the last act is marked."""
    return step.asks.of not in NESTED and measures(step.setting.game)[step.asks.of].result


def before_last(step: Count) -> State[Any]:
    notation, state = notation_of(step.setting.game), beginning(step.setting)
    for text in step.setting.acts[:-1]:
        state = state.apply(notation.resolve(state, text))
    return state


@pytest.mark.parametrize("of", EVERY)
def test_the_table_is_as_before_the_last_act(of: Lesson, pupil: Visitor) -> None:
    """Men, jetons, fichets, scores and turn; only the dice lie there."""
    for number, step, seen in counts(of, pupil.get(f"/lessons/{of.id}")):
        assert not seen.get("acts"), f"step {number}"
        assert seen.get("last") is None, f"step {number}"
        assert (seen["events"], seen["choices"]) == ([], {}), f"step {number}"
        if not of_result(step):
            continue
        before = before_last(step)
        board: Told = msgspec.to_builtins(form_of(registry[of.game]).board(before))
        assert apart(seen["board"]) == apart(board), f"step {number}"
        thrown = before.actor is CHANCE
        assert seen.get("actor") == (getattr(before, "thrower", 0) if thrown else None), f"step {number}"


def apart(board: Told) -> Told:
    return {key: value for key, value in board.items() if key not in THROWN}


@pytest.mark.parametrize("of", EVERY)
def test_no_word_or_mark_tells_the_number(of: Lesson, pupil: Visitor) -> None:
    for number, step, seen in counts(of, pupil.get(f"/lessons/{of.id}")):
        due = step.stated[0]
        assert all(mark.get("label") != due for mark in seen["marks"]), f"step {number}"
        unit = UNITS.get(step.asks.of)
        if unit is not None:
            for code, said in (("en", english(seen["words"])), ("fr", french(seen["words"]))):
                assert not re.search(rf"\b(?:{spelt(int(due), code)}) (?:{unit})\b", said.lower()), said


def spelt(number: int, code: str) -> str:
    names = NUMBERS[code].split()
    return f"{number}|{names[number]}" if number < len(names) else str(number)


@pytest.mark.parametrize("of", EVERY)
def test_no_earlier_step_shows_what_is_counted(of: Lesson) -> None:
    """Neither the board of an earlier step, nor what an answer to it leads to, nor a list of acts."""
    for number, step in enumerate(of.steps, 1):
        if isinstance(step, Count):
            for earlier in of.steps[: number - 1]:
                assert not shows(earlier, step), f"step {number}: {earlier.words.en}"


def shows(earlier: Step, step: Count) -> bool:
    if isinstance(earlier, Count):
        return False
    if earlier.setting == step.setting:
        listed = isinstance(earlier, Play | Claim) and step.asks.of in {"legal", "plays"}
        ticked = isinstance(earlier, Casts) and step.asks.of == "casts" and earlier.asks == step.asks.where
        return of_result(step) or listed or ticked
    return of_result(step) and any(after == reached(step.setting)[2] for after in led_to(earlier))


def led_to(step: Step) -> list[State[Any]]:
    """The states that the answers to a step lead to."""
    _, _, state = reached(step.setting)
    notation = notation_of(step.setting.game)
    match step:
        case Choose():
            acts: Sequence[Any] = [notation.resolve(state, option.act) for option in step.options]
        case Play() if isinstance(state.actor, int):
            acts = legal(state, state.actor)
        case Claim():
            acts = [act for act in tried(step) if act in state.actions()]
        case _:
            acts = []
    return [state.apply(act) for act in acts]


def test_a_throw_to_count_is_not_marked(pupil: Visitor) -> None:
    for _ in range(20):
        asked = pupil.get("/practice/throw")
        assert apart(asked["board"]) == apart(asked["before_board"])


@pytest.mark.parametrize("of", EVERY)
def test_every_answer_is_told_why(of: Lesson, pupil: Visitor) -> None:
    """A number that is wrong is too high or too low; a right one has the rules' own account of it."""
    for number, step, _ in counts(of, pupil.get(f"/lessons/{of.id}")):
        path, due = f"/lessons/{of.id}/steps/{number}", int(step.stated[0])
        high = pupil.post(path, answer=due + 7)
        assert (high["right"], english(high["words"][0])) == (False, f"{due + 7} is too many."), number
        assert len(high["words"]) > 1, number
        right = pupil.post(path, answer=due)
        assert right["words"] or right["events"], number
        assert all(event["cite"]["source"] for event in right["events"]), number
        shown = pupil.post(path, answer=None)
        assert (shown["answer"], shown["events"]) == ([str(due)], right["events"]), number
