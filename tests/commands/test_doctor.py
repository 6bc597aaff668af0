"""`academie doctor`: what is installed, and how to get what is not."""

from __future__ import annotations

import json
import sys

import pytest

from academie import __version__
from academie.commands import doctor
from academie.words import Language
from tests.commands.terminal import academie


def told() -> dict[str, dict[str, object]]:
    return {part["part"]: part for part in json.loads(academie("doctor", "--json").out)}


@pytest.mark.needs("stockfish", "postgresql")
def test_what_is_here_is_told_with_its_version_or_place() -> None:
    found = told()
    assert found["academie-core"]["found"] == __version__
    assert str(found["stockfish"]["found"]).endswith("stockfish")
    assert str(found["PostgreSQL"]["found"]).endswith("initdb")


def test_what_is_absent_is_told_with_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "find_program", lambda name: None)
    said = academie("doctor")
    assert said.code == 0
    assert "sudo apt-get install gnubg" in said.out
    assert told()["gnubg"]["found"] is None


def test_a_core_of_another_version_is_amiss(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "__version__", "9.9.9")
    said = academie("doctor", "--lang", "fr")
    assert said.code == 1
    assert "installez la même" in said.out


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ("in Python", "levels")), ("fr", ("calculée en Python", "niveaux"))]
)
def test_without_the_core_it_is_told_what_goes_on(
    monkeypatch: pytest.MonkeyPatch, lang: str, words: tuple[str, ...]
) -> None:
    monkeypatch.setattr(doctor, "version_of", lambda name: None)
    said = academie("doctor", "--lang", lang)
    assert said.code == 0
    (line,) = [part for part in doctor.parts() if part.name == "academie-core"]
    told = doctor.state(line, Language(lang))
    assert all(word in told for word in (*words, "pip install 'academie\\[core]'")), told


@pytest.mark.parametrize(("system", "command"), [("darwin", "brew install gnubg"), ("win32", "WSL")])
def test_elsewhere_programs_are_installed_as_they_are_there(
    monkeypatch: pytest.MonkeyPatch, system: str, command: str
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    assert command in doctor.apt("gnubg")
