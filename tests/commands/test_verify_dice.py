"""`academie verify-dice` agrees with a true proof and names what is wrong with a false one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from academie.commands.app import app
from academie.dice.proof import proof
from tests.server.support.logs import played


def run(path: Path, lang: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["verify-dice", str(path), "--lang", lang])
    return done.exit_code, done.output


@pytest.mark.parametrize(
    ("lang", "words"), [("fr", "recalculés : tout concorde"), ("en", "computed again: all agree")]
)
def test_a_true_proof(tmp_path: Path, lang: str, words: str) -> None:
    game = played("trictrac", 9)
    (tmp_path / "proof.json").write_text(proof(game.game_id, game.log), encoding="utf-8")
    code, said = run(tmp_path / "proof.json", lang)
    assert (code, words in said) == (0, True)


def test_a_false_one(tmp_path: Path) -> None:
    game = played("trictrac", 9)
    other = played("trictrac", 10).game_id
    (tmp_path / "proof.json").write_text(proof(other, game.log), encoding="utf-8")
    code, said = run(tmp_path / "proof.json", "en")
    assert code == 1
    assert "the seed gives" in said
    assert "The proof does not hold" in said


def test_a_file_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "proof.json").write_text(json.dumps({"format": "?"}), encoding="utf-8")
    assert run(tmp_path / "proof.json", "en")[0] == 2
    assert run(tmp_path / "missing.json", "fr")[0] == 2


def test_a_verdict_as_plain_data(tmp_path: Path) -> None:
    game = played("trictrac", 9)
    path = tmp_path / "proof.json"
    path.write_text(proof(game.game_id, game.log), encoding="utf-8")
    told = json.loads(CliRunner().invoke(app, ["verify-dice", str(path), "--json"]).output)
    assert told["flaws"] == []
    assert told["events"] == len(game.log)
