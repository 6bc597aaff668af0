"""Accounts: who somebody is, how they prove it, and what is kept of them and for how long."""

from academie.server.identity.who import (
    COOKIE,
    DEV_COOKIE,
    Headers,
    Identity,
    cookie_name,
    origin_allowed,
    token_of,
)

__all__ = ["COOKIE", "DEV_COOKIE", "Headers", "Identity", "cookie_name", "origin_allowed", "token_of"]
