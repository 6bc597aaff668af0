"""Commands without the compiled core: one sentence that says how to get it, and no traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from academie.commands.app import missing
from academie.words import Language

CONFIGS = Path(__file__).parents[2] / "configs"
WITHOUT = "import sys; sys.modules['{}'] = None; from academie.commands import main; main()"
"""For Python, what stands for None among the modules is not installed."""
GET = "not installed: pip install 'academie[core]'"


def said_without(package: str, *arguments: str) -> tuple[int, str]:
    """How the command ends where a package is not installed, and what it says."""
    asked = [sys.executable, "-c", WITHOUT.format(package), *arguments]
    ended = subprocess.run(asked, input="", capture_output=True, text=True, check=False, timeout=120)
    return ended.returncode, ended.stderr


@pytest.mark.parametrize(
    "asked",
    [
        ("hub",),
        ("lab", "match", "niveau-5", "simple", "--lang", "en"),
        ("lab", "train", str(CONFIGS / "nets" / "plein.toml"), "--out", "{}", "--lang", "en"),
        ("lab", "train", str(CONFIGS / "draughts.toml"), "--out", "{}", "--lang", "en"),
        ("lab", "rollout", "0x13,6,8/0x12,6,11x2 white", "--lang", "en"),
        ("tablebase", "probe", "W:WK27,K37,K46:BK11", "--lang", "en"),
        ("analyse", "W:W31-50:B1-20", "--game", "dames", "--lang", "en"),
    ],
    ids=" ".join,
)
def test_without_the_core(asked: tuple[str, ...], tmp_path: Path) -> None:
    code, said = said_without("academie_core", *(word.format(tmp_path / "net") for word in asked))
    assert (code, "Traceback" in said) == (2, False), said
    last = said.splitlines()[-1]
    assert GET in last or "n’est pas installé : pip install 'academie[core]'" in last
    assert not (tmp_path / "net").exists()


def test_in_french_and_of_another_extra(tmp_path: Path) -> None:
    recipe = str(CONFIGS / "nets" / "plein.toml")
    code, said = said_without("jax", "lab", "train", recipe, "--out", str(tmp_path / "net"), "--lang", "fr")
    assert code == 2
    assert said.splitlines()[-1] == (
        "Erreur\u00a0: cette commande a besoin de jax, qui n’est pas installé : pip install 'academie[lab]'"
    )


def test_a_core_that_does_not_load_is_to_be_reinstalled() -> None:
    lack = missing(ImportError("undefined symbol: x", name="academie_core"))
    assert lack is not None
    assert "academie-core cannot be loaded (undefined symbol: x)" in lack.in_(Language.ENGLISH)


def test_an_error_of_our_own_is_not_hidden() -> None:
    assert missing(ImportError("cannot import name 'x'", name="academie.engine.dice")) is None
