"""Builds the container's root in a folder that goes away, serves from it and visits it."""

from __future__ import annotations

import os
import shutil
import signal
import sys
import tempfile
from pathlib import Path

from academie.server.private import await_port, free_port, private_parts
from tests.container.building import Builder, Root, stop
from tests.first_visit_server import visit

ROOT = Path(__file__).parents[2]


def lacking() -> str | None:
    """What must be had first, if anything."""
    if os.getuid() != 0:
        return "run as root: roots are made by mmdebstrap and entered by chroot"
    return None if shutil.which("mmdebstrap") else "mmdebstrap is missing: apt-get install mmdebstrap"


def main() -> int:
    """The exit code: 2 if this machine cannot do it."""
    if (reason := lacking()) is not None:
        print(reason, file=sys.stderr)
        return 2
    # What is made and started is cleared away also when this process is told to end.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with tempfile.TemporaryDirectory(prefix="academie-container-") as name:
        Path(name).chmod(0o755)
        image = Builder(ROOT, Path(name)).build(ROOT / "deploy" / "Containerfile")
        serve_and_visit(image, Path(name))
    return 0


def serve_and_visit(image: Root, folder: Path) -> None:
    """Migrates and serves as deploy/compose.yaml does, on loopback, and has a guest try everything."""
    with private_parts(folder / "parts") as (postgres, redis):
        port = free_port()
        address = f"http://127.0.0.1:{port}"
        settings = {
            "ACADEMIE_DATABASE": postgres.address,
            "ACADEMIE_REDIS": redis.address,
            "ACADEMIE_HOST": "127.0.0.1",
            "ACADEMIE_PORT": str(port),
            "ACADEMIE_ORIGINS": address,
            # One guest plays every game.
            "ACADEMIE_ENGINE_QUOTA_SCALE": "100",
        }
        assert image.start(["academie", "migrate"], **settings).wait(120) == 0
        running = [image.start(image.command, **settings), image.start(["academie", "engine"], **settings)]
        try:
            await_port(port)
            visit(address)
        finally:
            for process in running:
                stop(process)


if __name__ == "__main__":
    sys.exit(main())
