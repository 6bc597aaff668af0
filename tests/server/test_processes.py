"""Child processes ignore Ctrl-C."""

import os
import signal
import subprocess
import sys

from academie.server.processes import ignore_interrupts

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
