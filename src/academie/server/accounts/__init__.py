"""People: their accounts, names, sign-in, devices, and programs that act for them."""

from academie.server.edge.identity import (
    COOKIE,
    DEV_COOKIE,
    Headers,
    Identity,
    cookie_name,
    origin_allowed,
    token_of,
)

__all__ = ["COOKIE", "DEV_COOKIE", "Headers", "Identity", "cookie_name", "origin_allowed", "token_of"]
