"""A server in the test's own process and loop, so that a test can add to the registry of games."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

import uvicorn

from academie.server.app import create_app
from academie.server.base.part import Part
from academie.server.edge.transport import Socket
from academie.server.operations.private_services import free_port
from academie.server.parts import PARTS
from tests.server.support.web import Parts


@asynccontextmanager
async def inside(
    parts: Parts, machines: str = "", web: str = "", *, made_of: Sequence[Part] = PARTS
) -> AsyncGenerator[str]:
    """Run a server inside the context and give its address."""
    port = free_port()
    settings = replace(parts.settings(), engine_quota_scale=1000, inside=machines, web=web)
    config = uvicorn.Config(
        create_app(settings, made_of), port=port, log_level="error", ws=Socket, ws_per_message_deflate=False
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    try:
        async with asyncio.timeout(30):
            while not server.started:
                assert not serving.done()
                await asyncio.sleep(0.02)
        yield f"127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await serving
