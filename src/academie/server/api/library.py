"""The library: its books, chapters and themes, studies looked for, and each of them whole and as files."""

from __future__ import annotations

import asyncio
from functools import cache, lru_cache
from math import ceil
from typing import Annotated, Final

import msgspec
from litestar import get
from litestar.params import PathParameter, QueryParameter
from litestar.response import Response

from academie.drawing import draw
from academie.drawing.sheet import sheet
from academie.kernel import Language, Text
from academie.library import Edition, Study, catalogue
from academie.library.catalogue import pieces
from academie.library.export import export_of
from academie.library.page import study_page
from academie.library.search import Search, search
from academie.library.tree import trees_of
from academie.registry import registry
from academie.server.api.access import AnyRequest, Use, address, hold_back
from academie.server.api.catalogue import Words, words
from academie.server.api.drawings import SVG, Flip, Tongue
from academie.server.api.problems import problems
from academie.server.api.studies import StudyEntry, StudyTold, entry, formats, study_told
from academie.server.refusals import NoSuch, looked_up

StudyId = Annotated[str, PathParameter(description="As listed, e.g. man-9.", max_length=40)]
Name = Annotated[str | None, QueryParameter(max_length=40, pattern=r"^[\w-]*$")]
Count = Annotated[int | None, QueryParameter(ge=0, le=99)]
Said = Annotated[str, QueryParameter(max_length=100, description="Words in either language, all of them.")]
PageNumber = Annotated[int, QueryParameter(ge=1, le=999, description="From 1.")]
PageSize = Annotated[int, QueryParameter(ge=1, le=60)]

PDF: Final = "application/pdf"
PLAIN: Final = "text/plain; charset=utf-8"
KEPT: Final = {"Cache-Control": "public, max-age=3600"}
SHEET_TOKENS: Final = 10.0
"""What a sheet costs who asks for it, beside what a request does."""
SHEETS_KEPT: Final = 32


class ChapterTold(msgspec.Struct):
    """A chapter that has studies."""

    id: str
    title: Words
    studies: int


class SourceTold(msgspec.Struct):
    """A book of the library, what it is and what of it is here."""

    siglum: str
    title: str
    year: int
    author: str
    games: list[str]
    edition: Words
    about: Words
    reproduced: Words
    studies: int
    chapters: list[ChapterTold]


class ThemeTold(msgspec.Struct):
    """A theme with the games it is of."""

    id: str
    title: Words
    about: Words
    games: list[str]
    studies: int


class ShelfTold(msgspec.Struct):
    """A game with its studies, and the kinds of pieces that stand on their boards."""

    game: str
    studies: int
    kinds: list[str]


class LibraryTold(msgspec.Struct):
    """All that the library can be looked through by."""

    studies: int
    games: list[ShelfTold]
    sources: list[SourceTold]
    themes: list[ThemeTold]


class StudiesPage(msgspec.Struct):
    """Studies that were looked for, a page at a time; `found` counts them all."""

    studies: list[StudyEntry]
    found: int
    page: int
    pages: int


@get("/library", responses=problems(), tags=["library"], sync_to_thread=False)
def library() -> LibraryTold:
    """The books with their chapters, and the themes, each with how many studies there are."""
    return library_told()


@get("/library/studies", responses=problems(404), tags=["library"])
async def studies(  # noqa: PLR0913, PLR0917 - each is a field one can search by
    game: Name = None,
    source: Name = None,
    chapter: Name = None,
    theme: Name = None,
    least: Count = None,
    most: Count = None,
    kind: Name = None,
    said: Said = "",
    page: PageNumber = 1,
    size: PageSize = 24,
) -> StudiesPage:
    """Studies by game, source, chapter, theme, number and kind of pieces, and words."""
    wanted = Search(
        game=game or None,
        source=source or None,
        chapter=chapter or None,
        theme=theme or None,
        least=least,
        most=most,
        kind=kind or None,
        words=said,
    )
    return await asyncio.to_thread(found_page, wanted, page, size)


@get("/library/{study_id:str}", responses=problems(404), tags=["library"])
async def study(study_id: StudyId) -> StudyTold:
    """A study: its board, the book's line with its variations, claims, doubts and citation."""
    return await asyncio.to_thread(study_told, found(study_id))


@get("/library/{study_id:str}/study.svg", responses=problems(404), tags=["library"], media_type=SVG)
async def study_svg(
    study_id: StudyId, language: Tongue = Language.FRENCH, flip: Flip = False
) -> Response[str]:
    """The board of a study, drawn."""
    drawn = await asyncio.to_thread(svg_of, found(study_id), language, flip=flip)
    return Response(drawn, media_type=SVG, headers=KEPT)


@get("/library/{study_id:str}/study.pdf", responses=problems(404), tags=["library"], media_type=PDF)
async def study_pdf(study_id: StudyId, request: AnyRequest, services: Use) -> Response[bytes]:
    """A sheet to print: boards, line and remarks in both languages. Counts for several requests."""
    asked = found(study_id)
    hold_back(services.limits.requests, address(request.scope), SHEET_TOKENS)
    printed = await asyncio.to_thread(pdf_of, asked)
    return Response(printed, media_type=PDF, headers={**KEPT, **_named(asked, "pdf")})


@get("/library/{study_id:str}/study.pdn", responses=problems(404), tags=["library"], media_type=PLAIN)
async def study_pdn(study_id: StudyId, language: Tongue = Language.FRENCH) -> Response[str]:
    """A study of draughts as PDN."""
    return await asyncio.to_thread(_written, found(study_id), "pdn", language)


@get("/library/{study_id:str}/study.pgn", responses=problems(404), tags=["library"], media_type=PLAIN)
async def study_pgn(study_id: StudyId, language: Tongue = Language.FRENCH) -> Response[str]:
    """A study of chess as PGN."""
    return await asyncio.to_thread(_written, found(study_id), "pgn", language)


def found(study_id: str) -> Study:
    """The study of that id. Raises `NoSuch`."""
    with looked_up():
        return catalogue().study(study_id)


def found_page(wanted: Search, page: int, size: int) -> StudiesPage:
    """A page of what is found. Raises `NoSuch` for a theme, source or chapter there is not."""
    with looked_up():
        all_found = search(wanted)
    shown = all_found[(page - 1) * size : page * size]
    return StudiesPage(
        [entry(each) for each in shown], len(all_found), page, max(1, ceil(len(all_found) / size))
    )


@cache
def library_told() -> LibraryTold:
    """The library as it is shipped."""
    held = catalogue()
    games = [key for key in registry if any(each.game == key.key for each in held.studies)]
    return LibraryTold(
        studies=len(held.studies),
        games=[_shelf(game.key) for game in games],
        sources=[_source(edition) for edition in held.editions if edition.chapters],
        themes=[
            ThemeTold(theme.id, words(theme.title), words(theme.about), _games(about), len(about))
            for theme, about in held.index().items()
        ],
    )


def _shelf(game: str) -> ShelfTold:
    of_game = search(Search(game=game))
    kinds = dict.fromkeys(kind for each in of_game for kind in pieces(each))
    return ShelfTold(game, len(of_game), [*kinds])


def _source(edition: Edition) -> SourceTold:
    source = edition.source
    of_source = catalogue().find(source=source.siglum)
    return SourceTold(
        siglum=source.siglum,
        title=source.title,
        year=source.year,
        author=edition.author,
        games=_games(of_source),
        edition=words(edition.edition),
        about=words(edition.about),
        reproduced=words(edition.reproduced),
        studies=len(of_source),
        chapters=[
            ChapterTold(each.id, words(each.title), len(search(Search(chapter=each.id))))
            for each in edition.chapters
        ],
    )


def _games(some: tuple[Study, ...]) -> list[str]:
    return [*dict.fromkeys(each.game for each in some)]


@lru_cache(maxsize=1024)
def svg_of(of: Study, language: Language, *, flip: bool) -> str:
    return draw(trees_of(of)[0].nodes[0].state, flip=flip, language=language).svg


@lru_cache(maxsize=SHEETS_KEPT)
def pdf_of(of: Study) -> bytes:
    return sheet([study_page(of)], of.id)


def _written(of: Study, ending: str, language: Language) -> Response[str]:
    """The study as a file of that format. Raises `NoSuch` for one of a game that it is not for."""
    if ending not in formats(of):
        raise NoSuch(Text(f"{of.id} ne s'écrit pas en {ending}", f"{of.id} is not written as {ending}"))
    text = export_of(f".{ending}").write([of], language)
    return Response(text, media_type=PLAIN, headers=_named(of, ending))


def _named(of: Study, ending: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{of.id}.{ending}"'}


HANDLERS: Final = (library, studies, study, study_svg, study_pdf, study_pdn, study_pgn)
