"""The golden data, wherever it lies."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any, Final

from academie.kernel import Citation, Source
from academie.kernel.data import data_root
from academie.rules import sources

Case = Mapping[str, Any]

SIGLA: Final[Mapping[str, Source]] = {
    source.siglum: source
    for source in (sources.ACAD_A, sources.ACAD_B, sources.ACAD, sources.ACAD_D, sources.LEP)
}


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


def citation(case: Case) -> Citation:
    """The passage a case rests on."""
    return Citation(SIGLA[case["source"]], case["place"])
