"""The books passage by passage: the tree of each, and every passage with what rests on it."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from typing import Annotated, Final

import msgspec
from litestar import get
from litestar.params import PathParameter, QueryParameter

from academie.edition import Passage, author_text, passages
from academie.kernel import Citation, Source
from academie.kernel.place import read_place
from academie.server.base.errors import NoSuch, missing_if_unknown
from academie.server.base.phrases import Cite, Phrase, PlacePart, cite_of, phrase
from academie.server.edge.access import Charged
from academie.server.edge.problems import problems
from academie.server.library.citations import Resting, resting_on, use_count
from academie.server.library.routes.rules import CitedSource, source_views
from academie.words import Content, Message, Text

PassageId = Annotated[
    str,
    PathParameter(
        description="For ever the same, e.g. LEP.r54; a sentence has .s1 behind it.", max_length=80
    ),
]
Siglum = Annotated[
    str, QueryParameter(max_length=12, description="Of a book, e.g. LEP; none for the books alone.")
]
KEPT: Final = 512
FIRST_WORDS: Final = 80
"""How many letters of a paraphrase are shown in a list, at most."""
CUT_AFTER: Final = " \u00a0\u202f,;:"
"""What does not stand before an ellipsis."""


class PassageEntry(msgspec.Struct):
    """A passage of a list: its own step of the place, its title as printed, and how many things cite it."""

    id: str
    within: str | None
    kind: str
    step: list[PlacePart]
    title: str
    uses: int


class PartTold(PassageEntry):
    """A passage beside or inside another, with the first words of what it says."""

    words: Phrase | None


class SentenceTold(msgspec.Struct):
    """A sentence of a rule, which can be cited by itself."""

    id: str
    words: Phrase


class ParaphraseTold(msgspec.Struct):
    """What a passage says, in our words."""

    id: str
    cite: Cite
    title: str
    paraphrase: Phrase | None


class PassageTold(msgspec.Struct):
    """A passage: where it stands, what it says in our words, what is around it, and what rests on it."""

    id: str
    source: CitedSource
    cite: Cite
    kind: str
    title: str
    page: int | None
    """The printed page it begins on, where the book shows it."""
    near_page: int | None
    """The same as reckoned from the pages around it."""
    lines: list[int]
    """The first and last line of the transcription that was read."""
    paraphrase: Phrase | None
    sentences: list[SentenceTold]
    author: str | None
    """The author's own words, where a transcription is installed."""
    path: list[PassageEntry]
    """What holds it, the largest first."""
    beside: list[PartTold]
    """All parts of what holds it, itself among them."""
    children: list[PartTold]
    previous: PassageEntry | None
    next: PassageEntry | None
    modifies: PassageEntry | None
    """The rule that it takes back, softens or sharpens."""
    modified: list[PassageEntry]
    """What does so to it."""
    study: str | None
    """The study that has the board of what it is a part of."""
    resting: Resting


class BookTold(msgspec.Struct):
    """A work that is indexed."""

    source: CitedSource
    passages: int


class PassagesTold(msgspec.Struct):
    """The works, and all passages of the one asked for, in the order of the book."""

    books: list[BookTold]
    passages: list[PassageEntry]


@get("/passages", responses=problems(404), tags=["passages"])
async def all_passages(charge: Charged, source: Siglum = "") -> PassagesTold:
    """The indexed works, and the tree of one of them."""
    return await charge.thread(tree_view, source)


@get("/passages/{passage_id:str}", responses=problems(404), tags=["passages"])
async def passage(passage_id: PassageId, charge: Charged) -> PassageTold:
    """A passage with its neighbours and all that cites it."""
    return await charge.thread(read_passage, get_passage(passage_id))


@get("/passages/{passage_id:str}/paraphrase", responses=problems(404), tags=["passages"])
async def passage_paraphrase(passage_id: PassageId, charge: Charged) -> ParaphraseTold:
    """What a passage, or a sentence of it, says in our words, and no more."""
    return await charge.thread(paraphrase_view, get_passage(passage_id), passage_id)


def get_passage(passage_id: str) -> Passage:
    """The passage of that id. Raises `NoSuch`."""
    with missing_if_unknown():
        return passages().find(passage_id)


@cache
def tree_view(siglum: str) -> PassagesTold:
    """The works, and the passages of one. Raises `NoSuch`."""
    index = passages()
    works = {source.siglum: source for book in index.books for source in book.sources}
    if siglum and siglum not in works:
        raise NoSuch(Message("edition-no-passage", id=siglum))
    counts = Counter(each.source.siglum for each in index.by_id.values())
    books = [BookTold(source_view(source), counts[name]) for name, source in works.items()]
    found = (each for each in index.by_id.values() if each.source.siglum == siglum)
    return PassagesTold(books, [entry(each) for each in found])


def read_passage(passage: Passage) -> PassageTold:
    """The passage, with the author's words as they are installed now."""
    return msgspec.structs.replace(passage_view(passage), author=author_text(passage.id))


@lru_cache(KEPT)
def passage_view(passage: Passage) -> PassageTold:
    index = passages()
    before, after = index.around(passage)
    *holders, _ = index.path(passage)
    said = index.paraphrase(passage.id)
    own = index.paraphrase
    return PassageTold(
        id=passage.id,
        source=source_view(passage.source),
        cite=cite_view(passage),
        kind=passage.kind,
        title=passage.title,
        page=passage.page,
        near_page=passage.near_page,
        lines=[*passage.lines],
        paraphrase=None if said is None else phrase(said),
        sentences=[
            SentenceTold(id_, phrase(words))
            for id_ in index.sentences(passage)
            if (words := own(id_)) is not None
        ],
        author=None,
        path=[entry(each) for each in holders],
        beside=[part(each) for each in index.parts(holders[-1] if holders else passage.source)],
        children=[part(each) for each in index.parts(passage)],
        previous=None if before is None else entry(before),
        next=None if after is None else entry(after),
        modifies=None if passage.modifies is None else entry(index.find(passage.modifies)),
        modified=[entry(each) for each in index.by_id.values() if each.modifies == passage.id],
        study=next((each.study for each in (passage, *reversed(holders)) if each.study), None),
        resting=resting_on(passage),
    )


def paraphrase_view(passage: Passage, id_: str) -> ParaphraseTold:
    said = passages().paraphrase(id_)
    return ParaphraseTold(id_, cite_view(passage), passage.title, None if said is None else phrase(said))


def cite_view(passage: Passage) -> Cite:
    """The passage as it is cited; it is the only one meant, though its place may be that of its chapter."""
    return msgspec.structs.replace(
        cite_of(Citation(passage.source, passages().place(passage))), passages=[passage.id]
    )


def entry(passage: Passage) -> PassageEntry:
    return PassageEntry(
        passage.id, passage.within, passage.kind, step_of(passage), passage.title, use_count(passage)
    )


def part(passage: Passage) -> PartTold:
    said = passages().paraphrase(passage.id)
    listed = entry(passage)
    return PartTold(
        listed.id,
        listed.within,
        listed.kind,
        listed.step,
        listed.title,
        listed.uses,
        None if said is None else phrase(first_words(said)),
    )


def step_of(passage: Passage) -> list[PlacePart]:
    """Its own step of the place; nothing if only its chapter can be cited."""
    parts = read_place(passage.step) if passage.step else ()
    return [msgspec.convert(each.to_json(), PlacePart) for each in parts]


def first_words(said: Text) -> Text:
    """The beginning of a text, cut between words."""
    cut: dict[str, str] = {}
    for language, text in said.both().items():
        beginning = text[:FIRST_WORDS].rpartition(" ")[0]
        cut[language] = text if len(text) <= FIRST_WORDS else f"{beginning.rstrip(CUT_AFTER)}…"
    return Content(**cut)


def source_view(source: Source) -> CitedSource:
    return source_views([source])[0]


HANDLERS: Final = (all_passages, passage, passage_paraphrase)
