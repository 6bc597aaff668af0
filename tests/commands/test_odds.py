"""`academie odds`: Lepeintre's arithmetic at the terminal. Figures are those of LEP part 2."""

import json
from pathlib import Path

import pytest

from tests.commands.terminal import academie

FIG_6 = "0x3,1,2,3,4,5,6,7,8,9,10,11x2/0x5,1,2,3,4,5,6,7,8,9,10 white"
FIG_20 = "3,4,5,6x2,7x2,8x2,9x2,10x2,11x2/0x3,6x2,7x2,8x2,9x2,10x2,11x2 black"
FIG_13 = "11x2,18x3,19x2,20x2,21x2,22x2,23x2/18x2,19,20x2,21x2,22x2,23x6 white"
FIG_17 = "0,2,4,5,6,7x2,8x2,9x2,10x2,11x2/0x15 white"


@pytest.mark.parametrize(
    ("asked", "casts"),
    [
        (("hit", "6"), 16),
        (("hit", "1"), 11),
        (("hit", "7"), 6),
        (("fill", "4", "5", "6"), 33),
        (("fill", "--position", FIG_17), 33),
        (("coin", "--case", "4", "--case", "5", "--case", "6"), 9),
        (("coin", "--position", FIG_6), 20),
        (("faux", "--position", FIG_20, "--target", "18"), 21),
        (("faux", "--position", FIG_20, "--target", "20"), 10),
        (("passing", "--position", FIG_13), 36 - 11),
    ],
)
def test_casts(asked: tuple[str, ...], casts: int) -> None:
    answer = json.loads(academie("odds", *asked, "--json").out)
    assert (answer["casts"], answer["of"]) == (casts, 36)
    assert len(answer["throws"]) == 21


def test_a_table_and_a_sentence() -> None:
    said = academie("odds", "fill", "4", "5", "6", "--lang", "fr")
    assert said.code == 0
    assert "33 jets sur 36" in said.out
    assert "12 de deux façons" in said.out


def test_what_each_throw_is_worth_and_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "casts.svg"
    said = academie("odds", "worth", "--position", FIG_6, "--svg", str(picture))
    assert "What each throw is worth" in said.out
    assert picture.read_text(encoding="utf-8").count("data-cast=") == 36


@pytest.mark.parametrize("asked", [("hit",), ("coin", "7"), ("hit", "--position", "nonsense")])
def test_what_cannot_be_asked(asked: tuple[str, ...]) -> None:
    said = academie("odds", *asked)
    assert said.code == 2
    assert said.err.startswith("Error")
