"""Personal tokens, by which programs play for their owner."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Final
from uuid import UUID

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from academie.server.api.access import Player, Use
from academie.server.api.problems import problems

Label = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f]+$")]


class TokenAsked(msgspec.Struct, forbid_unknown_fields=True):
    """What the token is for, in its owner's words."""

    label: Label


class TokenTold(msgspec.Struct):
    """A token without its secret."""

    id: UUID
    label: str
    created_at: datetime
    expires_at: datetime


class NewToken(msgspec.Struct):
    """A token and its secret, which is told once: send it as `Authorization: Bearer ...`."""

    token: TokenTold
    secret: str


@post("/tokens", responses=problems(401, 403, 409), tags=["tokens"])
async def make_token(data: JSONBody[TokenAsked], services: Use, owner: Player) -> NewToken:
    """A new token."""
    token, secret = await services.accounts.make_token(owner.account, data.label)
    return NewToken(TokenTold(*token), secret)


@get("/tokens", responses=problems(401, 403), tags=["tokens"])
async def my_tokens(services: Use, owner: Player) -> list[TokenTold]:
    """One's tokens, the oldest first."""
    return [TokenTold(*token) for token in await services.accounts.tokens(owner.account)]


@delete("/tokens/{token_id:uuid}", responses=problems(401, 403, 404), tags=["tokens"])
async def revoke_token(token_id: FromPath[UUID], services: Use, owner: Player) -> None:
    """Ends a token, and every stream that rests on it."""
    await services.accounts.revoke(owner.account, token_id)


HANDLERS: Final = (make_token, my_tokens, revoke_token)
