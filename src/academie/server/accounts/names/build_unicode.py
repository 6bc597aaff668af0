"""Compiles what names need of Unicode's data: which characters look alike, and which script each belongs to.

`python -m academie.server.accounts.names.build_unicode FOLDER` reads both files of the package
`confusable-homoglyphs` 3.3.1, unpacked into the folder, and writes `unicode.json`. That package has
`confusables.txt` and `Scripts.txt` of Unicode 15.1 as JSON.
"""

from __future__ import annotations

import json
import sys
import unicodedata
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).with_name("unicode.json")
SOURCE: Final = "Unicode 15.1 (confusables.txt, Scripts.txt), from confusable-homoglyphs 3.3.1"
SCRIPTS: Final = """
    LATIN GREEK CYRILLIC ARMENIAN HEBREW ARABIC THAANA DEVANAGARI BENGALI GURMUKHI GUJARATI ORIYA TAMIL TELUGU
    KANNADA MALAYALAM SINHALA THAI LAO TIBETAN MYANMAR GEORGIAN HANGUL ETHIOPIC KHMER HIRAGANA KATAKANA
    BOPOMOFO HAN
"""
"""The scripts in everyday use, which Unicode recommends for identifiers (UAX 31, table 5)."""
KINDS: Final = frozenset({"Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Nd", "Pd", "Pc"})
"""No name has a character of another kind."""
MODERN: Final = {
    "LATIN": (
        (0x41, 0x1BE),
        (0x1CD, 0x1F5),
        (0x1F8, 0x21B),
        (0x21E, 0x24F),
        (0x253, 0x254),
        (0x256, 0x257),
        (0x259, 0x259),
        (0x25B, 0x25B),
        (0x1E00, 0x1EFF),
    ),
    "GREEK": ((0x370, 0x3FF), (0x1F00, 0x1FFF)),
    "CYRILLIC": ((0x400, 0x52F),),
}
"""Where today's languages have their letters: as many others are for phonetics and old books."""
LAST: Final = 0xFFFF
"""Beyond it are letters of the past, and ideographs that few fonts have."""
DIRECTION: Final = "\u200e"
"""What the package adds around letters written from the right."""


def prototypes(alike: Mapping[str, list[dict[str, str]]]) -> Iterator[tuple[str, str]]:
    """Each character with its prototype, which stands for all that look like it.

    The package lists every pair both ways. All that share a prototype are listed beside it and nothing else
    beside them; of two that only have each other, the prototype is the longer one, or the first in Unicode.
    """
    found = {_bare(one): {_bare(other["c"]) for other in others} for one, others in alike.items()}
    for one, others in found.items():
        if len(others) > 1 or not _in_names(one):
            continue
        (other,) = others
        if len(found[other]) > 1 or (-len(other), other) < (-len(one), one):
            yield one, other


def scripts(categories: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Each script we know with its ranges, `first-last` in hexadecimal."""
    names = categories["iso_15924_aliases"]
    for name in SCRIPTS.split():
        own = [
            (first, last)
            for first, last, script, _ in categories["code_points_ranges"]
            if names[script] == name
        ]
        kept = [
            (max(first, start), min(last, end))
            for first, last in own
            for start, end in MODERN.get(name, ((0, LAST),))
            if max(first, start) <= min(last, end)
        ]
        yield name, " ".join(f"{first:x}-{last:x}" for first, last in kept)


def _in_names(text: str) -> bool:
    """Whether it is a character that a name may have once its accents are taken apart."""
    whole = unicodedata.normalize("NFKD", text) == text
    return whole and len(text) == 1 and unicodedata.category(text) in KINDS


def _bare(text: str) -> str:
    return text.replace(DIRECTION, "")


def main(folder: str) -> None:
    """Write `unicode.json`."""
    package = Path(folder) / "confusable_homoglyphs"
    alike = json.loads((package / "confusables.json").read_text(encoding="utf-8"))
    categories = json.loads((package / "categories.json").read_text(encoding="utf-8"))
    by_prototype: dict[str, str] = {}
    for one, prototype in sorted(prototypes(alike)):
        by_prototype[prototype] = by_prototype.get(prototype, "") + one
    made = {
        "source": SOURCE,
        "scripts": dict(scripts(categories)),
        "alike": dict(sorted(by_prototype.items())),
    }
    DATA.write_text(json.dumps(made, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
