"""The command `academie` in its own process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile

from tests.server.support.warm import Forked, Warm

COMMAND = str(Path(sys.executable).with_name("academie"))
Process = subprocess.Popen[str] | Forked


@contextmanager
def academie(*words: str, **settings: str) -> Generator[subprocess.Popen[str]]:
    """Start the command with its output piped; killed at the end if still running."""
    process = subprocess.Popen(
        [COMMAND, *words],
        env={**os.environ, **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        process_group=0,
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


@contextmanager
def forked(warm: Warm | None, *words: str, **settings: str) -> Generator[Process]:
    """The same, from a process that has imported it, if there is one."""
    if warm is None:
        with academie(*words, **settings) as process:
            yield process
        return
    with (
        TemporaryFile("a+", encoding="utf-8") as printed,
        TemporaryFile("a+", encoding="utf-8") as complained,
    ):
        told = {**os.environ, **settings}
        quick = warm.run(["academie", *words], told, printed.fileno(), complained.fileno())
        quick.output = printed, complained
        try:
            yield quick
        finally:
            quick.kill()
            quick.wait()
