"""`--processes`: each test is run once, in forked processes, and what becomes of it is told as usual."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.processes import AT_ONCE, Pieces, Process

ROOT: Final = Path(__file__).parents[1]
CONFTEST: Final = """
from tests.processes import Processes
def pytest_configure(config):
    config.pluginmanager.register(Processes({number}, lambda path: False), "processes")
"""
TESTS: Final = """
import atexit, os, signal, pytest

@pytest.fixture(scope="module")
def prepared(tmp_path_factory):
    note = os.open(os.environ["NOTES"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.write(note, b"up\\n")
    yield tmp_path_factory.mktemp("own")
    os.write(note, b"down\\n")
    os.close(note)

@pytest.mark.parametrize("number", range(40))
def test_numbers(number, prepared, tmp_path):
    assert prepared.is_dir() and tmp_path.is_dir()
    print("told", number)
    assert number != 37

def test_that_is_killed(): os.kill(os.getpid(), signal.SIGKILL)
@pytest.mark.skip(reason="not now")
def test_that_is_skipped(): ...
def test_after_it(capfd):
    os.write(1, b"heard")
    assert capfd.readouterr().out == "heard"

def test_that_leaves_something():
    note = os.open(os.environ["NOTES"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    atexit.register(os.write, note, b"ended\\n")
"""


def run(folder: Path, number: int) -> str:
    """What pytest says of the tests in so many processes."""
    (folder / "conftest.py").write_text(CONFTEST.format(number=number), "utf-8")
    (folder / "test_some.py").write_text(TESTS, "utf-8")
    (folder / "test_more.py").write_text("def test_one(): ...\ndef test_two(): ...\n", "utf-8")
    command = [sys.executable, "-m", "pytest", "-rfEs", "-p", "no:cacheprovider", "--rootdir", str(folder)]
    told = {"PATH": "/usr/bin:/bin", "PYTHONPATH": str(ROOT), "NOTES": str(folder / "notes")}
    command += ["-c", str(folder / "none.ini"), str(folder)]
    (folder / "none.ini").write_text("[pytest]\n", "utf-8")
    return subprocess.run(
        command, cwd=folder, env=told, capture_output=True, text=True, check=False, timeout=120
    ).stdout


@pytest.mark.parametrize("number", [1, 3])
def test_each_is_run_once_and_told(tmp_path: Path, number: int) -> None:
    said = run(tmp_path, number)
    assert re.search(r"2 failed, 43 passed, 1 skipped", said), said
    assert "ended with -9" in said
    assert re.search(r"Captured stdout call -+\ntold 37", said)
    assert not re.search(r"told (?!37)\d", said)
    # Whatever was prepared was taken down again, but in the process that was killed if it was there.
    notes = (tmp_path / "notes").read_text("ascii").split()
    assert notes.count("up") - notes.count("down") in {0, 1}
    assert 1 <= notes.count("up") <= number + 1
    assert notes.count("ended") == 1
    assert re.search(r"the slowest files, .+\n +\d+\.\d s +\d+\.\d s  test_(some|more).py", said)


def test_a_process_stays_at_its_file_and_then_helps() -> None:
    class Item:
        def __init__(self, path: str) -> None:
            self.path = path

    many = 4 * AT_ONCE
    items = [*[Item("a")] * many, *[Item("b")] * 2]
    pieces = Pieces(items, lambda _: False)  # type: ignore[arg-type]
    one, two = Process(1, None), Process(2, None)  # type: ignore[arg-type]
    both = [one, two]
    assert pieces.take(one, both) == [*range(AT_ONCE)]
    assert pieces.take(two, both) == [many, many + 1]
    taken = [pieces.take(each, both) for each in [one, two] * 10]
    # Ever fewer at a time, so that neither waits long for the other at the end.
    sizes = [len(some) for some in taken if some]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] == 1
    assert [each for some in taken for each in some] == [*range(AT_ONCE, many)]
    pieces.give_back("a", [7])
    assert pieces.take(one, both) == [7]
    assert pieces.take(one, both) == []


def test_all_processes_but_one_are_where_tests_wait() -> None:
    class Item:
        def __init__(self, path: str) -> None:
            self.path = path

    items = [Item(path) for path in ("a1", "a2", "a3", "a4", "b1", "b2", "b3")]
    pieces = Pieces(items, lambda path: str(path).startswith("b"))  # type: ignore[arg-type]
    three = [Process(number, None) for number in range(3)]  # type: ignore[arg-type]
    assert [pieces.take(each, three) and each.path for each in three] == ["b1", "b2", "a1"]
    assert [pieces.take(each, three) and each.path for each in three[1:]] == ["b3", "a2"]
    # Where none is left that waits, the others compute.
    assert [pieces.take(each, three) and each.path for each in three] == ["a3", "a4", []]
