"""The pages of the built web client, served as files.

The client knows which page an address means; the server knows only whether its subject exists, so that a page
about nothing has status 404.
"""

# The types of Litestar's handlers are known only in part.
# pyright: reportUnknownVariableType=false

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple
from urllib.parse import quote
from uuid import UUID

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND
from structlog.contextvars import get_contextvars

from academie.dice.page import PATH as MANIFEST
from academie.dice.page import manifest_of, page_entry
from academie.edition import passages
from academie.kernel import UnknownName
from academie.library import catalogue
from academie.library.lessons import lesson
from academie.registry import registry
from academie.server.accounts.names.names import key_of
from academie.server.accounts.names.queries import current_name
from academie.server.base.database import DATABASE_AWAY, Database
from academie.server.base.errors import NoSuch
from academie.server.base.limits import Limits
from academie.server.base.settings import Settings
from academie.server.base.tasks import spawn
from academie.server.edge.access import AnyRequest, Callers, Uses, identify
from academie.server.edge.identity import Identity
from academie.server.edge.languages import asked_language
from academie.server.edge.problems import HANDLERS, internal_error_response
from academie.server.lobby.service import Lobby
from academie.server.site.front import front_door
from academie.server.site.languages import Failure, failure_page, list_languages, page_in, send_words
from academie.server.site.list_cache import FRESH_SECONDS
from academie.server.site.today import Today
from academie.server.transparency.log import TransparencyLog
from academie.words import Language

PACKAGED: Final = Path(str(files("academie"))) / "_web"
BUILT: Final = Path(__file__).parents[4] / "web" / "app" / "dist"
"""Where `make web` puts the built client in a checkout."""
ADDRESSES: Final = [
    *("/play", "/games", "/archive", "/ladder", "/learn", "/practice", "/library", "/rules", "/settings"),
    *("/openings", "/passage", "/messages", "/moderation", "/decisions", "/kept"),
    *("/recover", "/confirm-email", "/oauth/authorize"),
]
ASK_AGAIN: Final = {"Cache-Control": "no-cache", "Vary": "Accept-Language, Accept-Encoding, Cookie"}
FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Encoding"}
"""For files whose names change with their content."""
PRACTICES: Final = frozenset({"puzzles", "marking"})
SETTINGS: Final = frozenset(
    {"profile", "privacy", "board", "page", "notices", "keys", "security", "email", "sessions", "programs"}
    | {"data"}
)
GAME: Final = "SELECT EXISTS (SELECT FROM game WHERE id = $1)"


class Stored(NamedTuple):
    """What knows the subjects of pages that are not of this release."""

    database: Database
    lobby: Lobby


Check = Callable[[Stored, str], Awaitable[bool]]
Answer = Callable[[AnyRequest, Any], Response[Any]]
REPORT_DIGITS: Final = 6
HTML: Final = "text/html; charset=utf-8"


async def subject_exists(stored: Stored, page: str, name: str) -> bool:
    """Whether the subject of a page exists; assumed while the database is away."""
    try:
        return await CHECKS[page](stored, name)
    except DATABASE_AWAY:
        return True


async def _game(stored: Stored, name: str) -> bool:
    game_id = _uuid(name)
    return game_id is not None and bool(await stored.database.fetchval(GAME, game_id))


async def _table(stored: Stored, name: str) -> bool:
    table_id = _uuid(name)
    if table_id is None:
        return False
    with suppress(NoSuch):
        await stored.lobby.table(table_id)
        return True
    return False


async def _player(stored: Stored, name: str) -> bool:
    return await current_name(stored.database, name) is not None


async def renamed(database: Database, name: str) -> str | None:
    """The name today of somebody who had this one; nothing if nobody had, or while the database is away."""
    with suppress(*DATABASE_AWAY):
        now = await current_name(database, name)
        return now if now is not None and key_of(now) != key_of(name) else None
    return None


async def _moderation(stored: Stored, name: str) -> bool:
    """Whether it is a part of the page or a number; which cases there are, only moderators are told."""
    del stored
    return name in {"appeals", "trail"} or (name.isascii() and name.isdigit())


def _uuid(name: str) -> UUID | None:
    """The id, if written as in links."""
    with suppress(ValueError):
        if str(found := UUID(name)) == name:
            return found
    return None


def _is_known(look_up: Callable[[str], object]) -> Check:
    """A check that looks a name up in the library or among the games."""

    async def check(stored: Stored, name: str) -> bool:
        del stored
        with suppress(UnknownName):
            look_up(name)
            return True
        return False

    return check


def _among(names: frozenset[str]) -> Check:
    """A check that a page has a part of that name."""

    async def check(stored: Stored, name: str) -> bool:
        del stored
        return name in names

    return check


CHECKS: Final[Mapping[str, Check]] = {
    "table": _game,
    "game": _game,
    "dice": _game,
    "join": _table,
    "player": _player,
    "learn": _is_known(lesson),
    "library": _is_known(lambda name: catalogue().study(name)),
    "passage": _is_known(lambda name: passages().find(name)),
    "rules": _is_known(lambda name: registry[name]),
    "ladder": _is_known(lambda name: registry[name]),
    "openings": _is_known(lambda name: registry[name]),
    "practice": _among(PRACTICES),
    "settings": _among(SETTINGS),
    "messages": _player,
    "moderation": _moderation,
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
    for_strangers = StrangersFront(text)

    @get("/", include_in_schema=False)
    async def home(
        request: AnyRequest, today: Uses[Today], settings: Uses[Settings], reader: Uses[Identity | None]
    ) -> Response[bytes]:
        language = _language(request)
        if reader is None:
            return _sent(request, await for_strangers.page(today, settings, language), ASK_AGAIN)
        at_home = not reader.guest
        front = "" if at_home else await front_door(today, settings, language, reader)
        return _html(request, text, front=front)

    @get("/front.html", include_in_schema=False)
    async def front(
        today: Uses[Today],
        settings: Uses[Settings],
        reader: Uses[Identity | None],
        language: FromQuery[Language] = Language.ENGLISH,
    ) -> Response[str]:
        made = await front_door(today, settings, language, reader)
        return Response(made, media_type=MediaType.HTML, headers=ASK_AGAIN)

    @get(ADDRESSES, include_in_schema=False, sync_to_thread=False)
    def page(request: AnyRequest) -> Response[bytes]:
        return _html(request, text)

    @get(SUBJECTS, include_in_schema=False)
    async def page_of(
        request: AnyRequest, name: FromPath[str], database: Uses[Database], lobby: Uses[Lobby]
    ) -> Response[Any]:
        kind = request.url.path.split("/")[1]
        if kind == "player" and (now := await renamed(database, name)) is not None:
            return Redirect(f"/player/{quote(now)}", headers=ASK_AGAIN)
        exists = await subject_exists(Stored(database, lobby), kind, name)
        return _html(request, text, HTTP_200_OK if exists else HTTP_404_NOT_FOUND)

    root_files = [file for file in folder.iterdir() if file.is_file() and file.name != "index.html"]
    shown = [home, front, page, page_of, _assets_handler(folder), list_languages, send_words]
    return [*shown, _manifest_handler(folder), *map(_file_handler, root_files)]


class StrangersFront:
    """The front page for who is not signed in, in each language, kept for a moment."""

    def __init__(self, shell: str) -> None:
        self._shell = shell
        self._kept: dict[Language, tuple[float, asyncio.Task[Packed]]] = {}

    async def page(self, today: Today, settings: Settings, language: Language) -> Packed:
        """The page, written at most once for all who ask within a moment."""
        until, page = self._kept.get(language, (0.0, None))
        if page is None or monotonic() >= until:
            page = spawn(self._write(today, settings, language))
            self._kept[language] = monotonic() + FRESH_SECONDS, page
        return await asyncio.shield(page)

    async def _write(self, today: Today, settings: Settings, language: Language) -> Packed:
        return _written(self._shell, language, await front_door(today, settings, language))


def page_errors(folder: Path) -> dict[int | type[Exception], Any]:
    """Handlers of errors: they send a page to a browser that asks for one, a problem to a program."""
    text = _text(folder)

    def handler(answer: Answer) -> Answer:
        def told(request: AnyRequest, wrong: Exception) -> Response[Any]:
            response = answer(request, wrong)
            return _failure(request, text, response.status_code or 500) if _wants_page(request) else response

        return told

    return {
        kind: handler(answer) for kind, answer in {**HANDLERS, Exception: internal_error_response}.items()
    }


def _failure(request: AnyRequest, text: str, status: int) -> Response[bytes]:
    """The page that says what has gone wrong, with the number of the report where it is our fault."""
    report = str(get_contextvars().get("request", ""))[:REPORT_DIGITS].upper()
    return _html(request, text, status, failure=Failure(status, report))


def _wants_page(request: AnyRequest) -> bool:
    """Whether a browser asks for a page and not for a part of one."""
    return request.method in {"GET", "HEAD"} and "text/html" in request.headers.get("accept", "")


async def find_reader(
    request: AnyRequest, callers: Uses[Callers], limits: Uses[Limits], settings: Uses[Settings]
) -> Identity | None:
    """Who asks, by their account or as a guest; nobody while the database is away."""
    with suppress(*DATABASE_AWAY):
        return await identify(request.scope, callers, limits, settings)
    return None


def _text(folder: Path) -> str:
    return (folder / "index.html").read_text(encoding="utf-8")


def _language(request: AnyRequest) -> Language:
    return asked_language(request.headers.get("accept-language", ""))


def _html(
    request: AnyRequest,
    text: str,
    status: int = HTTP_200_OK,
    *,
    front: str = "",
    failure: Failure | None = None,
) -> Response[bytes]:
    """The shell of the client, with the front door or a failure written into it."""
    response = _sent(request, _written(text, _language(request), front, failure), ASK_AGAIN)
    response.status_code = status
    return response


def _written(text: str, language: Language, front: str, failure: Failure | None = None) -> Packed:
    """The same as it is sent."""
    content = front if failure is None else failure_page(failure, language)
    written = page_in(text, language, content, failure).encode()
    return Packed(written, gzip.compress(written, 5), HTML)


class Packed(NamedTuple):
    """A file as it is and, where that is shorter, compressed."""

    plain: bytes
    packed: bytes
    kind: str


def _packed(file: Path) -> Packed:
    plain = file.read_bytes()
    return Packed(
        plain, gzip.compress(plain, mtime=0), guess_type(file.name)[0] or "application/octet-stream"
    )


def _sent(request: AnyRequest, file: Packed, headers: Mapping[str, str]) -> Response[bytes]:
    """The file, compressed if that is shorter and the browser can read it."""
    if len(file.packed) < len(file.plain) and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(file.plain, media_type=file.kind, headers=dict(headers))


def _assets_handler(folder: Path) -> HTTPRouteHandler:
    """The handler that serves the files whose names change with their content."""
    built = {file.name: _packed(file) for file in (folder / "assets").iterdir() if file.is_file()}

    @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
    def assets(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
        if name not in built:
            raise NotFoundException
        return _sent(request, built[name], FOREVER)

    return assets


def _manifest_handler(folder: Path) -> HTTPRouteHandler:
    """The handler that tells which files the page is made of, and that they are in the public log."""
    listed = manifest_of(folder)

    @get(MANIFEST, include_in_schema=False)
    async def manifest(public_log: Uses[TransparencyLog]) -> Response[dict[str, Any]]:
        proofs = await public_log.proofs([bytes(page_entry(listed))])
        told = {"files": listed, "proof": str(proofs[0]) if proofs else None}
        return Response(told, media_type=MediaType.JSON, headers={"Cache-Control": "no-cache"})

    return manifest


def _file_handler(file: Path) -> HTTPRouteHandler:
    """The handler that serves one file under its own name, such as the manifest of the app."""
    content, kind = file.read_bytes(), guess_type(file.name)[0] or "application/octet-stream"

    @get(f"/{file.name}", include_in_schema=False, sync_to_thread=False)
    def serve_file() -> Response[bytes]:
        return Response(content, media_type=kind, headers=ASK_AGAIN)

    return serve_file
