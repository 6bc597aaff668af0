"""The bill of materials: everything of others that the artefacts carry or ask for, in CycloneDX."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from importlib import metadata
from pathlib import Path
from typing import Any, Final
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from packageurl import PackageURL

EXTRAS: Final = ("chess", "data", "lab", "openspiel", "pdf", "pettingzoo", "serving")
BUNDLED: Final = "svelte"
"""The one package of others whose code is in the web bundle; what it needs comes with it."""

Named = tuple[str, str, str]
"""Where a package comes from, its name and its version."""


def bill(root: Path, version: str) -> str:
    """The bill of the artefacts of that version; the same tree gives the same text."""
    whole = Component(
        name="academie", version=version, type=ComponentType.APPLICATION, bom_ref=f"academie@{version}"
    )
    parts = [component(*named) for named in sorted({*crates(root), *packages(), *bundled(root)})]
    bom = Bom(components=parts, serial_number=uuid5(NAMESPACE_URL, f"academie {version}"))
    bom.metadata.component = whole
    bom.register_dependency(whole, parts)
    text = make_outputter(bom, OutputFormat.JSON, SchemaVersion.V1_6).output_as_string(indent=2)
    plain = json.loads(text)
    plain["metadata"].pop("timestamp")  # what is built twice must be the same
    return json.dumps(plain, indent=2, ensure_ascii=False, sort_keys=True) + "\n"


def component(kind: str, name: str, version: str) -> Component:
    """A package as the bill has it."""
    scope, _, own = name.rpartition("/")
    place = PackageURL(kind, scope or None, own, version)
    return Component(name=name, version=version, purl=place, bom_ref=place.to_string())


def crates(root: Path) -> Iterator[Named]:
    """The crates compiled into the core, ours left out."""
    for crate in tomllib.loads((root / "Cargo.lock").read_text(encoding="utf-8"))["package"]:
        if "source" in crate:
            yield "cargo", crate["name"], crate["version"]


def packages() -> Iterator[Named]:
    """The Python packages the wheel asks for, with every extra, as they are locked and installed here."""
    waiting, seen = [("academie", frozenset(EXTRAS))], {"academie"}
    while waiting:
        name, extras = waiting.pop()
        for needed in filter(None, (wanted(line, extras) for line in metadata.requires(name) or ())):
            if needed not in seen and (version := installed(needed)) is not None:
                seen.add(needed)
                waiting.append((needed, frozenset()))
                yield "pypi", needed, version


def wanted(requirement: str, extras: frozenset[str]) -> str | None:
    """The name of what is required, if it is with those extras."""
    named, _, condition = requirement.partition(";")
    extra = re.search(r"extra == ['\"](.+?)['\"]", condition)
    if extra is not None and extra[1] not in extras:
        return None
    return re.sub(r"[-_.]+", "-", re.split(r"[\s\[<>=!~(]", named.strip())[0]).lower()


def installed(name: str) -> str | None:
    """The version of a package here; none for what other machines need."""
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None


def bundled(root: Path) -> Iterator[Named]:
    """The npm packages in the web bundle."""
    locked: Mapping[str, Any] = json.loads((root / "web/package-lock.json").read_text(encoding="utf-8"))[
        "packages"
    ]
    waiting, seen = [BUNDLED], {BUNDLED}
    while waiting:
        name = waiting.pop()
        package = locked[f"node_modules/{name}"]
        yield "npm", name, package["version"]
        waiting.extend(more for more in package.get("dependencies", {}) if more not in seen)
        seen.update(package.get("dependencies", {}))
