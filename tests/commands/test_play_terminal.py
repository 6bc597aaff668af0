"""`academie play` as a person meets it: the installed command in a terminal of its own."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

from academie.commands.play_words import Word, names
from academie.games.draughts.text import pdn
from academie.kernel import NotationError
from academie.notation import notation_of, read
from academie.registry import registry
from academie.words import languages
from tests.commands.running import COMMAND, PATIENCE
from tests.commands.terminal import academie

CONTROL = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
OF_ITS_OWN = (
    sys.executable,
    "-c",
    "import fcntl, os, sys, termios; os.setsid(); fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
    "os.execv(sys.argv[1], sys.argv[1:])",
)
"""Gives a command the terminal it reads from."""
FRENCH = ("cette liste", "Conseil", "rien à reprendre", "Blanc")
INTERRUPT, TAB = "\x03", "\t"


class Table:
    """The command at the other end of a terminal: what it printed since the last wait, as plain text."""

    def __init__(self, process: subprocess.Popen[bytes], terminal: int) -> None:
        self.process = process
        self._terminal = terminal
        self._bytes = b""

    def wait(self, until: str = "> ") -> str:
        """What is printed up to the text that is waited for."""
        return self._read(lambda text: text.endswith(until), until)

    def wait_anywhere(self, text: str) -> str:
        """The same for a text that more may follow."""
        return self._read(lambda said: text in said, text)

    def type(self, line: str) -> None:
        os.write(self._terminal, line.encode())

    def answer(self, line: str, until: str = "> ") -> str:
        """Type a line and wait; what the terminal echoes is left out."""
        self.type(f"{line}\n")
        return self.wait(until).partition("\n")[2]

    def left(self, line: str) -> str:
        """Type a line that ends the command, and return the rest."""
        self.type(f"{line}\n")
        return self.rest()

    def rest(self) -> str:
        """What is printed until the command ends."""
        text = self._read(lambda _: False, "the end", ends=True)
        self.process.wait(PATIENCE)
        return text

    def _read(self, seen: Callable[[str], bool], what: str, *, ends: bool = False) -> str:
        since = time.monotonic()
        while not seen(text := CONTROL.sub("", self._bytes.decode(errors="ignore")).replace("\r", "")):
            assert time.monotonic() - since < PATIENCE, f"{what!r} never came: {text}"
            if select.select([self._terminal], [], [], 0.2)[0]:
                try:
                    more = os.read(self._terminal, 65536)
                except OSError:  # the other end is closed
                    more = b""
                if not more:
                    assert ends, f"the command ended before {what!r}: {text}"
                    return text
                self._bytes += more
        self._bytes = b""
        return text


@contextmanager
def table(home: Path, *arguments: str, lang: str = "en", seed: int = 2) -> Generator[Table]:
    """The command with its data in a folder of the test; killed if it is still there at the end.

    Dice and players' choices come from the seed: a forced answer is played without being asked for.

    The terminal is its own, so that Ctrl-C reaches it as from a keyboard.
    """
    ours, theirs = pty.openpty()
    environment = {**os.environ, "XDG_DATA_HOME": str(home), "TERM": "xterm", "COLUMNS": "150"}
    with subprocess.Popen(
        [*OF_ITS_OWN, COMMAND, "play", *arguments, "--seed", str(seed), "--lang", lang],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
    ) as process:
        os.close(theirs)
        try:
            yield Table(process, ours)
        finally:
            process.kill()
            os.close(ours)


def unfinished(home: Path) -> list[Path]:
    return sorted((home / "academie" / "games" / "unfinished").glob("*"))


def acts(path: Path) -> list[str]:
    record = read(path.read_text(encoding="utf-8"))
    return [notation_of(record.game.key).act(act) for act in record.acts]


def test_a_game_is_kept_as_it_is_played_and_gone_on_with(tmp_path: Path) -> None:
    with table(tmp_path, "dames", "--black", "random") as game:
        assert "White (you), Black (" in game.wait()
        assert unfinished(tmp_path) == [], "nothing was played yet"
        assert "White  32-28" in game.answer("32-28")
        (kept,) = unfinished(tmp_path)
        before = acts(kept)
        assert before[0] == "32-28"
        assert len(before) == 2, "the answer is kept too"
        game.process.kill()
    with table(tmp_path, "--resume") as game:
        assert "Black (" in game.wait()
        played = game.answer("played")
        assert all(act in played for act in before)
        said = game.left("q")
        assert "To go on: academie play dames --resume" in said
        assert game.process.returncode == 0
    assert acts(kept) == before


def test_who_begins_again_is_asked_and_may_begin_anew(tmp_path: Path) -> None:
    with table(tmp_path, "dames", "--black", "random") as game:
        game.wait()
        game.answer("32-28")
        game.left("q")
    with table(tmp_path, "dames", "--black", "random") as game:
        assert "You left a game: Polish draughts" in game.wait()
        fresh = game.answer("n")
        assert "20 men" in fresh
        assert "There is nothing of yours to take back." in game.answer("undo")
        game.left("q")
    assert len(unfinished(tmp_path)) == 1, "the old one is there, the new one was never played"
    with table(tmp_path, "dames") as game:
        game.wait()
        assert "nothing" not in game.answer("") + game.answer("undo")


def test_a_finished_game_is_kept_for_analysis(tmp_path: Path) -> None:
    """MAN ch. VI, position 9."""
    arguments = ("dames", "--black", "human", "--option", "position=W:WK27,K37,K46:BK11")
    with table(tmp_path, *arguments) as game:
        game.wait()
        assert "(the only act)" in game.answer("27-22")
        said = game.left("46x37")
    assert "White wins" in said
    assert unfinished(tmp_path) == []
    (kept,) = (tmp_path / "academie" / "games").glob("dames_*.txt")
    assert str(kept) in said.replace("\n", "")
    assert acts(kept) == ["27-22", "11x41(22,37)", "46x37(41)"]


@pytest.mark.parametrize(("seed", "throws"), [(2, 1), (8, 2)], ids=["a choice follows", "6-6 is forced"])
def test_dice_that_were_taken_back_fall_again(tmp_path: Path, seed: int, throws: int) -> None:
    arguments = ("trictrac", "--black", "human", "--option", "first=white")
    with table(tmp_path, *arguments, seed=seed) as game:
        game.wait()
        listed = game.answer("?")
        first = listed.splitlines()[0].split(", ")[0]
        played = game.answer(first)
        thrown = re.findall(r"dice: (\d-\d)", played)
        assert len(thrown) == throws
        game.answer("undo")
        for _ in range(3):
            again = game.answer(first)
            assert re.findall(r"dice: (\d-\d)", again) == thrown
            game.answer("undo")


def test_a_hint_is_a_legal_act(tmp_path: Path) -> None:
    with table(tmp_path, "dames", "--black", "human") as game:
        game.wait()
        listed = game.answer("?").splitlines()[0].split(", ")
        (advised,) = re.findall(r"Hint: (\S+?),? ", game.answer("hint"))
        assert advised in listed


def test_hints_by_hand_come_from_the_simple_player(tmp_path: Path) -> None:
    arguments = ("trictrac", "--marking", "courtois", "--black", "human", "--option", "first=white")
    with table(tmp_path, *arguments) as game:
        game.wait()
        assert "Hint: white jeter" in game.answer("hint")


@pytest.mark.parametrize(
    ("lang", "words", "said"),
    [
        ("fr", ("aide", "conseil", "annuler", "tablier"), FRENCH),
        ("fr", ("help", "hint", "undo", "board"), FRENCH),
        ("nl", ("hulp", "tip", "terug", "bord"), ("deze lijst", "Tip", "niets van jou", "Wit")),
    ],
)
def test_words_are_those_of_the_reader_and_of_english(
    tmp_path: Path, lang: str, words: tuple[str, ...], said: tuple[str, ...]
) -> None:
    with table(tmp_path, "dames", "--black", "human", lang=lang) as game:
        game.wait()
        for word, expected in zip(words, said, strict=True):
            assert expected in game.answer(word)


def test_tab_completes_an_act(tmp_path: Path) -> None:
    with table(tmp_path, "dames", "--black", "human") as game:
        game.wait()
        game.type(f"35{TAB}")
        game.wait_anywhere("35-30")
        assert "White  35-30" in game.answer("")


def test_a_player_in_thought_is_interrupted_at_once(tmp_path: Path) -> None:
    with table(tmp_path, "dames", "--white", "niveau-8", "--black", "niveau-8") as game:
        game.wait_anywhere("thinks")
        sent = time.monotonic()
        game.type(INTERRUPT)
        said = game.rest()
        assert time.monotonic() - sent < 5.0
    assert game.process.returncode == 130
    assert "Traceback" not in said


def test_the_game_goes_on_where_it_cannot_be_kept(tmp_path: Path) -> None:
    (tmp_path / "academie").write_text("in the way", encoding="utf-8")
    with table(tmp_path, "dames", "--black", "random") as game:
        game.wait()
        assert "White  32-28" in game.answer("32-28")
        assert "The game is not kept: " in game.left("q")
    assert game.process.returncode == 0


def test_nothing_to_resume_and_no_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for arguments, why in ((("--resume",), "no unfinished game"), ((), "name a game to play: trictrac")):
        said = academie("play", *arguments)
        assert said.code == 2
        assert why in said.err


def test_a_script_is_asked_nothing_and_keeps_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert academie("play", "dames", "--black", "human", typed="32-28\nq\n").code == 0
    assert [*tmp_path.iterdir()] == []


def test_a_game_is_saved_under_a_name(tmp_path: Path) -> None:
    kept, lost = tmp_path / "game.txt", tmp_path / "nowhere" / "game.txt"
    typed = f"32-28\nsave\nsave {lost}\nsave {kept}\nq\n"
    said = academie("play", "dames", "--black", "human", typed=typed)
    assert "Name the file too" in said.out
    assert str(lost) in said.out
    assert acts(kept) == ["32-28"]


@pytest.mark.parametrize("ending", ["pdn", "PDN", "json"])
def test_a_game_is_saved_in_the_format_of_its_name(tmp_path: Path, ending: str) -> None:
    kept = tmp_path / f"g.{ending}"
    said = academie("play", "dames", "--black", "human", typed=f"32-28\n17-21\nsave {kept}\nq\n")
    assert str(kept) in said.out
    text = kept.read_text(encoding="utf-8")
    if ending == "json":
        assert json.loads(text)["acts"] == ["32-28", "17-21"]
    else:
        (game,) = pdn.read_pdn(text)
        assert (len(game.line.nodes), game.problems) == (2, ())
        assert "1. 32-28 17-21" in text  # the reader takes our own text too


def test_a_format_of_another_game_is_refused_and_the_game_goes_on(tmp_path: Path) -> None:
    kept = tmp_path / "game.pgn"
    said = academie("play", "dames", "--black", "human", typed=f"32-28\nsave {kept}\n17-21\nplayed\nq\n")
    assert (said.code, kept.exists()) == (0, False)
    assert "17-21" in said.out


def test_a_game_recorded_as_pdn_is_gone_on_with(tmp_path: Path) -> None:
    kept = tmp_path / "g.pdn"
    asked = ("play", "--record", str(kept), "--black", "human")
    assert academie(*asked[:1], "dames", *asked[1:], typed="32-28\nq\n").code == 0
    assert academie(*asked, typed="17-21\nq\n").code == 0
    assert "1. 32-28 17-21" in kept.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", [game.key for game in registry])
def test_no_word_of_the_table_is_an_act(game: str) -> None:
    """Acts of hands are words too, such as `quitter` at draughts; signs are never acts."""
    for language in languages():
        for name in {name for word in Word for name in names(word, language)}:
            # An act of hands is written whole with who does it: by colour, or at dominoes by number.
            for text in (name, f"white {name}", f"j1 {name}"):
                with pytest.raises(NotationError):
                    notation_of(game).read_act(text)


@pytest.mark.parametrize("game", ["dames", "trictrac", "dominos"])
def test_hints_without_the_compiled_core(game: str) -> None:
    without = "import sys; sys.modules['academie_core'] = None; from academie.commands import main; main()"
    asked = [sys.executable, "-c", without, "play", game, "--black", "human", "--lang", "en"]
    ended = subprocess.run(asked, input="hint\nq\n", capture_output=True, text=True, timeout=120, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "Hint: " in ended.stdout
