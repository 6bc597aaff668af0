"""The page of faults names sections that are there, and leaves no rule out."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "law" / "trictrac-faults.md").read_text(encoding="utf-8")
PAGES = {path.stem: path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("trictrac-*.md")}
SHORT = {stem.split("-")[2]: stem for stem in PAGES if stem.startswith("trictrac-faults-")}
DICE = ROOT / "tests" / "games" / "trictrac" / "arbiter" / "test_dice.py"
PAGES["dice"] = re.sub(r"(?m)^class (\w+):", r"## \1", DICE.read_text(encoding="utf-8"))


def sections(stem: str) -> set[str]:
    return {line.removeprefix("## ") for line in PAGES[stem].splitlines() if line.startswith("## ")}


def rows(heading: str) -> list[list[str]]:
    """The cells of the table below a heading, without its head."""
    body = PAGE.split(f"## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in body.splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def named(cell: str) -> list[tuple[str, str]]:
    """The pages and sections a cell names; a section without a page is of the page before it."""
    found: list[tuple[str, str]] = []
    for part in cell.split("; "):
        page, comma, section = part.partition(", ")
        stem = SHORT.get(page, page)
        if comma and stem in PAGES:
            found.append((stem, section))
        else:
            found.append((found[-1][0], part))
    return found


def test_every_rule_of_lepeintre_has_a_test_or_a_reason() -> None:
    table = rows("Lepeintre's 78 rules")
    assert [row[0] for row in table] == [str(rule) for rule in range(1, 79)]
    assert all(row[1] for row in table)
    untested = {int(row[0]) for row in table if row[-1].startswith("no test: ")}
    assert untested == {2, 9, 13, 15, 31, *range(76, 79)}


def test_every_ecole_is_named() -> None:
    names = re.findall(r"E\d+", " ".join(row[0] for row in rows("The écoles")))
    assert names == [f"E{number}" for number in range(1, 17)]


def test_the_thirty_six_laws_of_the_second_treatise() -> None:
    assert len(rows("The laws of the second Académie treatise, ch. XVIII")) == 36


def test_sections_are_there() -> None:
    headings = ("Lepeintre's 78 rules", "The écoles", "The laws of the second Académie treatise, ch. XVIII")
    cells = [row[-1] for heading in headings for row in rows(heading)]
    for cell in cells:
        if not cell.startswith("no test: "):
            for stem, section in named(cell):
                assert section in sections(stem), f"{stem} has no section {section!r}"


def test_every_section_of_rigour_shows_good_company_too() -> None:
    """Each section of the first four pages plays in both manners."""
    for stem in (SHORT[number] for number in "1234"):
        for part in PAGES[stem].split("\n## ")[1:]:
            assert "marking: courtois" in part, part.splitlines()[0]
