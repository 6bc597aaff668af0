"""The container's own steps, run in fresh roots; what they made serves the pages and plays every game."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.container.__main__ import ROOT, STORY, lacking

MINUTES = 60


@pytest.mark.night
def test_what_is_built_serves_and_plays() -> None:
    if (reason := lacking()) is not None:
        pytest.skip(reason)
    command = [sys.executable, "-m", "tests.container"]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=MINUTES * 60, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    assert "against niveau-4, to the end" in done.stdout
    assert STORY in done.stdout
