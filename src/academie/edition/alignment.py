"""Finds the passages of a book in a transcription by anchors, for which no words of the book are needed.

Most anchors are met once, in the order of the book: the longest chain of those is the skeleton. The others
are looked for where the skeleton expects them, so that repeated phrases do no harm. What no anchor tells,
because letters were read otherwise or are fewer than an anchor has, is taken from the lines or from the room
that its neighbours leave.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, NamedTuple

from academie.edition.index import Book
from academie.edition.letters import WINDOW, Letters
from academie.edition.passage import Passage

NEAR: Final = 250
"""How many letters from where it is expected an anchor may be that is met several times."""
FAR: Final = 4000
"""The same for one that is met once: notes and headings may stand between."""
EDGE: Final = 12
"""How many letters from the beginning of a line an edge may be reckoned and yet be meant to be there."""
TOLERANCE: Final = 0.1
"""By how much of its letters a passage without anchors may be longer or shorter than in the index."""

Hits = Mapping[str, Sequence[int]]
"""After how many letters of a text each digest is met."""
Span = tuple[int, int]
"""From where to where in a text."""


class Point(NamedTuple):
    """An anchor that was met: how many letters are before it in the index, and in the text."""

    ours: int
    theirs: int


@dataclass(frozen=True, slots=True)
class Found:
    """A passage from one letter to another, and as far as anchors vouch for it; beyond, it is reckoned."""

    start: int
    end: int
    sure_start: int
    sure_end: int


def align(book: Book, text: Letters) -> dict[str, tuple[Span, ...]]:
    """Where in the text the passages are that hold no others, as far as they are found.

    One that goes on after others, as a note at the foot of several pages does, is in several pieces.
    """
    holders = {passage.within for passage in book.passages}
    all_leaves = [passage for passage in book.passages if passage.id not in holders]
    same = {(leaf.lines, leaf.anchors): leaf for leaf in reversed(all_leaves)}
    leaves = sorted(same.values(), key=lambda leaf: leaf.lines[0])
    anchored = [leaf for leaf in leaves if leaf.anchors]
    found = _by_anchors(anchored, text)
    found = _within_bounds(anchored, found, text)
    found |= _between(anchored, found, text)
    spans = {id_: text.around(each.start, each.end) for id_, each in found.items() if each.start < each.end}
    spans |= _by_lines(leaves, spans, text)
    first = {leaf.id: same[leaf.lines, leaf.anchors].id for leaf in all_leaves}
    pieces = dict(_without_inner(leaves, spans, text))
    return {id_: pieces[first_id] for id_, first_id in first.items() if first_id in pieces}


def _by_anchors(leaves: Sequence[Passage], text: Letters) -> dict[str, Found]:
    times = Counter(anchor.digest for leaf in leaves for anchor in leaf.anchors)
    met = text.windows(times)
    starts, before = dict[str, int](), 0
    for leaf in leaves:
        starts[leaf.id] = before
        before += leaf.letters
    once = {digest for digest, hits in met.items() if times[digest] == 1 and len(hits) == 1}
    skeleton = _longest_chain(
        [
            Point(starts[leaf.id] + anchor.at, met[anchor.digest][0])
            for leaf in leaves
            for anchor in leaf.anchors
            if anchor.digest in once
        ]
    )
    located: dict[str, Found] = {}
    for leaf in leaves:
        if chain := _chain(leaf, starts[leaf.id], skeleton, met, once):
            located[leaf.id] = _edges(leaf, chain, text)
    return located


def _longest_chain(points: Sequence[Point]) -> list[Point]:
    """The longest part of the points, in their order, whose places in the text increase."""
    tops: list[int] = []
    last: list[int] = []
    before: list[int | None] = []
    for number, point in enumerate(points):
        pile = bisect_left(tops, point.theirs)
        tops[pile : pile + 1] = [point.theirs]
        last[pile : pile + 1] = [number]
        before.append(last[pile - 1] if pile else None)
    chain: list[Point] = []
    at = last[-1] if last else None
    while at is not None:
        chain.append(points[at])
        at = before[at]
    return chain[::-1]


def _chain(
    leaf: Passage, start: int, skeleton: Sequence[Point], met: Hits, once: Container[str]
) -> list[Point]:
    """The anchors of a passage that are met where they should be, from the rarest on."""
    chain: list[Point] = []
    for anchor in sorted(leaf.anchors, key=lambda each: len(met.get(each.digest, ()))):
        at = bisect_left(chain, anchor.at, key=lambda point: point.ours)
        nearest = min(chain, key=lambda point: abs(point.ours - anchor.at), default=None)
        if nearest is None:
            expected = _expected(start + anchor.at, skeleton)
        else:
            expected = nearest.theirs + anchor.at - nearest.ours
        least = chain[at - 1].theirs if at else -1
        most = chain[at].theirs if at < len(chain) else math.inf
        reach = FAR if anchor.digest in once else NEAR
        near = [
            hit for hit in met.get(anchor.digest, ()) if least < hit < most and abs(hit - expected) <= reach
        ]
        if near:
            chain.insert(at, Point(anchor.at, min(near, key=lambda hit: abs(hit - expected))))
    return chain


def _expected(ours: int, skeleton: Sequence[Point]) -> int:
    """Where in the text a letter of the index should be, by the nearest point of the skeleton."""
    after = bisect_right(skeleton, ours, key=lambda point: point.ours)
    nearest = min(
        skeleton[max(after - 1, 0) : after + 1],
        key=lambda point: abs(point.ours - ours),
        default=Point(ours, ours),
    )
    return nearest.theirs + ours - nearest.ours


def _edges(leaf: Passage, chain: Sequence[Point], text: Letters) -> Found:
    first, last = chain[0], chain[-1]
    sure_start, sure_end = first.theirs, last.theirs + WINDOW
    start, end = first.theirs - first.ours, last.theirs + leaf.letters - last.ours
    return Found(
        start if start == sure_start else _to_line(max(start, 0), text),
        end if end == sure_end else _to_line(min(end, len(text.letters)), text),
        sure_start,
        sure_end,
    )


def _to_line(letter: int, text: Letters) -> int:
    """The letter that begins a line, if one is near; else the same."""
    after = bisect_left(text.line_letters, letter)
    nearest = min(
        text.line_letters[max(after - 1, 0) : after + 1], key=lambda each: abs(each - letter), default=letter
    )
    return nearest if abs(nearest - letter) <= EDGE else letter


def _within_bounds(leaves: Sequence[Passage], found: Mapping[str, Found], text: Letters) -> dict[str, Found]:
    """The passages with nothing reckoned inside another: what a text lacks is no part of what it has."""
    known = [leaf.id for leaf in leaves if leaf.id in found]
    bounded = dict(found)
    for one, next_ in pairwise(known):
        before, after = bounded[one], bounded[next_]
        if before.sure_end <= after.sure_start and after.start < before.end:
            edge = _edge(before, after, text)
            bounded[one] = replace(before, end=edge)
            bounded[next_] = replace(after, start=edge)
    return bounded


def _edge(before: Found, after: Found, text: Letters) -> int:
    """Where one passage ends and the next begins, if both were reckoned to have the same letters."""
    if before.end == before.sure_end:
        return before.end
    if after.start == after.sure_start:
        return after.start
    line = bisect_left(text.line_letters, before.sure_end)
    return min(text.line_letters[line], after.sure_start)


def _between(leaves: Sequence[Passage], found: Mapping[str, Found], text: Letters) -> dict[str, Found]:
    """Passages of which no anchor is met, if the room between those that are is as long as they are."""
    filled: dict[str, Found] = {}
    start = 0
    waiting: list[Passage] = []
    for leaf in leaves:
        if leaf.id not in found:
            waiting.append(leaf)
            continue
        if waiting:
            filled |= _shared_out(waiting, start, found[leaf.id].start, text)
        waiting, start = [], found[leaf.id].end
    return filled


def _shared_out(
    waiting: Sequence[Passage], start: int, end: int, text: Letters
) -> Iterator[tuple[str, Found]]:
    room, needed = end - start, sum(leaf.letters for leaf in waiting)
    if abs(room - needed) > max(EDGE, TOLERANCE * needed):
        return
    before = 0
    for leaf in waiting:
        first = _to_line(start + before * room // needed, text) if before else start
        before += leaf.letters
        last = _to_line(start + before * room // needed, text) if before < needed else end
        yield leaf.id, Found(first, last, first, last)


def _by_lines(leaves: Sequence[Passage], spans: Mapping[str, Span], text: Letters) -> dict[str, Span]:
    """Passages still missing, if those around them are as many lines away as in the index."""
    found: dict[str, Span] = {}
    known = [leaf for leaf in leaves if leaf.id in spans]
    shifts = [text.line_of(spans[leaf.id][0]) - leaf.lines[0] for leaf in known]
    for leaf in (each for each in leaves if each.id not in spans):
        after = bisect_right(known, leaf.lines[0], key=lambda each: each.lines[0])
        around = shifts[max(after - 1, 0) : after + 1]
        if len(around) == 2 and around[0] == around[1]:
            first, last = (line + around[0] for line in leaf.lines)
            start = max(text.lines[first - 1], spans[known[after - 1].id][1])
            end = min(text.lines[last], spans[known[after].id][0])
            if start < end:
                found[leaf.id] = (start, end)
    return found


def _without_inner(
    leaves: Sequence[Passage], spans: Mapping[str, Span], text: Letters
) -> Iterator[tuple[str, tuple[Span, ...]]]:
    """Each passage without those that stand in the midst of it, if it is too long with them.

    A figure may be described by whole paragraphs, and a note in the midst of a paragraph is no part of it.
    """
    ordered = sorted(set(spans.values()))
    for leaf in (each for each in leaves if each.id in spans):
        whole = spans[leaf.id]
        parts = tuple(_pieces(whole, ordered))
        excess, lack = text.count(whole) - leaf.letters, leaf.letters - sum(map(text.count, parts))
        yield leaf.id, parts if leaf.anchors and abs(lack) < abs(excess) else (whole,)


def _pieces(span: Span, ordered: Sequence[Span]) -> Iterator[Span]:
    start, end = span
    for inner in ordered[bisect_left(ordered, (start, 0)) :]:
        if inner[0] >= end:
            break
        if inner != span and inner[1] <= end and inner[0] >= start:
            if start < inner[0]:
                yield start, inner[0]
            start = inner[1]
    if start < end:
        yield start, end
