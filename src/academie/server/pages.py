"""The pages: the built web client, served as files; which page an address means is the client's to know."""

# The types of Litestar's static files are known only in part.
# pyright: reportUnknownVariableType=false

from __future__ import annotations

from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.static_files import create_static_files_router

PACKAGED: Final = Path(str(files("academie"))) / "_web"
BUILT: Final = Path(__file__).parents[3] / "web" / "app" / "dist"
"""Where `make web` leaves it in a checkout."""
ADDRESSES: Final = [
    "/",
    "/games",
    "/archive",
    "/learn",
    "/practice",
    "/library",
    "/rules",
    *(
        f"/{page}/{{name:str}}"
        for page in ("table", "join", "game", "dice", "player", "learn", "practice", "rules", "library")
    ),
]
ASK_AGAIN: Final = {"Cache-Control": "no-cache"}
FOREVER: Final = CacheControlHeader(max_age=31_536_000, immutable=True)
"""For files whose names change with what is in them."""


def folder_of(asked: str) -> Path | None:
    """The folder of the built client: the one asked for, else the packaged one or the checkout's; or none."""
    wanted = [Path(asked)] if asked else [PACKAGED, BUILT]
    return next((folder for folder in wanted if (folder / "index.html").is_file()), None)


def pages(folder: Path) -> list[Any]:
    """What serves the client in `folder`."""
    text = (folder / "index.html").read_text(encoding="utf-8")

    @get(ADDRESSES, include_in_schema=False, sync_to_thread=False)
    def page() -> Response[str]:
        return Response(text, media_type=MediaType.HTML, headers=ASK_AGAIN)

    assets = create_static_files_router(
        "/assets", [folder / "assets"], include_in_schema=False, cache_control=FOREVER
    )
    alone = [file for file in folder.iterdir() if file.is_file() and file.name != "index.html"]
    return [page, assets, *map(_served, alone)]


def _served(file: Path) -> HTTPRouteHandler:
    """What serves a file that keeps its name, as the manifest of the app does."""
    content, kind = file.read_bytes(), guess_type(file.name)[0] or "application/octet-stream"

    @get(f"/{file.name}", include_in_schema=False, sync_to_thread=False)
    def whole() -> Response[bytes]:
        return Response(content, media_type=kind, headers=ASK_AGAIN)

    return whole
