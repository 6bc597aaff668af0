"""The words of every language as the browser reads them, and the page in the language it asks for."""

# The types of Litestar's handlers are known only in part.
# pyright: reportUnknownVariableType=false

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from html import escape
from typing import Any, Final, NamedTuple

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from academie.server.edge.access import AnyRequest
from academie.words import Language, Message, languages
from academie.words.catalogue import as_json, catalogue

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
DIGITS: Final = 12
LISTED: Final = '<meta name="languages" content="" />'
"""Where the page lists the languages, so that its words are asked for at once."""
FAILED: Final = '<meta name="failure" content="" />'
APP: Final = '<div id="app"></div>'
HEAD: Final = '<header class="served"><a href="/">Académie</a></header>'
"""Holds the place of the head until the client has come."""
KNOWN_FAILURES: Final = {404: "page", 429: "fast", 503: "away"}
DESCRIBED: Final = '<meta name="description" content="" />'


@dataclass(frozen=True, slots=True)
class Offered:
    """A language that pages can be read in. `complete` says that it has every message that English has."""

    language: str
    name: str
    url: str
    complete: bool


@dataclass(frozen=True, slots=True)
class File:
    """The words of a language, as sent."""

    plain: bytes
    packed: bytes
    tag: str


@cache
def words() -> tuple[tuple[Offered, ...], Mapping[str, File]]:
    """The languages of the catalogues, and their files by name: read once, when first asked for.

    What a language lacks is noted in the log.
    """
    offered: list[Offered] = []
    files: dict[str, File] = {}
    for language in languages():
        plain = json.dumps(as_json(language), ensure_ascii=False, separators=(",", ":")).encode()
        tag = sha256(plain).hexdigest()[:DIGITS]
        files[f"{language.value}.{tag}.json"] = File(plain, gzip.compress(plain, mtime=0), tag)
        url = f"/words/{language.value}.{tag}.json"
        offered.append(Offered(language.value, language.about.name, url, catalogue(language).complete))
    return tuple(offered), files


@get("/words/index.json", include_in_schema=False, sync_to_thread=False)
def list_languages() -> Response[list[dict[str, Any]]]:
    """The languages, each with its own name and the address of its words."""
    return Response(list(map(asdict, words()[0])), headers={"Cache-Control": ASK_AGAIN})


@get("/words/{name:str}", include_in_schema=False, sync_to_thread=False)
def send_words(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """The words of a language, named by their content."""
    file = words()[1].get(name)
    if file is None:
        raise NotFoundException
    packed = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"Cache-Control": FOREVER, "ETag": f'"{file.tag}"', "Vary": "Accept-Encoding"}
    if packed:
        headers["Content-Encoding"] = "gzip"
    return Response(file.packed if packed else file.plain, media_type="application/json", headers=headers)


class Failure(NamedTuple):
    """Why a page is not what was asked for, and the number of its report."""

    status: int
    report: str


def page_in(text: str, language: Language, content: str = "", failure: Failure | None = None) -> str:
    """The page of the client in a language, with its languages, its first content and what failed."""
    offered = words()[0]
    listed = json.dumps(list(map(asdict, offered)), ensure_ascii=False)
    url = next(each.url for each in offered if each.language == language.value)
    described = Message("web-head-description").in_(language)
    # A page that is written already can wait for its words.
    urgency = ' fetchpriority="low"' if content else ""
    preload = f'<link rel="preload" as="fetch" href="{url}" crossorigin="anonymous"{urgency} />'
    filled = {
        '<html lang="en">': f'<html lang="{language.value}">',
        DESCRIBED: _content(DESCRIBED, described),
        LISTED: f"{_content(LISTED, listed)}\n    {preload}",
        FAILED: "" if failure is None else _content(FAILED, f"{failure.status} {failure.report}".strip()),
    }
    if content:
        filled[APP] = f'<div id="app">{HEAD}<main id="content">{content}</main></div>'
    for place, filling in filled.items():
        text = text.replace(place, filling, 1)
    return text


def failure_page(failure: Failure, language: Language) -> str:
    """What has gone wrong and what to do, as HTML that needs nothing else."""
    kind = KNOWN_FAILURES.get(failure.status, "refused" if failure.status < 500 else "broken")
    title, about, way = (
        escape(Message(f"web-missing-{kind}{part}", report=failure.report).in_(language))
        for part in ("", "-about", "-way")
    )
    return (
        f'<div class="missing"><h1>{title}</h1><p class="soft">{about}</p>'
        f'<p><a class="button main" href="/">{way}</a></p></div>'
    )


def _content(tag: str, content: str) -> str:
    return tag.replace('content=""', f'content="{escape(content)}"')
