"""Web applications of two releases, the newer with one more edition of draughts, for uvicorn to start."""

from __future__ import annotations

from litestar import Litestar

from academie.registry import registry
from academie.server import logs, releases
from academie.server.app import create_app


def older() -> Litestar:
    """The release before this one."""
    releases.RELEASE = "older"  # type: ignore[misc]
    logs.configure(pretty=False)
    return create_app()


def newer() -> Litestar:
    """The release after this one: games begin by the second edition where every process has it."""
    releases.RELEASE = "newer"  # type: ignore[misc]
    object.__setattr__(registry["dames"], "edition", 2)
    logs.configure(pretty=False)
    return create_app()
