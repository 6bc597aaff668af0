"""Themes: their colours are told apart, their symbols are all there and light enough to be fetched."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from academie.drawing.assets import board_data
from academie.drawing.palette import contrast
from academie.drawing.svg import Diagram, Vec, document, use
from academie.drawing.theme import Theme, dressed, token, tokens
from academie.words import Language

ROOT = Path(__file__).parents[2]
SYMBOLS = ROOT / "assets" / "board" / "symbols"
FOLDERS = sorted(folder.name for folder in SYMBOLS.iterdir())
WOODEN = [theme for theme in Theme if theme.startswith(("regence", "ebene"))]
DRAWN = [theme for theme in Theme if theme not in WOODEN]
THING, TEXT = 3.0, 4.5
"""The least contrasts, as WCAG 2 asks for them."""
SHEET_LIMIT = 20_000


def between(theme: Theme, one: str, other: str) -> float:
    return contrast(tokens(theme)[one], tokens(theme)[other])


@pytest.mark.parametrize(
    ("one", "other", "measured"),
    [
        ("rimlabel", "wood2", (7.5, 8.7, 10.9)),
        ("manw", "field2", (8.1, 9.9, 9.8)),
        ("manw", "fb1", (6.3, 7.7, 3.6)),
        ("manwedge", "fa1", (3.9, 3.4, 4.3)),
        ("manb", "fa1", (12.8, 11.0, 14.1)),
        ("manbrim", "field2", (3.1, 3.8, 3.8)),
        ("halo", "true", (5.2, 5.2, 5.2)),
        ("halo", "false", (4.8, 4.8, 4.8)),
        ("halo", "fill", (4.8, 4.8, 4.8)),
        ("casing", "fa1", (12.4, 10.6, 13.6)),
    ],
)
def test_wooden_boards_are_as_clear_as_measured(
    one: str, other: str, measured: tuple[float, float, float]
) -> None:
    floor = TEXT if one in {"rimlabel", "halo"} else THING
    for theme, expected in zip((Theme.REGENCE, Theme.REGENCE_DARK, Theme.EBENE), measured, strict=True):
        assert between(theme, one, other) == pytest.approx(expected, abs=0.06)
        assert expected >= floor


@pytest.mark.parametrize("theme", WOODEN)
def test_an_ebony_man_on_a_dark_fleche_shows_by_his_ring(theme: Theme) -> None:
    """His rim of light does not reach the least contrast there; the brass ring inside him does."""
    assert max(between(theme, "manbrim", "fb1"), between(theme, "manbring", "manb")) >= THING


@pytest.mark.parametrize("theme", DRAWN)
def test_drawn_boards_are_clear(theme: Theme) -> None:
    colours = tokens(theme)
    assert contrast(colours["rimlabel"], colours.get("wash", colours["paper"])) >= TEXT
    assert between(theme, "line", "paper") >= THING
    for man, edge in (("manw", "manwedge"), ("manb", "manbrim")):
        assert max(between(theme, man, "paper"), between(theme, edge, "paper")) >= THING
        assert between(theme, man, edge) >= THING
    for name in ("true", "false", "fill"):
        assert between(theme, "halo", name) >= TEXT
    assert between(theme, "last", "paper") >= THING
    if "grey" in colours:
        assert max(between(theme, "manw", "grey"), between(theme, "manwedge", "grey")) >= THING
        assert max(between(theme, "manb", "grey"), between(theme, "manbrim", "grey")) >= THING


@pytest.mark.parametrize("theme", Theme)
def test_words_can_be_read(theme: Theme) -> None:
    for name in ("panelink", "soft", "truetext", "falsetext", "filltext", "lasttext"):
        assert between(theme, name, "panel") >= TEXT, name
    assert between(theme, "manwink", "manwplate") >= TEXT
    assert between(theme, "manbink", "manbplate") >= TEXT
    colours = tokens(theme)
    assert contrast(colours["fieldink"], colours.get("field1", colours.get("paper", ""))) >= TEXT


def test_what_drawings_name_every_theme_has() -> None:
    """A token that code names, in either renderer, is a token of each theme."""
    python = ((ROOT / "src" / "academie").rglob("*.py"), r'\btoken\("(\w+)"\)')
    browser = ((ROOT / "web" / "board" / "src").rglob("*.ts"), r"\btoken\('(\w+)'\)")
    named = {
        name
        for files, pattern in (python, browser)
        for file in files
        for name in re.findall(pattern, file.read_text(encoding="utf-8"))
    }
    assert {"halo", "rimlabel"} <= named
    for theme in Theme:
        assert named <= tokens(theme).keys(), theme


def test_every_token_of_a_sheet_is_one_of_its_themes() -> None:
    for theme in Theme:
        folder = SYMBOLS / board_data("tokens")[theme.partition("-")[0]]["symbols"]
        for sheet in folder.iterdir():
            found = {*re.findall(r"--board-(\w+)", sheet.read_text(encoding="utf-8"))}
            assert found <= tokens(theme).keys(), sheet


def test_every_theme_has_the_same_symbols() -> None:
    """What is drawn, gradients and patterns apart, which each theme has of its own."""
    drawn = [
        {
            sheet.name: {*re.findall(r'<(?:g|path) id="(\w+)"', sheet.read_text(encoding="utf-8"))}
            for sheet in (SYMBOLS / folder).iterdir()
        }
        for folder in FOLDERS
    ]
    assert len({frozenset(sheets) for sheets in drawn}) == 1
    common = {"manw", "manb", "movable", "selected", "destination", "lastfrom", "lastto", "threat"}
    case = {
        "case",
        "caseshadow",
        "hole",
        "blade",
        "jeton",
        "fichetw",
        "fichetb",
        "cup",
        "offw",
        "offb",
        "star",
    }
    case |= {f"die{face}" for face in range(1, 7)}
    for sheets in drawn:
        assert common <= sheets["common.svg"]
        assert case <= sheets["case.svg"]


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_board_needs_no_more_than_twenty_kilobytes_of_symbols(folder: str) -> None:
    packed = {sheet.stem: len(gzip.compress(sheet.read_bytes(), 9)) for sheet in (SYMBOLS / folder).iterdir()}
    assert packed["common"] + max(packed.values()) <= SHEET_LIMIT


@pytest.mark.parametrize("folder", FOLDERS)
def test_symbols_need_nothing_that_a_page_forbids_or_that_is_slow(folder: str) -> None:
    names: list[str] = []
    for sheet in (SYMBOLS / folder).iterdir():
        text = sheet.read_text(encoding="utf-8")
        assert not re.search(r"<(style|script|filter|mask|image|text)\b| style=| filter=| mask=", text), sheet
        names += re.findall(r'\bid="([^"]+)"', text)
    assert len(names) == len({*names})
    assert all(re.fullmatch(r"[A-Za-z0-9]+", name) for name in names)


@pytest.mark.parametrize("theme", Theme)
def test_a_drawing_in_a_theme_needs_nothing_else(theme: Theme) -> None:
    parts = [use("case", Vec(0, 0)), use("manw", Vec(1, 1), 0.3, 20, fill=token("true"))]
    drawing = document(Vec(9, 9), parts, title="A", description="B", language=Language.FRENCH)
    svg = Diagram(drawing, theme).svg
    assert "var(" not in svg
    used = {*re.findall(r'(?:url\(#|href="#)([\w-]+)', svg)}
    assert used == used & {*re.findall(r' id="([\w-]+)"', svg)}
    assert f"{theme}-manw" in used


def test_hatches_become_tones_where_they_are_not_known() -> None:
    """As in a PDF: a pattern there would leave its shape empty."""
    drawing = document(
        Vec(9, 9), [use("case", Vec(0, 0))], title="A", description="B", language=Language.FRENCH
    )
    hatches = re.findall(r'<pattern id="print-(\w+)"', dressed(drawing, Theme.PRINT))
    assert hatches
    flat = dressed(drawing, Theme.PRINT, hatched=False)
    assert not any(f"url(#print-{hatch})" in flat for hatch in hatches)
    assert 'fill-opacity="0.2"' in flat


def test_printed_signs_are_of_ink() -> None:
    ink = tokens(Theme.PRINT)["line"]
    assert {tokens(Theme.PRINT)[name] for name in ("true", "false", "fill", "last")} == {ink}


def test_fleches_of_every_sheet_stand_in_their_columns() -> None:
    """The case is one symbol: what it is made of agrees with the measures that men are placed by."""
    data = board_data("tables")
    columns = [data["left"] + data["pitch"] * (n + 0.5) + (data["bar"] if n >= 6 else 0) for n in range(12)]
    tips = {f"{x:g} {y:.1f}" for x in columns for y in (data["top"] + data["fleche"]["length"], 696 - 266.8)}
    for folder in FOLDERS:
        text = (SYMBOLS / folder / "case.svg").read_text(encoding="utf-8")
        columns_used = re.findall(r"translate\(([\d.]+) ", text)
        placed = {f"{x} {y}" for x in columns_used for y in ("350.8", "429.2")}
        assert tips <= placed | {*re.findall(r" ([\d.]+ [\d.]+)C", text)}
