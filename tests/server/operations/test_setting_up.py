"""`academie server`: what a server needs is made once, and is looked at from outside."""

from __future__ import annotations

import os
import pty
import stat
import subprocess
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest

from academie.commands.server import Answer, Site, is_witnessed, sends_its_page
from academie.commands.verify_page import PageFound
from academie.dice.keys import Key, read_key
from academie.dice.notes import LOG, Checkpoint, NamedKey, cosign, sign_checkpoint
from academie.server.base.database import Database
from academie.server.operations.private_services import free_port
from academie.words import Message
from tests.server.operations.test_health import production
from tests.server.support.command import COMMAND, forked
from tests.server.support.proxies import nginx
from tests.server.support.visitors import until
from tests.server.support.warm import Warm
from tests.server.support.web import Parts, temporary_parts
from tests.server.transparency.test_verified_page import built

SITE = "play.example.org"
KEYS = ("signing", "seal", "push")


Server = Callable[..., tuple[int | None, str]]


@pytest.fixture(scope="module")
def own(warm: Warm) -> Generator[Parts]:
    """A database of these tests: its log is signed by one key after another, each under a name of its own."""
    with temporary_parts(warm) as parts:
        yield parts


@pytest.fixture(scope="module")
def server(warm: Warm) -> Server:
    """`academie server`: its code and what it says."""

    def run(*words: str, **told: str) -> tuple[int | None, str]:
        with forked(warm, "server", *words, "--lang", "en", **told) as process:
            said = "".join(process.communicate(timeout=120))
        return process.returncode, said

    return run


def read(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_keys_and_settings_are_made_once_for_their_owner_alone(server: Server, tmp_path: Path) -> None:
    folder = tmp_path / "etc"
    code, said = server("init", "--site", SITE, "--folder", str(folder))
    assert code == 0, said
    made = read(folder)
    assert made.keys() == {*(str(folder / "keys" / name) for name in KEYS), str(folder / "academie.env")}
    assert {stat.S_IMODE(Path(path).stat().st_mode) for path in made} == {0o600}
    assert stat.S_IMODE((folder / "keys").stat().st_mode) == 0o700
    key = read_key(str(folder / "keys" / "signing"))
    assert str(NamedKey(f"{SITE}/academie", LOG, key.public)) in said.splitlines()
    assert server("init", "--site", "other.example.org", "--folder", str(folder))[0] == 0
    assert read(folder) == made


def test_a_site_without_a_name_is_not_set_up(server: Server, tmp_path: Path) -> None:
    code, said = server("init", "--folder", str(tmp_path))
    assert (code, "--site" in said) == (2, True)
    assert server("init", "--site", "https://" + SITE, "--folder", str(tmp_path))[0] == 2
    assert read(tmp_path) == {}


def test_who_sets_a_site_up_at_a_terminal_is_asked_for_its_name(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    words = [COMMAND, "server", "init", "--folder", str(tmp_path), "--lang", "en"]
    with subprocess.Popen(words, stdin=theirs, stdout=theirs, stderr=theirs) as asked:
        os.close(theirs)
        said = b""
        while b"Name of the site" not in said:
            said += os.read(ours, 1024)
        os.write(ours, f"{SITE}\n".encode())
        with suppress(OSError):  # which Linux raises at the end
            while os.read(ours, 1024):
                pass
        assert asked.wait(120) == 0
    os.close(ours)
    assert f"ACADEMIE_ORIGIN={SITE}/academie" in (tmp_path / "academie.env").read_text("utf-8")


def test_what_is_made_is_read_by_a_shell_and_serves(server: Server, own: Parts, tmp_path: Path) -> None:
    assert server("init", "--site", SITE, "--folder", str(tmp_path))[0] == 0
    script = f"set -a; . {tmp_path}/academie.env; env"
    told = dict(
        line.split("=", 1)
        for line in subprocess.run(
            ["sh", "-euc", script], capture_output=True, text=True, check=True, env={}
        ).stdout.splitlines()
        if line.startswith("ACADEMIE_")
    )
    assert told["ACADEMIE_MAIL_FROM"] == f"Académie <academie@{SITE}>"
    given = told | {"ACADEMIE_DATABASE": own.postgres.address, "ACADEMIE_REDIS": own.redis.address}
    with production(own, **given) as (address, inside, _process):
        keys = httpx.get(f"{address}/api/keys").json()
        assert until(lambda: httpx.get(f"{inside}/readyz").is_success)
    assert keys["origin"] == f"{SITE}/academie"
    assert keys["tick"] == read_key(str(tmp_path / "keys" / "signing")).public.hex()


def test_the_next_key_is_made_and_put_in_place(server: Server, tmp_path: Path) -> None:
    words = ("init", "--site", SITE, "--folder", str(tmp_path))
    assert server(*words)[0] == 0
    first = (tmp_path / "keys" / "signing").read_bytes()
    code, said = server(*words, "--swap")
    assert (code, "no next key" in said) == (2, True)
    code, said = server(*words, "--next")
    following = (tmp_path / "keys" / "next").read_bytes()
    key = read_key(str(tmp_path / "keys" / "next"))
    assert str(NamedKey(f"{SITE}/academie", LOG, key.public)) in said.splitlines()
    assert server(*words, "--swap")[0] == 0
    assert (tmp_path / "keys" / "signing").read_bytes() == following
    assert (tmp_path / "keys" / "former").read_bytes() == first
    assert not (tmp_path / "keys" / "next").exists()


@pytest.mark.parametrize("absent", ["signing", "seal", None])
def test_a_server_without_keys_does_not_start_and_says_how_to_make_them(
    warm: Warm, server: Server, tmp_path: Path, absent: str | None
) -> None:
    assert server("init", "--site", SITE, "--folder", str(tmp_path))[0] == 0
    given = {"ACADEMIE_KEYS": str(tmp_path / "keys")} if absent else {}
    if absent:
        (tmp_path / "keys" / absent).unlink()
    with forked(warm, "serve", "--port", str(free_port()), **given) as process:
        _printed, complained = process.communicate(timeout=120)
    assert process.returncode == 2
    assert "academie server init" in complained


FALSE = "203.0.113.77"
UNWITNESSED = "its log is cosigned by a witness"


@contextmanager
def site(server: Server, own: Parts, folder: Path, origin: str, **settings: str) -> Generator[str]:
    """A server as `init` sets it up, which has entered its page in the log; its address without a proxy."""
    assert server("init", "--site", SITE, "--folder", str(folder))[0] == 0
    given = {
        "ACADEMIE_KEYS": str(folder / "keys"),
        "ACADEMIE_ORIGIN": origin,
        "ACADEMIE_WEB": str(built(folder / "web", f"export default '{origin}';")),
        "ACADEMIE_LOG_SECONDS": "1",
        "ACADEMIE_SMTP": "smtp://127.0.0.1:1",
        "ACADEMIE_SECURE_COOKIES": "true",
        "ACADEMIE_TRUSTED_PROXIES": "127.0.0.1",
        "OTEL_METRICS_EXPORTER": "prometheus",
    }
    with production(own, **(given | settings)) as (address, _inside, _process):
        assert until(lambda: httpx.get(f"{address}/log/checkpoint").text.startswith(f"{origin}\n"))
        yield address


def marks(said: str) -> dict[str, bool]:
    """Each line about the server, and whether it is well."""
    return {line[2:]: line[0] == "✓" for line in said.splitlines() if line[:2] in {"✓ ", "✗ "}}


@pytest.mark.needs("nginx")
def test_a_server_behind_nginx_as_it_is_shipped_is_well(server: Server, own: Parts, tmp_path: Path) -> None:
    port = free_port()
    address, origin = f"https://localhost:{port}", f"localhost:{port}/academie"
    with (
        site(server, own, tmp_path, origin, ACADEMIE_ORIGINS=address) as behind,
        nginx(tmp_path, [behind.removeprefix("http://")], port),
    ):
        code, said = server("check", address, SSL_CERT_FILE=str(tmp_path / "site.pem"))
    assert len(marks(said)) == 13
    assert [line for line, well in marks(said).items() if not well] == [f"{UNWITNESSED} (–)"], said
    assert code == 1


def test_a_server_that_believes_its_callers_is_found_out(server: Server, own: Parts, tmp_path: Path) -> None:
    """Whoever asks comes from a machine that is trusted, as behind a proxy that hands on what it is told."""
    with site(server, own, tmp_path, "believing.example/academie") as address:
        code, said = server("check", address)
    assert code == 1
    (found,) = (line for line, well in marks(said).items() if FALSE in line and not well)
    assert f"X-Forwarded-For: {FALSE} → {FALSE}" in found
    assert marks(said)["health and metrics are told to nobody outside"], said


@pytest.mark.parametrize("witnessed", [False, True])
def test_a_log_that_somebody_else_has_signed_is_witnessed(witnessed: bool) -> None:
    own, other = Key(bytes(range(32))), Key(bytes(range(1, 33)))
    checkpoint = Checkpoint(f"{SITE}/academie", 1, bytes(32))
    cosignatures = [cosign(other, "witness.example.org", checkpoint.text, 1)] if witnessed else []
    note = sign_checkpoint(own, checkpoint, cosignatures)
    with patch.object(Site, "get", return_value=Answer(200, {}, str(note).encode(), "")):
        assert (is_witnessed(Site(f"https://{SITE}")) == "") is witnessed


@pytest.mark.parametrize(
    ("found", "well"),
    [
        (PageFound(3, 7), True),
        (PageFound(3, None), False),
        (PageFound(3, 7, flaws=[Message("dice-page-entry")]), False),
    ],
)
def test_the_page_is_compared_with_the_log(found: PageFound, well: bool) -> None:
    with patch("academie.commands.verify_page.verify_page", return_value=found):
        assert (sends_its_page(Site(f"https://{SITE}")) == "") is well


def test_a_server_that_is_not_there_is_wrong_in_every_line(server: Server) -> None:
    code, said = server("check", f"http://127.0.0.1:{free_port()}")
    assert code == 1
    assert len(marks(said)) == 13
    assert not any(marks(said).values()), said


async def test_a_caller_is_told_its_address_and_what_waits(parts: Parts, database: Database) -> None:
    given = {"ACADEMIE_TRUSTED_PROXIES": "127.0.0.1", "ACADEMIE_LOG_SECONDS": "3600"}
    with production(parts, **given) as (address, _inside, _process):
        await database.execute(
            "INSERT INTO log_pending (entry, at) VALUES ('x', now() - interval '100 days')"
        )
        try:
            told = httpx.get(f"{address}/api/address", headers={"X-Forwarded-For": FALSE}).json()
        finally:
            await database.execute("DELETE FROM log_pending WHERE entry = 'x'")
    assert (told["address"], told["mail"]) == (FALSE, False)
    assert told["log_waits"] == pytest.approx(100 * 24 * 3600, abs=60)
