"""Who a caller is to this server, for whoever sets up a proxy."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import get

from academie.server.base.limits import client_address
from academie.server.base.settings import Settings
from academie.server.edge.access import AnyRequest, Uses
from academie.server.transparency.log import TransparencyLog


class CallerTold(msgspec.Struct):
    """What a server looks like from outside: see `academie server check`."""

    address: str
    """The caller's own, as the server takes it."""
    mail: bool
    """Whether mail is sent."""
    log_waits: int
    """For how many seconds something has waited to be entered in the log."""


@get("/address", include_in_schema=False)
async def caller_address(
    request: AnyRequest, settings: Uses[Settings], public_log: Uses[TransparencyLog]
) -> CallerTold:
    """Where the caller comes from, by which it is counted, and how the server does."""
    waits = await public_log.waits()
    return CallerTold(client_address(request.scope), bool(settings.smtp), waits)


HANDLERS: Final = (caller_address,)
