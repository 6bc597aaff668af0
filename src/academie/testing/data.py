"""The golden data, wherever it lies."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any, Final

from academie.kernel import Citation, Source
from academie.kernel.data import data_root
from academie.sources import SOURCES

Case = Mapping[str, Any]

SIGLA: Final[Mapping[str, Source]] = {source.siglum: source for source in SOURCES}


def conformance_root() -> Traversable:
    """The folder of the golden data."""
    return data_root("conformance")


def load(name: str) -> Case:
    """One file of golden data, e.g. `scoring/trictrac-throws`."""
    text = conformance_root().joinpath(f"{name}.json").read_text(encoding="utf-8")
    content: Case = json.loads(text)
    return content


def cases(name: str) -> list[Case]:
    """The cases of one file, each with the kind the file says they are."""
    content = load(name)
    return [{"kind": content["kind"], **case} for case in content["cases"]]


def played_games() -> list[str]:
    """The games with a file of examples told as play, by name."""
    files = (file.name for file in conformance_root().joinpath("played").iterdir())
    return sorted(name.removesuffix(".json") for name in files if name.endswith(".json"))


def citation(case: Case) -> Citation:
    """The passage a case rests on."""
    return Citation(SIGLA[case["source"]], case["place"])
