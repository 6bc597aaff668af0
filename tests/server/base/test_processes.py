"""Child processes ignore Ctrl-C; those that serve no page tell that they go on."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from academie.server.base.children import beating, ignore_interrupts

NAP = [sys.executable, "-c", "import time; time.sleep(0.5)"]


def test_a_process_does_not_hear_it_even_while_it_begins() -> None:
    with ignore_interrupts():
        process = subprocess.Popen(NAP)
    os.kill(process.pid, signal.SIGINT)
    assert process.wait(10) == 0


def test_who_began_it_hears_it_again() -> None:
    with ignore_interrupts():
        pass
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, set())


async def test_beats_go_to_systemd_and_to_a_file_while_the_loop_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard, beat = tmp_path / "notify", tmp_path / "beat"
    monkeypatch.setenv("NOTIFY_SOCKET", str(heard))
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(heard))
        systemd.settimeout(5)
        async with beating(str(beat)):
            told = [await asyncio.to_thread(systemd.recv, 100) for _ in range(2)]
            first = beat.stat().st_mtime_ns
            told.append(await asyncio.to_thread(systemd.recv, 100))
            await asyncio.sleep(0.1)
            assert beat.stat().st_mtime_ns > first
        told.append(systemd.recv(100))
    assert told == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1", b"STOPPING=1"]
