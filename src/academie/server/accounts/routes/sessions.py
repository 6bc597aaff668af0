"""Signing in and out, by password or passkey, the sessions one has, and the keys of one's devices."""

from __future__ import annotations

import hashlib
import secrets
from typing import Annotated, Any, Final
from uuid import UUID

import msgspec
from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from msgspec import Meta

from academie.server.accounts.devices import DeviceKey, Devices
from academie.server.accounts.erasure import Leaving
from academie.server.accounts.names.names import key_of
from academie.server.accounts.passkeys import Passkeys
from academie.server.accounts.sessions import WHOLE_LIFE, Device, Session, Sessions
from academie.server.accounts.sign_in import SignIns
from academie.server.base.errors import NoSuch
from academie.server.base.limits import DEVICE, SIGN_IN, Count, Limits, by_address, client_address
from academie.server.base.settings import Settings
from academie.server.edge.access import AnyRequest, Caller, Player, Uses, allows
from academie.server.edge.identity import Identity, browser_cookie_name, browser_of, cookie_name
from academie.server.edge.languages import asked_language
from academie.server.edge.problems import problems
from academie.server.edge.scopes import Scope
from academie.words import Message

BROWSER_SECONDS: Final = 3600
"""How long a browser is known again that began something: longer than any link or challenge is valid."""
BROWSER_BYTES: Final = 32

Secret = Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
Code = Annotated[str, Meta(min_length=6, max_length=30, pattern=r"^[A-Za-z0-9 -]+$")]
PublicKey = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Options = dict[str, Any]
"""What `navigator.credentials` takes, as JSON: bytes are in base64url."""


class Me(msgspec.Struct):
    """Who is signed in."""

    id: UUID
    name: str
    guest: bool
    kept: bool = False
    """Whether the account was to be erased, and stays since its owner has signed in."""


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    """A name or an e-mail address, and a password."""

    name: Annotated[str, Meta(min_length=2, max_length=254, pattern=r"^[^\x00]+$")]
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class SecondStep(msgspec.Struct, forbid_unknown_fields=True):
    """What the first step was answered with, and a code of the authenticator app or a recovery code."""

    pending: Secret
    code: Code


class PasskeyUsed(msgspec.Struct, forbid_unknown_fields=True):
    """What the browser made of the options, as JSON."""

    credential: dict[str, Any]


def to_me(identity: Identity) -> Me:
    return Me(identity.account, identity.name, identity.guest)


async def start_session(
    settings: Settings,
    sessions: Sessions,
    limits: Limits,
    request: AnyRequest,
    before: Identity | None,
    now: Identity,
) -> Cookie:
    """Start a session, end the one the caller had, if any, and return the cookie of the new one."""
    headers = request.headers
    wishes = headers.get("accept-language", "")
    language = asked_language(wishes).value if wishes else None
    device = Device(headers.get("user-agent", ""), client_address(request.scope), language)
    instead_of = before.session if before is not None and before.kind == "web" else b""
    token = await sessions.open(now.account, device, instead_of=instead_of)
    if not now.guest:
        await limits.signed_in(key_of(now.name), device.address)
    return session_cookie(settings, token)


async def signed_in(
    leaving: Leaving,
    settings: Settings,
    sessions: Sessions,
    limits: Limits,
    request: AnyRequest,
    before: Identity | None,
    now: Identity,
) -> Response[Me]:
    """The answer to whoever has signed in."""
    told = msgspec.structs.replace(to_me(now), kept=await leaving.waits(now.account))
    return Response(told, cookies=[await start_session(settings, sessions, limits, request, before, now)])


def session_cookie(settings: Settings, token: str | None) -> Cookie:
    """The cookie of a session, or the one that takes it away. Scripts and forms of other sites get none."""
    return Cookie(
        key=cookie_name(secure=settings.secure_cookies),
        value=token or "",
        max_age=0 if token is None else int(WHOLE_LIFE.total_seconds()),
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
    )


class Browser:
    """The browser that makes a request, known again by a cookie that it may not have yet."""

    def __init__(self, request: AnyRequest, settings: Settings) -> None:
        self._settings = settings
        self._known = browser_of(request.scope["headers"], secure=settings.secure_cookies)
        self._secret = self._known or secrets.token_urlsafe(BROWSER_BYTES)

    @property
    def bound(self) -> bytes:
        """What is bound to this browser is stored with this."""
        return hashlib.sha256(self._secret.encode()).digest()

    @property
    def cookie(self) -> Cookie:
        return Cookie(
            key=browser_cookie_name(secure=self._settings.secure_cookies),
            value=self._secret,
            max_age=BROWSER_SECONDS,
            httponly=True,
            samesite="strict",
            secure=self._settings.secure_cookies,
        )


@post("/sessions", responses=problems(401, 403), tags=["sessions"])
async def sign_in(
    data: JSONBody[SignIn],
    request: AnyRequest,
    limits: Uses[Limits],
    sign_ins: Uses[SignIns],
    leaving: Uses[Leaving],
    settings: Uses[Settings],
    sessions: Uses[Sessions],
    caller: Caller,
) -> Response[Me]:
    """Signs in by password. Where more is needed the answer is 401 with the code `identity-second-step`.

    Its `extra` then has `pending`, for the second step, and `ways`, of `totp`, `recovery-code`, `passkey`
    (sign in by it instead) and `new-passkey` (make one: the server takes no password alone).
    """
    await limits.sign_in(key_of(data.name), client_address(request.scope))
    found = await sign_ins.by_password(data.name, data.password)
    return await signed_in(leaving, settings, sessions, limits, request, caller, found)


@post("/sessions/second-step", responses=problems(401, 403), tags=["sessions"])
async def second_step(
    data: JSONBody[SecondStep],
    request: AnyRequest,
    limits: Uses[Limits],
    sign_ins: Uses[SignIns],
    leaving: Uses[Leaving],
    settings: Uses[Settings],
    sessions: Uses[Sessions],
    caller: Caller,
) -> Response[Me]:
    """Goes on with a sign-in by password, within five minutes and five tries."""
    await limits.take(*by_address(SIGN_IN, client_address(request.scope)))
    found = await sign_ins.second_step(data.pending, data.code)
    return await signed_in(leaving, settings, sessions, limits, request, caller, found)


@post("/sessions/passkey/options", status_code=HTTP_200_OK, responses=problems(403, 409), tags=["sessions"])
async def passkey_options(
    request: AnyRequest, settings: Uses[Settings], limits: Uses[Limits], passkeys: Uses[Passkeys]
) -> Response[Options]:
    """What the browser needs to sign in by a passkey, for five minutes."""
    await limits.take(*by_address(SIGN_IN, client_address(request.scope)))
    browser = Browser(request, settings)
    options = await passkeys.begin_use(request.scope["headers"], browser.bound)
    return Response(options, cookies=[browser.cookie])


@post("/sessions/passkey", responses=problems(401, 403), tags=["sessions"])
async def sign_in_by_passkey(
    data: JSONBody[PasskeyUsed],
    request: AnyRequest,
    settings: Uses[Settings],
    limits: Uses[Limits],
    sign_ins: Uses[SignIns],
    leaving: Uses[Leaving],
    sessions: Uses[Sessions],
    caller: Caller,
) -> Response[Me]:
    """Signs in by a passkey, which is two factors in one."""
    await limits.take(*by_address(SIGN_IN, client_address(request.scope)))
    browser = Browser(request, settings)
    found = await sign_ins.by_passkey(browser.bound, data.credential)
    return await signed_in(leaving, settings, sessions, limits, request, caller, found)


@delete("/sessions/current", responses=problems(401, 403), tags=["sessions"], status_code=HTTP_204_NO_CONTENT)
async def sign_out(sessions: Uses[Sessions], settings: Uses[Settings], owner: Player) -> Response[None]:
    """Ends the session, and every socket and stream that rests on it."""
    await sessions.close(owner.session)
    return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=[session_cookie(settings, None)])


@get("/sessions", responses=problems(401, 403), tags=["sessions"])
async def my_sessions(sessions: Uses[Sessions], owner: Player) -> list[Session]:
    """One's sessions, the last used first."""
    return await sessions.of(owner)


@delete("/sessions/{session_id:uuid}", responses=problems(401, 403, 404), tags=["sessions"])
async def end_session(session_id: FromPath[UUID], sessions: Uses[Sessions], proved: Player) -> None:
    """Ends one of one's sessions, and every socket that rests on it."""
    await sessions.end(proved, session_id)


@delete("/sessions/others", responses=problems(401, 403), tags=["sessions"])
async def end_other_sessions(sessions: Uses[Sessions], proved: Player) -> None:
    """Ends all of one's sessions but this one; tokens of programs stay."""
    await sessions.end_others(proved)


class DeviceGiven(msgspec.Struct, forbid_unknown_fields=True):
    """The public key, Ed25519, that a device has made for the account."""

    key: PublicKey


@post(
    "/me/keys",
    responses=problems(401, 403, 409),
    tags=["devices"],
    opt=allows(Scope.PLAY),
    status_code=HTTP_204_NO_CONTENT,
)
async def register_device(
    data: JSONBody[DeviceGiven], limits: Uses[Limits], devices: Uses[Devices], player: Player
) -> None:
    """Registers the key of this device, and enters it in the public log; nothing changes if it is there.

    It is withdrawn when the session or token is ended. A key that was withdrawn is refused: make another.
    """
    await limits.take(Count(DEVICE, str(player.account)))
    await devices.register(player, bytes.fromhex(data.key))


@get("/me/keys", responses=problems(401, 403), tags=["devices"], opt=allows(Scope.PLAY))
async def my_devices(devices: Uses[Devices], player: Player) -> list[DeviceKey]:
    """One's devices with their entries in the public log; those that are withdrawn come last."""
    return await devices.of(player)


@delete("/me/keys/{key:str}", responses=problems(401, 403, 404), tags=["devices"])
async def withdraw_device(key: FromPath[str], devices: Uses[Devices], member: Player) -> None:
    """Withdraws the key of a device for good; games begun with it go on."""
    try:
        found = bytes.fromhex(key)
    except ValueError:
        raise NoSuch(Message("identity-no-device")) from None
    await devices.withdraw(member, found)


HANDLERS: Final = (
    sign_in,
    second_step,
    passkey_options,
    sign_in_by_passkey,
    sign_out,
    my_sessions,
    end_session,
    end_other_sessions,
    register_device,
    my_devices,
    withdraw_device,
)
