"""Catalogues: how they are read, against the reference implementation of Fluent and the data of CLDR."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from pathlib import Path

import pytest
from babel import Locale, numbers
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk
from fluent.syntax.ast import Message as FluentMessage

from academie.words import Content, Language, Message, in_words, languages, listed, to_json, verbatim
from academie.words.catalogue import catalogue, files, reload, written
from academie.words.ftl import CatalogueError, Number, Pattern, Select, entries, pattern, variables
from academie.words.ftl import to_json as pattern_to_json
from academie.words.language import FOLDER
from academie.words.numbers import decimal
from academie.words.plurals import RULES

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
SIZES = (0, 1, 2, 3, 5, 21, 1234)
OURS = [language for language in languages() if (FOLDER / language).is_dir()]


@pytest.mark.parametrize("language", OURS)
def test_fluent_reads_the_same_messages(language: Language) -> None:
    parser = FluentParser()
    for file in files(language):
        text = file.read_text(encoding="utf-8")
        body = parser.parse(text).body
        assert not [each for each in body if isinstance(each, Junk)], file
        assert [each.id.name for each in body if isinstance(each, FluentMessage)] == [
            key for key, _ in entries(text)
        ]


@pytest.mark.parametrize("language", OURS)
def test_fluent_says_the_same(language: Language) -> None:
    bundle = FluentBundle([language.value], use_isolating=False)
    for file in files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    said = 0
    for key, text in written(language).items():
        found = pattern(text)
        if _signed(found):
            continue  # the reference implementation for Python does not know signDisplay
        for args in islice(_samples(found), 24):
            expected, problems = _said_by(bundle, key, args)
            assert not problems, (key, problems)
            assert _hyphened(Message(key, **args).in_(language)) == _hyphened(expected), (key, args)
            said += 1
    assert said > len(written(language))


def _hyphened(said: str) -> str:
    """Fluent writes a hyphen before numbers below zero; that we write a minus sign is tested apart."""
    return said.replace("\N{MINUS SIGN}", "-")


def _said_by(bundle: FluentBundle, key: str, args: dict[str, object]) -> tuple[str, list[Exception]]:
    value = bundle.get_message(key).value
    assert value is not None
    said, problems = bundle.format_pattern(value, args)
    return str(said), problems


def _samples(of: Pattern) -> Iterator[dict[str, object]]:
    """Arguments for a pattern: numbers where it counts, each variant where it chooses, else a word."""
    names = sorted(variables(of))
    values = {name: _values(of, name) for name in names}
    for turn in range(max(map(len, values.values()), default=1)):
        yield {name: values[name][turn % len(values[name])] for name in names}


def _values(of: Pattern, name: str) -> list[object]:
    chosen = {variant for select in _selects(of) if select.name == name for variant in select.variants}
    if any(isinstance(part, Number) and part.name == name for part in _parts(of)):
        return [0.0, 1.0, 0.125, 2.5, -3.25, 12345.678]
    if not chosen:
        return ["mot", 3]
    if all(variant in CATEGORIES or variant.isdecimal() for variant in chosen):
        return [*SIZES]
    return [*sorted(chosen), "else"]


def _parts(of: Pattern) -> Iterator[object]:
    for part in of:
        yield part
        if isinstance(part, Select):
            for variant in part.variants.values():
                yield from _parts(variant)


def _selects(of: Pattern) -> Iterator[Select]:
    return (part for part in _parts(of) if isinstance(part, Select))


def _signed(of: Pattern) -> bool:
    return any(isinstance(part, Number) and part.signed for part in _parts(of))


@pytest.mark.parametrize(
    ("rule", "code"),
    [
        ("english", "en"), ("english", "nl"), ("english", "de"), ("french", "fr"), ("east-slavic", "ru"),
        ("polish", "pl"), ("czech", "cs"), ("none", "ja"),
    ],
)  # fmt: skip
def test_plural_rules_are_those_of_cldr(rule: str, code: str) -> None:
    expected = Locale(code).plural_form
    for size in [*range(0, 131), 1_000_003]:
        assert RULES[rule](size, 0) == expected(size), size


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("value", [0, 1, -1, 999, 1234, 1234567, 0.5, -0.25, 1234.5678])
def test_numbers_are_written_as_cldr_writes_them_but_for_the_minus_sign(language: str, value: float) -> None:
    written_here = decimal(value, Number("", 0, 3), Language(language))
    hyphened = numbers.format_decimal(value, "#,##0.###", locale=language)
    assert written_here == hyphened.replace("-", "\N{MINUS SIGN}")


def test_decimals_signs_and_shares() -> None:
    french, english = Language("fr"), Language("en")
    assert decimal(0.5, Number("", 2, 2), french) == "0,50"
    assert decimal(0.5, Number("", 0, 2, signed=True), english) == "+0.5"
    assert decimal(-0.36, Number("", 2, 2), french) == "\N{MINUS SIGN}0,36"
    assert decimal(-0.0004, Number("", 2, 2), english) == "0.00"
    assert decimal(Fraction(13, 36), Number("", 1, 1, percent=True), french) == "36,1\u00a0%"
    assert decimal(Fraction(13, 36), Number("", 1, 1, percent=True), english) == "36.1%"


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        ("{ $name", "a closing brace is missing"),
        ("x }", "a brace is closed"),
        ("{ name }", "a variable, a number or a string"),
        ("{ $count ->\n    [one] a\n}", "a default variant"),
    ],
)
def test_what_cannot_be_read_is_said(entry: str, problem: str) -> None:
    with pytest.raises(CatalogueError, match=problem):
        pattern(entry)


def test_a_line_before_the_first_message_is_an_error() -> None:
    with pytest.raises(CatalogueError, match="no message begins"):
        [*entries("  stray\nkey = value\n")]


def test_patterns_for_the_browser() -> None:
    found = pattern(
        "{ $count ->\n    [one] { $who } a\n   *[other] { NUMBER($count, maximumFractionDigits: 1) }\n}!"
    )
    variants = {"one": [{"v": "who"}, " a"], "other": [{"n": "count", "min": 0, "max": 1}]}
    assert pattern_to_json(found) == [{"s": "count", "of": variants, "else": "other"}, "!"]


def test_messages_are_values() -> None:
    one = Message("common-from-to", first=1, last=3)
    assert one == Message("common-from-to", first=1).given(last=3)
    assert hash(one) == hash(Message("common-from-to", first=1, last=3))
    assert one.in_(Language.FRENCH) == "de 1 à 3"
    assert one.both() == {"fr": "de 1 à 3", "en": "from 1 to 3"}
    assert to_json(listed((one, verbatim("x")))) == {
        "key": "common-listed",
        "args": {
            "parts": [
                {"key": "common-from-to", "args": {"first": 1, "last": 3}},
                {"key": "common-verbatim", "args": {"text": "x"}},
            ]
        },
    }


def test_values_in_words() -> None:
    assert [in_words(value).en for value in (True, None, range(2, 5), range(3, 4), (1, "a"))] == [
        "yes",
        "no limit",
        "from 2 to 4",
        "3",
        "1, a",
    ]


@pytest.fixture
def zedish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A language of two messages, added by dropping a folder."""
    own = tmp_path / "zz"
    own.mkdir()
    (own / "language.toml").write_text(
        'name = "Zedish"\nplural = "english"\ndraft = true\n', encoding="utf-8"
    )
    (own / "common.ftl").write_text("common-yes = zz-yes\ncommon-no = zz-no\n", encoding="utf-8")
    monkeypatch.setenv("ACADEMIE_LANGUAGES", str(tmp_path))
    reload()
    yield "zz"
    monkeypatch.delenv("ACADEMIE_LANGUAGES")
    reload()


def test_a_language_is_added_by_a_folder(zedish: str, caplog: pytest.LogCaptureFixture) -> None:
    language = Language(zedish)
    assert language in languages()
    assert (language.about.name, language.about.draft) == ("Zedish", True)
    with caplog.at_level(logging.WARNING, "academie.words"):
        assert Message("common-yes").in_(language) == "zz-yes"
    assert Message("common-from-to", first=1, last=2).in_(language) == "from 1 to 2"
    (note,) = caplog.records
    assert "zz lacks" in note.getMessage()
    assert Content(fr="un", en="one").in_(language) == "one"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match=r"no language 'yy'; there are: en.*, fr"):
        Language("yy")


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(KeyError):
        catalogue(Language.ENGLISH)["common-nonesuch"]
