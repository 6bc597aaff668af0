"""Switches of the law: two laws of one game that differ in a rule, and the players taught by each.

Both laws have the same budget of training and the same dice, so that what differs is the rule.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from academie.engine.dice.bridge import ONE_PLY
from academie.engine.dice.engine import DiceEngine, EnginePlayer, dice_engine
from academie.engine.player import Player
from academie.kernel import Event, Facet, OptionValue, RuleSet, State
from academie.lab.config import bad, filled, is_list, read_config
from academie.lab.recipes import Trained
from academie.lab.workers import Workers
from academie.registry import registry
from academie.words import Message, Text

Points = tuple[tuple[str, OptionValue], ...]
"""Points of law, or options, by name."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A law to be played: a rule set, the points it holds otherwise, and what is agreed on besides."""

    game: str
    ruleset: str
    points: Points = ()
    options: Points = ()

    @property
    def rules(self) -> RuleSet:
        """The rule set as it is played. Raises `UnknownName` or `OptionError`."""
        return registry[self.game].ruleset(self.ruleset).otherwise(dict(self.points))

    @property
    def name(self) -> str:
        """A name for files."""
        said = [f"{name}={value}".lower() for name, value in (*self.points, *self.options)]
        return "+".join([registry[self.game].ruleset(self.ruleset).name, *said])

    def start(self, **options: OptionValue) -> State[Any]:
        """The first state, with more options if given."""
        return registry[self.game].law.start(self.rules, {**dict(self.options), **options})

    @property
    def plain(self) -> dict[str, Any]:
        """All that games by this law depend on, as plain data."""
        return {"law": self.rules.id, **self.rules.plain(), "options": dict(self.options)}


class Switch(NamedTuple):
    """A rule by which two laws differ."""

    name: str
    before: Variant
    after: Variant


@dataclass(frozen=True, slots=True)
class Study:
    """The switches of one game, and how much is played under each law; all that the results depend on."""

    game: str
    switches: tuple[Switch, ...]
    training: Mapping[str, Any]
    """How players are taught, as the game takes it."""
    seed: int
    games: int = 200
    """Games under each law, on the same dice; a later run can play more."""
    shard: int = 25
    """Games that are saved at once."""
    positions: int = 2
    """Positions taken from each game."""
    drawn: int = 0
    """How many acts at first are drawn at random, so that games without dice differ."""

    def three(self, switch: Switch) -> Three:
        """Who is compared: players of both laws, and a second one of the law before, from the other's seed.

        The two of one law say how far players differ by the chance of their training; who plays by the law
        after has that chance and the law against him.
        """
        first, second = self.seed, self.seed + 1
        return Three(
            Entrant(switch.before, first), Entrant(switch.before, second), Entrant(switch.after, second)
        )

    @property
    def entrants(self) -> tuple[Entrant, ...]:
        """Everyone who plays, once."""
        return tuple(dict.fromkeys(each for switch in self.switches for each in self.three(switch)))

    @property
    def pupils(self) -> tuple[Entrant, ...]:
        """Everyone who is taught, once, with the law and the seed of the lessons."""
        return tuple(dict.fromkeys(each.pupil for each in self.entrants))

    @property
    def lessons(self) -> int:
        """The games by which each is taught."""
        return int(self.training["games"])


class Entrant(NamedTuple):
    """A player of a law, and the seed of its training."""

    law: Variant
    seed: int

    @property
    def pupil(self) -> Entrant:
        """The same by the law of the lessons, if that is another."""
        return Entrant(learner(self.law.game).taught(self.law), self.seed)

    @property
    def name(self) -> str:
        """A name for files."""
        return f"{self.law.game}-{self.law.name}-{self.seed}"


class Three(NamedTuple):
    """A player of the law before, another of the same law, and one of the law after."""

    before: Entrant
    again: Entrant
    after: Entrant


class Learner(Protocol):
    """How players of a game are taught by a law."""

    def taught(self, law: Variant) -> Variant:
        """The law by which a player of that law is really taught."""
        ...

    def begin(self, pupil: Entrant, training: Mapping[str, Any], folder: Path, workers: Workers) -> Trained:
        """The training in a folder, of as many games as the key `games` says. Raises `OptionError`."""
        ...

    def player(self, net: bytes, training: Mapping[str, Any]) -> Player:
        """A player who knows nothing of other games."""
        ...


class Counted(NamedTuple):
    """What kind of event something was, and how many points it brought, of whatever the game counts."""

    kind: str
    points: int = 0


class Tally(Protocol):
    """What is counted of games by the events of their law."""

    def count(self, event: Event) -> Iterator[Counted]:
        """What an event counts as."""
        ...

    def label(self, kind: str) -> Text:
        """The kind of event in words."""
        ...

    @property
    def margin_words(self) -> Text:
        """What `margin` counts."""
        ...

    def margin(self, state: State[Any]) -> int:
        """By how much a finished game was won."""
        ...


LEARNER: Final[Facet[Learner]] = Facet("learner")
TALLY: Final[Facet[Tally]] = Facet("tally")


@cache
def learner(game: str) -> Learner:
    """How players of a game are taught: games of dice by lessons, others as they say themselves."""
    return LEARNER.get(registry[game]) or DiceLearner()


@dataclass(frozen=True, slots=True)
class DiceLearner:
    """Nets of games of dice, taught by temporal differences, that choose one ply deep.

    Lessons begin with the shipped net, which was taught by the default law; where `training` has a number of
    `hidden` units, with a new net.
    """

    def taught(self, law: Variant) -> Variant:
        # What is only agreed on for a partie does not matter to lessons.
        return replace(law, options=())

    def begin(self, pupil: Entrant, training: Mapping[str, Any], folder: Path, workers: Workers) -> Trained:
        # JAX is slow to load, and a worker that only plays needs none.
        from academie.lab.training.recipe import Lessons, Recipe  # noqa: PLC0415
        from academie.lab.training.run import Training  # noqa: PLC0415

        given = {**training}
        hidden = given.pop("hidden", 0)
        lessons = filled(Lessons, given, Message("lab-switches-training"))
        law = pupil.law
        recipe = Recipe(
            law.game,
            hidden,
            pupil.seed,
            (lessons,),
            shipped=not hidden,
            rules=law.rules,
            name=pupil.name,
        )
        return Training(recipe, folder, workers)

    def player(self, net: bytes, training: Mapping[str, Any]) -> Player:
        del training
        return EnginePlayer(_engine(net))


@cache
def _engine(net: bytes) -> DiceEngine[Any, Any]:
    from academie.engine.dice.nets import card  # noqa: PLC0415

    return dice_engine(card(net).game, ONE_PLY, net)


@dataclass(frozen=True, slots=True)
class _Game:
    """The table of a game in the file of a plan."""

    game: str
    ruleset: str
    training: dict[str, Any]
    switch: list[Any]
    games: int = 200
    shard: int = 25
    positions: int = 2
    drawn: int = 0
    options: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class _Switch:
    """The table of a switch: what is changed of the rule set of the game, or of the one it begins from."""

    ruleset: str = ""
    points: dict[str, Any] | None = None
    of: str = ""
    options: dict[str, Any] | None = None


def read_plan(path: Path) -> tuple[Study, ...]:
    """The studies a file asks for. Raises `OptionError` or `UnknownName` for what cannot be done."""
    content = read_config(path)
    seed, games = content.pop("seed", 1), content.pop("game", [])
    if content or not isinstance(seed, int) or not is_list(games) or not games:
        raise bad(path, Message("lab-switches-plan"))
    return tuple(_study(f"{path}, [[game]] {number}", entry, seed) for number, entry in enumerate(games, 1))


def _study(where: str, entry: object, seed: int) -> Study:
    given = filled(_Game, entry, where)
    base = Variant(registry[given.game].key, given.ruleset, options=_points(given.options))
    several = enumerate(given.switch, 1)
    switches = tuple(_switch(f"{where}, [[game.switch]] {number}", each, base) for number, each in several)
    if not switches or not isinstance(given.training.get("games"), int):
        raise bad(where, Message("lab-switches-plan"))
    if given.games % given.shard:
        raise bad(where, Message("lab-switches-shards", games=given.games, shard=given.shard))
    kept = {name: getattr(given, name) for name in ("games", "shard", "positions", "drawn")}
    return Study(base.game, switches, given.training, seed, **kept)


def _switch(where: str, entry: object, base: Variant) -> Switch:
    given = filled(_Switch, entry, where)
    options = (*base.options, *_points(given.options))
    before = replace(base, ruleset=given.of or base.ruleset, options=options)
    after = replace(before, ruleset=given.ruleset or before.ruleset, points=_points(given.points))
    if before.plain == after.plain:
        raise bad(where, Message("lab-switches-same"))
    return Switch(f"{base.game}-{before.name}-{after.name}", before, after)


def _points(given: Mapping[str, Any] | None) -> Points:
    return tuple((given or {}).items())
