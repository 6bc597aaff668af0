"""How somebody proves who they are: by password and a second step, or by a passkey.

An account that has a second factor is never opened by its password alone. What changes how an account is
proved needs a proof of the last minutes.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as Base64Error
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final
from uuid import UUID

from academie.server.accounts.one_time import OneTimes, Purpose
from academie.server.accounts.passkeys import Passkeys, WrongPasskey
from academie.server.accounts.second_factor import ENROL, Factors, SecondFactor, SecondStepNeeded, factors_of
from academie.server.accounts.service import Accounts, WrongPassword
from academie.server.accounts.sessions import Sessions
from academie.server.base.errors import NotNow, NotYours, Refusal
from academie.server.edge.identity import Identity
from academie.words import Message

if TYPE_CHECKING:
    from academie.server.base.database import Database

Json = dict[str, Any]
PROVE_AGAIN: Final = Message("identity-prove-again")
LAST_FACTOR: Final = Message("identity-last-factor")


class SignInOver(Refusal):
    """The second step of a sign-in came too late, or after too many wrong codes."""

    status = 401

    def __init__(self) -> None:
        super().__init__(Message("identity-sign-in-over"))


class MustProve(NotYours):
    """Somebody must prove again who they are, since they did so too long ago."""


@dataclass(frozen=True, slots=True)
class SignIns:
    """The ways to sign in, and to prove again who one is."""

    database: Database
    accounts: Accounts
    sessions: Sessions
    onetimes: OneTimes
    passkeys: Passkeys
    second: SecondFactor
    password_alone: bool

    async def by_password(self, name: str, password: str) -> Identity:
        """Who has that name and password. Raises `WrongPassword`, or `SecondStepNeeded`."""
        found = await self.accounts.sign_in(name, password)
        factors = await self.factors(found.account)
        if factors.second:
            raise SecondStepNeeded(await self._pending(found.account), factors.ways)
        if not self.password_alone:
            raise SecondStepNeeded(await self._pending(found.account), [ENROL])
        return found

    async def second_step(self, pending: str, code: str) -> Identity:
        """Who began to sign in and now gives a code. Raises `SignInOver` or `WrongCode`.

        The sign-in can be finished once; a few wrong codes end it.
        """
        secret = decoded(pending)
        begun = await self.onetimes.attempt(Purpose.SECOND_STEP, secret)
        if begun is None or begun.account is None:
            raise SignInOver
        await self.second.check(begun.account, code)
        if await self.onetimes.use(Purpose.SECOND_STEP, secret) is None:
            raise SignInOver
        return await self._identity(begun.account)

    async def enrolling(self, pending: str) -> Identity:
        """Whose password was right, but is not enough here. Raises `SignInOver`."""
        begun = await self.onetimes.use(Purpose.SECOND_STEP, decoded(pending))
        if begun is None or begun.account is None:
            raise SignInOver
        return await self.enrolled(begun.account)

    async def enrolled(self, account: UUID) -> Identity:
        """Who may make a first passkey instead of signing in. Raises `SignInOver`."""
        if (await self.factors(account)).second:
            raise SignInOver
        return await self._identity(account)

    async def by_passkey(self, bound: bytes, credential: Json) -> Identity:
        """Whose passkey it is. Raises `WrongPasskey`."""
        return await self._identity(await self.passkeys.finish_use(bound, credential))

    async def prove(
        self, owner: Identity, password: str | None, code: str | None, credential: Json | None
    ) -> None:
        """Check a proof of who one is: by a passkey, or by the password and, if there is more, a code.

        Whoever has given it gets a new session.
        """
        if credential is not None:
            if await self.passkeys.finish_use(owner.session, credential) != owner.account:
                raise WrongPasskey
        elif password is None or not await self.accounts.verify(owner.account, password):
            raise WrongPassword(Message("server-wrong-password"))
        elif (factors := await self.factors(owner.account)).second:
            if code is None:
                raise SecondStepNeeded(pending="", ways=factors.ways)
            await self.second.check(owner.account, code)

    async def check_recent(self, owner: Identity) -> None:
        """Raise `MustProve` unless somebody proved in the last minutes who they are."""
        if not await self.sessions.proved_recently(owner.session):
            raise MustProve(PROVE_AGAIN)

    async def factors(self, account: UUID) -> Factors:
        """The ways an account has."""
        return await factors_of(self.database, account)

    async def remove_passkey(self, account: UUID, key_id: UUID) -> None:
        """Withdraw a passkey, unless it is the last way that is left."""
        factors = await self.factors(account)
        enough = factors.password and (factors.totp or self.password_alone)
        await self.passkeys.remove(account, key_id, needed=not enough)
        await self._drop_codes(account)

    async def remove_totp(self, account: UUID) -> None:
        """Have no authenticator app any more, unless a password alone is not enough here."""
        factors = await self.factors(account)
        if not (factors.passkey or self.password_alone):
            raise NotNow(LAST_FACTOR)
        await self.second.remove(account)
        await self._drop_codes(account)

    async def remove_password(self, account: UUID) -> None:
        """Have no password any more, only passkeys. Raises `NotNow` without one."""
        changed = await self.database.fetchval(
            """UPDATE account SET password = NULL
               WHERE id = $1 AND EXISTS (SELECT FROM passkey WHERE account = $1) RETURNING id""",
            account,
        )
        if changed is None:
            raise NotNow(LAST_FACTOR)

    async def _drop_codes(self, account: UUID) -> None:
        if not (await self.factors(account)).second:
            await self.second.drop_codes(account)

    async def _pending(self, account: UUID) -> str:
        return encoded(await self.onetimes.make(Purpose.SECOND_STEP, account=account))

    async def _identity(self, account: UUID) -> Identity:
        row = await self.database.fetchrow("SELECT id, name, guest FROM account WHERE id = $1", account)
        if row is None:
            raise SignInOver
        return Identity(*row)


def encoded(secret: bytes) -> str:
    """A secret as it is sent."""
    return urlsafe_b64encode(secret).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """A secret that was sent; one that nobody has if it cannot be read."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (Base64Error, ValueError):
        return b""
