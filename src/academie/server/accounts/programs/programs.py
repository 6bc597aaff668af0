"""Programs that act for somebody: what they may do, their tokens, and how people let them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from academie.server.accounts.programs.oauth import Authorizations
from academie.server.accounts.programs.tokens import Tokens

if TYPE_CHECKING:
    from academie.server.base.database import Database
    from academie.server.base.settings import Settings


@dataclass(frozen=True, slots=True)
class Programs:
    """The tokens of programs, and the apps that people have let in."""

    tokens: Tokens
    authorizations: Authorizations

    @classmethod
    def of(cls, database: Database, settings: Settings) -> Self:
        tokens = Tokens(database)
        return cls(tokens, Authorizations(database, tokens, settings))
