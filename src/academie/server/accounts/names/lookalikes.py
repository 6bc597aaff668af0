"""Which names look alike, and the script of each letter, from Unicode's data (see `build`)."""

from __future__ import annotations

import json
import unicodedata
from bisect import bisect_right
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

MARKS: Final = dict.fromkeys(range(0x300, 0x370))
"""Accents that go on letters of any script."""
FOLDED: Final = str.maketrans(
    {
        **dict.fromkeys("ıi1|", "l"),
        "0": "o",
        "_": "-",
        "ð": "d",
        "ŋ": "n",
        "ß": "ss",
        "ĸ": "k",
        "ʍ": "m",
        **dict(zip("ᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀᴛᴜᴠᴡʏᴢ", "abcdeghljklmnoprtuvwyz", strict=True)),
    }
)
"""What Unicode's table tells apart and readers do not: small capitals, and the dot of an i."""


@cache
def _data() -> Mapping[str, Any]:
    text = (files("academie.server.accounts.names") / "unicode.json").read_text(encoding="utf-8")
    return json.loads(text)  # type: ignore[no-any-return]


@cache
def _prototypes() -> Mapping[int, str]:
    alike: Mapping[str, str] = _data()["alike"]
    return {ord(one): prototype for prototype, those in alike.items() for one in those}


@cache
def _ranges() -> tuple[list[int], list[tuple[int, str]]]:
    """The first character of each range in order, and beside it the last with its script."""
    scripts: Mapping[str, str] = _data()["scripts"]
    found = sorted(
        (int(first, 16), int(last, 16), script)
        for script, ranges in scripts.items()
        for first, _, last in (each.partition("-") for each in ranges.split())
    )
    return [first for first, _, _ in found], [(last, script) for _, last, script in found]


def script_of(letter: str) -> str | None:
    """The script of a letter or mark in everyday use; nothing for signs and digits that all scripts share."""
    firsts, lasts = _ranges()
    place = bisect_right(firsts, ord(letter)) - 1
    last, script = lasts[max(place, 0)]
    return script if place >= 0 and ord(letter) <= last else None


def skeleton(name: str) -> str:
    """A form of a name, as it is shown, that is the same for names that look alike.

    It is the skeleton of UTS 39 and less: capitals, accents, `-` and `_` are not told apart either, nor `rn`
    from `m` or `vv` from `w`.
    """
    alike = unicodedata.normalize("NFD", name).translate(_prototypes())
    plain = unicodedata.normalize("NFD", alike).translate(MARKS).lower()
    return plain.translate(FOLDED).replace("rn", "m").replace("vv", "w")
