"""The golden parties read again by rules written apart from the law: every act, line, hand and account."""

import re
from pathlib import Path

import pytest

from tests.oracle.dominoes import ACT, Reader

FILES = sorted((Path(__file__).parents[4] / "conformance" / "playthroughs").glob("dominos-*.txt"))


def test_every_party_is_read() -> None:
    """Each of the six, by either version of its law."""
    assert len(FILES) == 12


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_party(path: Path) -> None:
    first, *blocks = path.read_text(encoding="utf-8").strip().split("\n\n")
    heading, start = first.splitlines()
    reader = Reader(heading.split("/")[1].split(",")[0].removesuffix(".2"), start.split()[1].count("/") + 1)
    coups = 0
    for block in blocks[:-1]:
        head, *told, position = block.splitlines()
        found = ACT.fullmatch(head)
        assert found is not None, head
        assert reader.choices(found["act"]) == int(found["choices"]), block
        reader.read(None if found["seat"] is None else int(found["seat"]), found["act"])
        line, hands, *fields = position.split()
        scores = re.search(r"scores=(\S+)", position)
        nothing = "-".join("0" for _ in reader.scores)
        assert (line, hands, scores[1] if scores else nothing) == reader.position(), block
        assert f"leader=j{reader.leader + 1}" in fields, block
        coups += bool(reader.won)
        assert not reader.won or any(reader.won in words for words in told), block
    assert coups >= 3
