"""Whatever a proof, evidence or a policy says, `academie verify` has a verdict or cannot read it."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
import typer

from academie.commands.verify import verify
from academie.dice.fold import Kind
from academie.dice.log import chained
from academie.dice.notes import LOG, NamedKey
from academie.dice.proof import proof as first_proof
from academie.kernel import AcademieError
from tests.dice.exchange import ORIGIN, House
from tests.dice.sample import entered, public_log
from tests.forger.strategy import proof_of
from tests.rings import count
from tests.server.support.logs import following, played

MUTANTS: Final = count(2_000, 100_000)
DEEP: Final = "[" * 5_000 + "]" * 5_000
WRITTEN: Final = {'"1e999"': "1e999", '"deep"': DEEP, '"less deep"': "[" * 700 + "]" * 700}
"""What Python does not write as JSON."""
ODD: Final[tuple[Any, ...]] = (
    *(None, True, 0, -1, 0.5, 2**31, 10**12, 2**53 - 1, 2**70, -(2**70)),
    *(
        "",
        "x",
        "00" * 32,
        "FF" * 32,
        "\0",
        "\ud800",
        "é",
        "open",
        "act",
        "reveal",
        "1e999",
        "deep",
        "less deep",
    ),
    *([], {}, [None], [[]], {"": None}, {"spent": -1}),
)


class Files:
    """A proof of either format of a short game, what one of its players kept, and a policy."""

    def __init__(self, folder: Path, house: House) -> None:
        self.folder = folder
        log, note = public_log(house)
        bound = replace(proof_of(house), entered=entered(house, log, note))
        game = played("trictrac", 9)
        resigned = following(game.log[:15], Kind.RESIGN, 0, {})
        ending = following([resigned], Kind.REVEAL, None, {"seed": game.seed.hex()})
        body = house.log[0].body
        policy = {
            **{account: [key] for account, key in zip(body["who"], body["keys"], strict=True)},
            "logs": [str(NamedKey(ORIGIN, LOG, house.signer.public))],
            "witnesses": [],
            "quorum": 0,
        }
        self.texts = {
            "bound": bound.to_json(),
            "first": first_proof(game.game_id, [*game.log[:15], resigned, ending]),
            "kept": "\n".join(json.dumps(line) for line in house.evidence[0]),
            "policy": json.dumps(policy),
        }
        self.paths = {name: folder / name for name in self.texts}
        for name in self.texts:
            self.write(name)

    def write(self, name: str, text: str | None = None) -> None:
        self.paths[name].write_text(self.texts[name] if text is None else text, encoding="utf-8")

    def verdict(self, name: str, *, as_json: bool = False) -> int:
        """The exit code of the command; another error than those it tells in a line is a bug."""
        proof = self.paths["first" if name == "first" else "bound"]
        policy = self.paths["policy"] if name == "policy" else None
        try:
            verify(proof, [self.paths["kept"]], policy=policy, as_json=as_json)
        except typer.Exit as done:
            return done.exit_code
        except (AcademieError, OSError, UnicodeError):
            return 2
        raise AssertionError


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Files:
    house = House("trictrac", 5)
    house.play(12)
    house.resign(0)
    house.countersign()
    assert len(house.log) <= 20
    return Files(tmp_path_factory.mktemp("proofs"), house)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:  # noqa: ANN401 - as JSON
    """Where there is anything in a value of JSON."""
    found = [path] if path else []
    if isinstance(value, dict | list):
        keys = [*value] if isinstance(value, dict) else range(len(value))
        for key in keys:
            found += places(value[key], (*path, key))
    return found


def dumped(data: Any) -> str:  # noqa: ANN401 - as JSON
    """The JSON, hashed again in the first format, as a forger would."""
    if "head" in data:
        with suppress(Exception):
            log = json.loads(written(json.dumps(data["log"])))
            data["head"] = chained(log)[-1].digest.hex()
    return written(json.dumps(data))


def written(text: str) -> str:
    for placed, instead in WRITTEN.items():
        text = text.replace(placed, instead)
    return text


def mutated(text: str, chooser: random.Random) -> str:
    """Some JSON with something changed: a value, a key, or the text itself."""
    data = json.loads(text)
    *path, last = chooser.choice(places(data))
    within = data
    for key in path:
        within = within[key]
    match chooser.randrange(4):
        case 0:
            del within[last]
        case 1 if isinstance(within, list):
            within.insert(last, within[chooser.randrange(len(within))])
        case 2:
            at = chooser.randrange(len(text))
            return text[:at] + chooser.choice('\0"{}[],:-e9é') + text[at + chooser.randrange(3) :]
        case _:
            within[last] = chooser.choice(ODD)
    return dumped(data)


def line_mutated(text: str, chooser: random.Random) -> str:
    """Evidence of which one line is changed."""
    lines = text.split("\n")
    at = chooser.randrange(len(lines))
    return "\n".join([*lines[:at], mutated(lines[at], chooser), *lines[at + 1 :]])


@pytest.mark.timeout(3_600)
@pytest.mark.parametrize(
    ("name", "share", "codes"),
    [("bound", 5, {1, 2}), ("first", 2, {1, 2}), ("kept", 2, {1, 2}), ("policy", 1, {0, 1, 2})],
)
def test_any_change_gives_a_verdict(
    files: Files, capsys: pytest.CaptureFixture[str], name: str, share: int, codes: set[int]
) -> None:
    chooser, change = random.Random(7), line_mutated if name == "kept" else mutated
    found: list[int] = []
    for number in range(MUTANTS * share // 10):
        files.write(name, change(files.texts[name], chooser))
        found.append(files.verdict(name, as_json=number % 8 == 0))
        capsys.readouterr()
    files.write(name)
    assert {*found} == codes


@pytest.mark.parametrize(
    ("name", "path", "value"),
    [
        ("bound", ["tlog", "devices", "0", "at_ms"], 2**53 - 1),
        ("bound", ["log", 3, "seq"], "less deep"),
        ("first", ["log", 0, "body", "seats"], 10**12),
        ("first", ["log", 0, "body", "seats"], "1e999"),
        ("first", ["log", 0, "body", "options"], "less deep"),
        ("first", ["log", 3, "body", "spent"], "less deep"),
        ("policy", ["quorum"], "1e999"),
        ("policy", ["quorum"], "less deep"),
        ("policy", ["quorum"], "deep"),
    ],
)
def test_values_out_of_all_measure(files: Files, name: str, path: list[str | int], value: object) -> None:
    data = json.loads(files.texts[name])
    within = data
    for key in path[:-1]:
        within = within[key]
    within[path[-1]] = value
    files.write(name, dumped(data))
    assert files.verdict(name) in {1, 2}
    files.write(name)


@pytest.mark.parametrize("name", ["bound", "kept", "policy"])
@pytest.mark.parametrize(
    "data",
    [*map(str.encode, ["", "null", "[]", "{}", '"x"', DEEP, "\0", "9" * 10_000]), b"\xff", b'"\\ud800"'],
)
def test_what_is_neither_cannot_be_read(files: Files, name: str, data: bytes) -> None:
    files.paths[name].write_bytes(data)
    assert files.verdict(name) == 2
    files.write(name)
