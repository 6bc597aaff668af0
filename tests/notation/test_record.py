"""Whole records as text and as JSON: round trips, and records read as far as they can be."""

import json
from typing import Any

import pytest

from academie.games.tables.law.play import Play
from academie.games.tables.law.throw import throw
from academie.games.tables.law.track import Move
from academie.kernel import NotationError, OptionError, Record, UnknownName
from academie.notation import from_json, from_text, notation_of, read, to_json, to_text

HEAD = (
    '[Format "academie-record/1"]\n[Game "trictrac"]\n[Ruleset "trictrac/default"]\n[option first "white"]\n'
)
GAME = from_text(HEAD).record.game

OPENING = (throw(6, 5), Play((Move(0, 5), Move(0, 6))), throw(3, 3), Play((Move(0, 6),)))
RECORD: Record[Any] = Record(
    GAME, "trictrac/default", (("first", "white"),), OPENING, (("White", "Kermadeuc"),)
)

DATA: dict[str, object] = {
    "format": "academie-record/1",
    "game": "trictrac",
    "ruleset": "trictrac/default",
    "options": {"first": "white"},
    "tags": {},
    "acts": [],
}


def data(**changes: object) -> str:
    return json.dumps({**DATA, **changes})


def test_the_readable_form_has_a_line_a_throw() -> None:
    assert to_text(RECORD) == HEAD + '[White "Kermadeuc"]\n\n6-5 | 0/5 0/6\n3-3 | 0/6\n'


def test_json_is_an_object_of_plain_words() -> None:
    assert json.loads(to_json(RECORD)) == {
        **DATA,
        "tags": {"White": "Kermadeuc"},
        "acts": ["6-5", "0/5 0/6", "3-3", "0/6"],
    }


@pytest.mark.parametrize(
    "tags",
    [
        (),
        (("White", "Kermadeuc"), ("Black", "the author")),
        (("Event", 'he said "je m\'en vais" [sic] \\ | # = "'),),
        (("Lieu", "Café de la Régence, à Paris – ½ ♟ 中"),),
        (("Note", "two\nlines\tand a tab\r"),),
        (("Note", "other separators: \x0b \x0c \x1c \x85 \u2028 \u2029"),),
        (
            ("Date", ""),
            ("lieu", "a tag in small letters"),
            ("Événement", "an accent"),
            ("option", "a word of ours"),
        ),
    ],
)
def test_round_trips(tags: tuple[tuple[str, str], ...]) -> None:
    record: Record[Any] = Record(GAME, "trictrac/default", (("first", "white"),), OPENING, tags)
    assert from_text(to_text(record)) == (record, None)
    assert from_json(to_json(record)) == (record, None)
    assert read(to_text(record)) == read(to_json(record)) == record


def test_options_of_every_kind() -> None:
    options = (("black_down", "coin+carme"), ("first", "black"), ("holes", 14), ("white_holes", 3))
    record: Record[Any] = Record(GAME, "trictrac/lep-reform", options)
    assert read(to_text(record)) == read(to_json(record)) == record


def test_the_rule_set_is_told_in_full_whichever_way_it_was_named() -> None:
    assert read(HEAD.replace("trictrac/default", "acad-1749")).ruleset == "trictrac/acad-1749"


def test_remarks_and_empty_lines_are_passed_over() -> None:
    text = f"{HEAD}\n# first throw\n6-5 | 0/6 0/5\n\n  3-3  \n"
    assert read(text).acts == OPENING[:3]


class TestBroken:
    """A record with a bad act is read to that act and says so."""

    @pytest.mark.parametrize(
        ("acts", "good", "problem"),
        [
            pytest.param(["6-5", "0/11"], 1, "act 2 (0/11):", id="not legal"),
            pytest.param(
                ["6-5", "0/5 0/6", "nonsense"], 2, "act 3 (nonsense): 'nonsense' is no", id="not readable"
            ),
            pytest.param(["tenir"], 0, "act 1 (tenir):", id="out of turn"),
        ],
    )
    def test_read_to_the_broken_act(self, acts: list[str], good: int, problem: str) -> None:
        for reading in (from_json(data(acts=acts)), from_text(HEAD + "\n".join(acts))):
            assert reading.record.acts == OPENING[:good]
            assert reading.problem is not None
            assert reading.problem.en.startswith(problem)

    def test_read_asks_for_the_whole(self) -> None:
        with pytest.raises(NotationError, match=r"act 2 \(0/11\)"):
            read(HEAD + "6-5 | 0/11")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", 'a record begins with [Format "academie-record/1"]'),
        ("6-5", "a record begins with"),
        (
            '[Format "academie-record/9"]',
            "the format is 'academie-record/9'; only 'academie-record/1' can be read",
        ),
        ('[Format "academie-record/1"]', "the record does not say its Game"),
        ('[Format "academie-record/1"]\n[Game "trictrac"]', "the record does not say its Ruleset"),
        (f"{HEAD}[White Kermadeuc]", "Kermadeuc must be a word in quotation marks, a number, true or false"),
        (f"{HEAD}[White null]", "null must be a word in quotation marks"),
        (f"{HEAD}[White [1]]", "[1] must be a word in quotation marks"),
        (f"{HEAD}[option holes 1.5]", "1.5 must be a word in quotation marks"),
        (f"{HEAD}[White {'[' * 100_000}]", "must be a word in quotation marks"),
    ],
)
def test_no_text_record(text: str, message: str) -> None:
    with pytest.raises(NotationError) as refused:
        from_text(text)
    assert message in str(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "not json",
        "{}",
        "[]",
        "null",
        "{",
        '{"format":' * 100_000,
        data(format="academie-record/2"),
        data(game=["trictrac"]),
        data(options=[]),
        data(options={"first": ["white"]}),
        data(tags=None),
        data(acts=[1]),
        data(acts=None),
        json.dumps({"format": "academie-record/1"}),
    ],
)
def test_no_json_record(text: str) -> None:
    with pytest.raises(NotationError):
        from_json(text)


@pytest.mark.parametrize(
    ("text", "error", "message"),
    [
        (data(game="whist"), UnknownName, "no game 'whist'"),
        (data(ruleset="nobody"), UnknownName, "no rule set 'nobody'"),
        (data(options={"first": "red"}), OptionError, "first is white or black"),
        (HEAD.replace('"trictrac"', '"whist"'), UnknownName, "no game 'whist'"),
        (HEAD + "[option holes 0]", OptionError, "holes is a number"),
    ],
)
def test_a_record_of_an_unknown_game(text: str, error: type[Exception], message: str) -> None:
    reader = from_json if text.startswith("{") else from_text
    with pytest.raises(error, match=message):
        reader(text)
    with pytest.raises(NotationError, match=message):
        read(text)


def test_an_unknown_game_has_no_notation() -> None:
    with pytest.raises(UnknownName, match=r"no game 'whist'; there are: .*trictrac"):
        notation_of("whist")


def test_lines_may_end_as_on_any_machine() -> None:
    assert read(to_text(RECORD).replace("\n", "\r\n")) == RECORD
