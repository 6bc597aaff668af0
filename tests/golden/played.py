"""Random games from seeds: their acts, positions, events and records."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Any, NamedTuple

from academie.kernel import Game, OptionValue, Record, RuleSet
from academie.kernel.options import read_option
from academie.notation import from_json, from_text, notation_of, to_json, to_text
from academie.registry import registry
from academie.testing.playthrough import playthrough
from academie.testing.random_games import random_game
from tests.golden.plain import digest, plain

PLAYTHROUGHS = Path(__file__).parents[2] / "conformance" / "playthroughs"
FEW = 20
"""How many records of a rule set the quick run compares."""
SHORT: dict[str, dict[str, OptionValue]] = {
    "ecrire": {"marques": 2},
    "poule": {"parties": 1},
    "tour-a-tour": {"parties": 1},
}


class Played(NamedTuple):
    """A rule set and the options it is played with."""

    game: Game
    ruleset: RuleSet
    options: dict[str, OptionValue]

    @property
    def name(self) -> str:
        return ",".join([self.ruleset.id, *(f"{key}={value}" for key, value in self.options.items())])


def settings() -> Iterator[Played]:
    """Every rule set in its first version, by which 0.1 played, and some again by hand."""
    for game in registry:
        for ruleset in first_versions(game):
            yield Played(game, ruleset, {})
    yield from by_hand()


def by_hand() -> Iterator[Played]:
    """The default rule sets of games with an arbiter, played by hand."""
    for key, ruleset in (
        ("trictrac", "lep-rigueur"),
        ("dames", "manoury-1787"),
        ("dominos", "tete-a-tete-1806"),
    ):
        game = registry[key]
        yield Played(game, game.recorded(ruleset), {"marking": "rigueur"})


def first_versions(game: Game) -> Iterator[RuleSet]:
    """The rule sets of a game as they were first written, in their order."""
    for ruleset in game.rulesets:
        yield game.recorded(ruleset.name)


def facts(played: Played, seed: int) -> Iterator[object]:
    """A random game without sentences: acts, positions, events with their fields and citations."""
    notation = notation_of(played.game.key)
    for step in random_game(played.game, played.ruleset, seed, played.options):
        events = [plain(event) for event in step.after.events]
        yield [notation.act(step.act), len(step.state.actions()), events, notation.state(step.after)]
        if step.after.outcome is not None:
            yield step.after.outcome


def record_of(played: Played, seed: int) -> Record[Any]:
    """A random game as a record."""
    steps = random_game(played.game, played.ruleset, seed, played.options)
    acts = tuple(step.act for step in steps)
    return Record(played.game, played.ruleset.id, tuple(sorted(played.options.items())), acts)


def playthroughs() -> Iterator[tuple[str, str]]:
    """The checked-in games: their text played again, and the same without sentences."""
    for path in sorted(PLAYTHROUGHS.glob("*.txt")):
        head = path.read_text(encoding="utf-8").split("\n", 1)[0].removeprefix("# ")
        id_, seed, *agreed = head.split(", ")
        game = registry[id_.split("/")[0]]
        played = Played(game, game.recorded(id_), dict(map(read_option, agreed)))
        number = int(seed.removeprefix("seed "))
        text = playthrough(game, played.ruleset, number, played.options)
        yield f"playthrough/{path.stem}/text", hashlib.sha256(text.encode()).hexdigest()
        yield f"playthrough/{path.stem}/facts", digest(facts(played, number))


def records(many: int, jobs: int) -> Iterator[tuple[str, str]]:
    """Records of random games of every rule set as text and JSON: `many` of each, on that many processes."""
    with ProcessPoolExecutor(jobs) as pool:
        for found in pool.map(records_of, [played.name for played in long_series()], repeat(many)):
            yield from found


def long_series() -> Iterator[Played]:
    """What long series are played of; games in company are cut short, each being many games of trictrac."""
    for played in settings():
        yield played._replace(options={**played.options, **SHORT.get(played.game.key, {})})


def records_of(name: str, many: int) -> list[tuple[str, str]]:
    """The digests of the first few records and of all; the first few are read back too."""
    played = next(each for each in long_series() if each.name == name)
    whole, found = hashlib.sha256(), []
    for seed in range(many):
        record = record_of(played, seed)
        text, data = to_text(record), to_json(record)
        if seed < FEW:
            assert from_text(text).record == from_json(data).record == record, f"{name} seed {seed}"
        whole.update(text.encode() + data.encode())
        if seed + 1 in {FEW, many}:
            found.append((f"records/{name}/{seed + 1}", whole.copy().hexdigest()))
    return found
