"""The keys of one's devices, as they are in the public log."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_204_NO_CONTENT
from msgspec import Meta

from academie.server.api.access import Player, Use, allows
from academie.server.api.problems import problems
from academie.server.identity.devices import DeviceKey
from academie.server.limits import DEVICE, Count
from academie.server.programs.tokens import Scope
from academie.server.refusals import NoSuch
from academie.words import Message

PublicKey = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


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
async def register_device(data: JSONBody[DeviceGiven], services: Use, player: Player) -> None:
    """Registers the key of this device, and enters it in the public log; nothing changes if it is there.

    It is withdrawn when the session or token is ended. A key that was withdrawn is refused: make another.
    """
    await services.limits.take(Count(DEVICE, str(player.account)))
    await services.identity.devices.register(player, bytes.fromhex(data.key))


@get("/me/keys", responses=problems(401, 403), tags=["devices"], opt=allows(Scope.PLAY))
async def my_devices(services: Use, player: Player) -> list[DeviceKey]:
    """One's devices with their entries in the public log; those that are withdrawn come last."""
    return await services.identity.devices.of(player)


@delete("/me/keys/{key:str}", responses=problems(401, 403, 404), tags=["devices"])
async def withdraw_device(key: FromPath[str], services: Use, member: Player) -> None:
    """Withdraws the key of a device for good; games begun with it go on."""
    try:
        found = bytes.fromhex(key)
    except ValueError:
        raise NoSuch(Message("identity-no-device")) from None
    await services.identity.devices.withdraw(member, found)


HANDLERS: Final = (register_device, my_devices, withdraw_device)
