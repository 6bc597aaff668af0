"""Themes of the drawings: their colours by name, and the symbols drawn with them; the data of `assets/board`.

A drawing names tokens (`token("true")`) and symbols (`use("manw")`) and is the same in every theme, as the
boards of the browser are. `dressed` puts it into one: symbols are written into it and colours take the place
of tokens, so that every viewer shows it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from enum import StrEnum
from functools import cache
from typing import Any, Final
from xml.etree import ElementTree

from academie.drawing.assets import board_data
from academie.kernel.data import data_root

_SVG: Final = "{http://www.w3.org/2000/svg}"
_TOKEN: Final = re.compile(r"var\(--board-([a-z0-9]+)\)")
_REFERENCE: Final = re.compile(r'(url\(#|href="#)(\w+)')
_NAME: Final = re.compile(r'(\bid=")')
_HEAD: Final = re.compile(r"\s*<svg[^>]*>(?:\s*<title>[^<]*</title>)?(?:\s*<desc>[^<]*</desc>)?")
_HATCHED: Final = re.compile(r'fill="url\(#(\w+)\)"(?: fill-opacity="([\d.]+)")?')
_TONE: Final = re.compile(r'data-tone="([\d.]+)"')
_STROKE: Final = re.compile(r'stroke="([^"]+)"')
_FINE: Final = 'data-fine="'
_FILLED: Final = re.compile(r'<\w+ [^<>]*fill="url\(#(\w+)\)"[^<>]*/>\s*')


class Theme(StrEnum):
    """How a drawing looks. The second of each pair is for a dark room."""

    PRINT = "print"
    """As *Encre*, with all signs in ink: they are told apart by their strokes."""
    REGENCE = "regence"
    REGENCE_DARK = "regence-dark"
    EBENE = "ebene"
    EBENE_DARK = "ebene-dark"
    ENCRE = "encre"
    ENCRE_DARK = "encre-dark"
    CONTRASTE = "contraste"
    CONTRASTE_DARK = "contraste-dark"


def token(name: str) -> str:
    """Return a colour or another token of the theme that a drawing will have."""
    return f"var(--board-{name})"


@cache
def tokens(theme: Theme) -> Mapping[str, str]:
    """Return every token of a theme."""
    name, _, room = theme.partition("-")
    return dict(_tokens(name, room))


def _tokens(name: str, room: str) -> Iterator[tuple[str, str]]:
    entry: dict[str, Any] = board_data("tokens")[name]
    if "like" in entry:
        yield from _tokens(entry["like"], "")
    yield from entry["light"].items()
    if room:
        yield from entry[room].items()


def dressed(
    svg: str, theme: Theme, *, hatched: bool = True, small: bool = False, coloured: bool = True
) -> str:
    """Put a drawing into a theme; without hatches, their tone is drawn, for viewers that know none.

    A `small` one has no grain. One that is not `coloured` keeps the names of its colours, for a page that
    defines them.
    """
    symbols = _symbols(board_data("tokens")[theme.partition("-")[0]]["symbols"], small=small)
    needed = {*_needed(svg, symbols)}
    parts = [_NAME.sub(rf"\1{theme}-", text, count=1) for name, text in symbols.items() if name in needed]
    head, inner = _HEAD.match(svg), "".join(parts)
    start = head.end() if head and parts else 0
    whole = f"{svg[:start]}<defs>{inner}</defs>{svg[start:]}" if start else svg
    if not hatched:
        whole = _HATCHED.sub(lambda found: _toned(found, symbols), whole)
    named, colours = _REFERENCE.sub(rf"\1{theme}-\2", whole), tokens(theme)
    return _TOKEN.sub(lambda found: colours[found[1]], named) if coloured else named


@cache
def _symbols(folder: str, *, small: bool = False) -> Mapping[str, str]:
    """Return the symbols of a folder by their names, each after those it consists of.

    The `small` ones are without what is filled with a fine pattern.
    """
    if small:
        symbols = _symbols(folder)
        fine = {name for name, text in symbols.items() if _FINE in text.partition(">")[0]}
        return {name: _filled_otherwise(text, fine) for name, text in symbols.items()}
    found: dict[str, str] = {}
    for file in sorted(
        (data_root("assets") / "board" / "symbols" / folder).iterdir(), key=lambda file: file.name
    ):
        for part in ElementTree.fromstring(file.read_text(encoding="utf-8")).iterfind(f"{_SVG}defs/*"):
            found[part.attrib["id"]] = _written(part)
    return found


def _filled_otherwise(symbol: str, fine: Collection[str]) -> str:
    return _FILLED.sub(lambda found: "" if found[1] in fine else found[0], symbol)


def _written(part: ElementTree.Element) -> str:
    """Return an element as text without the namespace, which the drawing has already."""
    for each in part.iter():
        each.tag = each.tag.removeprefix(_SVG)
    part.tail = None
    return ElementTree.tostring(part, encoding="unicode")


def _needed(svg: str, symbols: Mapping[str, str]) -> Iterator[str]:
    """Yield the symbols a text refers to, and those that these consist of."""
    for _, name in {*_REFERENCE.findall(svg)}:
        yield name
        yield from _needed(symbols[name], symbols)


def _toned(found: re.Match[str], symbols: Mapping[str, str]) -> str:
    """Return the fill that is as dark as a hatch; another fill is left as it is."""
    hatch = symbols[found[1]]
    tone = _TONE.search(hatch)
    if tone is None:
        return found[0]
    line = _STROKE.search(hatch)
    return f'fill="{line[1] if line else "none"}" fill-opacity="{float(tone[1]) * float(found[2] or 1):g}"'
