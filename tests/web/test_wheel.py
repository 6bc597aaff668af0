"""The wheel carries the web client that was built, so that an installed server shows it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from academie.server.site.pages import BUILT, folder_of

ROOT = Path(__file__).parents[2]


@pytest.mark.night
def test_the_wheel_has_the_pages(tmp_path: Path) -> None:
    if folder_of(str(BUILT)) is None:
        pytest.skip("no client was built: make web")
    words = ["--no-isolation", "--wheel", "--outdir", str(tmp_path), str(ROOT)]
    subprocess.run([sys.executable, "-m", "build", *words], check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as packed:
        built = {f"academie/_web/{file.relative_to(BUILT)}" for file in BUILT.rglob("*") if file.is_file()}
        assert built <= set(packed.namelist())
        packed.extractall(tmp_path / "there")
    assert folder_of(str(tmp_path / "there" / "academie" / "_web")) is not None
