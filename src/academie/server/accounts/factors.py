"""Changing the ways in which one signs in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from academie.server.accounts.addresses import Addresses, set_password
from academie.server.accounts.mails import send_change
from academie.server.accounts.passkeys import SITE, NewCredential, Passkey, Passkeys
from academie.server.accounts.passwords import Passwords, hash_password
from academie.server.accounts.second_factor import SecondFactor
from academie.server.accounts.sessions import WEB, close_sessions
from academie.server.accounts.sign_in import SignIns
from academie.server.edge.identity import Identity

if TYPE_CHECKING:
    from academie.server.base.database import Database
    from academie.server.base.settings import Settings


@dataclass(frozen=True, slots=True)
class Factors:
    """Changes the ways in which somebody signs in, and tells them by mail."""

    database: Database
    passwords: Passwords
    passkeys: Passkeys
    second_factor: SecondFactor
    sign_ins: SignIns
    addresses: Addresses

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
        return await self.second_factor.new_codes(owner.account)

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
