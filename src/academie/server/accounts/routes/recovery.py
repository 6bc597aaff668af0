"""Getting back into an account whose password is forgotten."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import Response, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_202_ACCEPTED, HTTP_204_NO_CONTENT
from msgspec import Meta

from academie.server.accounts.addresses import Recovery
from academie.server.accounts.routes.accounts import Password
from academie.server.accounts.routes.sessions import Browser, Secret
from academie.server.base.limits import SIGN_IN, Limits, by_address, client_address
from academie.server.base.settings import Settings
from academie.server.base.tasks import Background
from academie.server.edge.access import AnyRequest, Uses
from academie.server.edge.problems import problems


class RecoveryAsked(msgspec.Struct, forbid_unknown_fields=True):
    """The name or the e-mail address of an account."""

    who: Annotated[str, Meta(min_length=2, max_length=254, pattern=r"^[^\x00]+$")]


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """What stands behind the `#` of the link, and the new password."""

    secret: Secret
    password: Password


@post("/recovery", status_code=HTTP_202_ACCEPTED, responses=problems(403), tags=["recovery"])
async def ask_recovery(
    data: JSONBody[RecoveryAsked],
    request: AnyRequest,
    settings: Uses[Settings],
    background: Uses[Background],
    limits: Uses[Limits],
    recovery: Uses[Recovery],
) -> Response[None]:
    """Sends a link by mail, if there is such an account and it has an address: the answer does not tell.

    The link serves for ten minutes, once, in this browser.
    """
    await limits.take(*by_address(SIGN_IN, client_address(request.scope)))
    browser = Browser(request, settings)
    # Nothing is looked up before the answer is sent, so that its time tells nothing either.
    background.start(recovery.ask(data.who, browser.bound))
    return Response(None, status_code=HTTP_202_ACCEPTED, cookies=[browser.cookie])


@post("/recovery/finish", status_code=HTTP_204_NO_CONTENT, responses=problems(403, 404), tags=["recovery"])
async def finish_recovery(
    data: JSONBody[NewPassword],
    request: AnyRequest,
    settings: Uses[Settings],
    limits: Uses[Limits],
    recovery: Uses[Recovery],
) -> None:
    """Sets a new password by a link, and ends every session and token; then one signs in as usual."""
    await limits.take(*by_address(SIGN_IN, client_address(request.scope)))
    browser = Browser(request, settings)
    await recovery.finish(data.secret, browser.bound, data.password)


HANDLERS: Final = (ask_recovery, finish_recovery)
