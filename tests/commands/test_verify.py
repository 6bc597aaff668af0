"""`academie verify` says what a proof shows and who vouches for it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from academie.commands.app import app
from academie.dice.proof import proof as first_proof
from tests.dice.exchange import House
from tests.forger.strategy import proof_of
from tests.server.support.logs import played


@pytest.fixture(scope="module")
def house() -> House:
    house = House("trictrac", 31)
    house.play(40)
    house.resign(1)
    house.countersign()
    return house


@pytest.fixture
def proof(house: House, tmp_path: Path) -> Path:
    path = tmp_path / "proof.json"
    path.write_text(proof_of(house).to_json(), encoding="utf-8")
    return path


@pytest.fixture
def evidence(house: House, tmp_path: Path) -> Path:
    path = tmp_path / "evidence.jsonl"
    path.write_text("\n".join(json.dumps(line) for line in house.evidence[0]), encoding="utf-8")
    return path


def run(*arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["verify", *arguments])
    return done.exit_code, done.output


def test_a_flawless_log_that_nobody_vouches_for(proof: Path) -> None:
    code, said = run(str(proof))
    assert code == 2
    assert "countersigned by seat 0" in said
    assert "checked: acts are legal" in said
    words = [line.removeprefix("the server’s word: ") for line in said.splitlines() if "’s word" in line]
    assert words == [
        "when anything happened, how long anybody took, and that nothing was said which is not in the log",
        "who sat down as seat 0",
        "who sat down as seat 1",
    ]
    assert "a server can write such a log by itself" in said


def test_evidence_finds_flaws_and_vouches_for_nobody(proof: Path, evidence: Path) -> None:
    code, said = run(str(proof), "--evidence", str(evidence))
    assert (code, "a server can write such a log by itself (seats 0, 1)" in said) == (2, True)


def test_a_key_that_is_ones_own(proof: Path, evidence: Path, house: House) -> None:
    one, other = (player.seat.key.public.hex() for player in house.players)
    code, said = run(str(proof), "--evidence", str(evidence), "--key", one)
    assert (code, "(seats 1)" in said) == (2, True)
    code, said = run(str(proof), "--key", one, "--key", other.upper())
    assert (code, "fair if one of these seats, which had a share in them, was honest: 0, 1" in said) == (
        0,
        True,
    )
    for wrong in ("no key", "", one[:-2], one + "00", "00" * 32):
        code, said = run(str(proof), "--key", wrong)
        assert (code, f"64 hexadecimal letters, not {wrong}".strip() in said) == (2, True)


def test_a_game_that_is_vouched_for_though_nobody_had_a_share(tmp_path: Path) -> None:
    house = House("dames", 31, chains=(False, False))
    house.play(4)
    house.resign(0)
    house.countersign()
    path = tmp_path / "proof.json"
    path.write_text(proof_of(house).to_json(), encoding="utf-8")
    code, said = run(str(path), *(part for key in house.keys for part in ("--key", key.hex())))
    assert (code, said.splitlines()[-1].split(".")[0]) == (0, "Vouched for")
    assert "No seat had a share in the dice: they are as fair as the server." in said


def test_keys_of_the_accounts(proof: Path, house: House, tmp_path: Path) -> None:
    body = house.log[0].body
    policy = tmp_path / "keys.json"
    policy.write_text(json.dumps({who: [key] for who, key in zip(body["who"], body["keys"], strict=True)}))
    assert run(str(proof), "--policy", str(policy))[0] == 0
    policy.write_text(json.dumps({who: ["00"] for who in body["who"]}))
    code, said = run(str(proof), "--policy", str(policy))
    assert (code, "is not one of that account" in said) == (1, True)


def test_the_first_format_binds_nobody(tmp_path: Path) -> None:
    game = played("trictrac", 9)
    path = tmp_path / "first.json"
    path.write_text(first_proof(game.game_id, game.log), encoding="utf-8")
    code, said = run(str(path))
    assert (code, "does not bind the server" in said) == (2, True)


def test_what_is_no_proof(tmp_path: Path) -> None:
    path = tmp_path / "proof.json"
    path.write_text("{}", encoding="utf-8")
    assert run(str(path))[0] == 2
    assert run(str(tmp_path / "missing.json"))[0] == 2


def test_as_plain_data(proof: Path) -> None:
    code, said = run(str(proof), "--json")
    found = json.loads(said)
    assert (code, found["flaws"], found["players"], found["vouched"]) == (2, [], [0, 1], [])
    assert found["checked"][:2] == ["acts", "rolls"]
    assert [(each["what"], each["seat"]) for each in found["server_word"]] == [
        ("times", None),
        ("who", 0),
        ("who", 1),
    ]
