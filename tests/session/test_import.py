"""What `import academie` costs, and what it brings."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import academie

PROGRAM = """
import sys, time
before = time.process_time()
{code}
spent = time.process_time() - before
import json
ours = sorted(name for name in sys.modules if name.split(".")[0] == "academie")
print(json.dumps([spent, ours, "importlib.metadata" in sys.modules]))
"""
SECONDS = 0.080
HANDFUL = 3


def loaded(code: str) -> tuple[float, list[str], bool]:
    """The processor time of the code, the modules of ours it loads, and whether metadata was read."""
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(code=code)], capture_output=True, text=True, check=True
    )
    spent, ours, metadata = json.loads(run.stdout)
    return spent, ours, metadata


def test_the_import_loads_next_to_nothing() -> None:
    runs = [loaded("import academie") for _ in range(3)]
    assert min(spent for spent, *_ in runs) < SECONDS
    _, ours, metadata = runs[0]
    assert len(ours) <= HANDFUL
    assert not metadata


def test_listing_the_games_loads_no_law() -> None:
    _, ours, _ = loaded("import academie; assert len(academie.list_games()) >= 15")
    assert not [name for name in ours if name.startswith("academie.games.") and name.count(".") > 2]


def test_a_game_of_draughts_loads_no_trictrac() -> None:
    _, ours, metadata = loaded("import academie; academie.new('dames').play('32-28')")
    assert "academie.games.draughts.law" in ours
    assert not [name for name in ours if name.startswith("academie.games.trictrac")]
    assert not metadata


@pytest.mark.parametrize("name", academie.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(academie, name) is not None
    assert name in dir(academie)


def test_another_name_is_not() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        academie.nothing  # noqa: B018


def test_the_version_is_that_of_the_package() -> None:
    from importlib.metadata import version  # noqa: PLC0415

    assert academie.__version__ == version("academie")
