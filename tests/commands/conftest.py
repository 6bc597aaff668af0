"""Commands are tried in a wide terminal, so that no line is broken by chance."""

import pytest

from academie.commands.output import err, out


@pytest.fixture(autouse=True)
def wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for console in (out, err):
        monkeypatch.setattr(console, "width", 200)
