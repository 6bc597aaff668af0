"""The examples of docs/research.md run as they stand."""

import re
from pathlib import Path

import pytest

PAGE = Path("docs/research.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_there_is_one_for_each_framework() -> None:
    assert len(EXAMPLES) == 2


@pytest.mark.parametrize("example", EXAMPLES, ids=["openspiel", "pettingzoo"])
def test_example_plays_a_game_to_its_end(example: str) -> None:
    names: dict[str, object] = {}
    exec(compile(example, "docs/research.md", "exec"), names)
    assert "state" in names or "table" in names
