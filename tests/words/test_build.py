"""What is made from the catalogues for the browser, and the pseudo-language."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from academie.words import Language, languages
from academie.words.build import PSEUDO, pseudo, write_pseudo
from academie.words.catalogue import as_json, files, written
from academie.words.ftl import Pattern, Select, entries, pattern, variables

TYPED = re.compile(r"[ \u00a0\u202f]?[;!?»]|«[ \u00a0\u202f]?|[ \u00a0\u202f]?:(?=\s|$)|'")
OPTION = re.compile(r"--[a-z][a-z-]+")
PLACEABLE = re.compile(r"\{[^{}]*\}")
SET = {";": "\u202f", "!": "\u202f", "?": "\u202f", "»": "\u202f", ":": "\u00a0"}


def test_what_the_browser_reads_is_made_from_the_catalogues_as_they_are() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "academie.words.build", "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"make words: {done.stdout}{done.stderr}"


def test_keys_begin_with_the_name_of_their_file() -> None:
    for language in languages():
        for file in files(language):
            keys = [key for key, _ in entries(file.read_text("utf-8"))]
            assert [key for key in keys if not key.startswith(f"{file.stem}-")] == [], file


def test_arguments_are_named_as_python_names_them() -> None:
    named = {name for text in written(Language.ENGLISH).values() for name in variables(pattern(text))}
    assert not [name for name in named if not name.isidentifier()]


@pytest.mark.parametrize("language", [each for each in languages() if each != Language.ENGLISH])
def test_languages_show_the_arguments_that_english_shows(language: Language) -> None:
    """A language may choose by an argument of which another needs nothing, as by a number for its plural."""
    english = {key: _shown(pattern(text)) for key, text in written(Language.ENGLISH).items()}
    own = {key: _shown(pattern(text)) for key, text in written(language).items()}
    assert own.keys() <= english.keys()
    assert not {key for key, names in own.items() if names != english[key]}


@pytest.mark.parametrize("language", languages())
def test_languages_name_the_options_that_english_names(language: Language) -> None:
    english, own = written(Language.ENGLISH), written(language)
    assert not {key for key, text in own.items() if {*OPTION.findall(english[key])} - {*OPTION.findall(text)}}


def _shown(of: Pattern) -> frozenset[str]:
    """The arguments that are shown and do not only decide."""
    found: set[str] = set()
    for part in of:
        if isinstance(part, Select):
            found.update(*map(_shown, part.variants.values()))
        elif not isinstance(part, str):
            found.add(part.name)
    return frozenset(found)


def test_french_on_pages_is_typeset() -> None:
    """Narrow no-break spaces before ; ! ? » and after «, a no-break one before a colon, no straight '."""
    french = {key: text for key, text in written(Language.FRENCH).items() if key.startswith("web-")}
    wrong = {
        key: found[0]
        for key, text in french.items()
        for found in TYPED.finditer(PLACEABLE.sub("…", text))
        if not _is_set(found[0])
    }
    assert not wrong


def _is_set(sign: str) -> bool:
    return sign == "«\u202f" or (len(sign) == 2 and SET.get(sign[1]) == sign[0])


def test_the_browser_is_not_sent_what_commands_say() -> None:
    assert not [key for key in as_json(Language.FRENCH) if key.startswith("commands-")]
    assert "web-common-close" in as_json(Language.FRENCH)


def test_the_pseudo_language_is_english_in_brackets_and_longer(tmp_path: Path) -> None:
    write_pseudo(tmp_path)
    found = dict(entries((tmp_path / PSEUDO / "web-endings.ftl").read_text("utf-8")))
    assert found["web-endings-wins"].strip() == "⟦{ $player }" + '{ " " }wîîñs⟧'
    assert pseudo("Open a table") == "Ôôpééñ àà tààbléé"
