"""A rehearsal of many hosts on one machine: each is a network namespace. Run by `make rehearsal`, as root.

A proxy, web processes, workers, PostgreSQL with a synchronous standby, and Redis, each on a host of its own;
players come through the proxy. First one web process carries its part of the load, then all carry the whole,
to compare what an act costs; then the host of the database vanishes under load and its standby takes over.
Whatever was acknowledged must be in the log of the standby. All share the processors of this machine: what
grows with the number of hosts is measured by processor time.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple
from uuid import UUID

import msgspec

from academie.server.private import MissingPart, Postgres, await_port, program, unprivileged
from academie.server.store.pool import connect
from bench.cpu import CORES, TICKS
from bench.nemesis.stage import LIMITS_LIFTED, run
from bench.rehearsal_load import Acked, Result, Task
from bench.server import opened, resident_kb
from tests.server.web import SEAL_KEY, UPGRADE, Web

GAME = "dames"
PORTS = {"postgres": 5432, "redis": 6379, "web": 8000, "proxy": 8080}
NOTICE_SECONDS = 3.0
"""How long a monitor waits before it has the standby take over."""
FILES_A_WORKER = 19_000
CONNECTIONS = 300
PROXY_CONF = Path(__file__).parents[1] / "deploy" / "nginx.conf"


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
    return {"ACADEMIE_DATABASE": stage.database, "ACADEMIE_REDIS": redis, "ACADEMIE_SEAL_KEY": SEAL_KEY}


def _web(stage: Stage, host: Host) -> Web:
    told = _environment(stage)
    settings = {**LIMITS_LIFTED, "ACADEMIE_SEAL_KEY": SEAL_KEY}
    web = Web(told["ACADEMIE_DATABASE"], told["ACADEMIE_REDIS"], PORTS["web"], settings, quiet=True)
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


class Measured(msgspec.Struct):
    """What a phase took and gave."""

    webs: int
    sockets: int
    acts: int
    seconds: float
    per_second: float
    p50_ms: float
    p99_ms: float
    refused: dict[str, int]
    reopened: int
    unanswered: int
    cpu_ms: dict[str, float]
    """Processor time an act, in milliseconds, by kind of host."""
    log_bytes: float
    """Bytes of the log an act, with its indexes."""
    wal_bytes: float
    kb_a_socket: float
    """Memory of the web processes a socket, those with a game included."""
    wall_seconds: float
    """How long processors were measured."""

    def act_ms(self, idle: float) -> float:
        """Processor time of the web processes an act, without what they use while nothing happens."""
        return self.cpu_ms["web"] - 1e3 * idle * self.webs * self.wall_seconds / self.acts


class Failover(msgspec.Struct):
    """What the loss of the database cost."""

    silent_seconds: float
    """The longest time without an acknowledgement."""
    acknowledged: int
    lost: int
    measured: Measured


class Report(msgspec.Struct):
    """What `--json` writes."""

    cores: int
    load_before: float
    idle: float
    """Which part of a processor a web process uses while nothing happens."""
    one: Measured
    all: Measured
    growth: float
    """How many times as many acts all web processes can do as one, were there processors for all."""
    failover: Failover


class Plan(NamedTuple):
    """How much is asked."""

    webs: int
    tables: int
    rate: float
    seconds: float
    sockets: int
    loads: int


class Moment(NamedTuple):
    """What had been used at some time, processors by host."""

    at: float
    cpu: dict[str, float]
    log: int
    wal: int


def moment(stage: Stage) -> Moment:
    cpu = {name: host.cpu_seconds() for name, host in stage.hosts.items()}
    log, wal = 0, 0
    with suppress(subprocess.CalledProcessError):
        said = stage.primary._run(
            program("psql", "postgresql"),
            *("-h", "127.0.0.1", "-p", str(stage.primary.port), "-U", "academie", "-d", "academie", "-Atc"),
            "SELECT (SELECT sum(pg_total_relation_size(oid)) FROM pg_class WHERE relkind = 'r'"
            " AND relname LIKE 'game_event%'), pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')",
        )
        log, wal = (int(each) for each in said.decode().strip().split("|"))
    return Moment(time.monotonic(), cpu, log, wal)


def idle_share(stage: Stage, seconds: float = 15.0) -> float:
    """Which part of a processor a web process uses while nothing happens."""
    webs = stage.web_hosts(len(stage.webs))
    before = sum(host.cpu_seconds() for host in webs)
    time.sleep(seconds)
    return (sum(host.cpu_seconds() for host in webs) - before) / seconds / len(webs)


class Phase:
    """A load on so many web processes, and what it used."""

    def __init__(self, stage: Stage, plan: Plan, webs: int, idle: int = 0) -> None:
        self.stage, self.plan, self.webs = stage, plan, webs
        stage.serve_by(webs)
        players = asyncio.run(opened(stage.database, GAME, plan.tables))
        held = sum(resident_kb(web.pid) for web in stage.webs[:webs])
        parts = range(plan.loads)
        self.loads = [
            _started_load(
                stage,
                Task(
                    stage.hosts["proxy"].address,
                    PORTS["proxy"],
                    players.tokens,
                    players.games[part :: plan.loads],
                    plan.rate / plan.loads,
                    plan.seconds,
                    idle // plan.loads,
                ),
            )
            for part in parts
        ]
        for load in self.loads:
            _await_connected(load)
        sockets = 2 * plan.tables + idle
        self.kb_a_socket = (sum(resident_kb(web.pid) for web in stage.webs[:webs]) - held) / sockets
        self.before = moment(stage)

    def end(self) -> tuple[Measured, list[Result]]:
        """Wait for the load, and return what it measured."""
        results = [
            msgspec.json.decode(load.communicate(timeout=self.plan.seconds + 120)[0], type=Result)
            for load in self.loads
        ]
        after = moment(self.stage)
        return self._measured(results, after), results

    def _measured(self, results: list[Result], after: Moment) -> Measured:
        delays = sorted(delay for result in results for delay in result.delays_ms)
        acts = len(delays)
        if acts == 0:
            raise RuntimeError("no act was acknowledged: see the logs of the web processes")
        seconds = max(ack.at for result in results for ack in result.acks)
        idle_webs = {host for host in after.cpu if host.startswith("web") and int(host[3:]) >= self.webs}
        cpu: dict[str, float] = {}
        for host in after.cpu.keys() - idle_webs:
            kind = host.rstrip("0123456789")
            cpu[kind] = cpu.get(kind, 0.0) + 1e3 * (after.cpu[host] - self.before.cpu[host]) / acts
        return Measured(
            webs=self.webs,
            sockets=sum(result.sockets for result in results),
            acts=acts,
            seconds=seconds,
            per_second=acts / seconds,
            p50_ms=delays[acts // 2],
            p99_ms=delays[int(0.99 * acts)],
            refused=dict(sum((Counter(result.refused) for result in results), Counter[str]())),
            reopened=sum(result.reopened for result in results),
            unanswered=sum(result.unanswered for result in results),
            cpu_ms=cpu,
            log_bytes=max(0, after.log - self.before.log) / acts,
            wal_bytes=max(0, after.wal - self.before.wal) / acts,
            kb_a_socket=self.kb_a_socket,
            wall_seconds=after.at - self.before.at,
        )


def _started_load(stage: Stage, task: Task) -> subprocess.Popen[bytes]:
    words = [*stage.hosts["load"].within, sys.executable, "-m", "bench.rehearsal_load"]
    load = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert load.stdin is not None
    load.stdin.write(msgspec.json.encode(task))
    load.stdin.close()
    load.stdin = None
    return load


def _await_connected(load: subprocess.Popen[bytes]) -> None:
    assert load.stderr is not None
    said = load.stderr.readline()
    if said != b"connected\n":
        load.kill()
        raise RuntimeError((said + load.stderr.read()).decode())


async def lost(address: str, acks: Sequence[Acked]) -> int:
    """How many acts that were acknowledged are not in the log where they were said to be."""
    database = await connect(address, 2, command_seconds=120)
    by_game: dict[UUID, list[Acked]] = {}
    for ack in acks:
        by_game.setdefault(ack.game, []).append(ack)
    missing = 0
    for game, told in by_game.items():
        rows = await database.fetch("SELECT seq, idem FROM game_event WHERE game_id = $1", game)
        kept = {(row["seq"], row["idem"]) for row in rows}
        missing += sum((ack.seq, ack.id) not in kept for ack in told)
    await database.close()
    return missing


def silent_seconds(results: Sequence[Result]) -> float:
    """The longest time in which nobody was acknowledged anything."""
    times = sorted(result.began + ack.at for result in results for ack in result.acks)
    return max(later - earlier for earlier, later in pairwise(times))


def printed(name: str, found: Measured) -> None:
    cpu = ", ".join(f"{kind} {spent:.3f}" for kind, spent in found.cpu_ms.items() if spent >= 0.0005)
    print(
        f"{name}: {found.sockets:,} sockets, {found.acts:,} acts, {found.per_second:,.0f} a second; "
        f"p50 {found.p50_ms:.0f} ms, p99 {found.p99_ms:.0f} ms; refused {found.refused or 0}, "
        f"lines opened again {found.reopened}, unanswered {found.unanswered}\n  processor ms an act: {cpu}\n"
        f"  bytes an act: log {found.log_bytes:.0f}, WAL {found.wal_bytes:.0f}; "
        f"{found.kb_a_socket:.1f} kB a socket",
        flush=True,
    )


def rehearsed(stage: Stage, plan: Plan) -> Report:
    load_before = os.getloadavg()[0]
    idle = idle_share(stage)
    print(f"a web process to which nobody comes uses {idle:.1%} of a processor", flush=True)
    # As much for one as each of all has: what an act costs depends on how many share a commit.
    part = plan._replace(tables=plan.tables // plan.webs, rate=plan.rate / plan.webs)
    one, _ = Phase(stage, part, 1).end()
    printed("one web process", one)
    every, _ = Phase(stage, plan, plan.webs).end()
    printed(f"{plan.webs} web processes", every)
    growth = plan.webs * one.act_ms(idle) / every.act_ms(idle)
    print(
        f"an act takes {one.act_ms(idle):.3f} ms of one web process, {every.act_ms(idle):.3f} of all: "
        f"growth by processor time {growth:.2f} times",
        flush=True,
    )
    phase = Phase(stage, plan, plan.webs, max(0, plan.sockets - 2 * plan.tables))
    time.sleep(plan.seconds / 3)
    stage.fail_over()
    measured, results = phase.end()
    printed("the database lost", measured)
    acks = [ack for result in results for ack in result.acks]
    missing = asyncio.run(lost(stage.standby.address, acks))
    failover = Failover(silent_seconds(results), len(acks), missing, measured)
    print(
        f"  nothing acknowledged for {failover.silent_seconds:.1f} s at most; {len(acks):,} acknowledged, "
        f"{missing} lost",
        flush=True,
    )
    return Report(CORES, load_before, idle, one, every, growth, failover)


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--webs", type=int, default=4)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--tables", type=int, default=1_000)
    parser.add_argument("--rate", type=float, default=400, help="acts a second")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--sockets", type=int, default=20_000)
    parser.add_argument("--loads", type=int, default=2, help="processes of players")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    return parser.parse_args()


def main() -> None:
    args = asked()
    plan = Plan(args.webs, args.tables, args.rate, args.seconds, args.sockets, args.loads)
    with staged(args.webs, args.workers) as stage:
        report = rehearsed(stage, plan)
    if args.json is not None:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    if report.failover.lost:
        raise SystemExit(f"{report.failover.lost} acknowledged acts are lost")


if __name__ == "__main__":
    main()
