"""`academie tablebase`, and what `academie study` makes of the tables."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from academie.commands import study_page
from tests.commands.terminal import academie

STROKE = "W:WK27,K37,K46:BK11"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Distances of three kings against one."""
    place = tmp_path_factory.mktemp("tables")
    asked = ("--distance", "--pieces", "2", "--kings", "3v1", "--folder", str(place))
    assert academie("tablebase", "build", *asked).code == 0
    return place


def test_probe_tells_every_move(folder: Path) -> None:
    """MAN ch. VI, N. 9: 27-22 alone wins."""
    said = academie("tablebase", "probe", STROKE, "--folder", str(folder))
    head, first, second, *_ = said.out.splitlines()
    assert (said.code, head.split()[0], first.split()[0]) == (0, "wins", "27-22")
    assert "draw" in second
    assert "Limits on the number of moves" in said.out


def test_probe_in_french(folder: Path) -> None:
    said = academie("tablebase", "probe", STROKE, "--folder", str(folder), "--lang", "fr")
    assert said.out.startswith("gagne en")


def test_no_table_knows(folder: Path) -> None:
    said = academie("tablebase", "probe", "W:W31-50:B1-20", "--folder", str(folder))
    assert (said.code, said.out.strip()) == (1, "No table knows this position.")


def test_probe_by_the_tables_of_the_package(tmp_path: Path) -> None:
    """MAN ch. VI, N. 9 again, without distances."""
    said = academie("tablebase", "probe", STROKE, "--folder", str(tmp_path))
    head, first, second, *_ = said.out.splitlines()
    assert (said.code, head, first.split()) == (0, "wins", ["27-22", "wins"])
    assert "draw" in second


def test_tables_are_verified_and_damage_is_told(folder: Path, tmp_path: Path) -> None:
    """Three kings against one, by their moves, by the law and by the distances beside them."""
    asked = ("--slice", "m0k3-m0k1", "--sample", "500", "--folder", str(folder))
    said = academie("tablebase", "verify", *asked)
    assert said.code == 0
    assert said.out.startswith("1 slice verified: 50")
    assert "1,000 by the law" in said.out
    copy = tmp_path / "10-forward-back-flying-most"
    copy.mkdir()
    (copy / "m1k0-m1k0.outcomes").write_bytes(b"nothing")
    said = academie("tablebase", "verify", "--folder", str(tmp_path))
    assert said.code == 2
    assert "damaged" in said.err


def test_slices_are_built_and_listed(tmp_path: Path) -> None:
    asked = ("--ruleset", "francaises-64", "--folder", str(tmp_path))
    assert academie("tablebase", "build", "--pieces", "2", "--threads", "2", *asked).code == 0
    said = academie("tablebase", "list", "--json", *asked)
    listed = {each["material"]: each for each in json.loads(said.out)}
    assert set(listed) == {"m0k1-m0k1", "m1k0-m0k1", "m1k0-m1k0"}
    # 32 squares; a man stands on 28 of them, and beside his adversary's on one fewer where both may stand.
    assert listed["m0k1-m0k1"]["positions"] == 32 * 31
    assert listed["m1k0-m0k1"]["positions"] == 2 * 28 * 31
    assert listed["m1k0-m1k0"]["positions"] == 28 * 28 - 24
    assert all(each["seconds"] >= 0 and each["size"] > 256 for each in listed.values())
    assert "3 slices" in academie("tablebase", "list", *asked).out


def test_a_slice_is_built_with_those_it_leads_to(tmp_path: Path) -> None:
    asked = ("--ruleset", "francaises-64", "--folder", str(tmp_path))
    assert academie("tablebase", "build", "--slice", "m1k0-m0k2", *asked).code == 0
    said = academie("tablebase", "list", "--json", *asked)
    listed = {each["material"] for each in json.loads(said.out)}
    assert listed == {"m0k1-m0k1", "m1k0-m0k1", "m0k2-m0k1", "m1k0-m0k2"}
    said = academie("tablebase", "build", "--slice", "four", *asked)
    assert said.code == 2
    assert "no material" in said.err


@pytest.mark.parametrize("kings", ["four", "2v3", "4v0", "v"])
def test_kings_that_are_none(kings: str, tmp_path: Path) -> None:
    said = academie("tablebase", "build", "--kings", kings, "--folder", str(tmp_path))
    assert said.code == 2
    assert "4v2" in said.err


def test_study_shows_and_judges_by_table(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """MAN ch. VI, N. 9 and 13: of the third move there the book says nothing but its own."""
    monkeypatch.setenv("ACADEMIE_TABLES", str(folder))
    study_page._tables.cache_clear()
    try:
        assert "Table: White wins in 3 single moves" in academie("study", "show", "9").out
        said = academie("study", "solve", "13", typed="41-47\n32-5\n47-36\nq\n").out
        assert "known to fail" in said
        assert "47-36 is as good" in said
    finally:
        study_page._tables.cache_clear()
