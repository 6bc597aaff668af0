"""The data shipped with the code is found in a wheel and in a checkout."""

from pathlib import Path

import pytest

from academie.kernel import data
from academie.kernel.data import data_root


@pytest.mark.parametrize("name", ["assets", "conformance", "studies"])
def test_the_checkout_has_it(name: str) -> None:
    assert data_root(name).joinpath("README.md").is_file()


@pytest.mark.parametrize("name", ["assets", "conformance", "studies"])
def test_the_wheel_has_its_own_copy(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the package carries the data, it is read there and not from a checkout."""
    packaged = tmp_path / "_data" / name
    packaged.mkdir(parents=True)
    monkeypatch.setattr(data, "files", lambda package: tmp_path)
    assert data_root(name) == packaged
