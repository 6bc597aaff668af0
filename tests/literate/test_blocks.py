"""The pages of rules are read as written, and a wrong page fails."""

import pytest

from tests.literate.blocks import BadBlock, Block, blocks_in
from tests.literate.trictrac import check

GAMES = frozenset({"trictrac"})
START = {"position": "0x15/0x15 white", "acts": "6-5"}


def test_only_blocks_of_a_game_are_read() -> None:
    page = "# One\n```text\nposition: x\n```\n## Two\n\n```trictrac\nposition: 0x15/0x15\nonly: a | b\n```\n"
    assert [*blocks_in(page, GAMES)] == [
        Block("trictrac", "Two", 7, {"position": "0x15/0x15", "only": "a | b"})
    ]


@pytest.mark.parametrize(
    ("page", "message"),
    [
        ("```trictrac\nposition: x", "line 1: the fence is not closed"),
        ("```trictrac\nposition\n```", "line 2: 'position' should be `word: value`"),
        ("\n```trictrac\nonly: a\nonly: b\n```", "line 4: 'only: b' should be `word: value`, each word once"),
    ],
)
def test_what_is_no_block(page: str, message: str) -> None:
    with pytest.raises(BadBlock, match=message):
        tuple(blocks_in(page, GAMES))


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({**START, "plays": "0/5 0/6"}, "nobody knows what plays means"),
        (START, "expects something"),
        ({"only": "0/5 0/6"}, "gives a position"),
    ],
)
def test_a_block_must_say_something_known(fields: dict[str, str], message: str) -> None:
    with pytest.raises(BadBlock, match=message):
        check(fields)


def test_a_true_block_has_no_problem() -> None:
    assert check({**START, "only": "0/5 0/6", "jans": "none", "points": "0-0", "outcome": "none"}) == []


@pytest.mark.parametrize(
    ("expected", "problem"),
    [
        ({"only": "0/5 0/6 | 0/11"}, "only: expected '0/5 0/6 | 0/11', the law says '0/5 0/6'"),
        ({"legal": "0/11"}, "legal: '0/11' is not"),
        ({"illegal": "0/5 0/6"}, "illegal: '0/5 0/6' is legal"),
        ({"jans": "white remplir 4"}, "jans: expected 'white remplir 4', the law says 'none'"),
        ({"gains": "4-0"}, "gains: expected '4-0', the law says '0-0'"),
        ({"holes": "1-0"}, "holes: expected '1-0', the law says '0-0'"),
        ({"bredouille": "white"}, "bredouille: expected 'white', the law says 'none'"),
        ({"phase": "throw"}, "phase: expected 'throw', the law says 'play'"),
        ({"thrower": "black"}, "thrower: expected 'black', the law says 'white'"),
        ({"marks": "white 2"}, "marks: expected 'white 2', the law says 'none'"),
    ],
)
def test_a_false_block_says_what_differs(expected: dict[str, str], problem: str) -> None:
    assert check({**START, **expected}) == [problem]


def test_a_position_that_cannot_be_must_be_expected() -> None:
    impossible = {"position": "0x16/0x15 white", "cannot": "White has 16 men; there are 15"}
    assert check(impossible) == []
    assert check({**impossible, "cannot": "too many"})
    assert check({"position": "0x16/0x15 white", "only": "passe"})


def test_a_position_that_can_be_fails_where_it_should_not() -> None:
    assert check({"position": "0x15/0x15 white", "cannot": "White has 16 men"})
