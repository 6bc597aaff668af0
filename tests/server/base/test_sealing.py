"""Seeds of games as the database stores them."""

from __future__ import annotations

from uuid import uuid4

import pytest

from academie.kernel import AcademieError, OptionError
from academie.server.base.encryption import SeedSealer

GAME = uuid4()
SEED = bytes(range(64))
KEY = "ab" * 32


def test_a_sealed_seed_is_opened_by_its_key_for_its_game_alone() -> None:
    sealer = SeedSealer(KEY)
    stored = sealer.seal(SEED, GAME)
    assert SEED[:16] not in stored
    assert sealer.open(stored, GAME) == SEED
    assert sealer.seal(SEED, GAME) != stored
    for other, game in ((SeedSealer("cd" * 32), GAME), (sealer, uuid4()), (SeedSealer(), GAME)):
        with pytest.raises(AcademieError, match="sealed"):
            other.open(stored, game)


def test_keys_change_every_day(monkeypatch: pytest.MonkeyPatch) -> None:
    sealer = SeedSealer(KEY)
    stored = []
    for day in (0, 20_000):
        monkeypatch.setattr("time.time", lambda day=day: day * 86_400.0)
        stored.append(sealer.seal(SEED, GAME))
    assert stored[0][1:5] != stored[1][1:5]
    assert [sealer.open(each, GAME) for each in stored] == [SEED, SEED]
    swapped = stored[0][:1] + stored[1][1:5] + stored[0][5:]
    with pytest.raises(AcademieError):
        sealer.open(swapped, GAME)


@pytest.mark.parametrize("seed", [SEED, SEED[:32]])
def test_seeds_stored_before_there_was_a_key_are_read(seed: bytes) -> None:
    assert SeedSealer().seal(seed, GAME) == seed
    assert SeedSealer(KEY).open(seed, GAME) == seed


@pytest.mark.parametrize("key", ["abc", "zz" * 32, "ab" * 31])
def test_a_key_of_another_form_is_refused(key: str) -> None:
    with pytest.raises(OptionError, match="the key that seals"):
        SeedSealer(key)
