"""Hosts on one machine: network namespaces on a bridge of their own, made and removed as root."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Generator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from bench.cpu import TICKS
from bench.nemesis.stage import run


class Host(NamedTuple):
    """A network namespace with one line to a bridge."""

    name: str
    line: str
    address: str

    @property
    def within(self) -> tuple[str, ...]:
        """The command that starts another on this host."""
        return ("ip", "netns", "exec", self.name)

    def cut(self) -> None:
        """Let nothing through any more; nobody is told."""
        run("ip", "link", "set", self.line, "down")

    def processes(self) -> list[int]:
        return [int(pid) for pid in run("ip", "netns", "pids", self.name).split()]

    def cpu_seconds(self) -> float:
        """The processor time of all that runs here, and of what it has started and seen end."""
        return sum(map(_cpu_seconds, self.processes()))


def _cpu_seconds(pid: int) -> float:
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, fields[11:15])) / TICKS
    return 0.0


@contextmanager
def hosts(names: Sequence[str]) -> Generator[dict[str, Host]]:
    """Make hosts on a bridge of their own, and remove them at the end."""
    number = os.getpid() % 250
    bridge, prefix = f"acb{os.getpid()}", f"10.214.{number}"
    made: dict[str, Host] = {}
    try:
        run("ip", "link", "add", bridge, "type", "bridge")
        run("ip", "address", "add", f"{prefix}.1/24", "dev", bridge)
        run("ip", "link", "set", bridge, "up")
        for place, name in enumerate(names):
            made[name] = host = Host(
                f"ac{os.getpid()}-{name}", f"av{os.getpid()}-{place}", f"{prefix}.{10 + place}"
            )
            _make_host(host, bridge)
        yield made
    finally:
        for host in made.values():
            for pid in host.processes():
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            with suppress(subprocess.CalledProcessError):
                run("ip", "link", "delete", host.line)
            with suppress(subprocess.CalledProcessError):
                run("ip", "netns", "delete", host.name)
        with suppress(subprocess.CalledProcessError):
            run("ip", "link", "delete", bridge)


def _make_host(host: Host, bridge: str) -> None:
    run("ip", "netns", "add", host.name)
    run("ip", "link", "add", host.line, "type", "veth", "peer", "name", "eth0", "netns", host.name)
    run("ip", "link", "set", host.line, "master", bridge, "up")
    run("ip", "-n", host.name, "address", "add", f"{host.address}/24", "dev", "eth0")
    for link in ("lo", "eth0"):
        run("ip", "-n", host.name, "link", "set", link, "up")
