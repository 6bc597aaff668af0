"""Older releases beside this one: the core of a commit, built in a folder of its own, and what uses it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path


def built(commit: str, folder: Path) -> Path:
    """The tree of a commit with its core, which is built here."""
    tree = folder / "tree"
    tree.mkdir()
    archive = subprocess.run(["git", "archive", commit], check=True, capture_output=True).stdout
    subprocess.run(["tar", "x", "-C", str(tree)], input=archive, check=True)
    subprocess.run(["cargo", "build", "--quiet", "--release", "-p", "academie-py"], cwd=tree, check=True)
    shutil.copy(
        tree / "target" / "release" / "lib_core.so", tree / "core" / "academie_core" / "_core.abi3.so"
    )
    return tree


def run_by(tree: Path, program: str, *words: str) -> bytes:
    """What a program prints that uses the sources and the core of that tree."""
    path = os.pathsep.join(str(tree / each) for each in ("core", "src"))
    asked = [sys.executable, "-c", program, *words]
    env = {**os.environ, "PYTHONPATH": path}
    return subprocess.run(asked, check=True, capture_output=True, env=env).stdout
