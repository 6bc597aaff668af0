"""The page of the rules lists each of them, and what it calls its proof or its code exists."""

from __future__ import annotations

import re
from pathlib import Path

from academie.games.dominoes.law import DOMINOS

ROOT = Path(__file__).parents[4]
PAGE = (ROOT / "docs" / "law" / "dominoes.md").read_text(encoding="utf-8")
FAULTS = (ROOT / "tests" / "literate" / "dominos-faults.md").read_text(encoding="utf-8")
LAW = (ROOT / "tests" / "literate" / "dominos.md").read_text(encoding="utf-8")
ROOMS = {
    "law": ROOT / "src/academie/games/dominoes/law",
    "arbiter": ROOT / "src/academie/games/dominoes/arbiter",
}
ONES = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
NUMERALS = [tens + ones for tens in ("", "X", "XX") for ones in ONES][1:27]


def rows(title: str) -> list[list[str]]:
    """The rows of the table under that title."""
    section = PAGE.split(f"## {title}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_every_rule_is_there() -> None:
    assert [row[0] for row in rows("The rules, one by one")] == NUMERALS


def test_every_rule_has_a_proof_or_a_reason() -> None:
    for number, _, code, proof in rows("The rules, one by one"):
        assert proof.startswith("none: ") or proof in {"page", f"faults {number}"}, number
        assert "faults" not in proof or re.search(rf"^## {number}\.", FAULTS, re.M), number
        for part in code.split(";"):
            room = part.split()[0]
            files = re.findall(r"`(\w+\.py)`", part)
            assert room == "none" or all((ROOMS[room] / file).exists() for file in files), number


def test_what_the_page_proves_is_cited_there() -> None:
    cited = set(re.findall(r"\b[IVX]+\b", " ".join(re.findall(r"^## .*\((?:rules?) ([^)]*)\)", LAW, re.M))))
    proved = {row[0] for row in rows("The rules, one by one") if row[3] == "page"}
    assert proved <= cited, proved - cited


def test_every_party_and_every_switch_is_told() -> None:
    assert [row[0].strip("`") for row in rows("The parties")] == [
        f"dominos/{rules.name}" for rules in DOMINOS.rulesets
    ]
    told = {row[4].strip("`") for row in rows("Readings taken")} - {""}
    common = {"shares", "aim", "goal", "partners"}
    assert told == {name for name, _ in DOMINOS.default.switches()} - common
