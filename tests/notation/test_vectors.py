"""The vectors of the specification: what a text means, how it is written, and what is refused.

docs/notation.md is the specification; conformance/notation has the vectors, for readers in any language.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from academie.kernel import NotationError, SetupError
from academie.kernel.data import data_root
from academie.notation import from_json, from_text, notation_of, read, to_text
from academie.registry import registry
from tests.notation.meanings import act_means, position_means

FOLDER = Path(str(data_root("conformance"))) / "notation"
FILES = {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in sorted(FOLDER.glob("*.json"))}
ERRORS = {"notation": NotationError, "setup": SetupError}


def vectors(part: str) -> list[Any]:
    """The vectors of a kind in every file, each with its game."""
    return [
        pytest.param(data["games"][0], vector, id=f"{data['games'][0]}:{name}-{number}")
        for name, data in FILES.items()
        for number, vector in enumerate(data.get(part, ()))
    ]


def test_every_file_says_what_it_is() -> None:
    assert len(FILES) == 8
    assert {data["format"] for data in FILES.values()} == {"academie-notation-vectors/1"}
    assert all(
        data["about"] and {*data["games"]} <= {game.key for game in registry} for data in FILES.values()
    )


@pytest.mark.parametrize(("game", "vector"), vectors("acts"))
def test_an_act_means_what_is_said(game: str, vector: dict[str, Any]) -> None:
    notation = notation_of(game)
    act = notation.read_act(vector["text"])
    assert act_means(act, notation) == vector["means"]
    assert notation.act(act) == vector.get("written", vector["text"])
    assert notation.read_act(notation.act(act)) == act


@pytest.mark.parametrize(("game", "vector"), vectors("refused_acts"))
def test_what_is_no_act_is_refused(game: str, vector: dict[str, Any]) -> None:
    with pytest.raises(NotationError):
        notation_of(game).read_act(vector["text"])


@pytest.mark.parametrize(("game", "vector"), vectors("typed"))
def test_what_a_person_types_is_understood(game: str, vector: dict[str, Any]) -> None:
    notation = notation_of(game)
    rules = registry[game].ruleset(vector.get("ruleset"))
    state = notation.read_state(vector["position"], rules)
    assert notation.act(notation.resolve(state, vector["text"])) == vector["act"]


@pytest.mark.parametrize(("game", "vector"), vectors("positions"))
def test_a_position_means_what_is_said(game: str, vector: dict[str, Any]) -> None:
    notation = notation_of(game)
    rules = registry[game].ruleset(vector.get("ruleset"))
    state = notation.read_state(vector["text"], rules)
    assert position_means(state, vector["means"]) == vector["means"]
    assert notation.state(state) == vector.get("written", vector["text"])


@pytest.mark.parametrize(("game", "vector"), vectors("refused_positions"))
def test_what_is_no_position_is_refused(game: str, vector: dict[str, Any]) -> None:
    with pytest.raises(ERRORS[vector["error"]]):
        notation_of(game).read_state(vector["text"])


@pytest.mark.parametrize(("game", "vector"), vectors("records"))
def test_a_record_means_what_is_said(game: str, vector: dict[str, Any]) -> None:
    record = read(vector["text"])
    notation = notation_of(game)
    assert {
        "game": record.game.key,
        "ruleset": record.ruleset,
        "options": dict(record.options),
        "tags": dict(record.tags),
        "acts": [notation.act(act) for act in record.acts],
    } == vector["means"]
    if vector.get("written"):
        assert to_text(record) == vector["text"]


@pytest.mark.parametrize(("game", "vector"), vectors("broken"))
def test_a_broken_record_is_read_as_far_as_it_is_good(game: str, vector: dict[str, Any]) -> None:
    text = vector["text"]
    reading = from_json(text) if text.startswith("{") else from_text(text)
    assert reading.problem
    assert [notation_of(game).act(act) for act in reading.record.acts] == vector["acts"]


@pytest.mark.parametrize(("game", "vector"), vectors("refused"))
def test_what_is_no_record_is_refused(game: str, vector: dict[str, Any]) -> None:
    with pytest.raises(NotationError):
        read(vector["text"])
