"""OAuth 2.0: what the page that asks people needs, and the addresses that programs speak to."""

# The types of Litestar's handlers are known only in part.
# pyright: reportUnknownVariableType=false

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final
from urllib.parse import parse_qsl

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody
from msgspec import Meta

from academie.server.accounts.programs.oauth import (
    REVOKE,
    TOKEN,
    Asked,
    Authorizations,
    OAuthError,
    answer_address,
    check_client,
    check_request,
    metadata,
)
from academie.server.accounts.sign_in import SignIns
from academie.server.base.errors import NotYours
from academie.server.base.limits import OAUTH, Limits, by_address, client_address
from academie.server.base.phrases import Phrase, phrase
from academie.server.base.settings import Settings
from academie.server.edge.access import AnyRequest, Player, Uses
from academie.server.edge.problems import problems
from academie.server.edge.scopes import Scope
from academie.words import Message

Value = Annotated[str, Meta(max_length=1000)]
MOST_FIELDS: Final = 20
UNSTORED: Final = {"Cache-Control": "no-store", "Pragma": "no-cache"}
FORM: Final = "application/x-www-form-urlencoded"


class ConsentAsked(msgspec.Struct):
    """What a program asks for, as it stands in the address it has opened."""

    response_type: Value = ""
    client_id: Value = ""
    redirect_uri: Value = ""
    scope: Value = ""
    state: Value = ""
    code_challenge: Value = ""
    code_challenge_method: Value = ""
    resource: Value = ""

    def asked(self) -> Asked:
        return Asked(**{name: getattr(self, name) for name in ConsentAsked.__struct_fields__})


class Decision(ConsentAsked):
    """The same with what somebody has decided."""

    approve: bool = False


class ConsentTold(msgspec.Struct):
    """What people are shown: what the program calls itself, where the answer goes, and what it wants."""

    client: str
    redirect: str
    scopes: list[Scope]
    refused: Phrase | None = None
    """Why the program is refused, if it is."""
    back: str | None = None
    """The address that tells the program so."""


class Answered(msgspec.Struct):
    """Where the browser goes next."""

    address: str


@post("/oauth/consent", responses=problems(400, 403), tags=["oauth"], status_code=200)
async def consent(data: JSONBody[ConsentAsked], settings: Uses[Settings]) -> ConsentTold:
    """What is to be shown to somebody who is asked by a program; nobody is sent anywhere by it."""
    asked = data.asked()
    place = check_client(asked)
    try:
        scopes = check_request(asked, settings)
    except OAuthError as wrong:
        back = answer_address(asked, settings, error=wrong.error)
        return ConsentTold(asked.client_id, place, [], phrase(wrong.text), back)
    return ConsentTold(asked.client_id, place, [*scopes])


@post("/oauth/decision", responses=problems(400, 401, 403), tags=["oauth"], status_code=200)
async def decide(
    data: JSONBody[Decision],
    settings: Uses[Settings],
    sign_ins: Uses[SignIns],
    authorizations: Uses[Authorizations],
    owner: Player,
) -> Answered:
    """Lets a program act for oneself, or does not; says where it is told."""
    asked = data.asked()
    if not data.approve:
        check_client(asked)
        return Answered(answer_address(asked, settings, error="access_denied"))
    if owner.guest:
        raise NotYours(Message("server-guests-no-tokens"))
    # A program keeps what it is given: whoever finds a page left open should not let one in.
    await sign_ins.check_recent(owner)
    try:
        return Answered(await authorizations.approve(owner.account, asked))
    except OAuthError as wrong:
        raise NotYours(wrong.text) from None


@post(TOKEN, include_in_schema=False, status_code=200)
async def exchange_code(
    request: AnyRequest, limits: Uses[Limits], authorizations: Uses[Authorizations]
) -> Response[Any]:
    """A token for a code, as RFC 6749 has it asked and answered."""
    await limits.take(*by_address(OAUTH, client_address(request.scope)))
    try:
        return Response(await authorizations.exchange(await form_of(request)), headers=UNSTORED)
    except OAuthError as wrong:
        return error_response(wrong)


@post(REVOKE, include_in_schema=False, status_code=200)
async def revoke_secret(
    request: AnyRequest, limits: Uses[Limits], authorizations: Uses[Authorizations]
) -> Response[Any]:
    """Ends a token that somebody shows (RFC 7009)."""
    await limits.take(*by_address(OAUTH, client_address(request.scope)))
    try:
        form = await form_of(request)
        if "token" not in form:
            raise OAuthError("invalid_request", "parameter", name="token")
    except OAuthError as wrong:
        return error_response(wrong)
    await authorizations.revoke_secret(form["token"])
    return Response({}, headers=UNSTORED)


@get("/.well-known/oauth-authorization-server", include_in_schema=False, sync_to_thread=False)
def server_metadata(settings: Uses[Settings]) -> Response[Any]:
    """What a program must know of this server (RFC 8414)."""
    return Response(metadata(settings))


async def form_of(request: AnyRequest) -> Mapping[str, str]:
    """The fields of a form. Raises `OAuthError` if it is none, or has a field twice."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != FORM:
        raise OAuthError("invalid_request", "form")
    try:
        text = (await request.body()).decode("ascii")
        fields = parse_qsl(text, keep_blank_values=True, max_num_fields=MOST_FIELDS, errors="strict")
    except ValueError:
        raise OAuthError("invalid_request", "form") from None
    if len({name for name, _ in fields}) < len(fields):
        raise OAuthError("invalid_request", "form")
    return dict(fields)


def error_response(wrong: OAuthError) -> Response[Any]:
    """A refusal as RFC 6749 has it."""
    told = {"error": wrong.error, "error_description": wrong.text.en}
    return Response(told, status_code=400, headers=UNSTORED)


HANDLERS: Final = (consent, decide)
FOR_PROGRAMS: Final = (exchange_code, revoke_secret, server_metadata)
"""Outside the API: programs find them by the metadata."""
