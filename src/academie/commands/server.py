"""`academie server`: what whoever runs one does once, and a look at it from outside."""

from __future__ import annotations

import base64
import json
import re
import secrets
import ssl
from collections.abc import Callable, Iterator, Mapping
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple
from urllib.parse import urlsplit

import typer

from academie.commands.help import ReaderGroup
from academie.commands.options import DEFAULT_LANGUAGE, LanguageOption
from academie.commands.output import out
from academie.commands.prompt import at_terminal
from academie.kernel import AcademieError, OptionError
from academie.words import Language, Message

SECONDS: Final = 15.0
MOST_BYTES: Final = 2**20
FORGED: Final = "203.0.113.77"
"""An address that is nobody's (RFC 5737)."""
CLAIMS: Final = (
    {"X-Forwarded-For": FORGED},
    {"X-Forwarded-For": f"{FORGED}, 127.0.0.1"},
    {"Forwarded": f"for={FORGED}"},
    {"X-Real-IP": FORGED},
)
INSIDE: Final = ("/metrics", "/metrics/", "/%6detrics", "/healthz", "/healthz/", "/readyz", "/readyz/")
MOST_WAITS: Final = 300
"""How many seconds what is to be entered in the log may wait."""
OK: Final = 200
SWITCHES: Final = 101
REDIRECTS: Final = frozenset({301, 302, 307, 308})
NOT_FOUND: Final = 404

server_app: Final = typer.Typer(cls=ReaderGroup, no_args_is_help=True, add_completion=False)


@server_app.command()
def init(
    site: Annotated[str, typer.Option()] = "",
    folder: Annotated[Path, typer.Option()] = Path("/etc/academie"),
    following: Annotated[bool, typer.Option("--next")] = False,
    swap: Annotated[bool, typer.Option("--swap")] = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Make the keys and the settings of a server, once: what is there stays as it is."""
    from academie.dice.keys import make_key
    from academie.server.base.settings import NEXT, SIGNING
    from academie.server.operations.init import check_site, log_key, make_keys, make_settings, swap_keys

    site = site or asked_site(lang)
    check_site(site)
    keys = folder.resolve() / "keys"
    make_keys(keys)
    make_settings(settings := keys.parent / "academie.env", site, keys)
    if following:
        make_key(keys / NEXT)
    if swap:
        swap_keys(keys)
    shown = keys / (NEXT if following and not swap else SIGNING)
    say(Message("commands-server-made", keys=keys, settings=settings).in_(lang))
    say(Message("commands-server-key", file=shown).in_(lang))
    say(log_key(shown, site))
    say(Message("commands-server-then").in_(lang))


def asked_site(language: Language) -> str:
    """The name of the site, under which the server signs for ever: who sets it up says it.

    Raises `OptionError` where nobody can be asked.
    """
    if not at_terminal():
        raise OptionError(Message("server-no-site"))
    answer: str = typer.prompt(Message("commands-server-site").in_(language))
    return answer.strip()


class Answer(NamedTuple):
    """What a server answers, and the address it answered from."""

    status: int
    headers: Mapping[str, str]
    body: bytes
    peer: str

    def told(self) -> dict[str, Any]:
        """What it tells as JSON. Raises `ValueError`."""
        found: dict[str, Any] = json.loads(self.body)
        return found


class Site:
    """A server as anybody sees it."""

    def __init__(self, address: str) -> None:
        self.parts = urlsplit(address)
        self.origin = f"{self.parts.scheme}://{self.parts.netloc}"
        if self.parts.scheme not in {"http", "https"} or not self.parts.hostname:
            raise AcademieError(Message("commands-check-address-wrong", address=address))

    def get(self, path: str, headers: Mapping[str, str] | None = None, *, plain: bool = False) -> Answer:
        """Ask for a path, letter by letter. Raises `OSError` or `HTTPException`."""
        host, port = str(self.parts.hostname), self.parts.port
        if plain or self.parts.scheme == "http":
            line = HTTPConnection(host, None if plain else port, timeout=SECONDS)
        else:
            context = ssl.create_default_context()
            line = HTTPSConnection(host, port, timeout=SECONDS, context=context)
        try:
            line.request("GET", path, headers={"User-Agent": "academie", **(headers or {})})
            peer = line.sock.getpeername()[0]
            with line.getresponse() as answer:
                body = b"" if answer.status == SWITCHES else answer.read(MOST_BYTES)
                told = {name.lower(): value for name, value in answer.getheaders()}
                return Answer(answer.status, told, body, peer)
        finally:
            line.close()

    def opens(self, origin: str) -> int:
        """The status of the answer to a page of that origin that asks for a socket."""
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        asked = {"Connection": "Upgrade", "Upgrade": "websocket", "Origin": origin}
        return self.get("/ws", asked | {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key}).status


Look = Callable[[Site], str]
"""Looks at one thing, and says what is wrong with it; nothing if it is well."""


@server_app.command()
def check(server: Annotated[str, typer.Argument()], lang: LanguageOption = DEFAULT_LANGUAGE) -> None:
    """Look at a server from outside, as anybody can; exit 1 if something is wrong."""
    site, well = Site(server), True
    for what, look in looks(site):
        try:
            wrong = look(site)
        except (OSError, HTTPException, ValueError, KeyError, AcademieError) as error:
            wrong = f"{type(error).__name__}: {error}"
        well = well and not wrong
        say(f"✗ {what.in_(lang)} ({wrong})" if wrong else f"✓ {what.in_(lang)}")
    raise typer.Exit(0 if well else 1)


def looks(site: Site) -> Iterator[tuple[Message, Look]]:
    """What is looked at, from the line to the letters that it sends."""
    yield Message("commands-check-answers"), answers
    if site.parts.port is None:
        yield Message("commands-check-plain"), leads_to_tls
    yield Message("commands-check-hsts"), demands_tls
    yield Message("commands-check-claims"), believes_no_claim
    yield Message("commands-check-callers"), knows_callers
    yield Message("commands-check-inside"), hides_inside
    yield Message("commands-check-socket"), opens_socket
    yield Message("commands-check-foreign"), refuses_others
    yield Message("commands-check-keys"), signs
    yield Message("commands-check-log"), keeps_log
    yield Message("commands-check-witnesses"), is_witnessed
    yield Message("commands-check-page"), sends_its_page
    yield Message("commands-check-push"), pushes
    yield Message("commands-check-mail"), mails


def answers(site: Site) -> str:
    status = site.get("/").status
    return site.origin if site.parts.scheme != "https" else "" if status == OK else str(status)


def leads_to_tls(site: Site) -> str:
    answer = site.get("/", plain=True)
    to = answer.headers.get("location", "")
    well = answer.status in REDIRECTS and to.startswith("https://")
    return "" if well else f"{answer.status} {to}"


def demands_tls(site: Site) -> str:
    found = site.get("/").headers.get("strict-transport-security", "")
    return "" if re.search(r"max-age=[1-9]", found) else found or "–"


def believes_no_claim(site: Site) -> str:
    own = site.get("/api/address").told()["address"]
    for claim in CLAIMS:
        if (taken := site.get("/api/address", claim).told()["address"]) != own:
            ((header, said),) = claim.items()
            return f"{header}: {said} → {taken}"
    return ""


def knows_callers(site: Site) -> str:
    """A public server that takes its callers for machines inside takes all of them for its proxy."""
    answer = site.get("/api/address")
    own = answer.told()["address"]
    inside = ip_address(answer.peer).is_global and not ip_address(own).is_global
    return own if inside else ""


def hides_inside(site: Site) -> str:
    found = {path: site.get(path).status for path in INSIDE}
    return ", ".join(f"{path} {status}" for path, status in found.items() if status != NOT_FOUND)


def opens_socket(site: Site) -> str:
    status = site.opens(site.origin)
    return "" if status == SWITCHES else str(status)


def refuses_others(site: Site) -> str:
    status = site.opens("https://elsewhere.example")
    return str(status) if status == SWITCHES else ""


def signs(site: Site) -> str:
    """By the name that it is found under: that is where its key is looked for."""
    told = site.get("/api/keys").told()
    named = str(told["origin"]).partition("/")[0] == site.parts.netloc
    return "" if told["log"] and named else f"{told['origin']} {told['log'] or '–'}"


def keeps_log(site: Site) -> str:
    from academie.dice.notes import NamedKey, read_note

    key = NamedKey.read(site.get("/api/keys").told()["log"])
    answer = site.get("/log/checkpoint")
    if answer.status != OK:
        return str(answer.status)
    if not read_note(answer.body).by(key):
        return str(key)
    waits = site.get("/api/address").told()["log_waits"]
    return "" if waits <= MOST_WAITS else f"{waits} s"


def is_witnessed(site: Site) -> str:
    """That somebody else has signed is all that can be seen without the keys of witnesses."""
    from academie.dice.notes import read_note

    note = read_note(site.get("/log/checkpoint").body)
    origin = note.text.partition("\n")[0]
    return "" if any(each.name != origin for each in note.signatures) else "–"


def sends_its_page(site: Site) -> str:
    from academie.commands.verify_page import verify_page
    from academie.dice.entered import LogTrust

    found = verify_page(site.origin, None, LogTrust())
    return "; ".join(flaw.en for flaw in found.flaws) or ("–" if found.entry is None else "")


def pushes(site: Site) -> str:
    return "" if site.get("/api/push/key").told()["key"] else "–"


def mails(site: Site) -> str:
    return "" if site.get("/api/address").told()["mail"] else "–"


def say(line: str) -> None:
    out.print(line, highlight=False, markup=False, soft_wrap=True)
