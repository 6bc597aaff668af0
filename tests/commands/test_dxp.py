"""`academie dxp`: a line over loopback, from either end, and Ctrl-C."""

from __future__ import annotations

import re
import socket
import threading
from pathlib import Path

from academie.games.draughts.text.pdn import read_pdn
from tests.commands.running import running
from tests.commands.terminal import academie
from tests.commands.test_interrupt import ended_at_once


def test_a_served_game_is_told_and_kept(tmp_path: Path) -> None:
    kept = tmp_path / "games.pdn"
    with running("dxp", "serve", "--port", "0", "--out", str(kept), "--lang", "en") as work:
        work.wait_for(lambda: "Listening" in work.out)
        found = re.search(r"port (\d+)", work.out)
        assert found is not None
        with socket.create_connection(("127.0.0.1", int(found[1])), 10) as other:
            other.sendall(f"R01{'Raw':32}Z005075A\0E11\0".encode())
            assert other.makefile("rb").read(35).startswith(b"AAcademie ")
        work.wait_for(lambda: "Game 1" in work.out)
        ended_at_once(work)
    assert "Game 1: Raw – Academie " in work.out
    assert "0-2 (0 moves): ended by the other program" in work.out
    (game,) = read_pdn(kept.read_text("utf-8"))
    assert dict(game.tags)["White"] == "Raw"


def test_a_program_that_wants_no_game_is_left() -> None:
    heard: list[bytes] = []
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def refuse() -> None:
            other, _ = listening.accept()
            with other:
                heard.append(other.recv(200))
                other.sendall(f"A{'Raw':32}3\0".encode())

        thread = threading.Thread(target=refuse, daemon=True)
        thread.start()
        said = academie(
            "dxp", "call", "127.0.0.1", "--port", str(listening.getsockname()[1]), "--minutes", "7"
        )
        thread.join(10)
    assert (said.code, said.out) == (0, "")
    assert heard[0].startswith(b"R01Academie ")
    assert heard[0].endswith(b"Z007075A\0")


def test_nobody_there_is_said() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = str(listening.getsockname()[1])
    said = academie("dxp", "call", "127.0.0.1", "--port", port)
    assert said.code == 2
    assert f"no line to 127.0.0.1, port {port}" in said.err
