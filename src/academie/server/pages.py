"""The pages of the built web client, served as files.

The client knows which page an address means; the server knows only whether its subject exists, so that a page
about nothing has status 404.
"""

# The types of Litestar's static files are known only in part.
# pyright: reportUnknownVariableType=false

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from uuid import UUID

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND

from academie.kernel import UnknownName
from academie.library import catalogue
from academie.library.lessons import lesson
from academie.library.rulebook import rules_page
from academie.server.api.access import AnyRequest, find_services
from academie.server.api.problems import Problem, http_error_response
from academie.server.refusals import NoSuch
from academie.server.store.pool import DATABASE_AWAY
from academie.server.words import asked_language, list_languages, page_in, send_words

if TYPE_CHECKING:
    from academie.server.services import Services

PACKAGED: Final = Path(str(files("academie"))) / "_web"
BUILT: Final = Path(__file__).parents[3] / "web" / "app" / "dist"
"""Where `make web` puts the built client in a checkout."""
ADDRESSES: Final = [
    "/",
    *(
        f"/{page}"
        for page in ("play", "games", "archive", "learn", "practice", "library", "rules", "settings")
    ),
]
ASK_AGAIN: Final = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
FOREVER: Final = CacheControlHeader(max_age=31_536_000, immutable=True)
"""For files whose names change with their content."""
PRACTICES: Final = frozenset({"puzzles", "marking"})
SETTINGS: Final = frozenset({"board", "page", "keys"})
ACCOUNT: Final = "SELECT EXISTS (SELECT FROM account WHERE lower(name) = lower($1))"
GAME: Final = "SELECT EXISTS (SELECT FROM game WHERE id = $1)"

Check = Callable[["Services", str], Awaitable[bool]]


async def subject_exists(services: Services, page: str, name: str) -> bool:
    """Whether the subject of a page exists; assumed while the database is away."""
    try:
        return await CHECKS[page](services, name)
    except DATABASE_AWAY:
        return True


async def _game(services: Services, name: str) -> bool:
    game_id = _uuid(name)
    return game_id is not None and bool(await services.database.fetchval(GAME, game_id))


async def _table(services: Services, name: str) -> bool:
    table_id = _uuid(name)
    if table_id is None:
        return False
    with suppress(NoSuch):
        await services.lobby.table(table_id)
        return True
    return False


async def _player(services: Services, name: str) -> bool:
    # PostgreSQL accepts no NUL in text.
    return "\0" not in name and bool(await services.database.fetchval(ACCOUNT, name))


def _uuid(name: str) -> UUID | None:
    """The id, if written as in links."""
    with suppress(ValueError):
        if str(found := UUID(name)) == name:
            return found
    return None


def _exists_in_library(look_up: Callable[[str], object]) -> Check:
    """A check that looks a name up in the library."""

    async def check(services: Services, name: str) -> bool:
        del services
        with suppress(UnknownName):
            look_up(name)
            return True
        return False

    return check


def _among(names: frozenset[str]) -> Check:
    """A check that a page has a part of that name."""

    async def check(services: Services, name: str) -> bool:
        del services
        return name in names

    return check


CHECKS: Final[Mapping[str, Check]] = {
    "table": _game,
    "game": _game,
    "dice": _game,
    "join": _table,
    "player": _player,
    "learn": _exists_in_library(lesson),
    "library": _exists_in_library(lambda name: catalogue().study(name)),
    "rules": _exists_in_library(rules_page),
    "practice": _among(PRACTICES),
    "settings": _among(SETTINGS),
}
"""By the first part of the address."""
SUBJECTS: Final = [f"/{page}/{{name:str}}" for page in CHECKS]
"""Pages about one thing, which may not exist."""


def folder_of(asked: str) -> Path | None:
    """The folder of the built client: `asked` if given, else the packaged one or the checkout's; or none."""
    wanted = [Path(asked)] if asked else [PACKAGED, BUILT]
    return next((folder for folder in wanted if (folder / "index.html").is_file()), None)


def pages(folder: Path) -> list[Any]:
    """The handlers that serve the client in `folder`."""
    text = _text(folder)

    @get(ADDRESSES, include_in_schema=False, sync_to_thread=False)
    def page(request: AnyRequest) -> Response[str]:
        return _html(request, text)

    @get(SUBJECTS, include_in_schema=False)
    async def page_of(request: AnyRequest, name: FromPath[str]) -> Response[str]:
        kind = request.url.path.split("/")[1]
        exists = await subject_exists(find_services(request.app.state), kind, name)
        return _html(request, text, HTTP_200_OK if exists else HTTP_404_NOT_FOUND)

    assets = create_static_files_router(
        "/assets", [folder / "assets"], include_in_schema=False, cache_control=FOREVER
    )
    root_files = [file for file in folder.iterdir() if file.is_file() and file.name != "index.html"]
    return [page, page_of, assets, list_languages, send_words, *map(_file_handler, root_files)]


def not_found(folder: Path) -> Callable[[AnyRequest, HTTPException], Response[str] | Response[Problem]]:
    """The handler for unknown addresses: it sends the client to a browser, a problem to a program."""
    text = _text(folder)

    def answer(request: AnyRequest, wrong: HTTPException) -> Response[str] | Response[Problem]:
        if request.url.path.startswith("/api/") or not _wants_page(request):
            return http_error_response(request, wrong)
        return _html(request, text, HTTP_404_NOT_FOUND)

    return answer


def _wants_page(request: AnyRequest) -> bool:
    """Whether a browser asks for a page and not for a part of one."""
    return request.method in {"GET", "HEAD"} and "text/html" in request.headers.get("accept", "")


def _text(folder: Path) -> str:
    return (folder / "index.html").read_text(encoding="utf-8")


def _html(request: AnyRequest, text: str, status: int = HTTP_200_OK) -> Response[str]:
    written = page_in(text, asked_language(request.headers.get("accept-language", "")))
    return Response(written, status_code=status, media_type=MediaType.HTML, headers=ASK_AGAIN)


def _file_handler(file: Path) -> HTTPRouteHandler:
    """The handler that serves one file under its own name, such as the manifest of the app."""
    content, kind = file.read_bytes(), guess_type(file.name)[0] or "application/octet-stream"

    @get(f"/{file.name}", include_in_schema=False, sync_to_thread=False)
    def serve_file() -> Response[bytes]:
        return Response(content, media_type=kind, headers=ASK_AGAIN)

    return serve_file
