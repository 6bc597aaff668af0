"""Nothing but an adapter needs its framework."""

import subprocess
import sys

import pytest

BARRED = ("pyspiel", "open_spiel", "pettingzoo", "gymnasium", "numpy")
SCRIPT = """
import sys
sys.modules.update(dict.fromkeys({barred!r}))
import academie.research.playing, academie.research.encoding, academie.games
{more}
"""


def run(more: str) -> subprocess.CompletedProcess[str]:
    script = SCRIPT.format(barred=BARRED, more=more)
    return subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=60
    )


def test_encodings_need_no_framework() -> None:
    assert run("").returncode == 0


@pytest.mark.parametrize("module", ["openspiel", "pettingzoo"])
def test_adapters_need_theirs(module: str) -> None:
    assert "ModuleNotFoundError" in run(f"import academie.research.{module}").stderr
