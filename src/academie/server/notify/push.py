"""Push messages to browsers (RFC 8030), encrypted for each (RFC 8291) and signed by the server (RFC 8292).

The address of a push service comes from the browser, that is, from anybody: messages go by HTTPS to public
addresses only, redirects are not followed, and names are resolved once, so that no name can lead inside.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import stat
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from ipaddress import ip_address, ip_network
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit
from uuid import UUID

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)
from py_vapid import Vapid02
from pywebpush import WebPusher

from academie.kernel import OptionError
from academie.server.base.database import DATABASE_AWAY
from academie.server.base.declared.notices import NoticeKind, NoticeKinds
from academie.server.base.errors import NoSuch, NotNow
from academie.server.base.settings import PUSH, Settings
from academie.server.mail.mail_text import Sender
from academie.server.mail.outbox import Outcome, State, Waiting
from academie.words import Message, from_json

if TYPE_CHECKING:
    from academie.server.base.declared.notices import NoticeKind, NoticeKinds
from academie.server.base.database import Database

MOST_PAYLOAD: Final = 1000
MOST_TEXT: Final = 200
PUSH_SECONDS: Final = 15.0
TOKEN_SECONDS: Final = 12 * 3600
MOST_DEVICES: Final = 10
MOST_FAILURES: Final = 20
TAKEN: Final = range(200, 300)
GONE: Final = frozenset({404, 410})
TOO_MANY: Final = 429
ERRORS: Final = range(500, 600)
PRIVATE: Final = stat.S_IRWXG | stat.S_IRWXO
KEY_BYTES: Final = 65
AUTH_BYTES: Final = 16
NOT_PUBLIC: Final = Message("server-push-endpoint")
LEADS_INSIDE: Final = tuple(map(ip_network, ("fec0::/10", "64:ff9b::/96", "2002::/16", "::/96")))
"""Addresses of a site (RFC 3879), and those that a gateway turns into IPv4: NAT64 (RFC 6052), 6to4 (RFC 3056)
and IPv4-compatible ones (RFC 4291)."""

SUBSCRIBE: Final = """
    INSERT INTO push (endpoint, account, p256dh, auth, label)
    SELECT $1, $2, $3, $4, $5 WHERE (SELECT count(*) FROM push WHERE account = $2 AND endpoint <> $1) < $6
    ON CONFLICT (endpoint) DO UPDATE SET account = excluded.account, p256dh = excluded.p256dh,
        auth = excluded.auth, label = excluded.label, failed = 0
    RETURNING *
"""
SENT: Final = "UPDATE push SET used_at = now(), failed = 0 WHERE endpoint = $1"
FAILED: Final = "UPDATE push SET failed = failed + 1 WHERE endpoint = $1 RETURNING failed"
DROP: Final = "DELETE FROM push WHERE endpoint = $1"


@dataclass(frozen=True, slots=True)
class Device:
    """A browser that gets push messages."""

    id: UUID
    label: str
    created_at: datetime
    used_at: datetime | None


@dataclass(frozen=True, slots=True)
class Subscription:
    """Where a browser gets push messages, and with which keys they are encrypted for it."""

    endpoint: str
    p256dh: str
    auth: str
    label: str = ""


def make_vapid_key(path: Path) -> None:
    """Write a new key that its owner alone can read, unless there is one."""
    made = ec.generate_private_key(ec.SECP256R1())
    with suppress(FileExistsError):
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, stat.S_IRUSR | stat.S_IWUSR)
        with os.fdopen(descriptor, "wb") as file:
            file.write(made.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))


@cache
def read_vapid_key(file: str) -> ec.EllipticCurvePrivateKey:
    """The key of a server. Raises `OptionError` if it cannot be read, or others could read it, too."""
    path = Path(file)
    try:
        key = load_pem_private_key(path.read_bytes(), None)
        private = path.stat().st_mode & PRIVATE == 0
    except (OSError, ValueError, TypeError):
        key, private = None, False
    if not isinstance(key, ec.EllipticCurvePrivateKey) or not private or key.curve.name != "secp256r1":
        raise OptionError(Message("server-vapid-key", file=file))
    return key


def public_key(settings: Settings) -> str | None:
    """The key by which browsers know the server; nothing if there are no push messages."""
    if not (file := settings.key_file(PUSH)):
        return None
    public = read_vapid_key(file).public_key()
    return encoded(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def encoded(data: bytes) -> str:
    """The bytes as base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of base64url, padded or not. Raises `ValueError`."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_subscription(asked: Subscription, *, local: bool) -> None:
    """Raise `OptionError` unless it can be sent to; whether its name is public is looked up when it is."""
    try:
        key, secret = decoded(asked.p256dh), decoded(asked.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
        sound = len(key) == KEY_BYTES and len(secret) == AUTH_BYTES
    except ValueError:
        sound = False
    if not sound or not may_send_to(asked.endpoint, local=local):
        raise OptionError(NOT_PUBLIC)


def may_send_to(endpoint: str, *, local: bool) -> bool:
    """Whether an endpoint is one of a public push service, as far as its address tells."""
    try:
        address = urlsplit(endpoint)
        host, port = address.hostname or "", address.port
    except ValueError:
        return False
    if local and host in {"localhost", "127.0.0.1"}:
        return address.scheme in {"http", "https"}
    if address.scheme != "https" or address.username is not None or port not in {None, 443}:
        return False
    try:
        return is_public(host)
    except ValueError:  # a name
        return "." in host and not host.endswith((".local", ".internal", ".localhost", "."))


def is_public(address: str) -> bool:
    """Whether an IP address is one of the public internet. Raises `ValueError` for what is none."""
    found = ip_address(address)
    mapped = getattr(found, "ipv4_mapped", None)
    inside = any(found in network for network in LEADS_INSIDE)
    return (mapped or found).is_global and not found.is_multicast and not inside


class PublicResolver(AbstractResolver):
    """Resolves names, and refuses those that lead to an address that is not public."""

    def __init__(self, *, local: bool) -> None:
        self._local = local
        self._resolver = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        found = await self._resolver.resolve(host, port, family)
        allowed = [each for each in found if is_public(each["host"]) or (self._local and host == "localhost")]
        if not allowed:
            raise OSError(f"{host} has no public address")
        return allowed

    async def close(self) -> None:
        await self._resolver.close()


class Subscriptions:
    """The browsers of people, in the database."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings

    @property
    def public_key(self) -> str | None:
        return public_key(self._settings)

    async def subscribe(self, account: UUID, asked: Subscription) -> Device:
        """Send push messages to a browser, which leaves whom it belonged to before. Raises `OptionError`."""
        check_subscription(asked, local=self._settings.push_local)
        values = (asked.endpoint, account, asked.p256dh, asked.auth, asked.label, MOST_DEVICES)
        row = await self._database.fetchrow(SUBSCRIBE, *values)
        if row is None:
            raise NotNow(Message("server-most-devices", most=MOST_DEVICES))
        return Device(row["id"], row["label"], row["created_at"], row["used_at"])

    async def devices(self, account: UUID) -> list[Device]:
        """The browsers of an account, the oldest first."""
        rows = await self._database.fetch(
            "SELECT id, label, created_at, used_at FROM push WHERE account = $1 ORDER BY created_at", account
        )
        return [Device(*row) for row in rows]

    async def forget(self, account: UUID, device: UUID) -> None:
        """Send no more to a browser. Raises `NoSuch`."""
        gone = await self._database.fetchval(
            "DELETE FROM push WHERE account = $1 AND id = $2 RETURNING id", account, device
        )
        if gone is None:
            raise NoSuch(Message("server-no-device"))


class PushCarrier:
    """Hands push messages over to the push services of browsers."""

    def __init__(self, settings: Settings, database: Database, kinds: NoticeKinds) -> None:
        self._settings = settings
        self._database = database
        self._kinds = kinds
        file = settings.key_file(PUSH)
        self._vapid = Vapid02(read_vapid_key(file)) if file else None
        self._subject = f"mailto:{Sender.of(settings).address}"
        self._session: aiohttp.ClientSession | None = None

    async def send(self, message: Waiting) -> Outcome:
        """Hand a message over; only a service that does not answer leaves it open whether it has it."""
        try:
            row = await self._database.fetchrow("SELECT * FROM push WHERE endpoint = $1", message.address)
        except DATABASE_AWAY:
            return Outcome(State.WAITING, "the database was away")
        if row is None:
            return Outcome(State.CANCELLED, "the browser is no longer subscribed")
        if (why := self._hindrance(message.address)) is not None:
            return Outcome(State.FAILED, why)
        keys = {"p256dh": row["p256dh"], "auth": row["auth"]}
        pusher = WebPusher({"endpoint": message.address, "keys": keys})
        body = (await asyncio.to_thread(pusher.encode, payload_of(message)))["body"]
        return await self._handed_over(message, body)

    def _hindrance(self, endpoint: str) -> str | None:
        """Why nothing can be sent to an endpoint, ever; nothing if it can."""
        if self._vapid is None:
            return "no key for push messages is in ACADEMIE_KEYS"
        public = may_send_to(endpoint, local=self._settings.push_local)
        return None if public else "not the address of a public push service"

    async def _handed_over(self, message: Waiting, body: bytes) -> Outcome:
        try:
            status = await self._posted(message, body)
        except aiohttp.ClientConnectorError as away:
            return Outcome(State.WAITING, f"the push service cannot be reached: {away}")
        except (aiohttp.ClientError, TimeoutError, OSError) as lost:
            return Outcome(State.UNSURE, f"the push service did not say whether it took it: {lost!r}")
        with suppress(*DATABASE_AWAY):
            await self._remember(message.address, status)
        return outcome_of(status)

    async def _posted(self, message: Waiting, body: bytes) -> int:
        """Hand a message over, and return the status that the push service answers."""
        if self._session is None:
            connector = aiohttp.TCPConnector(resolver=PublicResolver(local=self._settings.push_local))
            limit = aiohttp.ClientTimeout(total=PUSH_SECONDS)
            self._session = aiohttp.ClientSession(connector=connector, timeout=limit)
        headers = {**self._signature(message.address), **headers_of(message, self._kinds[message.kind])}
        answering = self._session.post(message.address, data=body, headers=headers, allow_redirects=False)
        async with answering as answer:
            return answer.status

    def _signature(self, endpoint: str) -> dict[str, str]:
        assert self._vapid is not None
        address = urlsplit(endpoint)
        claims: dict[str, str | int] = {
            "aud": f"{address.scheme}://{address.netloc}",
            "exp": int(time()) + TOKEN_SECONDS,
            "sub": self._subject,
        }
        return self._vapid.sign(claims)

    async def _remember(self, endpoint: str, status: int) -> None:
        """Keep whether a browser can be reached; one that is gone, or fails again and again, is forgotten."""
        if status in TAKEN:
            await self._database.execute(SENT, endpoint)
            return
        failures: int | None = await self._database.fetchval(FAILED, endpoint)
        if status in GONE or (failures or 0) >= MOST_FAILURES:
            await self._database.execute(DROP, endpoint)

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()


def outcome_of(status: int) -> Outcome:
    """What the answer of a push service means."""
    if status in TAKEN:
        return Outcome(State.SENT)
    if status in GONE:
        return Outcome(State.FAILED, f"{status}: the browser is no longer subscribed")
    # Too much at once, or an error of the service: later. Anything else it will not take later either.
    again = status == TOO_MANY or status in ERRORS
    return Outcome(State.WAITING if again else State.FAILED, f"the push service answered {status}")


def headers_of(message: Waiting, kind: NoticeKind) -> dict[str, str]:
    """How long the push service keeps a message, how urgent it is, and which one it takes the place of."""
    return {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(message.body.get("ttl") or kind.push_seconds),
        "Urgency": "high" if kind.urgent else "normal",
        "Topic": topic_of(str(message.body["tag"])),
    }


def topic_of(subject: str) -> str:
    """The subject in the letters that a topic may have, at most 32 of them."""
    with suppress(ValueError):
        return encoded(UUID(subject).bytes)
    return encoded(subject.encode())[:32]


def payload_of(message: Waiting) -> bytes:
    """What the browser is told, in the language of its owner: no more than a title, a line and an address."""
    body: dict[str, Any] = dict(message.body)
    said = {part: from_json(body[part]).in_(message.language)[:MOST_TEXT] for part in ("title", "text")}
    told = {"title": said["title"], "body": said["text"], "url": body["link"], "tag": body["tag"]}
    data = json.dumps({**told, "lang": message.language.value}, ensure_ascii=False).encode()
    assert len(data) <= MOST_PAYLOAD
    return data
