"""The command `academie` in its own process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

COMMAND = str(Path(sys.executable).with_name("academie"))


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
