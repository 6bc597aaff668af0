"""Makes `kubernetes.json`: the schemas of what our manifests use, out of the package `kubernetes-validate`.

The package has a hundred megabytes, too much to be locked with the tools. Unpack it, and run
`python -m tests.deploy.schemas FOLDER` with one of its folders `v…-local-strict`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final, cast

from tests.deploy.test_kubernetes import DOCUMENTS, FILE, schema_name

REFERENCE: Final = "#/$defs/"


def bare(part: object) -> Any:  # noqa: ANN401 - JSON
    """A part of a schema without what only describes."""
    if isinstance(part, list):
        return [bare(each) for each in cast("list[object]", part)]
    if not isinstance(part, dict):
        return part
    given = cast("dict[str, object]", part)
    described = isinstance(given.get("description"), str)
    return {
        name: bare(each)
        for name, each in given.items()
        if not (described and name == "description") and not name.startswith("x-kubernetes")
    }


def referred(schema: object) -> set[str]:
    """The names of the schemas that one refers to."""
    return {text.split('"')[0] for text in json.dumps(schema).split(f'"{REFERENCE}')[1:]}


def main(folder: str) -> None:
    known = json.loads(Path(folder, "_definitions.json").read_text("utf-8"))["$defs"]
    found: dict[str, object] = {}
    waiting = {schema_name(each) for each in DOCUMENTS}
    while waiting:
        name = waiting.pop()
        found[name] = bare(known[name])
        waiting |= referred(found[name]) - found.keys()
    told = {"from": f"Kubernetes, {Path(folder).name} (Apache-2.0)", "$defs": dict(sorted(found.items()))}
    FILE.write_text(json.dumps(told, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
