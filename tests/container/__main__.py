"""Builds the container's root in a folder that goes away, serves from it and visits it, also by a browser."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx

from academie.server.operations.private_services import free_port, private_parts
from tests.container.building import Builder, Root, stop
from tests.first_visit_server import visit

ROOT = Path(__file__).parents[2]
STORY = "a guest plays a whole partie"
MINUTES = 10


def lacking() -> str | None:
    """What must be had first, if anything."""
    if os.getuid() != 0:
        return "run as root: roots are made by mmdebstrap and entered by chroot"
    return None if shutil.which("mmdebstrap") else "mmdebstrap is missing: apt-get install mmdebstrap"


@contextmanager
def temporary() -> Generator[Path]:
    """A folder that others may enter, gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="academie-container-") as name:
        Path(name).chmod(0o755)
        yield Path(name)


@contextmanager
def kept_in(folder: Path) -> Generator[Path]:
    """A folder that stays, so that a build that was stopped goes on."""
    folder.mkdir(parents=True, exist_ok=True)
    yield folder.resolve()


def main(folder: str = "") -> int:
    """The exit code: 2 if this machine cannot do it. What is built stays in the folder, if one is named."""
    if (reason := lacking()) is not None:
        print(reason, file=sys.stderr)
        return 2
    # What is made and started is cleared away also when this process is told to end.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with kept_in(Path(folder)) if folder else temporary() as place:
        image = Builder(ROOT, place).build(ROOT / "deploy" / "Containerfile")
        serve_and_visit(image)
    return 0


def serve_and_visit(image: Root) -> None:
    """Migrates and serves as deploy/compose.yaml does, on loopback, and has a guest try everything."""
    # PostgreSQL's own user must enter its folder, and cannot where a home keeps others out.
    with temporary() as folder, private_parts(folder / "parts") as (postgres, redis):
        port, inside = free_port(), f"127.0.0.1:{free_port()}"
        address = f"http://127.0.0.1:{port}"
        settings = {
            "ACADEMIE_DATABASE": postgres.address,
            "ACADEMIE_REDIS": redis.address,
            "ACADEMIE_HOST": "127.0.0.1",
            "ACADEMIE_PORT": str(port),
            "ACADEMIE_INSIDE": inside,
            "ACADEMIE_KEYS": "/etc/academie/keys",
            "ACADEMIE_ORIGINS": address,
            # One guest plays every game.
            "ACADEMIE_ENGINE_QUOTA_SCALE": "100",
        }
        # What compose keeps in a volume, which the user of the image owns, is in this root itself.
        as_user = f"setpriv --reuid={image.user} --regid={image.user} --clear-groups"
        image.run(f"{as_user} academie server init --site localhost")
        assert image.start(["academie", "migrate"], **settings).wait(120) == 0
        with ExitStack() as running:
            for command in (image.command, ["academie", "engine"]):
                running.callback(stop, image.start(command, **settings))
            await_ready(f"http://{inside}")
            visit(address)
            play_in_browser(address)


def await_ready(address: str) -> None:
    """Waits until the server says that it can serve. Raises `TimeoutError`."""
    until = time.monotonic() + MINUTES * 60
    while time.monotonic() < until:
        with suppress(httpx.TransportError):
            if httpx.get(f"{address}/readyz", timeout=10).is_success:
                return
        time.sleep(0.5)
    raise TimeoutError(address)


def play_in_browser(address: str) -> None:
    """A story of web/app/e2e on the server. Raises `CalledProcessError`."""
    command = ["node", "web/app/e2e/play.mjs", address, STORY]
    subprocess.run(command, cwd=ROOT, timeout=MINUTES * 60, check=True)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
