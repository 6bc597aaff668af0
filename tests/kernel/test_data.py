"""The data shipped with the code is found in a wheel and in a checkout."""

from pathlib import Path

import pytest

from academie.kernel import data
from academie.kernel.data import data_root, user_data


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


@pytest.mark.parametrize(
    ("system", "share"),
    [
        ("linux", ".local/share"),
        ("darwin", "Library/Application Support"),
        ("win32", "AppData/Local"),
    ],
)
def test_the_data_of_a_user_are_where_the_system_keeps_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, system: str, share: str
) -> None:
    monkeypatch.setattr("academie.kernel.data.sys.platform", system)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    for variable in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(variable, raising=False)
    assert user_data("games") == tmp_path / share / "academie" / "games"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    assert user_data("games") == tmp_path / "elsewhere" / "academie" / "games"
