"""Passkeys: discoverable WebAuthn credentials, by which somebody signs in without a password.

User verification is required, so that a passkey is two factors in one. The challenge of each ceremony is
random, serves once, for five minutes, and only to the browser it was given to. The relying party is the host
of the page that asks, which must be one of the server's origins.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, Final, NoReturn
from urllib.parse import urlsplit
from uuid import UUID

import asyncpg
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from academie.server.accounts.one_time import OneTime, OneTimes, Purpose
from academie.server.base.errors import NoSuch, NotNow, Refusal
from academie.server.edge.identity import Headers
from academie.words import Message

if TYPE_CHECKING:
    from academie.server.base.database import Database

MOST_PASSKEYS: Final = 20
TIMEOUT_MS: Final = 300_000
SITE: Final = "Académie"
Json = dict[str, Any]

ADD: Final = """
    INSERT INTO passkey (id, account, host, public_key, sign_count, aaguid, label)
    SELECT $1, $2, $3, $4, $5, $6, $7 WHERE (SELECT count(*) FROM passkey WHERE account = $2) < $8
    RETURNING key_id AS id, label, created_at, used_at
"""
FIND: Final = """
    SELECT passkey.account, public_key, sign_count, host FROM passkey
    JOIN account ON account.id = account WHERE passkey.id = $1
"""
USED: Final = """
    UPDATE passkey SET sign_count = $2, used_at = now()
    WHERE id = $1 AND (sign_count < $2 OR (sign_count = 0 AND $2 = 0)) RETURNING account
"""
LIST: Final = """
    SELECT key_id AS id, label, created_at, used_at FROM passkey WHERE account = $1 ORDER BY created_at
"""


class WrongPasskey(Refusal):
    """A passkey that does not prove what it should: unknown, withdrawn, copied, or used for another page."""

    status = 401

    def __init__(self) -> None:
        super().__init__(Message("identity-wrong-passkey"))


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey as its owner sees it."""

    id: UUID
    label: str
    created_at: datetime
    used_at: datetime | None


@dataclass(frozen=True, slots=True)
class NewCredential:
    """What a browser has made, checked: a passkey that is stored with its account."""

    id: bytes
    public_key: bytes
    sign_count: int
    aaguid: str
    host: str
    made_for: OneTime


class Passkeys:
    """Passkeys in the database, and the ceremonies by which they are made and used."""

    def __init__(self, database: Database, onetimes: OneTimes, origins: Sequence[str]) -> None:
        self._database = database
        self._onetimes = onetimes
        self._origins = tuple(origins)

    async def begin_registration(
        self, headers: Headers, bound: bytes, account: UUID, name: str, body: Json | None = None
    ) -> Json:
        """The options by which a browser makes a passkey for an account, which need not exist yet.

        `bound` is the browser or session that may finish; `body` is given back then.
        """
        host = self._host(headers)
        ids = await self._database.fetch("SELECT id FROM passkey WHERE account = $1", account)
        told = {**(body or {}), "host": host, "account": str(account)}
        challenge = await self._onetimes.make(Purpose.NEW_PASSKEY, bound=bound, body=told)
        options = generate_registration_options(
            rp_id=host,
            rp_name=SITE,
            user_name=name,
            user_id=account.bytes,
            challenge=challenge,
            timeout=TIMEOUT_MS,
            exclude_credentials=[PublicKeyCredentialDescriptor(id=bytes(row["id"])) for row in ids],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
        )
        return _options(options_to_json(options))

    async def finish_registration(self, bound: bytes, credential: Json) -> NewCredential:
        """Check what a browser has made. Raises `WrongPasskey`."""
        challenge = _challenge(credential)
        found = await self._onetimes.use(Purpose.NEW_PASSKEY, challenge, bound)
        if found is None:
            raise WrongPasskey
        host = found.body["host"]
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=host,
                expected_origin=self._origins_of(host),
                require_user_verification=True,
            )
        except Exception as wrong:
            _refuse(wrong)
        return NewCredential(
            made.credential_id, made.credential_public_key, made.sign_count, made.aaguid, host, found
        )

    async def add(self, account: UUID, made: NewCredential, label: str) -> Passkey:
        """Store a passkey of an account. Raises `NotNow` if it has too many, or if it is known already."""
        try:
            row = await self._database.fetchrow(
                ADD,
                made.id,
                account,
                made.host,
                made.public_key,
                made.sign_count,
                made.aaguid,
                label,
                MOST_PASSKEYS,
            )
        except asyncpg.UniqueViolationError:
            raise NotNow(Message("identity-passkey-known")) from None
        if row is None:
            raise NotNow(Message("identity-most-passkeys", most=MOST_PASSKEYS))
        return Passkey(**row)

    async def begin_use(self, headers: Headers, bound: bytes, account: UUID | None = None) -> Json:
        """The options by which a browser offers its passkeys; those of one account if it is given."""
        host = self._host(headers)
        rows = await self._database.fetch(
            "SELECT id FROM passkey WHERE account = $1 AND host = $2", account, host
        )
        told = {"host": host, "account": None if account is None else str(account)}
        challenge = await self._onetimes.make(Purpose.PASSKEY, bound=bound, body=told)
        options = generate_authentication_options(
            rp_id=host,
            challenge=challenge,
            timeout=TIMEOUT_MS,
            allow_credentials=[PublicKeyCredentialDescriptor(id=bytes(row["id"])) for row in rows],
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return _options(options_to_json(options))

    async def finish_use(self, bound: bytes, credential: Json) -> UUID:
        """The account that a passkey proves. Raises `WrongPasskey`."""
        challenge, key_id = _challenge(credential), _key_id(credential)
        found = await self._onetimes.use(Purpose.PASSKEY, challenge, bound)
        row = await self._database.fetchrow(FIND, key_id)
        if found is None or row is None or row["host"] != found.body["host"]:
            raise WrongPasskey
        said = _user(credential)
        if found.body["account"] not in {None, str(row["account"])} or said not in {
            None,
            row["account"].bytes,
        }:
            raise WrongPasskey
        try:
            used = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=row["host"],
                expected_origin=self._origins_of(row["host"]),
                credential_public_key=bytes(row["public_key"]),
                credential_current_sign_count=row["sign_count"],
                require_user_verification=True,
            )
        except Exception as wrong:
            _refuse(wrong)
        # The count is compared again where it is stored: of two uses at the same moment one may be a copy's.
        if await self._database.fetchval(USED, key_id, used.new_sign_count) is None:
            raise WrongPasskey
        account: UUID = row["account"]
        return account

    async def of(self, account: UUID) -> list[Passkey]:
        """The passkeys of an account, the oldest first."""
        return [Passkey(**row) for row in await self._database.fetch(LIST, account)]

    async def rename(self, account: UUID, key_id: UUID, label: str) -> Passkey:
        """Give a passkey another name. Raises `NoSuch`."""
        row = await self._database.fetchrow(
            """UPDATE passkey SET label = $3 WHERE account = $1 AND key_id = $2
               RETURNING key_id AS id, label, created_at, used_at""",
            account,
            key_id,
            label,
        )
        if row is None:
            raise NoSuch(Message("identity-no-passkey"))
        return Passkey(**row)

    async def remove(self, account: UUID, key_id: UUID, *, needed: bool) -> None:
        """Withdraw a passkey. Raises `NoSuch`, or `NotNow` for the last one of an account that needs one."""
        async with self._database.acquire() as connection, connection.transaction():
            await connection.execute("SELECT FROM account WHERE id = $1 FOR UPDATE", account)
            if (
                await connection.fetchval(
                    "DELETE FROM passkey WHERE account = $1 AND key_id = $2 RETURNING 1", account, key_id
                )
                is None
            ):
                raise NoSuch(Message("identity-no-passkey"))
            left = await connection.fetchval("SELECT count(*) FROM passkey WHERE account = $1", account)
            if needed and not left:
                raise NotNow(Message("identity-last-factor"))

    def _host(self, headers: Headers) -> str:
        """The host whose page asks, the first one if a program does. Raises `NotNow` without a name."""
        origin = next((value.decode("latin-1") for name, value in headers if name == b"origin"), None)
        asked = [origin] if origin in self._origins else [*self._origins]
        hosts = [host for each in asked if (host := urlsplit(each).hostname or "") and not _is_address(host)]
        if not hosts:
            raise NotNow(Message("identity-passkey-host"))
        return hosts[0]

    def _origins_of(self, host: str) -> list[str]:
        return [origin for origin in self._origins if urlsplit(origin).hostname == host]


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _options(text: str) -> Json:
    options: Json = json.loads(text)
    return options


def _challenge(credential: Json) -> bytes:
    """The challenge that a browser says it answers. Raises `WrongPasskey`."""
    try:
        data = base64url_to_bytes(credential["response"]["clientDataJSON"])
        return parse_client_data_json(data).challenge
    except Exception as wrong:
        _refuse(wrong)


def _key_id(credential: Json) -> bytes:
    try:
        return base64url_to_bytes(credential["id"])
    except Exception as wrong:
        _refuse(wrong)


def _user(credential: Json) -> bytes | None:
    """Whose passkey it is, as the device says if it says so."""
    try:
        handle: str | None = credential["response"].get("userHandle")
        return base64url_to_bytes(handle) if handle else None
    except Exception as wrong:
        _refuse(wrong)


def _refuse(wrong: Exception) -> NoReturn:
    """Raise `WrongPasskey` for data that cannot be read or does not verify."""
    readable = WebAuthnException | ValueError | KeyError | TypeError | AttributeError | IndexError
    if isinstance(wrong, readable):
        raise WrongPasskey from None
    raise wrong
