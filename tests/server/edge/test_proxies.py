"""The proxies of `deploy/`, run for real: what a client claims of itself never reaches the server."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import httpx
import pytest
from redis import Redis

from academie.server.base.limits import SIGN_IN
from tests.server.operations.test_health import lines, production
from tests.server.support.command import Process
from tests.server.support.proxies import DEPLOY, SITE, caddy, nginx, unproved
from tests.server.support.raw_socket import opened, ping
from tests.server.support.web import Parts, started

HOST = "127.0.0.1"
FALSE = "6.6.6.6"
CLAIMS = [
    {"X-Forwarded-For": FALSE},
    {"X-Forwarded-For": f"{FALSE}, 10.0.0.1"},
    {"X-Forwarded-For": f"{FALSE}, {HOST}"},
    {"X-Forwarded-Proto": "gopher"},
    {"Forwarded": f"for={FALSE}"},
    {"X-Real-IP": FALSE},
]
OTHER_SITE = {"Host": FALSE}
GAME = "00000000-0000-0000-0000-000000000000"
PATHS = ["/", "/api/tables", f"/api/games/{GAME}", "/assets/a.js", "/ws", f"/ws/g/{GAME}"]
ATTEMPTS = 60
AT_ONCE = 10
"""Of which so many are let through (`limits.SIGN_IN`)."""


class Echo(BaseHTTPRequestHandler):
    """Answers the headers that came; what asks to become a WebSocket becomes one."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        seen = json.dumps({name.lower(): value for name, value in self.headers.items()})
        switches = self.headers.get("upgrade") == "websocket"
        body = b"" if switches else seen.encode()
        self.send_response(101 if switches else 200)
        if switches:
            self.send_header("Upgrade", "websocket")
            self.send_header("Connection", "upgrade")
        else:
            self.send_header("Content-Length", str(len(body)))
        self.send_header("X-Seen", seen)
        self.end_headers()
        self.wfile.write(body)
        self.close_connection = switches

    def log_message(self, *_: object) -> None:
        """Say nothing."""


Proxy = Callable[[Path, Sequence[str]], AbstractContextManager[int]]


@pytest.fixture(scope="module")
def echo() -> Generator[str]:
    server = ThreadingHTTPServer((HOST, 0), Echo)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"{HOST}:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def behind_nginx(echo: str, tmp_path_factory: pytest.TempPathFactory) -> Generator[int]:
    with nginx(tmp_path_factory.mktemp("nginx"), [echo]) as port:
        yield port


@pytest.fixture(scope="module")
def behind_caddy(echo: str, tmp_path_factory: pytest.TempPathFactory) -> Generator[int]:
    with caddy(tmp_path_factory.mktemp("caddy"), [echo]) as port:
        yield port


@contextmanager
def line(port: int, *, tls: bool) -> Generator[socket.socket]:
    with socket.create_connection((HOST, port), timeout=20) as plain:
        if not tls:
            yield plain
            return
        with unproved().wrap_socket(plain) as secret:
            yield secret


def asked(port: int, path: str, told: dict[str, str], *, tls: bool, body: str = "") -> tuple[int, str]:
    """The status of the answer to a request, and its head with the beginning of its body."""
    headers = {"Host": SITE if tls else f"{SITE}:{port}", "Connection": "close"}
    if path.startswith("/ws") or path.endswith("/ws"):
        headers |= {"Upgrade": "websocket", "Connection": "Upgrade"}
    if body:
        headers |= {"Content-Type": "application/json", "Content-Length": str(len(body))}
    head = "".join(f"{name}: {value}\r\n" for name, value in (headers | told).items())
    with line(port, tls=tls) as to:
        to.sendall(f"{'POST' if body else 'GET'} {path} HTTP/1.1\r\n{head}\r\n{body}".encode())
        answer = to.recv(65_536).decode("latin-1")
    return int(answer.split()[1]), answer


def seen(answer: str) -> dict[str, str]:
    """The headers that arrived at the server."""
    found = re.search(r"x-seen: (.*)\r\n", answer, re.IGNORECASE)
    assert found is not None, answer
    headers: dict[str, str] = json.loads(found[1])
    return headers


def check_claim(headers: dict[str, str], claim: dict[str, str], proto: str) -> None:
    assert headers["x-forwarded-for"] == HOST
    assert headers["x-forwarded-proto"] == proto
    assert not any(value in headers.values() for value in claim.values())


@pytest.mark.needs("nginx")
@pytest.mark.parametrize("path", [*PATHS, "/process/{}/ws"])
def test_nginx_says_who_asks_whatever_is_claimed(behind_nginx: int, echo: str, path: str) -> None:
    path = path.format(echo.rpartition(":")[2])
    for claim in [*CLAIMS, OTHER_SITE]:
        status, answer = asked(behind_nginx, path, claim, tls=True)
        headers = seen(answer)
        check_claim(headers, claim, "https")
        assert headers["host"] == SITE
        assert (status == 101) == (path.endswith("/ws") or path.startswith("/ws"))


@pytest.mark.needs("caddy")
@pytest.mark.parametrize("path", PATHS)
def test_caddy_says_who_asks_whatever_is_claimed(behind_caddy: int, path: str) -> None:
    for claim in CLAIMS:
        status, answer = asked(behind_caddy, path, claim, tls=False)
        check_claim(seen(answer), claim, "http")
        assert (status == 101) == path.startswith("/ws")
    assert "x-seen" not in asked(behind_caddy, path, OTHER_SITE, tls=False)[1].lower()


@pytest.mark.parametrize(
    ("proxy", "tls"),
    [
        pytest.param(nginx, True, marks=pytest.mark.needs("nginx")),
        pytest.param(caddy, False, marks=pytest.mark.needs("caddy")),
    ],
)
def test_a_password_is_not_guessed_under_invented_addresses(
    parts: Parts, tmp_path: Path, proxy: Proxy, *, tls: bool
) -> None:
    """As often as without a proxy: a client that could choose its address could try for ever."""
    with Redis.from_url(parts.redis.address) as redis:  # what other tests have tried from here
        redis.delete(f"academie:limit:{SIGN_IN.name}:{HOST}")
    trusting = parts.web(ACADEMIE_LIMIT_SCALE="1", ACADEMIE_TRUSTED_PROXIES=HOST)
    with started(trusting) as web, proxy(tmp_path, [f"{HOST}:{web.port}"]) as port:
        tried = [*guesses(port, tls=tls)]
    assert tried.count(401) == AT_ONCE
    assert tried.count(429) == ATTEMPTS - AT_ONCE


def guesses(port: int, *, tls: bool) -> Iterator[int]:
    """The statuses of the answers to wrong passwords, each from an address of its own if it were believed."""
    for number in range(ATTEMPTS):
        body = json.dumps({"name": f"nobody{number}", "password": "not the right one"})
        claim = {"X-Forwarded-For": f"203.0.113.{number}"}
        yield asked(port, "/api/sessions", claim, tls=tls, body=body)[0]


@pytest.mark.needs("nginx")
def test_a_server_has_nothing_to_say_of_nginx_as_it_is_shipped(parts: Parts, tmp_path: Path) -> None:
    with production(parts, ACADEMIE_TRUSTED_PROXIES=HOST) as (address, _inside, process):
        with nginx(tmp_path, [address.removeprefix("http://")]) as port:
            for claim in [*CLAIMS, OTHER_SITE]:
                asked(port, "/api/tables", claim, tls=True)
        assert warnings(process) == []


def test_a_proxy_that_says_too_little_or_too_much_is_warned_of_once(parts: Parts) -> None:
    said = [
        None,
        "203.0.113.7",
        f"203.0.113.7, {HOST}",
        f"{FALSE}, 203.0.113.7",
        None,
        f"{FALSE}, 203.0.113.8",
    ]
    with production(parts, ACADEMIE_TRUSTED_PROXIES=f"{HOST},10.0.0.0/8") as (address, _inside, process):
        for each in said:
            claim = {} if each is None else {"X-Forwarded-For": each}
            httpx.get(f"{address}/api/tables", headers={"X-Forwarded-Proto": "https", **claim})
        found = warnings(process)
    assert len(found) == 2
    assert all(HOST in each and "X-Forwarded-For" in each for each in found)
    assert ["does not say" in each for each in found] == [True, False]


@pytest.mark.parametrize("said", [[], ["gopher"], ["http", "https"], ["http, https"]])
def test_a_proxy_that_does_not_say_the_scheme_is_warned_of_once(parts: Parts, said: list[str]) -> None:
    told = [("X-Forwarded-For", "203.0.113.7"), *(("X-Forwarded-Proto", each) for each in said)]
    with production(parts, ACADEMIE_TRUSTED_PROXIES=HOST) as (address, _inside, process):
        for _ in range(2):
            httpx.get(f"{address}/api/tables", headers=told)
        (found,) = warnings(process)
    assert "X-Forwarded-Proto" in found


def test_one_who_is_not_trusted_is_neither_believed_nor_warned_of(parts: Parts) -> None:
    with production(parts, ACADEMIE_TRUSTED_PROXIES="10.0.0.1") as (address, _inside, process):
        httpx.get(f"{address}/api/tables", headers={"X-Forwarded-For": f"{FALSE}, 203.0.113.7"})
        assert warnings(process) == []


def warnings(process: Process) -> list[str]:
    """What the process that was running has warned of."""
    return [
        line["event"] for line in lines(process) if line["level"] == "warning" and "proxy" in line["event"]
    ]


@pytest.mark.needs("nginx")
def test_a_socket_through_nginx(parts: Parts, tmp_path: Path) -> None:
    async def talk(port: int) -> float:
        raw = await opened(port, unproved())
        raw.write(ping(1))
        while (told := await raw.message())["t"] != "pong":
            pass
        raw.writer.close()
        await raw.writer.wait_closed()
        return float(told["sent"])

    with started(parts.web()) as web, nginx(tmp_path, [f"{HOST}:{web.port}"]) as port:
        assert asyncio.run(talk(port)) == 1


def test_no_location_of_nginx_sets_a_header() -> None:
    """One that did would drop all those above it."""
    text = re.sub(r"#.*", "", (DEPLOY / "nginx.conf").read_text("utf-8"))
    locations = re.findall(r"location[^{]*\{([^}]*)\}", text)
    assert len(locations) > 3
    assert not any("proxy_set_header" in body for body in locations)
