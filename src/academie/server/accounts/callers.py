"""Who makes a request, by the token that they show."""

from __future__ import annotations

from dataclasses import dataclass

from academie.server.accounts.programs.tokens import Tokens
from academie.server.accounts.sessions import Sessions
from academie.server.accounts.sign_in import SignIns
from academie.server.edge.identity import Identity


@dataclass(frozen=True, slots=True)
class KnownCallers:
    """The `Callers` of this server."""

    sessions: Sessions
    tokens: Tokens
    sign_ins: SignIns

    async def identity(self, token: str) -> Identity | None:
        return await self.sessions.identity(token)

    async def note(self, caller: Identity) -> None:
        await self.tokens.note(caller)

    async def check_recent(self, caller: Identity) -> None:
        await self.sign_ins.check_recent(caller)
