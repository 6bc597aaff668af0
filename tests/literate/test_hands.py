"""Blocks by hand fail where page and table disagree, and say after which act."""

import pytest

from tests.literate.blocks import BadBlock, fields_in
from tests.literate.hands import check

FORGOTTEN = {
    "position": "0x13,11x2/0x13,6,7 white",
    "acts": "white jeter\n6-5\nwhite bois 0/11",
    "faults": "white E1 4",
}


def test_a_value_runs_on_over_indented_lines() -> None:
    assert fields_in(["acts:", "  white jeter", "  6-5 -> owed 4-0", "points: 0-0"], 1) == {
        "acts": "white jeter\n6-5 -> owed 4-0",
        "points": "0-0",
    }


def test_a_true_block_has_no_problem() -> None:
    assert check(FORGOTTEN) == []


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"faults": "none"}, "faults: expected 'none', the law says 'white E1 4'"),
        ({"points": "4-0"}, "points: expected '4-0', the law says '0-0'"),
        ({"marking": "courtois", "faults": "white E1 2"}, "faults: expected 'white E1 2'"),
        (
            {"acts": "white jeter\n6-5\nblack bois 0/11", "faults": "none"},
            "refused: 'it is not your turn to play'",
        ),
        ({"acts": "white jeter -> refused never", "faults": "none"}, "after white jeter: refused: ''"),
        ({"acts": "white jeter\n6-5 -> owed 2-0", "faults": "none"}, "after 6-5: owed: expected '2-0'"),
        ({"illegal": "black ecole 4"}, "illegal: 'black ecole 4' is legal"),
    ],
)
def test_a_false_block_says_what_differs(change: dict[str, str], problem: str) -> None:
    (told,) = check({**FORGOTTEN, **change})
    assert problem in told


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"position": "0x15/0x15"}, "gives a position and acts"),
        ({**FORGOTTEN, "jetons": "1"}, "nobody knows what jetons means"),
    ],
)
def test_what_is_no_block(fields: dict[str, str], message: str) -> None:
    with pytest.raises(BadBlock, match=message):
        check(fields)
