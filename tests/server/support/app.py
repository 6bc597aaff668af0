"""The web application as tests serve it: to hash a password, and a recovery code, costs next to nothing."""

from __future__ import annotations

from argon2 import PasswordHasher
from litestar import Litestar

from academie.server import app
from academie.server.accounts import passwords, second_factor

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def create_app() -> Litestar:
    passwords.HASHER = QUICK  # type: ignore[misc]
    passwords.DUMMY_HASH = QUICK.hash("of nobody")  # type: ignore[misc]
    second_factor.CODE_COST = (1, 8, 1)  # type: ignore[misc]
    return app.create_app()
