"""`academie serve --demo` as somebody who has just cloned the project runs it."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from socketserver import BaseRequestHandler, TCPServer
from threading import Thread

import httpx
import pytest

from academie.server.operations.private_services import Postgres, free_port
from academie.server.run.demo import stop_leftover_redis
from bench import cpu
from tests.server.support.command import academie, forked
from tests.server.support.warm import Warm

FIRST_PAGE_SECONDS = 0.4
WRITTEN_SECONDS = 0.1
"""By how much more processor time the first page may take than the next."""
LEFTOVER_SECONDS = 0.3
"""What may be waited for a Redis of last time."""
OPEN = re.compile(r"The café is open: (http://127\.0\.0\.1:\d+) ")


@pytest.fixture(scope="module")
def folder() -> Generator[Path]:
    """The folder of one demonstration, opened again and again."""
    with fresh() as found:
        yield found


@contextmanager
def fresh() -> Generator[Path]:
    """An empty folder which the user PostgreSQL runs as can enter."""
    with tempfile.TemporaryDirectory(prefix="academie-") as name:
        Path(name).chmod(0o755)
        yield Path(name)


def somewhere_inside() -> str:
    return f"127.0.0.1:{free_port()}"


def demo(folder: Path, *words: str) -> list[str]:
    return ["serve", "--demo", "--folder", str(folder), "--port", str(free_port()), "--lang", "en", *words]


def opened(process: subprocess.Popen[str]) -> tuple[str, list[str]]:
    """The address it tells, and every line up to it."""
    assert process.stdout is not None
    told: list[str] = []
    for line in process.stdout:
        told.append(line)
        if (found := OPEN.match(line)) is not None:
            return found[1], told
    raise AssertionError("".join(told) + (process.stderr.read() if process.stderr else ""))


def close(process: subprocess.Popen[str]) -> None:
    """Ctrl-C, and the end of it."""
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=60)


def against_engine(address: str) -> None:
    """A guest sits down with an engine, which is to act first: its process is then running."""
    with httpx.Client(base_url=address, timeout=30) as guest:
        guest.post("/api/guests").raise_for_status()
        asked = {"game": "dames", "seat": 1, "opponent": {"engine": "simple"}}
        game = guest.post("/api/tables", json=asked).raise_for_status().json()["game"]
        for _ in range(600):
            if len(guest.get(f"/api/games/{game}/log").json()) > 1:
                return
            time.sleep(0.1)
    raise AssertionError("the engine has not acted")


def family(pid: int, folder: Path) -> set[int]:
    """The process, its PostgreSQL, which is a daemon, and all that descend from either."""
    parents = parents_now()
    postmaster = (folder / "postgres" / "postmaster.pid").read_text(encoding="utf-8").split()[0]
    found = {pid, int(postmaster)}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found


def parents_now() -> dict[int, int]:
    """The parent of each process there is."""
    parents: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            told = path.read_text(encoding="utf-8").rsplit(")", 1)[1].split()
        except OSError:
            continue
        parents[int(path.parent.name)] = int(told[1])
    return parents


def all_gone(pids: set[int], seconds: float = 10.0) -> bool:
    """Whether none of the processes is there any more, soon."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if not pids & parents_now().keys():
            return True
        time.sleep(0.05)
    return False


@pytest.mark.needs("postgresql", "redis")
@pytest.mark.parametrize("how", [signal.SIGINT, pytest.param(signal.SIGTERM, marks=pytest.mark.night)])
def test_it_opens_and_closes_leaving_nothing_running(how: signal.Signals) -> None:
    """Also if it is stopped before it is open; who came once is known the next time."""
    with fresh() as folder:
        stop_before_it_is_open(folder)
        guest = open_and_close(folder, how)
        open_again(folder, guest)


def stop_before_it_is_open(folder: Path) -> None:
    with academie(*demo(folder)) as process:
        until = time.monotonic() + 60
        while not (folder / "postgres" / "PG_VERSION").exists() and time.monotonic() < until:
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        told, complained = process.communicate(timeout=60)
        assert process.returncode == 0, complained
    assert "open" not in told
    assert not (folder / "postgres" / "postmaster.pid").exists()
    assert not [path for path in Path("/proc").glob("[0-9]*/cmdline") if str(folder) in words_of(path)]


def open_and_close(folder: Path, how: signal.Signals) -> httpx.Response:
    """What a guest was told who entered meanwhile."""
    with academie(*demo(folder, "--inside", inside := somewhere_inside())) as process:
        address, told = opened(process)
        assert [line.split(" (")[0] for line in told[:-1]] == [
            f"✓ PostgreSQL, in {folder}",
            "✓ Redis",
            "✓ Database schema",
        ]
        assert httpx.get(f"http://{inside}/readyz").json()["ready"]
        against_engine(address)
        entered = httpx.post(f"{address}/api/guests")
        running = family(process.pid, folder)
        assert len(running) > 3
        # As a terminal sends it: to every process of the group.
        os.killpg(process.pid, how)
        rest, complained = process.communicate(timeout=60)
        assert process.returncode == 0, complained
        assert rest.startswith("✓ Stopping")
        assert "Traceback" not in complained
    assert all_gone(running)
    return entered


def open_again(folder: Path, entered: httpx.Response) -> None:
    """The first page was written before it is open: by the processor time, it costs no more than the next."""
    with academie(*demo(folder)) as process:
        address, _told = opened(process)
        first, second = (front_page(process.pid, address) for _ in range(2))
        assert first < FIRST_PAGE_SECONDS
        assert first - second < WRITTEN_SECONDS
        known = httpx.get(f"{address}/api/me", cookies=entered.cookies)
        close(process)
    assert known.json() == entered.json()


@pytest.mark.needs("postgresql", "redis")
def test_a_folder_of_a_former_release_is_refused_by_what_to_do(warm: Warm, tmp_path: Path) -> None:
    key = tmp_path / "signing-key"
    key.write_text("5e" * 32, encoding="ascii")
    with forked(warm, *demo(tmp_path)) as process:
        _printed, complained = process.communicate(timeout=120)
    assert process.returncode == 2
    assert str(tmp_path) in complained
    assert "--folder" in complained
    assert "Traceback" not in complained
    assert [*tmp_path.iterdir()] == [key]


@pytest.mark.night
def test_a_server_that_was_killed_is_cleared_away_by_the_next(folder: Path) -> None:
    with academie(*demo(folder)) as process:
        opened(process)
        orphans = family(process.pid, folder) - {process.pid}
        process.kill()
        process.wait()
    with academie(*demo(folder, "--inside", inside := somewhere_inside())) as process:
        opened(process)
        assert httpx.get(f"http://{inside}/readyz").json()["ready"]
        assert all_gone(orphans)
        running = family(process.pid, folder)
        close(process)
    assert all_gone(running)


def test_a_redis_of_last_time_is_asked_for_once(tmp_path: Path) -> None:
    """As a rule nobody listens on its port any more; who does by now may know nothing of Redis."""
    asked: list[object] = []

    class HangsUp(BaseRequestHandler):
        def handle(self) -> None:
            asked.append(self.client_address)

    with TCPServer(("127.0.0.1", 0), HangsUp) as another:
        Thread(target=another.serve_forever, daemon=True).start()
        (tmp_path / "redis.port").write_text(str(another.server_address[1]), encoding="utf-8")
        stop_leftover_redis(tmp_path)
        another.shutdown()
    assert len(asked) == 1


@pytest.mark.parametrize("listens", [False, True], ids=["nobody listens", "what listens is silent"])
def test_a_redis_of_last_time_that_does_not_answer_holds_nothing_up(tmp_path: Path, *, listens: bool) -> None:
    """The fastest of a few times: on a busy machine some take longer."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        (tmp_path / "redis.port").write_text(str(silent.getsockname()[1]), encoding="utf-8")
        if not listens:
            silent.close()
        assert min(seconds_to_stop(tmp_path) for _ in range(3)) <= LEFTOVER_SECONDS


def seconds_to_stop(folder: Path) -> float:
    since = time.perf_counter()
    stop_leftover_redis(folder)
    return time.perf_counter() - since


def front_page(pid: int, address: str) -> float:
    """The processor time that it takes the process to answer."""
    before = cpu.process(pid).seconds
    assert 'id="front"' in httpx.get(address, headers={"Accept": "text/html"}).text
    return cpu.process(pid).seconds - before


def test_a_process_id_left_behind_may_be_anothers_by_now() -> None:
    """As after a reboot: the file a crash left names whatever process has that id today."""
    user = "postgres" if os.getuid() == 0 else None
    with subprocess.Popen(["sleep", "60"], user=user) as bystander, fresh() as folder:
        told = f"{bystander.pid}\n{folder}\n0\n{free_port()}\n\n127.0.0.1\n"
        (folder / "postmaster.pid").write_text(told, encoding="utf-8")
        (folder / "PG_VERSION").write_text("15\n", encoding="utf-8")
        Postgres(folder, 0).stop_leftover()
        assert bystander.poll() is None
        bystander.kill()


def words_of(path: Path) -> str:
    """The command of a process, if it is still there."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        return ""


@pytest.mark.night
def test_a_folder_serves_one_at_a_time(folder: Path) -> None:
    with academie(*demo(folder, "--inside", inside := somewhere_inside())) as process:
        address, _told = opened(process)
        with academie(*demo(folder)) as second:
            _printed, complained = second.communicate(timeout=60)
        assert second.returncode == 2
        assert complained == f"Error: a server uses this folder already: {address}\n"
        assert httpx.get(f"http://{inside}/healthz").status_code == 200
        close(process)


@pytest.mark.needs("postgresql", "redis")
def test_a_port_that_is_taken_is_said_before_anything_is_started(warm: Warm, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        words = ("serve", "--demo", "--folder", str(tmp_path), "--port", port, "--lang", "fr")
        with forked(warm, *words) as process:
            printed, complained = process.communicate(timeout=60)
    assert process.returncode == 2
    assert f"Erreur : le port {port} est pris" in complained
    assert not printed
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize(("lang", "said"), [("fr", "Erreur : il manque"), ("en", "Error: missing:")])
def test_missing_programs_are_named_with_how_to_get_them(
    warm: Warm, tmp_path: Path, lang: str, said: str
) -> None:
    command = ("serve", "--demo", "--folder", str(tmp_path), "--lang", lang)
    with forked(warm, *command, PATH=str(tmp_path)) as process:
        printed, complained = process.communicate(timeout=60)
    assert process.returncode == 2
    assert not printed
    first, *rest = complained.splitlines()
    assert first.startswith(said)
    assert "redis-server" in first
    assert "apt-get install postgresql redis-server" in rest[0]
