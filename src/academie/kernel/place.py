"""Places in books: their notation, which code and data use, and their structure, which any language can word.

A place is written as English cites it, e.g. `part 1 ch. II, V; rule 40` or `appendix, gammon fig. 28`. Each
part is a kind with its numbers, a division of a book that has a name of its own, or the siglum of another
work; `read_place` reads nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from academie.kernel.errors import NotationError
from academie.words import Language, Message


class Part(NamedTuple):
    """One step of a place, e.g. `rules 17-20`: its kind, its numbers, and how it follows the part before."""

    kind: str
    numbers: tuple[str, ...] = ()
    """Numbers and ranges as the book has them; the name of a heading; the siglum of a work."""
    joint: str = ""
    """One of the values of `JOINTS`; nothing for the first part."""

    @property
    def said(self) -> Message:
        """The part by itself."""
        first = self.numbers[0] if self.numbers else ""
        return Message(
            f"citations-{self.kind}",
            number=int(first) if first.isdecimal() else first,
            last=int(self.numbers[-1]) if self.kind == "parties" else "",
            numbers=_listed(self.numbers) if self.kind in LISTED else ", ".join(self.numbers),
            count=2 if RANGE.match(first) else min(len(self.numbers), 2),
        )

    def to_json(self) -> dict[str, str | list[str]]:
        """The part for clients, which word it by the same messages."""
        return {"kind": self.kind, "numbers": [*self.numbers], "joint": self.joint}


JOINTS: Final = {
    "; likewise ": "likewise",
    ", to which it refers: ": "referring",
    ": as at the retour, ": "retour",
    "; ": "semicolon",
    ", ": "comma",
    " ": "within",
}
"""How a part may follow the one before, the longest first since some are part of others."""

NUMBERED: Final = {
    "part": "part",
    "ch.": "chapter",
    "rule": "rule",
    "rules": "rule",
    "on rule": "on-rule",
    "on rules": "on-rule",
    "example of rule": "example",
    "examples of rules": "example",
    "art.": "article",
    "no.": "number",
    "nos.": "number",
    "N.": "position",
    "variation": "variation",
    "remark": "remark",
    "§": "paragraph",
    "fig.": "figure",
    "note": "note",
    "p.": "page",
    "about p.": "near-page",
    "board": "board",
    "canto": "canto",
    "move": "move",
    "moves": "move",
}
"""The words before numbers."""

NAMED: Final = {
    "appendix": "appendix",
    "before the rules": "before-rules",
    "brilliant strokes": "brilliant-strokes",
    "dictionary": "dictionary",
    "conclusion": "conclusion",
    "ends of games": "ends-of-games",
    "errata": "errata",
    "foreword": "foreword",
    "gambit of Cunningham": "cunningham-gambit",
    "gambit of the queen": "queen-gambit",
    "mate of bishop and rook against a rook": "bishop-and-rook",
    "note": "note",
    "on the poule": "poule",
    "preamble": "preamble",
    "preface": "preface",
    "supplement to the fourth partie": "supplement",
    "the appended poem": "poem",
    "the damier": "damier",
    "the plate": "plate",
    "varied": "varied",
}
"""Divisions without a number."""

HEADINGS: Final = frozenset(
    {
        *("Dames rabattues", "Plain", "Revertier", "Toc", "Tourne-case", "Toute-table"),
        *("Le trictrac à écrire", "qui perd gagne"),
        *("gammon", "garanguet", "jacquet", "du coup"),
        *(
            "petit jan",
            "grand jan",
            "jan de retour",
            "jan de mézéas",
            "contre-jan de mézéas",
            "jan de deux tables",
        ),
        *("contre-jan de deux tables", "jan de trois coups"),
    }
)
"""Headings that are cited as the book prints them, in any language. Others stand in quotation marks."""

ORDINALS: Final = {"first": "1", "second": "2", "third": "3", "fourth": "4"}
_ORDERED: Final = {"partie": "partie", "gambit": "gambit"}
LISTED: Final = frozenset({"after-playing", "example", "move"})
"""The kinds whose numbers are joined by *and*; those of the others only follow one another."""

_ONE: Final = r"(?:\d+(?:\.\d+)*(?: bis)?|[IVXLC]+(?:\.\d+)?|\([a-z]\))"
_NUMBER: Final = rf"{_ONE}(?:-{_ONE})?(?![\w-])"
_NUMBERS: Final = rf"{_NUMBER}(?:, {_NUMBER})*(?: and {_NUMBER})?"
RANGE: Final = re.compile(rf"^{_ONE}-{_ONE}$")


def _any(words: Mapping[str, str] | frozenset[str]) -> str:
    return "|".join(map(re.escape, sorted(words, key=len, reverse=True)))


_PART: Final = re.compile(
    rf"(?P<word>{_any(NUMBERED)}) (?P<numbers>{_NUMBERS})"
    rf"|(?P<named>{_any(NAMED)})(?!\w)"
    rf"|(?P<heading>{_any(HEADINGS)})(?!\w)"
    r"|“(?P<title>[^”]+)”"
    rf"|(?P<nth>{_any(ORDINALS)})(?: and (?P<last>{_any(ORDINALS)}))? (?P<of>{_any(_ORDERED)})s?"
    r"|R(?P<renvoi>\d+s?)|(?P<nth_renvoi>first|second|third) renvoi"
    r"|the (?P<all>\d+) rules|once (?P<played>\d+/\d+) and (?P<then>\d+/\d+) are played"
    r"|(?P<source>(?![IVXLC]+\b)[A-Z]{3,}(?:-[A-Z])?)(?![\w-])"
)
_JOINT: Final = re.compile(_any(JOINTS))


@cache
def read_place(text: str) -> tuple[Part, ...]:
    """The parts of a place. Raises `NotationError` for words that no place has."""
    return tuple(_parts(text))


def place_in(parts: tuple[Part, ...], language: Language, *, apart: bool = False) -> str:
    """The place in a language; `apart` puts a comma wherever one part lies within another."""
    said = ""
    for part in parts:
        joint = "comma" if apart and part.joint == "within" else part.joint
        here = part.said.in_(language)
        said = Message(f"citations-joined-{joint}", before=said, after=here).in_(language) if joint else here
    return said


def _parts(text: str) -> Iterator[Part]:
    at, joint = 0, ""
    while at < len(text) or joint:
        found = _PART.match(text, at)
        if found is None:
            raise NotationError(Message("citations-unreadable", place=text, rest=text[at:]))
        kind, numbers = _read(found)
        yield Part(kind, numbers, joint)
        at = found.end()
        after = _JOINT.match(text, at)
        if after is None and at < len(text):
            raise NotationError(Message("citations-unreadable", place=text, rest=text[at:]))
        at, joint = (at, "") if after is None else (after.end(), JOINTS[after[0]])


def _read(found: re.Match[str]) -> tuple[str, tuple[str, ...]]:  # noqa: PLR0911 - one for each way to write a part
    match {name: text for name, text in found.groupdict().items() if text is not None}:
        case {"word": word, "numbers": numbers}:
            return NUMBERED[word], tuple(re.split(", | and ", numbers))
        case {"named": name}:
            return NAMED[name], ()
        case {"heading": heading}:
            return "heading", (heading,)
        case {"title": title}:
            return "title", (title,)
        case {"nth": nth, "of": of, **more}:
            kind = "parties" if "last" in more else _ORDERED[of]
            return kind, tuple(ORDINALS[each] for each in (nth, *more.values()))
        case {"renvoi": number}:
            return "renvoi", (number,)
        case {"nth_renvoi": nth}:
            return "renvoi", (ORDINALS[nth],)
        case {"all": number}:
            return "all-rules", (number,)
        case {"played": first, "then": second}:
            return "after-playing", (first, second)
        case named:
            return "source", (named["source"],)


def _listed(numbers: tuple[str, ...]) -> Message | str:
    *before, last = numbers
    return Message("citations-and", before=", ".join(before), last=last) if before else last
