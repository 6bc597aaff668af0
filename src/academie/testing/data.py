"""The golden data: its cases, how many each game has, and what the law answers to them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from academie.kernel import Citation
from academie.kernel.data import data_root
from academie.sources import SIGLA
from academie.words import Text


class Answer(NamedTuple):
    """The treatise's figures beside the law's, in words, and whether the law passes."""

    expected: Text
    found: Text
    agrees: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """One example of a treatise compared with the law."""

    id: str
    citation: Citation
    topic: str
    expected: Text
    found: Text
    agrees: bool


Case = Mapping[str, Any]


def conformance_root() -> Traversable:
    """Return the folder of the golden data."""
    return data_root("conformance")


def load(name: str) -> Case:
    """Return one file of golden data, e.g. `scoring/trictrac-throws`."""
    text = conformance_root().joinpath(f"{name}.json").read_text(encoding="utf-8")
    content: Case = json.loads(text)
    return content


def cases(name: str) -> list[Case]:
    """Return the cases of one file, each with the kind the file gives."""
    content = load(name)
    return [{"kind": content["kind"], **case} for case in content["cases"]]


def played_games() -> list[str]:
    """Return the keys of the games with a file of examples that are whole plays."""
    return files_in("played")


def files_in(folder: str) -> list[str]:
    """Return the names of the JSON files of a folder of golden data."""
    files = (file.name for file in conformance_root().joinpath(folder).iterdir())
    return sorted(name.removesuffix(".json") for name in files if name.endswith(".json"))


def citation(case: Case) -> Citation:
    """Return the passage a case rests on."""
    return Citation(SIGLA[case["source"]], case["place"])
