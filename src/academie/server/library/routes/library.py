"""The library: its books, chapters and themes, search for studies, and each study whole and as files."""

from __future__ import annotations

from functools import cache, lru_cache
from math import ceil
from typing import Annotated, Final

import msgspec
from litestar import get
from litestar.params import PathParameter, QueryParameter
from litestar.response import Response

from academie.drawing import draw
from academie.drawing.pdf import sheet
from academie.drawing.picture import small_picture
from academie.library import Edition, Study, catalogue
from academie.library.catalogue import pieces
from academie.library.export import export_of
from academie.library.page import study_page
from academie.library.search import Search, search
from academie.library.tree import trees_of
from academie.registry import registry
from academie.server.base.errors import NoSuch, missing_if_unknown
from academie.server.base.phrases import Phrase, phrase
from academie.server.edge.access import Charged
from academie.server.edge.parameters import SVG, DrawingLanguage, Flip
from academie.server.edge.problems import problems
from academie.server.library.routes.studies import (
    StudyEntry,
    StudyTold,
    export_formats,
    study_entry,
    study_view,
)
from academie.words import Language, Message

StudyId = Annotated[str, PathParameter(description="As listed, e.g. man-9.", max_length=40)]
Name = Annotated[str | None, QueryParameter(max_length=40, pattern=r"^[\w-]*$")]
Count = Annotated[int | None, QueryParameter(ge=0, le=99)]
Said = Annotated[str, QueryParameter(max_length=100, description="Words in either language, all of them.")]
PageNumber = Annotated[int, QueryParameter(ge=1, le=999, description="From 1.")]
PageSize = Annotated[int, QueryParameter(ge=1, le=60)]

PDF: Final = "application/pdf"
PLAIN: Final = "text/plain; charset=utf-8"
CACHED: Final = {"Cache-Control": "public, max-age=3600"}
SHEETS_CACHED: Final = 32


class ChapterTold(msgspec.Struct):
    """A chapter that has studies."""

    id: str
    title: Phrase
    studies: int


class LibrarySource(msgspec.Struct):
    """A book of the library, what it is and what of it is here."""

    siglum: str
    title: Phrase
    year: int
    dated: Phrase
    """The year as it is told: of a text that bears none, about when it is from."""
    author: str
    games: list[str]
    edition: Phrase
    about: Phrase
    reproduced: Phrase
    studies: int
    chapters: list[ChapterTold]


class LibraryTheme(msgspec.Struct):
    """A theme with the games it is of."""

    id: str
    title: Phrase
    about: Phrase
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
    sources: list[LibrarySource]
    themes: list[LibraryTheme]


class StudiesPage(msgspec.Struct):
    """Studies that were looked for, a page at a time; `found` counts them all."""

    studies: list[StudyEntry]
    found: int
    page: int
    pages: int


@get("/library", responses=problems(), tags=["library"], sync_to_thread=False)
def library() -> LibraryTold:
    """The books with their chapters, and the themes, each with how many studies there are."""
    return library_view()


@get("/library/studies", responses=problems(404), tags=["library"])
async def studies(
    charge: Charged,
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
    return await charge.thread(search_page, wanted, page, size)


@get("/library/{study_id:str}", responses=problems(404), tags=["library"])
async def study(study_id: StudyId, charge: Charged) -> StudyTold:
    """A study: its board, the book's line with its variations, claims, doubts and citation."""
    return await charge.thread(study_view, get_study(study_id))


@get("/library/{study_id:str}/study.svg", responses=problems(404), tags=["library"], media_type=SVG)
async def study_svg(
    study_id: StudyId, charge: Charged, language: DrawingLanguage = Language.FRENCH, flip: Flip = False
) -> Response[str]:
    """The board of a study, drawn."""
    drawn = await charge.thread(svg_of, get_study(study_id), language, flip=flip)
    return Response(drawn, media_type=SVG, headers=CACHED)


@get("/library/{study_id:str}/thumbnail.svg", responses=problems(404), tags=["library"], media_type=SVG)
async def study_thumbnail(study_id: StudyId, charge: Charged) -> Response[str]:
    """A small picture of the board of a study."""
    drawn = await charge.thread(thumbnail_of, get_study(study_id))
    return Response(drawn, media_type=SVG, headers=CACHED)


@get("/library/{study_id:str}/study.pdf", responses=problems(404), tags=["library"], media_type=PDF)
async def study_pdf(study_id: StudyId, charge: Charged) -> Response[bytes]:
    """A sheet to print: boards, line and remarks in both languages. The time it takes is charged."""
    asked = get_study(study_id)
    printed = await charge.thread(pdf_of, asked)
    return Response(printed, media_type=PDF, headers={**CACHED, **_attachment(asked, "pdf")})


@get("/library/{study_id:str}/study.pdn", responses=problems(404), tags=["library"], media_type=PLAIN)
async def study_pdn(
    study_id: StudyId, charge: Charged, language: DrawingLanguage = Language.FRENCH
) -> Response[str]:
    """A study of draughts as PDN."""
    return await charge.thread(_export, get_study(study_id), "pdn", language)


@get("/library/{study_id:str}/study.pgn", responses=problems(404), tags=["library"], media_type=PLAIN)
async def study_pgn(
    study_id: StudyId, charge: Charged, language: DrawingLanguage = Language.FRENCH
) -> Response[str]:
    """A study of chess as PGN."""
    return await charge.thread(_export, get_study(study_id), "pgn", language)


def get_study(study_id: str) -> Study:
    """The study of that id. Raises `NoSuch`."""
    with missing_if_unknown():
        return catalogue().study(study_id)


def search_page(wanted: Search, page: int, size: int) -> StudiesPage:
    """A page of the studies found. Raises `NoSuch` for an unknown theme, source or chapter."""
    with missing_if_unknown():
        all_found = search(wanted)
    shown = all_found[(page - 1) * size : page * size]
    return StudiesPage(
        [study_entry(each) for each in shown], len(all_found), page, max(1, ceil(len(all_found) / size))
    )


@cache
def library_view() -> LibraryTold:
    """The catalogue of the library."""
    library = catalogue()
    games = [key for key in registry if any(each.game == key.key for each in library.studies)]
    return LibraryTold(
        studies=len(library.studies),
        games=[_shelf(game.key) for game in games],
        sources=[_source(edition) for edition in library.editions if edition.chapters],
        themes=[
            LibraryTheme(theme.id, phrase(theme.title), phrase(theme.about), _games(about), len(about))
            for theme, about in library.index().items()
        ],
    )


def _shelf(game: str) -> ShelfTold:
    of_game = search(Search(game=game))
    kinds = dict.fromkeys(kind for each in of_game for kind in pieces(each))
    return ShelfTold(game, len(of_game), [*kinds])


def _source(edition: Edition) -> LibrarySource:
    source = edition.source
    of_source = catalogue().find(source=source.siglum)
    return LibrarySource(
        siglum=source.siglum,
        title=phrase(source.called),
        year=source.year,
        dated=phrase(source.dated),
        author=edition.author,
        games=_games(of_source),
        edition=phrase(edition.edition),
        about=phrase(edition.about),
        reproduced=phrase(edition.reproduced),
        studies=len(of_source),
        chapters=[
            ChapterTold(each.id, phrase(each.title), len(search(Search(chapter=each.id))))
            for each in edition.chapters
        ],
    )


def _games(some: tuple[Study, ...]) -> list[str]:
    return [*dict.fromkeys(each.game for each in some)]


@lru_cache(maxsize=1024)
def svg_of(of: Study, language: Language, *, flip: bool) -> str:
    return draw(trees_of(of)[0].nodes[0].state, flip=flip, language=language).svg


@lru_cache(maxsize=1024)
def thumbnail_of(of: Study) -> str:
    return small_picture(trees_of(of)[0].nodes[0].state)


@lru_cache(maxsize=SHEETS_CACHED)
def pdf_of(of: Study) -> bytes:
    return sheet([study_page(of)], of.id)


def _export(of: Study, ending: str, language: Language) -> Response[str]:
    """The study as a file of that format. Raises `NoSuch` if the format is not for its game."""
    if ending not in export_formats(of):
        raise NoSuch(Message("server-no-such-format", id=of.id, ending=ending))
    text = export_of(f".{ending}").write([of], language)
    return Response(text, media_type=PLAIN, headers=_attachment(of, ending))


def _attachment(of: Study, ending: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{of.id}.{ending}"'}


HANDLERS: Final = (library, studies, study, study_svg, study_thumbnail, study_pdf, study_pdn, study_pgn)
