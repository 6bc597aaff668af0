"""People: their accounts and names, how they sign in, their devices, and programs that act for them."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from academie.server.accounts import export, mails, personal_data
from academie.server.accounts.addresses import Addresses, Recovery
from academie.server.accounts.callers import KnownCallers
from academie.server.accounts.devices import Devices
from academie.server.accounts.erasure import Leaving
from academie.server.accounts.factors import Factors
from academie.server.accounts.names.names import reserved_names
from academie.server.accounts.names.queries import Names
from academie.server.accounts.networks import Networks
from academie.server.accounts.one_time import OneTimes
from academie.server.accounts.passkeys import SITE, Passkeys
from academie.server.accounts.passwords import Passwords
from academie.server.accounts.programs.oauth import Authorizations
from academie.server.accounts.programs.tokens import Tokens
from academie.server.accounts.routes import accounts, factors, oauth, own_data, recovery, sessions, tokens
from academie.server.accounts.second_factor import SecondFactor
from academie.server.accounts.service import Accounts
from academie.server.accounts.sessions import Sessions, gone_sessions
from academie.server.accounts.sign_in import SignIns
from academie.server.base.changes import SESSION, Changes
from academie.server.base.database import Database
from academie.server.base.encryption import SeedSealer, seal_key
from academie.server.base.part import Part, Process
from academie.server.base.settings import SIGNING, Settings
from academie.server.edge.access import Callers

CLEAR_SECONDS: Final = 60.0


def start(process: Process) -> None:
    database, settings = process.get(Database), process.get(Settings)
    names = process.add(Names(database, reserved_names(settings.reserved_names)))
    passwords = process.add(Passwords(settings.password_filter, settings.origins))
    people = process.add(Accounts(database, passwords, names, process.tell))
    process.get(Changes).missed(SESSION, gone_sessions)
    open_sessions, one_times = process.add(Sessions(database)), process.add(OneTimes(database))
    passkeys = process.add(Passkeys(database, one_times, settings.origins))
    second_factor = process.add(SecondFactor(database, SeedSealer(seal_key(settings)), site_name(settings)))
    sign_ins = process.add(
        SignIns(
            database,
            people,
            open_sessions,
            one_times,
            passkeys,
            second_factor,
            password_alone=settings.password_alone,
        )
    )
    addresses = process.add(Addresses(database, one_times))
    process.add(Factors(database, passwords, passkeys, second_factor, sign_ins, addresses))
    process.add(Devices(database, signs=bool(settings.key_file(SIGNING))))
    process.add(Recovery(database, one_times, passwords))
    programs = process.add(Tokens(database))
    authorizations = process.add(Authorizations(database, programs, settings))
    process.add(KnownCallers(open_sessions, programs, sign_ins), by=Callers)
    networks = Networks(settings)
    process.add(networks, stop=networks.stop)
    held = process.add(personal_data.PersonalData(process.parts))
    leaving = process.add(Leaving(database, held))
    for forget in (open_sessions.clear, one_times.clear, leaving.sweep, authorizations.clear):
        process.every(CLEAR_SECONDS, forget)


def site_name(settings: Settings) -> str:
    """The name that an authenticator app shows for this server."""
    host = urlsplit(settings.origins[0]).hostname if settings.origins else None
    return SITE if host is None else f"{SITE} ({host})"


PART: Final = Part(
    name="accounts",
    start=start,
    routes=(
        *accounts.HANDLERS,
        *sessions.HANDLERS,
        *factors.HANDLERS,
        *own_data.HANDLERS,
        *recovery.HANDLERS,
        *tokens.HANDLERS,
        *oauth.HANDLERS,
    ),
    root=oauth.FOR_PROGRAMS,
    jobs=(export.JOB,),
    notices=(mails.ACCOUNT,),
    holds=personal_data.HOLDS,
    ids=("data_export.id", "device.session", "passkey.key_id", "session.id"),
)
