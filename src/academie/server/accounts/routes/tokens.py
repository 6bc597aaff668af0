"""Personal tokens, by which programs act for their owner, and programs of others that somebody has let."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Final
from uuid import UUID

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta

from academie.server.accounts.programs.oauth import Authorizations
from academie.server.accounts.programs.tokens import DAYS, USUAL_DAYS, Tokens
from academie.server.edge.access import Player, Uses
from academie.server.edge.problems import problems
from academie.server.edge.scopes import USUAL, Scope

Label = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f]+$")]
Scopes = Annotated[list[Scope], Meta(min_length=1, max_length=len(Scope))]
Client = Annotated[str, QueryParameter(max_length=100, pattern=r"^[^\x00-\x1f]+$")]
Redirect = Annotated[str, QueryParameter(max_length=300, pattern=r"^[^\x00-\x1f]+$")]


class TokenAsked(msgspec.Struct, forbid_unknown_fields=True):
    """What the token is for, in its owner's words; what it may do; and how many days it lives."""

    label: Label
    scopes: Scopes = msgspec.field(default_factory=lambda: [*USUAL])
    days: Annotated[int, Meta(ge=DAYS.start, le=DAYS.stop - 1)] = USUAL_DAYS


class TokenTold(msgspec.Struct):
    """A token without its secret, and when it was last used, to the minute."""

    id: UUID
    label: str
    scopes: list[Scope]
    created_at: datetime
    expires_at: datetime
    used_at: datetime | None


class NewToken(msgspec.Struct):
    """A token and its secret, which is told once: send it as `Authorization: Bearer ...`."""

    token: TokenTold
    secret: str


class AppTold(msgspec.Struct):
    """A program of others: what it calls itself, where its codes went, and what it may do."""

    client: str
    redirect: str
    scopes: list[Scope]
    created_at: datetime
    expires_at: datetime
    used_at: datetime | None


@post("/tokens", responses=problems(401, 403, 409), tags=["tokens"])
async def make_token(data: JSONBody[TokenAsked], tokens: Uses[Tokens], proved: Player) -> NewToken:
    """A new token, for whoever has proved in the last ten minutes who they are."""
    token, secret = await tokens.make(proved, data.label, data.scopes, data.days)
    return NewToken(TokenTold(*token), secret)


@get("/tokens", responses=problems(401, 403), tags=["tokens"])
async def my_tokens(tokens: Uses[Tokens], owner: Player) -> list[TokenTold]:
    """One's tokens, the oldest first."""
    return [TokenTold(*token) for token in await tokens.of(owner.account)]


@delete("/tokens/{token_id:uuid}", responses=problems(401, 403, 404), tags=["tokens"])
async def revoke_token(token_id: FromPath[UUID], tokens: Uses[Tokens], owner: Player) -> None:
    """Ends a token, and every socket and stream that rests on it."""
    await tokens.revoke(owner.account, token_id)


@get("/apps", responses=problems(401, 403), tags=["tokens"])
async def my_apps(authorizations: Uses[Authorizations], owner: Player) -> list[AppTold]:
    """The programs one has let act for oneself, the first first."""
    return [AppTold(*app) for app in await authorizations.of(owner.account)]


@delete("/apps", responses=problems(401, 403, 404), tags=["tokens"])
async def revoke_app(
    client: Client, redirect: Redirect, authorizations: Uses[Authorizations], owner: Player
) -> None:
    """Ends all tokens of a program."""
    await authorizations.revoke(owner.account, client, redirect)


HANDLERS: Final = (make_token, my_tokens, revoke_token, my_apps, revoke_app)
