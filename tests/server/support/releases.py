"""Web applications of two releases, the newer with one more edition of draughts, for uvicorn to start."""

from __future__ import annotations

from litestar import Litestar

from academie.registry import registry
from academie.server.app import create_app
from academie.server.base import logs, processes


def older() -> Litestar:
    """The release before this one."""
    processes.RELEASE = "older"  # type: ignore[misc]
    logs.configure(pretty=False)
    return create_app()


def newer() -> Litestar:
    """The release after this one: games begin by the second edition where every process has it."""
    processes.RELEASE = "newer"  # type: ignore[misc]
    object.__setattr__(registry["dames"], "edition", 2)
    logs.configure(pretty=False)
    return create_app()
