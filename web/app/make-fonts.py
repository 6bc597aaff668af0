# /// script
# requires-python = ">=3.11"
# dependencies = ["brotli>=1.1", "fonttools>=4.55"]
# ///
"""Cuts the serif of headings from its package: weight 600, one optical size, Latin-1 with œ, and punctuation.

`uv run make-fonts.py` writes src/looks/fonts; 122 kB of the package become 18.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
PACKAGE = HERE.parent / "node_modules/@fontsource-variable/source-serif-4/files"
SOURCE = "source-serif-4-latin-opsz-normal.woff2"
TARGET = HERE / "src/looks/fonts/source-serif-4-headings.woff2"
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "ŒœŸ")]
SIGNS = [*map(ord, "–—‘’‚“”„•…‹›€−"), 0x2009, 0x202F]
FEATURES = ["kern", "liga", "tnum", "lnum", "onum", "ccmp"]
WEIGHT = 600
# Most headings are 18 to 28 px; the axis of optical sizes alone would add 20 kB.
OPTICAL_SIZE = 24


def cut() -> None:
    font = TTFont(PACKAGE / SOURCE)
    options = Options(flavor="woff2", hinting=False, layout_features=FEATURES)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[*LETTERS, *SIGNS])
    subsetter.subset(font)
    cut_font = instantiateVariableFont(font, {"wght": WEIGHT, "opsz": OPTICAL_SIZE})
    cut_font.flavor = "woff2"
    TARGET.parent.mkdir(exist_ok=True)
    cut_font.save(TARGET)


if __name__ == "__main__":
    cut()
