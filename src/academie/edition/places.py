"""Which passages a citation names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from academie.edition.index import Index, passages
from academie.edition.passage import Passage
from academie.kernel import Citation, Source
from academie.kernel.errors import NotationError
from academie.kernel.place import RANGE, Part, read_place
from academie.sources import SIGLA
from academie.words import Message

PASSED_OVER: Final = frozenset({"page", "near-page", "move", "after-playing", "varied"})
"""Parts that help whoever holds the book in hand, or name a moment of play, and no passage."""
APART: Final = frozenset({"semicolon", "likewise", "referring", "retour"})
"""Joints after which another place begins."""
ROMAN: Final = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100}

Step = tuple[str, str]
"""A part with one number of its own, by which a passage is known among those it stands with."""


def cited_passages(citation: Citation) -> tuple[Passage, ...]:
    """The passages that a citation names; none if its work has no index.

    Raises `NotationError` if the place is not one of the book.
    """
    index = passages()
    if not any(citation.source in book.sources for book in index.books):
        return ()
    return _found(citation.source, citation.place)


@cache
def _found(source: Source, place: str) -> tuple[Passage, ...]:
    index, found = passages(), dict[str, Passage]()
    for group in _groups(read_place(place)):
        for passage in _resolve(index, source, group):
            found[passage.id] = passage
    if not found:
        raise _unknown(source, place)
    return tuple(found.values())


def _groups(parts: tuple[Part, ...]) -> Iterator[list[Part]]:
    """The places that a place is made of, each a way from the work down to a passage."""
    group: list[Part] = []
    for part in parts:
        if part.joint in APART and group:
            yield group
            group = []
        if part.kind not in PASSED_OVER:
            group.append(part)
    if group:
        yield group


def _resolve(index: Index, source: Source, group: list[Part]) -> Iterator[Passage]:
    """The passages that the last parts of a way lead to. Raises `NotationError` if it leads nowhere."""
    holders: tuple[Passage | Source, ...] = (source,)
    for part in group:
        if part.kind == "source":
            yield from (each for each in holders if isinstance(each, Passage))
            source = SIGLA[part.numbers[0]]
            holders = (source,)
            continue
        inside = _matching(index, holders, part)
        if not inside:
            # Beside what came before, not in it: *§ 37, note 1* of a chapter, *rule 56 fig. 26* of a book.
            yield from (each for each in holders if isinstance(each, Passage))
            inside = _beside(index, holders[0], part) or _matching(index, (source,), part)
        if not inside:
            raise _unknown(source, " ".join((part.kind, *part.numbers)))
        holders = tuple(inside)
    yield from (each for each in holders if isinstance(each, Passage))


def _beside(index: Index, holder: Passage | Source, part: Part) -> list[Passage]:
    """What a part means in the smallest division around a passage that has such a part."""
    around = [*index.path(holder)][-2::-1] if isinstance(holder, Passage) else []
    for each in around:
        if found := _matching(index, (each,), part):
            return found
    return []


def _matching(index: Index, holders: tuple[Passage | Source, ...], part: Part) -> list[Passage]:
    wanted = list(_steps(part))
    found = (_inside(index, holder, step) for holder in holders for step in wanted)
    return [passage for passage in found if passage is not None]


def _inside(index: Index, holder: Passage | Source, step: Step) -> Passage | None:
    return next((each for each in index.inside(holder) if step in _own(each.step)), None)


@cache
def _own(written: str) -> tuple[Step, ...]:
    """The step a passage is known by among those it stands with."""
    return tuple(_steps(read_place(written)[-1])) if written else ()


def _steps(part: Part) -> Iterator[Step]:
    kind = "partie" if part.kind == "parties" else part.kind
    if not part.numbers:
        yield kind, ""
    for number in part.numbers:
        for each in _range(number):
            yield kind, each


def _range(number: str) -> Iterator[str]:
    first, _, last = number.partition("-")
    if RANGE.match(number) is None:
        yield number
    elif first.isdecimal():
        yield from map(str, range(int(first), int(last) + 1))
    else:
        yield from map(_to_roman, range(_from_roman(first), _from_roman(last) + 1))


def _from_roman(number: str) -> int:
    values = [ROMAN[letter] for letter in number]
    return sum(-each if each < after else each for each, after in zip(values, [*values[1:], 0], strict=True))


def _to_roman(number: int) -> str:
    written = "I" * number
    for many, one in (("IIIII", "V"), ("VV", "X"), ("XXXXX", "L"), ("LL", "C")):
        written = written.replace(many, one)
    for many, one in (("VIIII", "IX"), ("IIII", "IV"), ("LXXXX", "XC"), ("XXXX", "XL")):
        written = written.replace(many, one)
    return written


def _unknown(source: Source, place: str) -> NotationError:
    return NotationError(Message("edition-no-place", source=source.siglum, place=place))
