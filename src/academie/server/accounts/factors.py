"""The parts of a web process that know who people are, put together."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self
from urllib.parse import urlsplit

from academie.server.accounts.addresses import Addresses, Recovery, set_password
from academie.server.accounts.devices import Devices
from academie.server.accounts.erasure import Leaving
from academie.server.accounts.mails import send_change
from academie.server.accounts.one_time import OneTimes
from academie.server.accounts.passkeys import SITE, NewCredential, Passkey, Passkeys
from academie.server.accounts.passwords import Passwords, hash_password
from academie.server.accounts.second_factor import SecondFactor
from academie.server.accounts.service import Accounts
from academie.server.accounts.sessions import WEB, Sessions, close_sessions
from academie.server.accounts.sign_in import SignIns
from academie.server.base.encryption import SeedSealer, seal_key
from academie.server.base.settings import SIGNING
from academie.server.edge.identity import Identity

if TYPE_CHECKING:
    from academie.server.accounts.names.queries import Names
    from academie.server.base.database import Database
    from academie.server.base.settings import Settings
    from academie.server.base.tasks import Background


@dataclass(frozen=True, slots=True)
class IdentityParts:
    """What handlers of requests about accounts use."""

    database: Database
    accounts: Accounts
    names: Names
    passwords: Passwords
    sessions: Sessions
    devices: Devices
    onetimes: OneTimes
    passkeys: Passkeys
    second: SecondFactor
    sign_ins: SignIns
    addresses: Addresses
    recovery: Recovery
    leaving: Leaving
    password_alone: bool
    start: Callable[[Coroutine[Any, Any, None]], None]
    """Starts work that nobody waits for."""

    @classmethod
    def of(cls, database: Database, settings: Settings, names: Names, background: Background) -> Self:
        passwords = Passwords(settings.password_filter, settings.origins)
        accounts, sessions = Accounts(database, passwords, names), Sessions(database)
        onetimes = OneTimes(database)
        passkeys = Passkeys(database, onetimes, settings.origins)
        second = SecondFactor(database, SeedSealer(seal_key(settings)), site_name(settings))
        sign_ins = SignIns(
            database, accounts, sessions, onetimes, passkeys, second, password_alone=settings.password_alone
        )
        return cls(
            database=database,
            accounts=accounts,
            names=names,
            passwords=passwords,
            sessions=sessions,
            devices=Devices(database, signs=bool(settings.key_file(SIGNING))),
            onetimes=onetimes,
            passkeys=passkeys,
            second=second,
            sign_ins=sign_ins,
            addresses=Addresses(database, onetimes),
            recovery=Recovery(database, onetimes, passwords),
            leaving=Leaving(database),
            password_alone=settings.password_alone,
            start=background.start,
        )

    @property
    def sweeps(self) -> tuple[Callable[[], Awaitable[None]], ...]:
        """What is done again and again: forgetting what is over."""
        return self.sessions.clear, self.onetimes.clear, self.leaving.sweep

    async def change_password(self, owner: Identity, password: str, *, end_others: bool) -> None:
        """Give an account another password. Raises `UnsuitablePassword`."""
        self.passwords.check(password, owner.name, await self.addresses.of(owner.account))
        hashed = await hash_password(password)
        async with self.database.acquire() as connection, connection.transaction():
            await set_password(connection, owner.account, hashed)
        await self.changed(owner, "password", end_others=end_others)

    async def add_passkey(
        self, owner: Identity, made: NewCredential, label: str, *, end_others: bool
    ) -> tuple[Passkey, list[str]]:
        """Store a passkey; with the first second factor of an account come recovery codes."""
        passkey = await self.passkeys.add(owner.account, made, label)
        codes = await self.first_codes(owner)
        await self.changed(owner, "passkey-added", end_others=end_others)
        return passkey, codes

    async def first_codes(self, owner: Identity) -> list[str]:
        """Recovery codes for an account that has none left, else nothing."""
        if (await self.sign_ins.factors(owner.account)).codes:
            return []
        return await self.second.new_codes(owner.account)

    async def changed(self, owner: Identity, what: str, *, end_others: bool) -> None:
        """Tell the owner of an account by mail that it was changed, and end their other sessions."""
        async with self.database.acquire() as connection, connection.transaction():
            await send_change(connection, owner.account, what)
            if end_others:
                await close_sessions(connection, owner.account, but=owner.session, kind=WEB)


def site_name(settings: Settings) -> str:
    """The name that an authenticator app shows for this server."""
    host = urlsplit(settings.origins[0]).hostname if settings.origins else None
    return SITE if host is None else f"{SITE} ({host})"
