"""The parts of `.ci/run`: what they cost is counted and held to their budgets, and the night is resumed."""

from __future__ import annotations

import sys
import time
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
WORK: Final = f"{sys.executable} -S -c 'import time\nwhile time.process_time() < 0.3: pass'"
"""Three tenths of a processor second, on any machine."""


def load() -> ModuleType:
    spec = spec_from_file_location("parts", ROOT / ".ci/parts.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["parts"] = module
    spec.loader.exec_module(module)
    return module


parts = load()


def test_a_part_over_its_budget_fails_though_its_command_succeeds(
    capsys: pytest.CaptureFixture[str],
) -> None:
    line = parts.Part("heavy", 0.01, WORK), parts.Part("light", 60, "echo there")
    heavy, light = parts.run([line])
    assert (heavy.code, heavy.over, heavy.passed) == (0, True, False)
    assert (light.code, light.over, light.passed, light.last) == (0, False, True, "there")
    assert "over its budget" in parts.table([heavy, light], 1)
    assert "== light\nthere" in capsys.readouterr().out


def test_a_slow_machine_is_no_reason_to_fail() -> None:
    part = parts.Part("one", 10, "true")
    assert parts.Cost(part, 16, 1, 0, "").over
    assert not parts.Cost(part, 16, 1, 0, "", 2.0).over
    assert parts.Cost(part, 31, 1, 0, "", 2.0).over
    assert parts.Cost(part, 16, 1, 0, "", 0.5).over
    assert "2.5 ×" in parts.table([parts.Cost(part, 16, 1, 0, "", 2.5)], 1)


def test_how_slow_a_machine_is_by_the_looks_since_a_part_began(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = iter([1, 3, 5])

    def look() -> int:
        found = next(looks, None)
        while found is None:  # the thread is left to itself
            time.sleep(60)
        return found

    monkeypatch.setattr(parts, "yardstick", look)
    monkeypatch.setattr(parts, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(parts, "REFERENCE", 2)
    speed = parts.Speed()
    while speed.looks < 3:
        time.sleep(0.01)
    assert [speed.slowness(since) for since in range(4)] == [1.5, 1.5, 2.0, 2.5]


def test_what_a_part_leaves_behind_is_counted_with_it() -> None:
    """As PostgreSQL is, which `pg_ctl` starts and nobody waits for."""
    # It is the child of a shell that ends at once; the pipe closes when it has ended itself.
    (cost,) = parts.run([(parts.Part("left", 60, f"({WORK} & exit) | cat"),)])
    assert cost.code == 0
    assert cost.processor > 0.3


def test_what_a_part_leaves_behind_is_gone_once_it_has_ended() -> None:
    """Tests of a part ask so whether a program has ended with what started it."""
    left = 'pid=$(sh -c "sleep 0.1 > /dev/null & echo \\$!")'
    asked = "for _ in $(seq 200); do kill -0 $pid 2> /dev/null || { echo gone; exit; }; sleep 0.05; done"
    (cost,) = parts.run([(parts.Part("left", 60, f"{left}; {asked}; echo still there"),)])
    assert cost.last == "gone"


def test_nothing_is_begun_after_a_failure() -> None:
    costs = parts.run([(parts.Part("bad", 60, "false"),), (parts.Part("never", 60, "true"),)])
    assert [(cost.part.name, cost.code) for cost in costs] == [("bad", 1)]


@pytest.mark.parametrize("of", [1, 6])
def test_the_shares_of_the_night_hold_each_part_once(of: int) -> None:
    names = [part.command for number in range(1, of + 1) for part in parts.shared(number, of)]
    tests = [f"make night SHARE={number}/{of}" for number in range(1, of + 1)]
    assert sorted(names) == sorted([part.command for part in parts.NIGHT] + tests)


def test_what_has_passed_is_not_run_again_on_the_same_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parts, "KEPT", tmp_path)
    both = parts.Part("one", 60, "true"), parts.Part("other", 60, "false")
    left, note = parts.unchanged(both)
    assert [*left] == [*both]
    parts.run([[part] for part in left], note)
    left, _ = parts.unchanged(both)
    assert [part.name for part in left] == ["other"]


def test_a_run_is_noted_with_what_ran_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "RUNS", tmp_path / "runs.tsv")
    monkeypatch.setattr(parts, "FAST", [[parts.Part("one", 60, "echo 3 passed, 1 rerun")]])
    monkeypatch.setattr(parts, "QUICK_CORE", {})
    assert parts.main([]) == parts.main(["--note", "two busy processes"]) == 0
    (row,) = (tmp_path / "runs.tsv").read_text("utf-8").splitlines()
    day, commit, beside, *_, last = row.split("\t")
    assert (len(day), len(commit), beside, last) == (16, 8, "two busy processes", "3 passed, 1 rerun")


def test_unknown_words_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert parts.main(["--all", "7/6"]) == parts.main(["--some"]) == 2
    assert "no share 7 of 6" in capsys.readouterr().err
