"""Making an account, by password or passkey, and who is signed in."""

from __future__ import annotations

from typing import Annotated, Any, Final
from uuid import UUID, uuid4

import msgspec
from litestar import Response, get, post, put
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from academie.server.accounts.erasure import Leaving
from academie.server.accounts.factors import Factors
from academie.server.accounts.names.queries import Names
from academie.server.accounts.passkeys import Passkeys
from academie.server.accounts.routes.sessions import (
    Browser,
    Me,
    Options,
    Secret,
    signed_in,
    start_session,
    to_me,
)
from academie.server.accounts.service import Accounts
from academie.server.accounts.sessions import Sessions
from academie.server.accounts.sign_in import SignIns
from academie.server.base.errors import NotYours
from academie.server.base.limits import GUEST, REGISTER, SIGN_IN, Limits, by_address, client_address
from academie.server.base.settings import Settings
from academie.server.edge.access import AnyRequest, Caller, Player, Uses, allows
from academie.server.edge.identity import Identity
from academie.server.edge.problems import problems
from academie.server.edge.scopes import ANY
from academie.words import Message

Name = Annotated[str, Meta(min_length=2, max_length=60)]
"""As it is typed: accents may be characters of their own."""
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Label = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f]+$")]


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """A name of 2 to 20 letters, digits, `-` or `_`, and a password."""

    name: Name
    password: Password


CredentialsBody = JSONBody[Credentials]


class NewPasskeyAsked(msgspec.Struct, forbid_unknown_fields=True):
    """The name of the new account; or, where a sign-in was answered with `new-passkey`, its `pending`."""

    name: Name | None = None
    pending: Secret | None = None


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """What the browser made of the options, as JSON, and a name for the passkey."""

    credential: dict[str, Any]
    label: Label


class Registered(msgspec.Struct):
    """Who is signed in now, and recovery codes, shown this once; none if the account had some."""

    me: Me
    recovery_codes: list[str]


def guest_of(caller: Identity | None) -> UUID | None:
    """The guest on whose page a request is made, if it is one: the account becomes theirs."""
    return caller.account if caller is not None and caller.guest and caller.kind == "web" else None


@post("/accounts", responses=problems(403, 409), tags=["accounts"])
async def register(
    data: CredentialsBody,
    request: AnyRequest,
    settings: Uses[Settings],
    limits: Uses[Limits],
    accounts: Uses[Accounts],
    leaving: Uses[Leaving],
    sessions: Uses[Sessions],
    caller: Caller,
) -> Response[Me]:
    """Makes an account and signs in; a guest keeps id and games."""
    await limits.take(*by_address(REGISTER, client_address(request.scope)))
    if not settings.password_alone:
        raise NotYours(Message("identity-password-alone"))
    guest = guest_of(caller)
    identity = await accounts.register(data.name, data.password, guest=guest)
    return await signed_in(leaving, settings, sessions, limits, request, caller, identity)


@post(
    "/accounts/passkey/options", status_code=HTTP_200_OK, responses=problems(401, 403, 409), tags=["accounts"]
)
async def register_options(
    data: JSONBody[NewPasskeyAsked],
    request: AnyRequest,
    settings: Uses[Settings],
    limits: Uses[Limits],
    accounts: Uses[Accounts],
    passkeys: Uses[Passkeys],
    sign_ins: Uses[SignIns],
    caller: Caller,
) -> Response[Options]:
    """What the browser needs to make the first passkey of an account, for five minutes."""
    await limits.take(*by_address(SIGN_IN, client_address(request.scope)))
    browser = Browser(request, settings)
    if data.pending is not None:
        known = await sign_ins.enrolling(data.pending)
        account, name, told = known.account, known.name, dict[str, Any]()
    else:
        name = accounts.checked_name(data.name or "")
        account, told = guest_of(caller) or uuid4(), {"name": name}
    headers = request.scope["headers"]
    options = await passkeys.begin_registration(headers, browser.bound, account, name, told)
    return Response(options, cookies=[browser.cookie])


@post("/accounts/passkey", responses=problems(401, 403, 409), tags=["accounts"])
async def register_by_passkey(
    data: JSONBody[NewPasskey],
    request: AnyRequest,
    settings: Uses[Settings],
    limits: Uses[Limits],
    factors: Uses[Factors],
    passkeys: Uses[Passkeys],
    accounts: Uses[Accounts],
    sign_ins: Uses[SignIns],
    sessions: Uses[Sessions],
    caller: Caller,
) -> Response[Registered]:
    """Makes an account that has a passkey and no password, and signs in; a guest keeps id and games."""
    await limits.take(*by_address(REGISTER, client_address(request.scope)))
    browser = Browser(request, settings)
    made = await passkeys.finish_registration(browser.bound, data.credential)
    asked = made.made_for.body
    account = UUID(asked["account"])
    if "name" not in asked:
        identity = await sign_ins.enrolled(account)
    else:
        guest = account if guest_of(caller) == account else None
        identity = await accounts.register(asked["name"], None, account=account, guest=guest)
    _, codes = await factors.add_passkey(identity, made, data.label, end_others=False)
    cookie = await start_session(settings, sessions, limits, request, caller, identity)
    return Response(Registered(to_me(identity), codes), cookies=[cookie])


@post("/guests", responses=problems(403), tags=["accounts"])
async def enter_as_guest(
    request: AnyRequest,
    limits: Uses[Limits],
    accounts: Uses[Accounts],
    leaving: Uses[Leaving],
    settings: Uses[Settings],
    sessions: Uses[Sessions],
    caller: Caller,
) -> Response[Me]:
    """Signs in as somebody who need not be known; forgotten 30 days after the last visit, games aside."""
    await limits.take(*by_address(GUEST, client_address(request.scope)))
    return await signed_in(
        leaving, settings, sessions, limits, request, caller, await accounts.create_guest()
    )


@get("/me", responses=problems(401), tags=["accounts"], opt=allows(ANY))
async def who_am_i(player: Player) -> Me:
    """Who is signed in."""
    return to_me(player)


class NameAsked(msgspec.Struct, forbid_unknown_fields=True):
    """The name one wants: 2 to 20 letters and digits of one script, with `-` or `_` between them."""

    name: Name


@put("/me/name", responses=problems(401, 403, 409), tags=["accounts"])
async def change_name(data: JSONBody[NameAsked], names: Uses[Names], proved: Player) -> Me:
    """Changes one's name, once a year; links with the former one lead to the new one."""
    return Me(proved.account, await names.change(proved.account, data.name), proved.guest)


HANDLERS: Final = (register, register_options, register_by_passkey, enter_as_guest, who_am_i, change_name)
