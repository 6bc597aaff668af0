"""The words every game knows: a true block has no problem, a wrong one is told, an unknown one refused.

The position is mate in one by a rook on the last row: three pawns keep the king in (FIDE art. 5.1.1).
"""

import pytest

from tests.literate.blocks import BadBlock
from tests.literate.plain import check

MATE = {"rules": "fide", "position": "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "acts": "a1a8"}


def test_a_true_block_has_no_problem() -> None:
    cited = {"cites": "FIDE, art. 3.9 | FIDE, art. 5.1.1"}
    assert check("echecs", {**MATE, **cited, "actor": "nobody", "outcome": "mat 1 -1"}) == []
    assert check("plein", {"position": "0x15/0x15 white", "actor": "chance", "told": "nothing"}) == []


@pytest.mark.parametrize(
    ("expected", "problem"),
    [
        ({"outcome": "none"}, "outcome: expected 'none', the law says 'mat 1 -1'"),
        ({"actor": "black"}, "actor: expected 'black', the law says 'nobody'"),
        ({"legal": "g8f8"}, "legal: 'g8f8' is not"),
    ],
)
def test_a_wrong_block_is_told(expected: dict[str, str], problem: str) -> None:
    assert check("echecs", {**MATE, **expected}) == [problem]


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({**MATE, "jans": "none"}, "nobody knows what jans means"),
        (MATE, "expects something"),
        ({"actor": "white"}, "gives a position"),
    ],
)
def test_a_block_must_say_something_known(fields: dict[str, str], message: str) -> None:
    with pytest.raises(BadBlock, match=message):
        check("echecs", fields)
