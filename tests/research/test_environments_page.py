"""docs/environments.md tells the ids and indices there are."""

import re
from itertools import accumulate
from pathlib import Path

import pytest

from academie.research.encoding import encoding_of

PAGE = Path("docs/environments.md").read_text(encoding="utf-8")
SECTIONS = {
    "Running games": "toute-table",
    "Tourne-case": "tourne-case",
    "Dames rabattues": "rabattues",
    "Draughts": "dames",
    "Chess": "echecs",
    "Dominoes": "dominos",
    "Trictrac in company": "ecrire",
}


def section(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


@pytest.mark.parametrize(("title", "key"), SECTIONS.items())
def test_page_tells_every_index(title: str, key: str) -> None:
    told = [
        (name, int(first), int(last))
        for first, last, name in re.findall(r"\| (\d+)–(\d+) \| `(\w+)`", section(title))
    ]
    layout = encoding_of(key).layout
    ends = [*accumulate(piece.size for piece in layout)]
    known = [(piece.name, end - piece.size, end - 1) for piece, end in zip(layout, ends, strict=True)]
    before = len(encoding_of("trictrac").layout) if key == "ecrire" else 0
    assert told == known[before:]


@pytest.mark.parametrize(
    ("title", "key"),
    [(title, key) for title, key in SECTIONS.items() if key not in {"ecrire", "tourne-case"}],
)
def test_page_tells_the_last_id(title: str, key: str) -> None:
    ids = [int(last) for _, last in re.findall(r"^\| (\d+–)?(\d+) \| [^`]", section(title), re.MULTILINE)]
    assert max(ids) == encoding_of(key).acts - 1
