"""One's own name."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import put
from litestar.params import JSONBody

from academie.server.api.access import Player, Use
from academie.server.api.accounts import Name
from academie.server.api.problems import problems
from academie.server.api.sessions import Me


class NameAsked(msgspec.Struct, forbid_unknown_fields=True):
    """The name one wants: 2 to 20 letters and digits of one script, with `-` or `_` between them."""

    name: Name


@put("/me/name", responses=problems(401, 403, 409), tags=["accounts"])
async def change_name(data: JSONBody[NameAsked], services: Use, proved: Player) -> Me:
    """Changes one's name, once a year; links with the former one lead to the new one."""
    return Me(proved.account, await services.identity.names.change(proved.account, data.name), proved.guest)


HANDLERS: Final = (change_name,)
