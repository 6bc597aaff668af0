"""The mutants are what they are said to be, and the tests are told apart by them."""

from __future__ import annotations

import ast
import os
import signal
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path

import pytest

from tests.mutants import places, trials
from tests.mutants.__main__ import INTERRUPTED
from tests.mutants.places import ROOT, Finder, Place, sample, sources
from tests.mutants.ring import Outcome, change
from tests.mutants.trials import Trials, Verdict
from tests.selection import Near

SOURCE = '''
"""Points: 3 of them."""
if TYPE_CHECKING:
    from x import y
LAST: Literal[3] = 4

def won(self, points: int = 2) -> Iterator[Event]:
    assert points > 1
    if points < 3 and self.men:
        yield Won(Message("won", 5))
    state = replace(self, last_events=(*self.last_events, won))
    return state.with_events(lost) - points
'''
CHANGES = {
    ("constant", "4", "5"),
    ("constant", "4", "(3)"),
    ("constant", "2", "3"),
    ("constant", "2", "(1)"),
    ("comparison", "<", "<="),
    ("constant", "3", "4"),
    ("constant", "3", "(2)"),
    ("branch", "points < 3 and self.men", "(not (points < 3 and self.men))"),
    ("branch", "and", "or"),
    ("event", 'yield Won(Message("won", 5))', "yield from ()"),
    ("event", "*self.last_events", "*()"),
    ("event", "won", "*()"),
    ("event", "lost", "*()"),
    ("sign", "-", "+"),
}
STORED = '''
async def act(self):
    if await self._writer.append(item):
        await self.tell()
'''


def found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, path: str) -> set[tuple[str, str, str]]:
    """The changes of a source: their kind, what is replaced, and by what."""
    monkeypatch.setattr(places, "ROOT", tmp_path)
    (tmp_path / path).parent.mkdir(parents=True)
    (tmp_path / path).write_text(source, "utf-8")
    every = [*Finder(path).places()]
    return {(place.kind, source.encode()[place.start : place.end].decode(), place.text) for place in every}


def test_what_a_source_does_is_changed_and_not_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert found(tmp_path, monkeypatch, SOURCE, "src/academie/games/x/law.py") == CHANGES


def test_a_commit_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = 'bool(__import__("asyncio").ensure_future(self._writer.append(item)))'
    changes = found(tmp_path, monkeypatch, STORED, "src/academie/server/rooms/room.py")
    assert [change for change in changes if change[0] == "await"] == [
        ("await", "await self._writer.append(item)", begun)
    ]


def test_each_group_has_every_kind_it_can_have() -> None:
    found = {(place.group, place.kind) for path in sources() for place in Finder(path).places()}
    kinds = {"branch", "comparison", "constant", "sign"}
    assert found >= {(group, kind) for group in places.SOURCES for kind in kinds}
    assert found >= {("law", "event"), ("arbiter", "event"), ("rooms", "await"), ("store", "await")}


def test_a_sample_is_of_sources_that_can_be_read_and_the_same_by_its_seed() -> None:
    paths = [*sources()]
    chosen = [*islice(sample(1, paths), 60)]
    assert chosen == [*islice(sample(1, paths), 60)] != [*islice(sample(2, paths), 60)]
    assert len({place.key for place in chosen}) == 60
    for place in chosen:
        ast.parse(place.mutated())


def at(path: str, old: str, new: str) -> Place:
    """The change of the first such text of a file."""
    start = (ROOT / path).read_bytes().index(old.encode())
    return Place(path, "constant", start, start + len(old), new)


GAMMON = at("src/academie/games/tables/law/track.py", "OFF: Final", "OFF: Final")
