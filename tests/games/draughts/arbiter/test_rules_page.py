"""The page of the rules lists each of them, and what it calls its proof exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[4]
PAGE = ROOT / "docs" / "law" / "draughts-rules.md"
TESTS = (ROOT / "tests/games/draughts/law", ROOT / "tests/games/draughts/arbiter")
TENS = ("", "X", "XX", "XXX", "XL")
ONES = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
NUMERALS = [tens + ones for tens in TENS for ones in ONES]


def rows(title: str) -> dict[str, list[str]]:
    """The rows of the table under that title, by their first cell."""
    section = PAGE.read_text(encoding="utf-8").split(f"## {title}\n")[1].split("\n## ")[0]
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if "|" in line
    ]
    return {first: rest for first, *rest in cells[2:]}


TABLES = {"Manoury's 43 rules": ("manoury", 43), "Metz's 22 rules": ("metz", 22)}


@pytest.mark.parametrize("title", TABLES)
def test_every_rule_is_there(title: str) -> None:
    assert [*rows(title)] == NUMERALS[1 : TABLES[title][1] + 1]


@pytest.mark.parametrize("title", TABLES)
def test_every_rule_has_a_proof_or_a_reason(title: str) -> None:
    book = TABLES[title][0]
    page = (ROOT / "tests" / "literate" / f"dames-faults-{book}.md").read_text(encoding="utf-8")
    for number, (_, code, proof) in rows(title).items():
        named = re.findall(r"(test_\w+\.py)::(test_\w+)", proof)
        sections = re.findall(r"page ([IVXL]+)", proof)
        assert code
        assert named or sections or proof.startswith("none: "), f"{number}: nothing proves it"
        assert all(re.search(rf"^## {section}[.-]", page, re.M) for section in sections), (
            f"{number}: {sections}"
        )
        assert all(defined(file, test) for file, test in named), f"{number}: {named}"


def defined(file: str, test: str) -> bool:
    """Whether there is such a test."""
    found = [folder / file for folder in TESTS if (folder / file).exists()]
    return any(f"def {test}(" in path.read_text(encoding="utf-8") for path in found)


def test_what_is_called_code_exists() -> None:
    rooms = {
        "law": ROOT / "src/academie/games/draughts/law",
        "arbiter": ROOT / "src/academie/games/draughts/arbiter",
    }
    for title in TABLES:
        for number, (_, code, _) in rows(title).items():
            for part in code.split(";"):
                room = part.split()[0].strip(",")
                files = re.findall(r"`(\w+\.py)`", part)
                assert room == "none" or all((rooms[room] / file).exists() for file in files), number
