"""A law that says something else is another edition, so that games begun by the former can go on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from academie.games.draughts.law.state import DraughtsState
from academie.registry import registry
from tests.editions import digests


@pytest.mark.parametrize("key", [game.key for game in registry])
def test_each_law_says_what_its_edition_said(key: str) -> None:
    assert digests.wrong(registry[key]) is None


def test_a_law_that_was_changed_without_a_new_edition_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(digests, "SIZES", (4, 4))
    game = registry["dames"]
    before = digests.digest(game, 4)
    monkeypatch.setattr(digests, "kept", lambda _game: {"1": {"4": before}})
    assert digests.wrong(game) is None
    actions = DraughtsState.actions
    monkeypatch.setattr(DraughtsState, "actions", lambda state: actions(state)[::-1])
    found = digests.wrong(game)
    assert found is not None
    assert "raise `edition`" in found
    with pytest.raises(ValueError, match="raise `edition`"):
        digests.write(game)


def test_a_new_edition_needs_its_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(digests, "SIZES", (1, 1))
    found = digests.wrong(replace(registry["dames"], edition=2))
    assert found is not None
    assert "edition 2 has no digest" in found
