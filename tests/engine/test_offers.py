"""Players as they are offered: by game, with a sentence in both languages, and what they lack."""

import random

import pytest

from academie.engine.offer import PlayerOffer, Players
from academie.engine.player import NEVER_ERRS, Fallibility
from academie.engine.players import RANDOM, known, names, offers, player, player_at_level
from academie.kernel import UnknownName
from academie.registry import registry
from academie.words import Content, Text

EVERY = [game.key for game in registry]


@pytest.mark.parametrize("game", EVERY)
def test_each_says_how_it_plays_in_both_languages(game: str) -> None:
    told = known(game)
    assert len({offer.name for offer in told}) == len(told)
    assert told[0].name == "random"
    assert "simple" in {offer.name for offer in told}
    for offer in told:
        assert all(offer.title.both().values())
        assert all(offer.about.both().values()), offer.name
        assert offer.about.fr != offer.about.en
        assert all(sentence.endswith(".") for sentence in offer.about.both().values())


def test_a_name_means_the_same_in_every_game() -> None:
    titles: dict[str, Text] = {}
    for offer in (offer for game in EVERY for offer in known(game)):
        assert titles.setdefault(offer.name, offer.title) == offer.title


def test_what_is_not_installed_is_not_offered_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    lacking = PlayerOffer(
        "grand", RANDOM.title, RANDOM.about, RANDOM.make, lambda: Content(fr="à installer", en="to install")
    )
    monkeypatch.setattr("academie.engine.players._players", lambda game: Players(levels=(lacking,)))
    assert "grand" not in names("dames")
    assert lacking in known("dames")
    assert lacking not in offers("dames")
    with pytest.raises(UnknownName, match=r"grand .* to install"):
        player("grand", "dames")


def test_by_level() -> None:
    assert player_at_level("dames", 3) == "niveau-3"
    assert player_at_level("echecs", 2) == "stockfish-2"
    assert player_at_level("tourne-case", 1) == "parfait"
    for level in (0, 9):
        with pytest.raises(UnknownName, match="1 to 8"):
            player_at_level("dames", level)


def test_without_levels_the_simple_one_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("academie.engine.players._players", lambda game: Players())
    assert player_at_level("dames", 5) == "simple"


def test_whims() -> None:
    """What is worse by more than `content` is never chosen; what is worse by `whim`, a third as often."""
    chance, errs = random.Random(1), Fallibility(tolerance=20, temperature=10.0)
    picked = [errs.pick([0, 10, 0, -15], chance) for _ in range(3000)]
    assert 3 not in picked
    assert picked.count(1) / picked.count(0) == pytest.approx(2.718, rel=0.15)
    assert NEVER_ERRS.pick([1, 5, 5], chance) == 1
