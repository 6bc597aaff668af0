"""`academie law`: the apparatus and what another reading changes, at the terminal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from academie.tracing.what_if import Asked, WhatIf
from tests.commands.terminal import academie


def test_a_doubt_is_shown_whole() -> None:
    said = academie("law", "doubts", "MAN.rXXII")
    assert said.code == 0
    assert "rule-xxii" in said.out
    assert "METZ.rXII" in said.out
    assert "dames/manoury-1787" in said.out


def test_all_are_listed_and_counted() -> None:
    assert "187 doutes" in academie("law", "doubts", "--lang", "fr").out


def test_as_plain_data() -> None:
    (told,) = json.loads(academie("law", "doubts", "LEP.1.VI.p2", "--json").out)
    assert told["id"] == "grande-bredouille"
    assert told["chosen"] == "off"
    assert {*told["readings"]} == {"off", "none-taken", "run"}


def test_what_a_reading_changes_in_stored_games(tmp_path: Path) -> None:
    """Toc is played by the law of the second treatise, which a reading of the first does not touch."""
    said = academie(
        "law", "what-if", "ACAD-A.I.p12=run", "--game", "toc", "--records", str(tmp_path), "--json"
    )
    told = json.loads(said.out)
    assert said.code == 0
    assert told["rulesets"][0] == "trictrac/acad-1749.2"
    assert told["asked"]["case"] > 0
    assert told["changed"] == []
    assert told["complete"]


def test_every_change_is_listed_in_french(tmp_path: Path) -> None:
    """At garanguet three equal numbers are played three times, each or in all.

    Source: LEP appendix, garanguet § 4.
    """
    asked = ("law", "what-if", "garanguet-triplet=3", "--game", "garanguet")
    said = academie(*asked, "--records", str(tmp_path), "--lang", "fr")
    assert said.code == 0
    assert all(id_ in said.out for id_ in ("GAR-4", "GG-04", "GG-05"))
    assert "selon l’autre leçon" in said.out


@pytest.mark.night
def test_progress_is_shown_without_a_terminal(tmp_path: Path) -> None:
    said = academie("law", "what-if", "LEP.1.VI.p2=run", "--game", "plein", "--records", str(tmp_path))
    assert said.err.startswith("asking the law both ways: started")


@pytest.mark.night
def test_ctrl_c_shows_what_was_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = WhatIf.run

    def interrupted(question: WhatIf) -> Iterator[Asked]:
        for number, asked in enumerate(whole(question)):
            if number == 20:
                raise KeyboardInterrupt
            yield asked

    monkeypatch.setattr(WhatIf, "run", interrupted)
    said = academie(
        "law", "what-if", "LEP.1.VI.p2=run", "--game", "trictrac", "--records", str(tmp_path), "--json"
    )
    assert said.code == 130
    told = json.loads(said.out)
    assert not told["complete"]
    assert [each["id"] for each in told["changed"]] == ["TT-M14"]


@pytest.mark.parametrize("asked", ["MAN.rI=most", "MAN.rXXII=any-king", "MAN.rXXII", "LEP.r54.s3=read"])
def test_what_cannot_be_asked(asked: str) -> None:
    said = academie("law", "what-if", asked)
    assert said.code == 2
    assert said.err.startswith("Error")


def test_a_folder_there_is_not(tmp_path: Path) -> None:
    said = academie("law", "what-if", "LEP.1.VI.p2=run", "--records", str(tmp_path / "none"))
    assert said.code == 2
    assert "none" in said.err
