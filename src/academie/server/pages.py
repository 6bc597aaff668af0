"""The pages: the built web client, served as files; which page an address means is the client's to know."""

# The types of Litestar's static files are known only in part.
# pyright: reportUnknownVariableType=false

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

PACKAGED: Final = Path(str(files("academie"))) / "_web"
BUILT: Final = Path(__file__).parents[3] / "web" / "app" / "dist"
"""Where `make web` leaves it in a checkout."""
ADDRESSES: Final = ["/", "/table/{page:str}", "/join/{page:str}"]
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
        return Response(text, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})

    assets = create_static_files_router(
        "/assets", [folder / "assets"], include_in_schema=False, cache_control=FOREVER
    )
    return [page, assets]
