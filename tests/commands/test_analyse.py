"""`academie analyse`: positions and whole games."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

from academie.games.draughts.text import pdn
from tests.commands.terminal import academie

HANGING = "W:W28,33,39,44:B17,13,8,9,K4"
"""Black has one man more and a king, and is to answer."""
GAME = """[GameType "20"]
1. 31-26 18-22 2. 37-31 22-28 3. 33x22 17x37 *
"""


def test_the_best_acts_of_a_position() -> None:
    said = academie("analyse", "W:W31-50:B1-20", "--game", "dames", "--most", "3", "--ponder", "0", "--json")
    assert said.code == 0, said.err
    answer = json.loads(said.out)
    values = [act["value"] for act in answer["acts"]]
    assert len(values) == 3
    assert values == sorted(values, reverse=True)


def test_a_game_is_written_back_with_remarks(tmp_path: Path) -> None:
    source, kept, picture = tmp_path / "game.pdn", tmp_path / "kept.pdn", tmp_path / "game.svg"
    source.write_text(GAME, encoding="utf-8")
    said = academie("analyse", str(source), "--save", str(kept), "--svg", str(picture), "--ponder", "0")
    assert said.code == 0, said.err
    assert "Blunder" in said.out
    (game,) = pdn.read_pdn(kept.read_text(encoding="utf-8"))
    assert any("better" in comment for comment in game.line.nodes[4].comments)
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")


def test_under_a_blunder_stands_what_follows_it_and_what_follows_the_better_move(tmp_path: Path) -> None:
    source = tmp_path / "game.pdn"
    source.write_text(GAME, encoding="utf-8")
    said = academie("analyse", str(source), "--ponder", "0")
    head = next(line for line in said.out.splitlines() if "Played" in line)
    columns = [cell.strip() for cell in head.split("┃")[1:-1]]
    rows = [line.split("│")[1:-1] for line in said.out.splitlines() if line.startswith("│")]
    told = [dict(zip(columns, map(str.strip, row), strict=True)) for row in rows]
    below = [then for fault, then in pairwise(told) if fault["Act"]]
    assert len(below) == 2
    assert all(then[column].startswith("then ") for then in below for column in ("Played", "Better")), told


def test_in_french() -> None:
    said = academie("analyse", "W:W31-50:B1-20", "--game", "dames", "--ponder", "0", "--lang", "fr")
    assert "Valeur" in said.out


def test_no_throws_to_draw(tmp_path: Path) -> None:
    path = tmp_path / "throws.svg"
    said = academie("analyse", HANGING, "--game", "dames", "--ponder", "0", "--svg", str(path))
    assert said.code == 2
    assert "nothing to draw" in said.err
    assert not path.exists()
