"""A push service of our own: it checks who sends (RFC 8292), and reads as a browser would (RFC 8291)."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from time import monotonic, sleep, time
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from academie.server.notify.push import Subscription, decoded, encoded
from academie.server.operations.private_services import LOOPBACK

CURVE = ec.SECP256R1()


@dataclass(slots=True)
class Browser:
    """A browser that is subscribed: its keys, and what it was told."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(CURVE))
    secret: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    status: int = 201
    """What is answered to a message."""
    told: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    headers: list[dict[str, str]] = field(default_factory=list[dict[str, str]])
    asked: int = 0

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def subscription(self) -> Subscription:
        return Subscription(self.endpoint, encoded(self.point), encoded(self.secret), "Test")

    def read(self, body: bytes) -> dict[str, Any]:
        """A message as the browser decrypts it."""
        salt, size = body[:16], body[20]
        sender, sealed = body[21 : 21 + size], body[21 + size :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        secret = _derived(shared, self.secret, b"WebPush: info\0" + self.point + sender, 32)
        key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert plain.endswith(b"\2"), "the mark of the last record"
        told: dict[str, Any] = json.loads(plain[:-1])
        return told

    def wait_for(self, many: int, seconds: float = 20.0) -> list[dict[str, Any]]:
        """What the browser was told, once it is so much."""
        until = monotonic() + seconds
        while len(self.told) < many and monotonic() < until:
            sleep(0.05)
        return self.told


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def check_signature(header: str, audience: str, server_key: str | None) -> None:
    """Fail unless a message is signed for this service by the key that browsers subscribed with."""
    scheme, _, given = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in given.split(","))
    signed, _, signature = parts["t"].rpartition(".")
    raw = decoded(signature)
    whole = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(parts["k"]))
    key.verify(whole, signed.encode(), ec.ECDSA(SHA256()))
    claims = json.loads(decoded(signed.partition(".")[2]))
    assert scheme == "vapid"
    assert claims["aud"] == audience
    assert time() < claims["exp"] <= time() + 24 * 3600
    assert claims["sub"].startswith("mailto:")
    assert server_key in {None, parts["k"]}


class PushService:
    """The service, with the browsers that are subscribed to it."""

    def __init__(self, server_key: str | None = None) -> None:
        service = self
        self.server_key = server_key
        self.browsers: dict[str, Browser] = {}
        self.wrong: list[str] = []
        """What was wrong with messages."""
        self.helps: dict[str, Callable[[Any], object]] = {"/browser": self._offer}
        """What else can be asked of it, for stories."""

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                if self.path in service.helps:
                    self.answer(200, service.helps[self.path](json.loads(body)))
                else:
                    self.answer(service.take(self.path, dict(self.headers.items()), body), None)

            def do_GET(self) -> None:
                """What a browser was told, for stories that have no push service of their own."""
                self.answer(200, service.browsers[self.path].told)

            def answer(self, status: int, told: object) -> None:
                sent = json.dumps(told).encode()
                self.send_response(status)
                self.send_header("Content-Length", str(len(sent)))
                self.end_headers()
                self.wfile.write(sent)

            def log_message(self, format: str, *args: object) -> None:
                """Say nothing."""

        self.server = ThreadingHTTPServer((LOOPBACK, 0), Handler)

    @property
    def address(self) -> str:
        return f"http://{LOOPBACK}:{self.server.server_port}"

    def browser(self) -> Browser:
        path = f"/{secrets.token_hex(8)}"
        self.browsers[path] = Browser(f"{self.address}{path}")
        return self.browsers[path]

    def _offer(self, _asked: object) -> object:
        browser = self.browser()
        asked = browser.subscription
        keys = {"p256dh": asked.p256dh, "auth": asked.auth}
        path = browser.endpoint.removeprefix(self.address)
        return {"path": path, "subscription": {"endpoint": asked.endpoint, "keys": keys}}

    def take(self, path: str, headers: dict[str, str], body: bytes) -> int:
        """Take a message for a browser, and say what is answered."""
        browser = self.browsers[path]
        browser.asked += 1
        try:
            check_signature(headers["Authorization"], self.address, self.server_key)
            told = browser.read(body)
        except Exception as wrong:  # whatever is wrong, the sender is told
            self.wrong.append(repr(wrong))
            return 400
        if browser.status == 201:
            browser.told.append(told)
            browser.headers.append(headers)
        return browser.status


@contextmanager
def push_service(server_key: str | None = None) -> Generator[PushService]:
    """A push service on loopback inside the context."""
    service = PushService(server_key)
    thread = Thread(target=service.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        service.server.shutdown()
        service.server.server_close()
