"""Chess without python-chess: the games are listed, and only chess cannot be begun."""

import subprocess
import sys

SCRIPT = """
import sys
sys.modules["chess"] = sys.modules["chess.pgn"] = None
from academie.rules.chess import ECHECS
from academie.rules.chess.python_chess import ChessMissing
print([rules.id for rules in ECHECS.rulesets])
try:
    ECHECS.start()
except ChessMissing as missing:
    print(missing)
"""


def run(script: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True
    )
    return done.stdout


def test_it_says_what_to_install() -> None:
    listed, said = run(SCRIPT).splitlines()
    assert "echecs/philidor" in listed
    assert said == "chess needs python-chess: pip install academie[chess]"


def test_nothing_is_imported_before_a_game_begins() -> None:
    script = "import sys, academie.games, academie.notation, academie.diagrams; print('chess' in sys.modules)"
    assert run(script).strip() == "False"
