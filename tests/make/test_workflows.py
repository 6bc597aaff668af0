"""The hosted checks: they ask for targets that the Makefile has, run pinned actions, and may only read."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
GITHUB: Final = ROOT / ".github"
WORKFLOWS: Final = sorted((GITHUB / "workflows").glob("*.yml"))
FILES: Final = [*WORKFLOWS, *sorted((GITHUB / "actions").glob("*/action.yml"))]
TARGETS: Final = frozenset(re.findall(r"^([a-z0-9-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
PINNED: Final = re.compile(r"[\w-]+/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_target_that_is_run_exists(file: Path) -> None:
    text = file.read_text("utf-8")
    asked = {*re.findall(r"run: make ([a-z0-9-]+)", text), *re.findall(r"target: ([a-z0-9-]+)", text)}
    assert asked <= TARGETS


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_actions_of_others_are_pinned_to_a_commit(file: Path) -> None:
    used = re.findall(r"uses: (.+)$", file.read_text("utf-8"), re.M)
    for action in used:
        assert action.startswith("./") or PINNED.fullmatch(action), action


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_a_workflow_may_only_read_unless_a_job_says_so(file: Path) -> None:
    assert re.search(r"^permissions:(?: \{\}|\n  contents: read)$", file.read_text("utf-8"), re.M)


def test_the_last_job_waits_for_all_others() -> None:
    text = (GITHUB / "workflows" / "ci.yml").read_text("utf-8")
    jobs = set(re.findall(r"^  ([a-z]+):$", text.partition("\njobs:\n")[2], re.M))
    needed = re.search(r"needs: \[(.+)\]", text)
    assert needed is not None
    assert {*needed[1].split(", ")} == jobs - {"green"}
