"""Messages can be read by several threads at once from the first on."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import sys, threading, time
import msgspec
from academie.server.app import resolve_messages

def slow():
    time.sleep(0.2)
    return int

class Inner(msgspec.Struct):
    number: "slow()"

class Outer(msgspec.Struct):
    inner: Inner
    number: int

Outer.__module__ = "academie.tried"
if "resolve" in sys.argv:
    resolve_messages()

def read():
    msgspec.convert({"inner": {"number": 3}, "number": 1}, Outer)

threads = [threading.Thread(target=read) for _ in range(2)]
for each in threads:
    each.start()
    time.sleep(0.05)
for each in threads:
    each.join()
"""


def test_two_threads_may_read_the_same_message_first() -> None:
    """Without `resolve_messages` this program ends by a signal, as web processes did at their first page."""
    subprocess.run([sys.executable, "-c", PROGRAM, "resolve"], check=True, timeout=60)
