"""A witness never cosigns two trees of which one does not go on from the other, whatever happens to it."""

from __future__ import annotations

import random
import signal
import subprocess
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from academie.commands.app import app
from academie.dice.keys import Key
from academie.dice.notes import WITNESS, Checkpoint, NamedKey, Note, read_note, read_signature
from academie.dice.witness import Answer, Memory, Witness, logs_of
from tests.dice.public_log import KEY, LOG_KEY, ORIGIN, PublicLog, branches
from tests.forger.strategy import played_out
from tests.forger.transparency import served
from tests.server.support.command import COMMAND

NAME = "witness.example.net/w1"
OWN = Key(bytes(31) + b"w")
OWN_KEY = NamedKey(NAME, WITNESS, OWN.public)
FORK = 7


@pytest.fixture
def witness(tmp_path: Path) -> Witness:
    return Witness(OWN, NAME, logs_of([str(LOG_KEY)]), Memory(tmp_path / "cosigned.sqlite"))


def asked(witness: Witness, log: PublicLog, old: int, size: int | None = None) -> Answer:
    return witness.answer(str(log.submission(old, size)).encode())


def cosigned(log: PublicLog, answer: Answer, size: int) -> bool:
    """Whether the answer is a valid cosignature of the checkpoint of that size."""
    if answer.status != 200:
        return False
    note = log.note(size)
    signed = Note(note.text, (*note.signatures, read_signature(answer.text.rstrip("\n"))))
    return signed.cosigned(OWN_KEY) is not None


def test_a_log_that_grows_is_cosigned(witness: Witness) -> None:
    log, _ = branches(20, FORK)
    for old, size in ((0, 3), (3, 3), (3, 8), (8, 20)):
        assert cosigned(log, asked(witness, log, old, size), size)
    last = witness.memory.last(ORIGIN)
    assert last is not None
    assert Checkpoint.read(last.text).size == 20
    assert witness.memory.last("other.example") is None


def test_the_size_it_knows_is_told(witness: Witness) -> None:
    log, _ = branches(20, FORK)
    asked(witness, log, 0, 5)
    assert asked(witness, log, 4, 8) == Answer(409, "5\n", "text/x.tlog.size")
    assert asked(witness, log, 0, 3) == Answer(409, "5\n", "text/x.tlog.size")


def test_two_trees_of_one_size_are_kept_as_proof(witness: Witness) -> None:
    log, other = branches(20, FORK)
    asked(witness, log, 0, 10)
    answer = asked(witness, other, 10, 10)
    assert (answer.status, "two different trees of 10 entries" in answer.text) == (409, True)
    ((one, two),) = witness.memory.splits()
    assert (one, two) == (log.note(10), other.note(10))
    assert one.by(LOG_KEY)
    assert two.by(LOG_KEY)


def test_a_longer_tree_that_does_not_go_on_is_refused(witness: Witness) -> None:
    log, other = branches(20, FORK)
    asked(witness, log, 0, 10)
    answer = asked(witness, other, 10, 15)
    assert (answer.status, "does not begin with" in answer.text) == (422, True)
    assert cosigned(log, asked(witness, log, 10, 15), 15)


def test_requests_that_say_nothing(witness: Witness) -> None:
    log, _ = branches(20, FORK)
    good = str(log.submission(0, 5))
    stranger = PublicLog(log.entries, Key(bytes(31) + b"s"))
    for body, status in (
        ("", 400),
        ("old 0\n", 400),
        (good.replace("old 0", "old -1"), 400),
        (good.replace("old 0", "old 9"), 400),
        (good.replace("old 0\n", "old 0\n" + "A" * 44 + "\n"), 400),
        (good.replace(ORIGIN, "other.example"), 404),
        (str(stranger.submission(0, 5)), 403),
        (good.replace("\n5\n", "\n6\n"), 403),
    ):
        assert witness.answer(body.encode()).status == status, body
    assert witness.answer(b"\xff\n\n\xff").status == 400
    assert witness.memory.last(ORIGIN) is None


def test_what_was_cosigned_is_known_again(tmp_path: Path) -> None:
    log, other = branches(20, FORK)
    for number in range(2):
        memory = Memory(tmp_path / "cosigned.sqlite")
        witness = Witness(OWN, NAME, logs_of([str(LOG_KEY)]), memory)
        status = asked(witness, (log, other)[number], 0 if number == 0 else 10, 10).status
        assert status == (200, 409)[number]
        memory.close()


def test_two_branches_at_once_and_only_one_is_cosigned(tmp_path: Path) -> None:
    """Many who submit both branches together, through two openings of the same file."""
    log, other = branches(64, FORK)
    doors = [
        Witness(OWN, NAME, logs_of([str(LOG_KEY)]), Memory(tmp_path / "cosigned.sqlite")) for _ in range(2)
    ]

    def try_one(number: int) -> tuple[int, int] | None:
        chooser = random.Random(number)
        branch = chooser.randrange(2)
        witness = doors[chooser.randrange(2)]
        kept = witness.memory.last(ORIGIN)
        old = 0 if kept is None else Checkpoint.read(kept.text).size
        size = min(64, old + chooser.randrange(4))
        done = size and cosigned((log, other)[branch], asked(witness, (log, other)[branch], old, size), size)
        return (branch, size) if done else None

    with ThreadPoolExecutor(8) as pool:
        found = [each for each in pool.map(try_one, range(150)) if each is not None]
    beyond = {branch for branch, size in found if size > FORK}
    assert max(size for _, size in found) > FORK
    assert len(beyond) == 1
    for each in doors:
        each.memory.close()


def test_a_log_that_has_lost_entries_is_told_of(tmp_path: Path) -> None:
    """`academie witness watch` at a server whose log is shorter than the one it cosigned."""
    runner = CliRunner()
    runner.invoke(app, ["witness", "new", str(tmp_path / "w"), NAME, "--log", str(LOG_KEY)])
    memory = Memory(tmp_path / "w" / "cosigned.sqlite")
    memory.advance(branches(20, FORK)[0].submission(0), 1)
    memory.close()
    with served([played_out("trictrac", 11, 20)]) as address:
        done = runner.invoke(app, ["witness", "watch", str(tmp_path / "w"), f"{address}/log"])
    assert done.exit_code == 1
    assert "the log has 2 entries, a witness has seen 20: entries were lost" in done.output


def test_what_cannot_be_a_witness_or_a_log(tmp_path: Path) -> None:
    for words in (["two words"], [NAME, "--log", "nonsense"], [NAME, "--log", str(OWN_KEY)]):
        done = CliRunner().invoke(app, ["witness", "new", str(tmp_path / "w"), *words])
        assert done.exit_code == 2
    assert not (tmp_path / "w").exists()


@contextmanager
def serving(folder: Path) -> Generator[tuple[str, subprocess.Popen[str]]]:
    """`academie witness serve` on a free port: where it is, and its process."""
    command = [COMMAND, "witness", "serve", str(folder), "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            yield next(word for word in line.split() if word.startswith("http")).rstrip(";"), process
        finally:
            process.kill()


def test_a_witness_that_is_killed_stands_by_what_it_said(tmp_path: Path) -> None:
    folder = tmp_path / "w"
    made = subprocess.run(
        [COMMAND, "witness", "new", str(folder), NAME], capture_output=True, text=True, check=True
    )
    key = NamedKey.read(made.stdout.splitlines()[-1])
    (folder / "logs").write_text(f"{LOG_KEY}\n", encoding="utf-8")
    assert (folder / "key").stat().st_mode & 0o077 == 0
    log, other = branches(20, FORK)
    with serving(folder) as (address, process):
        answer = httpx.post(address, content=str(log.submission(0, 10)).encode())
        process.kill()
    assert read_note(f"{log.note(10)}{answer.text}").cosigned(key) is not None
    with serving(folder) as (address, process):
        assert httpx.post(address, content=str(other.submission(10, 10)).encode()).status_code == 409
        assert httpx.post(address, content=str(log.submission(10, 12)).encode()).status_code == 200
        assert httpx.post(f"{address}/x", content=b"").status_code == 404
        assert httpx.post(address, content=b"x" * 70_000).status_code == 400
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == 130
    told = subprocess.run(
        [COMMAND, "witness", "status", str(folder)], capture_output=True, text=True, check=False
    )
    assert told.returncode == 1
    assert str(other.note(10)).rstrip() in told.stdout
    assert KEY.secret.hex() not in told.stdout
