"""What people do to prove who they are: passkeys, authenticator apps, links by mail."""

from __future__ import annotations

import time
from base64 import b32decode
from typing import TYPE_CHECKING, Any
from uuid import UUID

from cryptography.hazmat.primitives.hashes import SHA1
from cryptography.hazmat.primitives.twofactor.totp import TOTP

from tests.server.support.authenticator import Authenticator
from tests.server.support.visitors import PASSWORD, Visitor, good

if TYPE_CHECKING:
    from academie.server.base.database import Database

Json = dict[str, Any]
STEP_SECONDS = 30


def code_of(secret: str, steps: int = 0) -> str:
    """The code that an authenticator app shows, so many steps from now."""
    key = b32decode(secret + "=" * (-len(secret) % 8))
    return TOTP(key, 6, SHA1(), STEP_SECONDS).generate(int(time.time()) + steps * STEP_SECONDS).decode()


def with_app(visitor: Visitor) -> tuple[str, list[str]]:
    """Set up an authenticator app; returns its secret, and the recovery codes. The code before is spent."""
    secret: str = visitor.post("/totp")["secret"]
    codes = put(visitor, "/totp", code=code_of(secret, -1))["recovery_codes"]
    return secret, codes


def with_passkey(visitor: Visitor, device: Authenticator | None = None) -> tuple[Authenticator, Json]:
    """Add a passkey; returns the device that has it, and what the server said."""
    device = device or Authenticator()
    options = visitor.post("/passkeys/options")
    return device, visitor.post("/passkeys", credential=device.make(options), label="my phone")


def passkey_in(visitor: Visitor, device: Authenticator) -> Json:
    """Sign in by a passkey."""
    options = visitor.post("/sessions/passkey/options")
    told: Json = visitor.post("/sessions/passkey", credential=device.use(options))
    return told


def put(visitor: Visitor, path: str, **body: Any) -> Any:  # noqa: ANN401 - JSON of any shape
    return good(visitor.http.put(f"/api{path}", json=body))


def sign_in(visitor: Visitor, name: str, password: str = PASSWORD) -> Json:
    told: Json = visitor.post("/sessions", name=name, password=password)
    return told


async def letters(database: Database, address: str) -> list[Json]:
    """The mail that waits for an address, the oldest first."""
    rows = await database.fetch("SELECT * FROM outbox WHERE address = $1 ORDER BY id", address)
    return [dict(row) for row in rows]


def secret_in(letter: Json) -> str:
    """What stands behind the # of the link in a mail."""
    secret: str = letter["body"]["link"].partition("#")[2]
    assert secret
    return secret


async def with_email(visitor: Visitor, database: Database) -> str:
    """Confirm an e-mail address; returns it."""
    address = f"{visitor.name}@example.org"
    put(visitor, "/email", email=address)
    link = secret_in((await letters(database, address))[-1])
    visitor.post("/email/confirm", secret=link)
    return address


async def set_back(database: Database, visitor: Visitor, minutes: int = 11) -> None:
    """Have somebody's proof of who they are be some minutes old."""
    account = UUID(visitor.get("/me")["id"])
    await database.execute(
        "UPDATE session SET proved_at = proved_at - make_interval(mins => $2) WHERE account = $1",
        account,
        minutes,
    )
