"""Chess without python-chess: the games are listed, and only chess cannot be begun."""

import subprocess
import sys

SCRIPT = """
import sys
sys.modules["chess"] = sys.modules["chess.pgn"] = None
from academie.games.chess.law import ECHECS
from academie.games.chess.law.python_chess import ChessMissing
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
    script = "import sys, academie.games, academie.notation, academie.drawing; print('chess' in sys.modules)"
    assert run(script).strip() == "False"


COMMANDS = """
import sys
sys.modules["chess"] = sys.modules["chess.pgn"] = None
from typer.testing import CliRunner
from academie.commands.app import app
for words in {commands!r}:
    print(CliRunner().invoke(app, words.split()).exit_code)
"""


def test_the_rest_of_the_command_line_does_without() -> None:
    """Studies are listed, other games played; what needs chess says so, and no more."""
    commands = [
        "study list",
        "perft dames --depth 2",
        "play echecs",
        "study show phil-p1",
        "study solve phil-p1",
    ]
    assert run(COMMANDS.format(commands=commands)).split() == ["0", "0", "2", "2", "2"]
