"""How one proves who one is: password, passkeys, authenticator app, recovery codes, e-mail address."""

from __future__ import annotations

from typing import Annotated, Any, Final
from uuid import UUID

import msgspec
from litestar import Response, delete, get, patch, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_202_ACCEPTED, HTTP_204_NO_CONTENT
from msgspec import Meta

from academie.server.accounts.addresses import Addresses
from academie.server.accounts.factors import Factors
from academie.server.accounts.names.names import key_of
from academie.server.accounts.passkeys import Passkey, Passkeys, WrongPasskey
from academie.server.accounts.routes.accounts import Label, Password
from academie.server.accounts.routes.sessions import Code, Options, Secret, start_session
from academie.server.accounts.second_factor import Enrolment, SecondFactor
from academie.server.accounts.sessions import Sessions
from academie.server.accounts.sign_in import SignIns
from academie.server.base.limits import MAIL, SIGN_IN, Count, Limits, by_address, client_address
from academie.server.base.settings import Settings
from academie.server.edge.access import AnyRequest, Player, Uses
from academie.server.edge.problems import problems

NOTHING: Final = HTTP_204_NO_CONTENT


class Proof(msgspec.Struct, forbid_unknown_fields=True):
    """A passkey, as what the browser made of the options; or the password, and a code if one is asked for."""

    password: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    code: Code | None = None
    credential: dict[str, Any] | None = None


class FactorsTold(msgspec.Struct):
    """The ways in which one signs in, and what stands beside them."""

    password: bool
    totp: bool
    passkeys: list[Passkey]
    recovery_codes: int
    """How many are left."""
    email: str | None
    """The confirmed address."""
    recent: bool
    """Whether one has proved in the last ten minutes who one is: changes need that."""
    password_alone: bool
    """Whether this server takes a password without a second factor."""


class PasswordChange(msgspec.Struct, forbid_unknown_fields=True):
    """A new password, and whether other sessions end."""

    password: Password
    end_others: bool = True


class PasskeyMade(msgspec.Struct, forbid_unknown_fields=True):
    """What the browser made of the options, a name for the passkey, and whether other sessions end."""

    credential: dict[str, Any]
    label: Label
    end_others: bool = True


class PasskeyName(msgspec.Struct, forbid_unknown_fields=True):
    """Another name for a passkey."""

    label: Label


class PasskeyAdded(msgspec.Struct):
    """A new passkey; with the first second factor come recovery codes, shown this once."""

    passkey: Passkey
    recovery_codes: list[str]


class TotpConfirmed(msgspec.Struct, forbid_unknown_fields=True):
    """A code that the authenticator app shows, and whether other sessions end."""

    code: Code
    end_others: bool = True


class Codes(msgspec.Struct):
    """Recovery codes, shown this once; none if those given before are still there."""

    recovery_codes: list[str]


class EmailAsked(msgspec.Struct, forbid_unknown_fields=True):
    """An e-mail address, and whether other sessions end when it is confirmed."""

    email: Annotated[str, Meta(min_length=3, max_length=254)]
    end_others: bool = True


class Link(msgspec.Struct, forbid_unknown_fields=True):
    """What stands behind the `#` of a link by mail."""

    secret: Secret


@get("/factors", responses=problems(401, 403), tags=["factors"])
async def my_factors(
    settings: Uses[Settings],
    sign_ins: Uses[SignIns],
    passkeys: Uses[Passkeys],
    addresses: Uses[Addresses],
    sessions: Uses[Sessions],
    member: Player,
) -> FactorsTold:
    """The ways in which one signs in."""
    found = await sign_ins.factors(member.account)
    return FactorsTold(
        password=found.password,
        totp=found.totp,
        passkeys=await passkeys.of(member.account),
        recovery_codes=found.codes,
        email=await addresses.of(member.account),
        recent=await sessions.proved_recently(member.session),
        password_alone=settings.password_alone,
    )


@post("/reauthenticate/options", status_code=HTTP_200_OK, responses=problems(401, 403, 409), tags=["factors"])
async def reauthenticate_options(request: AnyRequest, passkeys: Uses[Passkeys], member: Player) -> Options:
    """What the browser needs to prove by a passkey who one is."""
    headers = request.scope["headers"]
    return await passkeys.begin_use(headers, member.session, member.account)


@post("/reauthenticate", status_code=NOTHING, responses=problems(401, 403), tags=["factors"])
async def reauthenticate(
    data: JSONBody[Proof],
    request: AnyRequest,
    limits: Uses[Limits],
    sign_ins: Uses[SignIns],
    settings: Uses[Settings],
    sessions: Uses[Sessions],
    member: Player,
) -> Response[None]:
    """Proves again who one is, in a new session; for ten minutes one may then change how one signs in."""
    await limits.sign_in(key_of(member.name), client_address(request.scope))
    await sign_ins.prove(member, data.password, data.code, data.credential)
    cookie = await start_session(settings, sessions, limits, request, member, member)
    return Response(None, status_code=NOTHING, cookies=[cookie])


@put("/password", status_code=NOTHING, responses=problems(401, 403), tags=["factors"])
async def change_password(data: JSONBody[PasswordChange], factors: Uses[Factors], proved: Player) -> None:
    """Sets or changes the password; one's address is told, and other sessions end."""
    await factors.change_password(proved, data.password, end_others=data.end_others)


@delete("/password", responses=problems(401, 403, 409), tags=["factors"])
async def remove_password(factors: Uses[Factors], sign_ins: Uses[SignIns], proved: Player) -> None:
    """Has no password any more, only passkeys."""
    await sign_ins.remove_password(proved.account)
    await factors.changed(proved, "password-removed", end_others=False)


@post("/passkeys/options", status_code=HTTP_200_OK, responses=problems(401, 403, 409), tags=["factors"])
async def new_passkey_options(request: AnyRequest, passkeys: Uses[Passkeys], proved: Player) -> Options:
    """What the browser needs to make a passkey, for five minutes."""
    headers = request.scope["headers"]
    return await passkeys.begin_registration(headers, proved.session, proved.account, proved.name)


@post("/passkeys", responses=problems(401, 403, 409), tags=["factors"])
async def add_passkey(
    data: JSONBody[PasskeyMade], passkeys: Uses[Passkeys], factors: Uses[Factors], proved: Player
) -> PasskeyAdded:
    """Adds a passkey. From then on a password alone no longer signs in."""
    made = await passkeys.finish_registration(proved.session, data.credential)
    if made.made_for.body["account"] != str(proved.account):
        raise WrongPasskey
    return PasskeyAdded(*await factors.add_passkey(proved, made, data.label, end_others=data.end_others))


@patch("/passkeys/{passkey_id:uuid}", responses=problems(401, 403, 404), tags=["factors"])
async def rename_passkey(
    passkey_id: FromPath[UUID], data: JSONBody[PasskeyName], passkeys: Uses[Passkeys], member: Player
) -> Passkey:
    """Gives a passkey another name."""
    return await passkeys.rename(member.account, passkey_id, data.label)


@delete("/passkeys/{passkey_id:uuid}", responses=problems(401, 403, 404, 409), tags=["factors"])
async def remove_passkey(
    passkey_id: FromPath[UUID],
    factors: Uses[Factors],
    sign_ins: Uses[SignIns],
    proved: Player,
    end_others: FromQuery[bool] = True,
) -> None:
    """Withdraws a passkey, unless it is the last way to sign in."""
    await sign_ins.remove_passkey(proved.account, passkey_id)
    await factors.changed(proved, "passkey-removed", end_others=end_others)


@post("/totp", responses=problems(401, 403, 409), tags=["factors"])
async def begin_totp(second_factor: Uses[SecondFactor], proved: Player) -> Enrolment:
    """A new secret for an authenticator app, also as a picture; it serves once a code of it was sent."""
    return await second_factor.begin(proved.account, proved.name)


@put("/totp", responses=problems(401, 403), tags=["factors"])
async def confirm_totp(
    data: JSONBody[TotpConfirmed], factors: Uses[Factors], second_factor: Uses[SecondFactor], proved: Player
) -> Codes:
    """Has the app serve: from then on a password alone no longer signs in."""
    await second_factor.confirm(proved.account, data.code)
    codes = await factors.first_codes(proved)
    await factors.changed(proved, "totp-on", end_others=data.end_others)
    return Codes(codes)


@delete("/totp", responses=problems(401, 403, 404, 409), tags=["factors"])
async def remove_totp(
    factors: Uses[Factors], sign_ins: Uses[SignIns], proved: Player, end_others: FromQuery[bool] = True
) -> None:
    """Has no authenticator app any more."""
    await sign_ins.remove_totp(proved.account)
    await factors.changed(proved, "totp-off", end_others=end_others)


@post("/recovery-codes", responses=problems(401, 403), tags=["factors"])
async def new_recovery_codes(
    factors: Uses[Factors], second_factor: Uses[SecondFactor], proved: Player
) -> Codes:
    """Ten new recovery codes; those before serve no longer."""
    codes = await second_factor.new_codes(proved.account)
    await factors.changed(proved, "codes", end_others=False)
    return Codes(codes)


@put("/email", status_code=HTTP_202_ACCEPTED, responses=problems(401, 403), tags=["factors"])
async def ask_email(
    data: JSONBody[EmailAsked], limits: Uses[Limits], addresses: Uses[Addresses], proved: Player
) -> None:
    """Sends a link to an address, which is one's own once the link is followed, within ten minutes."""
    await limits.take(Count(MAIL, str(proved.account)))
    await addresses.ask(proved, data.email, end_others=data.end_others)


@delete("/email", responses=problems(401, 403), tags=["factors"])
async def remove_email(addresses: Uses[Addresses], proved: Player) -> None:
    """Has no address any more; the one that was is told."""
    await addresses.remove(proved)


@post("/email/confirm", status_code=NOTHING, responses=problems(403, 404, 409), tags=["factors"])
async def confirm_email(
    data: JSONBody[Link], request: AnyRequest, limits: Uses[Limits], addresses: Uses[Addresses]
) -> None:
    """Confirms an address by its link; the address before is told."""
    await limits.take(*by_address(SIGN_IN, client_address(request.scope)))
    await addresses.confirm(data.secret)


HANDLERS: Final = (
    my_factors,
    reauthenticate_options,
    reauthenticate,
    change_password,
    remove_password,
    new_passkey_options,
    add_passkey,
    rename_passkey,
    remove_passkey,
    begin_totp,
    confirm_totp,
    remove_totp,
    new_recovery_codes,
    ask_email,
    remove_email,
    confirm_email,
)
