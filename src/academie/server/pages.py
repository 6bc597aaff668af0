"""The pages: the built web client, served as files; which page an address means is the client's to know.

The server knows only whether there is one, so that a page of nothing has status 404.
"""

# The types of Litestar's static files are known only in part.
# pyright: reportUnknownVariableType=false

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND

from academie.server.api.access import AnyRequest, find_services
from academie.server.api.problems import Problem, turned_away
from academie.server.page_subjects import CHECKS, subject_exists

PACKAGED: Final = Path(str(files("academie"))) / "_web"
BUILT: Final = Path(__file__).parents[3] / "web" / "app" / "dist"
"""Where `make web` leaves it in a checkout."""
ADDRESSES: Final = ["/", "/games", "/archive", "/learn", "/practice", "/library", "/rules"]
SUBJECTS: Final = [f"/{page}/{{name:str}}" for page in CHECKS]
"""Pages about one thing, which may not exist."""
ASK_AGAIN: Final = {"Cache-Control": "no-cache"}
FOREVER: Final = CacheControlHeader(max_age=31_536_000, immutable=True)
"""For files whose names change with what is in them."""


def folder_of(asked: str) -> Path | None:
    """The folder of the built client: the one asked for, else the packaged one or the checkout's; or none."""
    wanted = [Path(asked)] if asked else [PACKAGED, BUILT]
    return next((folder for folder in wanted if (folder / "index.html").is_file()), None)


def pages(folder: Path) -> list[Any]:
    """What serves the client in `folder`."""
    text = _text(folder)

    @get(ADDRESSES, include_in_schema=False, sync_to_thread=False)
    def page() -> Response[str]:
        return _html(text)

    @get(SUBJECTS, include_in_schema=False)
    async def page_of(request: AnyRequest, name: FromPath[str]) -> Response[str]:
        kind = request.url.path.split("/")[1]
        exists = await subject_exists(find_services(request.app.state), kind, name)
        return _html(text, HTTP_200_OK if exists else HTTP_404_NOT_FOUND)

    assets = create_static_files_router(
        "/assets", [folder / "assets"], include_in_schema=False, cache_control=FOREVER
    )
    alone = [file for file in folder.iterdir() if file.is_file() and file.name != "index.html"]
    return [page, page_of, assets, *map(_served, alone)]


def not_found(folder: Path) -> Callable[[AnyRequest, HTTPException], Response[str] | Response[Problem]]:
    """What answers for an address with nothing there: the client to a browser, a problem to a program."""
    text = _text(folder)

    def answer(request: AnyRequest, wrong: HTTPException) -> Response[str] | Response[Problem]:
        if request.url.path.startswith("/api/") or not _wants_page(request):
            return turned_away(request, wrong)
        return _html(text, HTTP_404_NOT_FOUND)

    return answer


def _wants_page(request: AnyRequest) -> bool:
    """Whether a browser asks for a page, and not for a part of one."""
    return request.method in {"GET", "HEAD"} and "text/html" in request.headers.get("accept", "")


def _text(folder: Path) -> str:
    return (folder / "index.html").read_text(encoding="utf-8")


def _html(text: str, status: int = HTTP_200_OK) -> Response[str]:
    return Response(text, status_code=status, media_type=MediaType.HTML, headers=ASK_AGAIN)


def _served(file: Path) -> HTTPRouteHandler:
    """What serves a file that keeps its name, as the manifest of the app does."""
    content, kind = file.read_bytes(), guess_type(file.name)[0] or "application/octet-stream"

    @get(f"/{file.name}", include_in_schema=False, sync_to_thread=False)
    def whole() -> Response[bytes]:
        return Response(content, media_type=kind, headers=ASK_AGAIN)

    return whole
