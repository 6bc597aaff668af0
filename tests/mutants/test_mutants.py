"""The mutants are what they are said to be, and the tests are told apart by them."""

from __future__ import annotations

import ast
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

import pytest

from tests.mutants import places, trials
from tests.mutants.__main__ import INTERRUPTED
from tests.mutants.places import ROOT, Finder, Place, sample, sources
from tests.mutants.ring import Context, Outcome
from tests.mutants.trials import Asked, Trials, Verdict
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
STORED = """
async def act(self):
    if await self._writer.append(item):
        await self.tell()
"""


def found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, path: str
) -> set[tuple[str, str, str]]:
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
    changes = found(tmp_path, monkeypatch, STORED, "src/academie/server/play/room.py")
    assert [change for change in changes if change[0] == "await"] == [
        ("await", "await self._writer.append(item)", begun)
    ]


@pytest.mark.night
def test_each_group_has_every_kind_it_can_have() -> None:
    found = {(place.group, place.kind) for path in sources() for place in Finder(path).places()}
    kinds = {"branch", "comparison", "constant", "sign"}
    assert found >= {(group, kind) for group in places.SOURCES for kind in kinds}
    assert found >= {("law", "event"), ("arbiter", "event"), ("play", "await"), ("game", "await")}


def test_a_sample_is_of_sources_that_can_be_read_and_the_same_by_its_seed() -> None:
    paths = [path for path in sources() if "/play/" in path or "/tables/" in path]
    chosen = [*islice(sample(1, paths), 60)]
    assert chosen == [*islice(sample(1, paths), 60)] != [*islice(sample(2, paths), 60)]
    assert len({place.key for place in chosen}) == 60
    for place in chosen:
        ast.parse(place.mutated())


TRACK = "src/academie/games/tables/law/track.py"
RUNS = """
import json, os, sys, time
from pathlib import Path
from tests.mutants import ring
from tests.mutants.places import ROOT, Place
from tests.mutants.ring import Context, start

folder, path, test = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
found = (ROOT / path).read_bytes().index(b"MEN: Final = 15") + len(b"MEN: Final = ")
for number, place in enumerate((Place(path, "constant", found, found + 2, "16"), None)):
    run = start(place, [test], None, Context(folder / str(number), 120, {}))
    while (outcome := run.look()) is None:
        time.sleep(0.05)
    print(json.dumps(outcome._asdict()))
"""
ASKING = """
import subprocess, sys
from academie.games.tables.law.track import MEN

SAID = "from academie.games.tables.law.track import MEN; print(MEN)"

def test_here(): assert MEN in {15, 16}

def test_there(): assert subprocess.check_output([sys.executable, "-c", SAID]) == b"15\\n"
"""


def test_a_mutant_is_loaded_also_by_programs_that_tests_start(tmp_path: Path) -> None:
    """The sources are not written; without the change the same test passes."""
    (tmp_path / "test_asking.py").write_text(ASKING, "utf-8")
    asked = [sys.executable, "-c", RUNS, str(tmp_path), TRACK, str(tmp_path / "test_asking.py")]
    said = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True, timeout=200).stdout
    mutant, unchanged = (json.loads(line) for line in said.splitlines())
    assert mutant["failed"].endswith("test_asking.py::test_there")
    assert (mutant["hung"], mutant["cut"], mutant["tests"]) == (False, False, 2)
    assert (unchanged["failed"], unchanged["tests"]) == ("", 2)


@pytest.mark.night
def test_what_computes_for_ever_hangs(tmp_path: Path) -> None:
    looping = "def test_looping():\n    while True:\n        pass\n"
    (tmp_path / "test_looping.py").write_text(looping, "utf-8")
    shorter = RUNS.replace("folder, path", "ring.TEST_SECONDS = 0.5; folder, path", 1)
    asked = [sys.executable, "-c", shorter, str(tmp_path), TRACK, str(tmp_path / "test_looping.py")]
    said = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True, timeout=200).stdout
    assert [json.loads(line)["hung"] for line in said.splitlines()] == [True, True]


@pytest.mark.night
def test_ctrl_c_ends_all(tmp_path: Path) -> None:
    asked = [sys.executable, "-m", "tests.mutants", "--only", TRACK, "--results", str(tmp_path / "results")]
    environment = {**os.environ, "TMPDIR": str(tmp_path)}
    with subprocess.Popen(asked, cwd=ROOT, env=environment) as program:
        until = time.monotonic() + 200
        while not [*tmp_path.glob("mutants-*/*/said")] and time.monotonic() < until:
            time.sleep(0.05)
        program.send_signal(signal.SIGINT)
        assert program.wait(60) == INTERRUPTED
    assert not [*tmp_path.glob("mutants-*")]


def test_what_fails_without_the_change_kills_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A broken test is left out and the mutant tried again; a sound one is believed."""
    asked = list[Asked]()

    class Ended:
        """A run that is over at once: `test_broken` always fails, `test_sound` with a change."""

        def __init__(self, question: Asked) -> None:
            self._question = question

        def look(self) -> Outcome:
            place, arguments, _ = self._question
            if place is None:
                return Outcome("t.py::test_broken" if "t.py::test_broken" in arguments else "", seconds=1)
            broken = "--deselect=t.py::test_broken" not in arguments
            return Outcome("t.py::test_broken" if broken else "t.py::test_sound", tests=1, seconds=1)

    def start(place: Place | None, arguments: Sequence[str], near: Near | None, run: Context) -> Ended:
        del run
        asked.append(Asked(place, arguments, near))
        return Ended(asked[-1])

    monkeypatch.setattr(trials, "start", start)
    place = next(Finder(TRACK).places())
    (verdict,) = Trials(60, [], whole=False).of([place], 1)
    assert verdict == Verdict(place, Outcome("t.py::test_sound", tests=1, seconds=1), 4)
    assert [question.place for question in asked] == [place, None, place, None]
