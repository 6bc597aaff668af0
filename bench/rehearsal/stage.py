"""What runs in a rehearsal, each on its host: proxy, web processes, workers, PostgreSQL twice, Redis."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from academie.server.operations.private_services import (
    MissingPart,
    Postgres,
    await_port,
    program,
    unprivileged,
)
from bench.rehearsal.hosts import Host, hosts
from tests.server.support.web import LIMITS_LIFTED, UPGRADE, Web, keys_in

PORTS = {"postgres": 5432, "redis": 6379, "web": 8000, "proxy": 8080}
NOTICE_SECONDS = 3.0
"""How long a monitor waits before it has the standby take over."""
FILES_A_WORKER = 19_000
CONNECTIONS = 300
PROXY_CONF = Path(__file__).parents[2] / "deploy" / "nginx.conf"


@dataclass(slots=True)
class HostedPostgres(Postgres):
    """A cluster on a host of its own."""

    host: Host | None = None

    @property
    def where(self) -> str:
        """Host and port, as an address has them."""
        assert self.host is not None
        return f"{self.host.address}:{self.port}"

    @property
    def address(self) -> str:
        return f"postgresql://academie@{self.where}/academie"

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=* -c unix_socket_directories="
        options += f" -c max_connections={CONNECTIONS} -c max_wal_size=4GB"
        self._control("start", "-l", str(self.folder / "log"), "-o", options)

    def promote(self) -> None:
        self._control("promote")

    def follow(self, primary: HostedPostgres) -> None:
        """Copy the primary, and follow it from then on."""
        copy = (program("pg_basebackup", "postgresql"), "-D", str(self.folder), "-R", "-c", "fast")
        assert primary.host is not None
        self._run(*copy, "-h", primary.host.address, "-p", str(primary.port), "-U", "academie")
        self.start()

    def _run(self, *command: str) -> bytes:
        assert self.host is not None
        with tempfile.TemporaryFile() as printed:
            whole = [*self.host.within, *unprivileged(), *command]
            subprocess.run(whole, check=True, cwd="/", stdout=printed, process_group=0)
            printed.seek(0)
            return printed.read()


@dataclass(slots=True)
class Stage:
    """Everything that runs."""

    hosts: dict[str, Host]
    folder: Path
    primary: HostedPostgres
    standby: HostedPostgres
    webs: list[Web]
    proxy: subprocess.Popen[bytes] | None = None

    @property
    def database(self) -> str:
        """The address that processes are given: both hosts, of which one can be written to."""
        return f"postgresql://academie@{self.primary.where},{self.standby.where}/academie"

    def web_hosts(self, number: int) -> list[Host]:
        return [self.hosts[f"web{each}"] for each in range(number)]

    def serve_by(self, number: int) -> None:
        """Have the proxy lead to so many web processes."""
        self.stop_proxy()
        conf = self.folder / "nginx.conf"
        servers = [f"{host.address}:{PORTS['web']}" for host in self.web_hosts(number)]
        conf.write_text(proxy_conf(self.folder, servers), encoding="utf-8")
        host = self.hosts["proxy"]
        words = [*host.within, nginx(), "-c", str(conf), "-p", str(self.folder)]
        self.proxy = subprocess.Popen(words, stderr=subprocess.DEVNULL)
        await_port(PORTS["proxy"], host.address)

    def stop_proxy(self) -> None:
        if self.proxy is not None:
            self.proxy.terminate()
            self.proxy.wait(20)
            self.proxy = None

    def fail_over(self) -> None:
        """Have the host of the database vanish, and its standby take over."""
        host = self.hosts["primary"]
        host.cut()
        for pid in host.processes():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        time.sleep(NOTICE_SECONDS)
        self.standby.promote()


def nginx() -> str:
    """The path of nginx, which the variable NGINX may name. Raises `MissingPart`."""
    found = shutil.which(os.environ.get("NGINX", "nginx"), path=os.environ["PATH"] + ":/usr/sbin")
    if found is None:
        raise MissingPart("nginx", "nginx")
    return found


def proxy_conf(folder: Path, servers: Sequence[str]) -> str:
    """A proxy that routes as the one of `deploy/` does."""
    route = re.search(r"^map .*?^}$", PROXY_CONF.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert route is not None
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    upstream = "".join(f"server {server} max_fails=0;\n" for server in servers)
    return f"""
user root;
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log crit;
worker_processes 4;
worker_rlimit_nofile {FILES_A_WORKER};
events {{ worker_connections {FILES_A_WORKER}; }}
http {{
access_log off;
{temporary}
{route[0]}
upstream academie {{ hash $route consistent;
{upstream} }}
server {{
    listen {PORTS["proxy"]} backlog=8192 reuseport;
    proxy_http_version 1.1;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection "upgrade";
    proxy_read_timeout 120s;
    location / {{ proxy_pass http://academie; }}
}}
}}
"""


@contextmanager
def staged(webs: int, workers: int) -> Generator[Stage]:
    """Start everything on hosts of its own."""
    names = ["proxy", "primary", "standby", "redis", "load"]
    names += [f"web{each}" for each in range(webs)] + [f"worker{each}" for each in range(workers)]
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="academie-")))
        folder.chmod(0o755)
        found = stack.enter_context(hosts(names))
        primary, standby = _databases(folder, found)
        stage = Stage(found, folder, primary, standby, [])
        stack.callback(stage.stop_proxy)
        redis = found["redis"]
        words = [program("redis-server", "redis-server"), "--port", str(PORTS["redis"]), "--bind", "0.0.0.0"]
        words += ["--protected-mode", "no", "--save", "", "--dir", str(folder)]
        subprocess.Popen([*redis.within, *words], stdout=subprocess.DEVNULL)
        await_port(PORTS["redis"], redis.address)
        stage.webs = [_web(stage, host) for host in stage.web_hosts(webs)]
        for web in stage.webs:
            stack.callback(web.kill)
        with ThreadPoolExecutor(webs) as threads:
            for _ in threads.map(_start, stage.webs):
                pass
        for each in range(workers):
            _start_worker(stage, found[f"worker{each}"])
        yield stage


def _databases(folder: Path, found: dict[str, Host]) -> tuple[HostedPostgres, HostedPostgres]:
    """A primary with its schema, and a standby without which nothing is committed."""
    primary, standby = (
        HostedPostgres(folder / name, PORTS["postgres"], host=found[name]) for name in ("primary", "standby")
    )
    primary.create()
    network = primary.where.rpartition(".")[0] + ".0/24"
    with (primary.folder / "pg_hba.conf").open("a", encoding="ascii") as file:
        file.writelines(f"host {what} all {network} trust\n" for what in ("all", "replication"))
    primary.query("SELECT pg_reload_conf()")
    subprocess.run([sys.executable, "-c", UPGRADE, primary.address], check=True)
    standby.folder.mkdir()
    standby.folder.chmod(0o700)
    if os.getuid() == 0:
        shutil.chown(standby.folder, "postgres", "postgres")
    standby.follow(primary)
    primary.query("ALTER SYSTEM SET synchronous_standby_names = '*'")
    primary.query("SELECT pg_reload_conf()")
    _until(lambda: primary.query("SELECT sync_state FROM pg_stat_replication").split() == [b"sync"])
    return primary, standby


def _until(true: Callable[[], bool], seconds: float = 60.0) -> None:
    until = time.monotonic() + seconds
    while not true():
        if time.monotonic() > until:
            raise TimeoutError
        time.sleep(0.2)


def _environment(stage: Stage) -> dict[str, str]:
    redis = f"redis://{stage.hosts['redis'].address}:{PORTS['redis']}/0"
    return {"ACADEMIE_DATABASE": stage.database, "ACADEMIE_REDIS": redis}


def _web(stage: Stage, host: Host) -> Web:
    environment = _environment(stage)
    settings = {**LIMITS_LIFTED, "ACADEMIE_KEYS": keys_in(stage.folder / "keys")}
    database, redis = environment["ACADEMIE_DATABASE"], environment["ACADEMIE_REDIS"]
    web = Web(database, redis, PORTS["web"], settings, quiet=True)
    web.host, web.within = host.address, host.within
    return web


def _start(web: Web) -> None:
    """Start a web process, which takes its time on a machine that does much else."""
    try:
        web.start()
    except TimeoutError:
        await_port(web.port, web.host)


def _start_worker(stage: Stage, host: Host) -> None:
    words = [*host.within, str(Path(sys.executable).with_name("academie")), "worker"]
    subprocess.Popen(words, env={**os.environ, **_environment(stage)}, stdout=-3, stderr=-3)
