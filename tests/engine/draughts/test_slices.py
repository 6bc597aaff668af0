"""Slices of outcomes: those of the package, and others built small, broken off, damaged and verified."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from math import comb
from pathlib import Path

import pytest

from academie.games.draughts.law import DAMES, DraughtsRules, DraughtsState
from academie.games.draughts.law.fen import read_fen
from academie.games.draughts.players.search import Budget, Thinker
from academie.games.draughts.players.slices import Work, has_outcomes, order
from academie.games.draughts.players.tablebase import Progress, TablebaseResult, Tables, packaged_tables
from tests.games.draughts.law.table import FMJD, MANOURY

FRENCH = DAMES.ruleset("francaises-64")
STOPPED = 130


def positions(white: tuple[int, int], black: tuple[int, int]) -> int:
    """How many placements there are of men, each on 45 squares, and kings, counted apart from any numbering.

    Of the 45 squares of a white man 40 are also those of a black one.
    """
    men = sum(
        comb(40, shared) * comb(5, white[0] - shared) * comb(45 - shared, black[0])
        for shared in range(white[0] + 1)
        if white[0] - shared <= 5
    )
    left = 50 - white[0] - black[0]
    return men * comb(left, white[1]) * comb(left - white[1], black[1])


def sides(material: str) -> list[tuple[int, int]]:
    """Men and kings of either side."""
    found: list[tuple[int, int]] = []
    for side in material.split("-"):
        men, kings = side[1:].split("k")
        found.append((int(men), int(kings)))
    return found


@pytest.mark.parametrize("rules", [FMJD, MANOURY], ids=lambda rules: rules.id)
def test_the_package_has_every_ending_of_four_pieces(rules: DraughtsRules, tmp_path: Path) -> None:
    slices = Work(rules, tmp_path).slices()
    assert sorted(each.material for each in slices) == sorted(order(4))
    for each in slices:
        first, second = sides(each.material)
        assert sum(each.first) == positions(first, second), each.material
        assert each.second is None or sum(each.second) == positions(first, second), each.material
    assert sum(each.positions for each in slices) == pytest.approx(42.8e6, rel=0.01)


def test_the_package_has_little_of_it() -> None:
    files = [file for file in packaged_tables().rglob("*") if file.is_file()]
    assert sum(file.stat().st_size for file in files) < 3_000_000


@pytest.mark.parametrize("rules", [FMJD, MANOURY], ids=lambda rules: rules.id)
def test_every_slice_of_the_package_follows_from_the_law(rules: DraughtsRules, tmp_path: Path) -> None:
    work = Work(rules, tmp_path)
    for each in work.slices():
        assert work.verify_by_law(each.material, 60) == 60
        assert work.verify_by_moves(each.material, 300) >= 300


def test_known_facts_of_kings() -> None:
    """MAN ch. VI, N. 9; a lone king on the line holds three; a king in its corner must leave it."""
    tables = Tables(FMJD, packaged=True)
    assert tables.known(read_fen("W:WK27,K37,K46:BK11")) == TablebaseResult(1, None)
    assert tables.known(read_fen("B:WK1,K2,K3:BK28")) == TablebaseResult(0, None)
    assert tables.known(read_fen("W:WK46:BK5")) == TablebaseResult(-1, None)


def test_every_quiet_position_of_kings_is_counted(tmp_path: Path) -> None:
    """What others found, the stronger to move: of quiet positions three win against one 17.6 %, nobody on the
    main line, 13.1 % on it, 6.0 % against one on it; two win against one 1.4 to 3.4 %. To move, alone on the
    line, the one is never lost (MAN rule XXVIII).
    """
    work = Work(FMJD, tmp_path)
    survey = work.survey("m0k3-m0k1")
    assert survey is not None
    strong, weak = survey
    on_line = strong["second"].won + strong["both"].won, sum(strong["second"]) + sum(strong["both"])
    assert round(100 * strong["nobody"].won / sum(strong["nobody"]), 1) == 17.6
    assert round(100 * strong["first"].won / sum(strong["first"]), 1) == 13.1
    assert round(100 * on_line[0] / on_line[1], 1) == 6.0
    assert weak["second"].lost == 0
    two = work.survey("m0k2-m0k1")
    assert two is not None
    shares = [100 * two[0][held].won / sum(two[0][held]) for held in ("nobody", "first")]
    assert [round(share, 1) for share in shares] == [3.4, 1.4]
    assert work.survey("m0k4-m0k2") is None


def test_work_ends_when_told_and_goes_on(tmp_path: Path) -> None:
    work = Work(FRENCH, tmp_path, packaged=False)
    heard: list[Progress] = []

    def impatient(progress: Progress) -> bool:
        heard.append(progress)
        return False

    finished = work.build(order(3), tell=impatient)
    assert finished == (not heard), "it ends when it is told to, and only then"
    assert work.build(order(3))
    slices = work.slices()
    assert [each.material for each in slices] == list(order(3))
    assert all(each.seconds is not None and each.processor is not None for each in slices)


def started(folder: Path) -> subprocess.Popen[bytes]:
    """A build that takes some seconds, begun."""
    run = "from academie.commands import main; main()"
    words = ["tablebase", "build", "--pieces", "2", "--kings", "3v2", "--folder", str(folder)]
    command = [sys.executable, "-c", run, *words]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def begun(process: subprocess.Popen[bytes], folder: Path) -> None:
    """Wait until the slice of five kings is being solved."""
    for _ in range(600):
        if (folder / "10-kings-flying").exists():
            time.sleep(0.3)
            return
        assert process.poll() is None
        time.sleep(0.05)
    raise AssertionError("it never began")


@pytest.mark.night
def test_a_killed_build_and_an_interrupted_one_go_on(tmp_path: Path) -> None:
    """Killed, then stopped by Ctrl-C, then finished by another: as if never disturbed."""
    process = started(tmp_path)
    begun(process, tmp_path)
    process.send_signal(signal.SIGKILL)
    assert process.wait(10) == -signal.SIGKILL
    process = started(tmp_path)
    time.sleep(3.0)
    process.send_signal(signal.SIGINT)
    assert process.wait(30) in {STOPPED, 0}
    work = Work(FMJD, tmp_path)
    assert work.build(order(2, (3, 2)), threads=2)
    assert work.verify_by_moves("m0k3-m0k2", 20_000) >= 20_000
    assert not [*tmp_path.rglob("*.partial")]


def test_a_damaged_slice_is_refused(tmp_path: Path) -> None:
    Work(FRENCH, tmp_path, packaged=False).build(order(2))
    file = next(tmp_path.rglob("m1k0-m0k1.outcomes"))
    whole = file.read_bytes()
    for damaged in (whole[:-1], whole[:-1] + bytes([whole[-1] ^ 4]), whole[:300] + b"\0" + whole[301:]):
        file.write_bytes(damaged if damaged != whole else b"")
        with pytest.raises(ValueError, match="damaged"):
            Tables(FRENCH, tmp_path, packaged=False)


def signed(head: bytes, body: bytes) -> bytes:
    """The checksum of a file, computed as its format says."""
    total = 0xCBF29CE484222325
    whole = len(body) - len(body) % 8
    words = [int.from_bytes(body[place : place + 8], "little") for place in range(0, whole, 8)]
    for word in (*head, *words, *body[whole:]):
        product = (total ^ word) * 0x9E3779B97F4A7C15 % 2**64
        total = (product << 29 | product >> 35) % 2**64
    return f"{total:016x}".encode()


def test_a_wrong_value_under_a_right_checksum_is_found_both_ways(tmp_path: Path) -> None:
    Work(FMJD, tmp_path, packaged=False).build(order(2))
    file = next(tmp_path.rglob("m1k0-m0k1.outcomes"))
    whole = file.read_bytes()
    head, body = whole[:256].split()[:-1], whole[256:]
    line = b" ".join(head)
    assert whole[:256].split()[-1] == signed(line, body)
    changed = body[:-20] + bytes([body[-20] ^ 0x55]) + body[-19:]
    file.write_bytes((line + b" " + signed(line, changed)).ljust(255) + b"\n" + changed)
    work = Work(FMJD, tmp_path, packaged=False)
    with pytest.raises(ValueError, match="damaged"):
        work.verify_by_moves("m1k0-m0k1")
    with pytest.raises(ValueError, match="does not follow"):
        work.verify_by_law("m1k0-m0k1", 20_000)


def test_men_that_come_back_have_distances_only() -> None:
    assert has_outcomes(FMJD)
    assert not has_outcomes(DAMES.ruleset("babylonienne"))


def test_the_player_wins_without_knowing_how_far(tmp_path: Path) -> None:
    """MAN ch. VI, N. 9 by the outcomes of the package: the stroke is found, and told as a table's win."""
    thought = Thinker(folder=tmp_path).think(
        DraughtsState(FMJD, read_fen("W:WK27,K37,K46:BK11")), Budget(nodes=20_000)
    )
    best = thought.lines[0]
    assert (best.moves[0].start, best.moves[0].end) == (27, 22)
    assert best.plies_to_end is not None
