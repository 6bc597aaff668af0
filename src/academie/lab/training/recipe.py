"""The recipe of a net: lessons first, then fits, each starting from the net before."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from academie.engine.dice.selfplay import SELF_PLAY, Rolling, Teacher
from academie.kernel import RuleSet, UnknownName
from academie.lab.config import bad, filled, is_list, is_table, read_config
from academie.registry import registry
from academie.words import Message


@dataclass(frozen=True, slots=True)
class Lessons:
    """Temporal differences: after every throw the net learns its own answer a throw later.

    Source: R. Sutton, Learning to predict by the methods of temporal differences, 1988, with lambda 0.
    """

    games: int
    fast: float
    slow: float
    power: float = 1.0
    """How soon the rate falls: evenly at 1."""
    among: int | None = None
    """The games over which the rate falls, if fewer are played."""
    after: int = 0
    """How many of those count as already played."""
    chunk: int = 2_000
    """Games between two times the net is saved."""

    def rate(self, done: int) -> float:
        """The rate of learning after that many games."""
        share = (self.after + done) / (self.among or self.games)
        return self.slow + (self.fast - self.slow) * float((1 - share) ** self.power)


@dataclass(frozen=True, slots=True)
class Fit:
    """Games of the net against itself, and a fit to their results in several passes."""

    games: int
    rate: float
    last_rate: float
    epochs: int = 3
    batch: int = 1_024
    trace: float = 1.0
    """How much of the target comes from the end of the game: lambda."""
    rolling: Rolling | None = None
    """The target by games played out instead."""
    teacher: Teacher | None = None
    """The target by the answers of another program instead."""
    again: int = 0
    """How many fits before this one have their games learnt from again."""
    chunk: int = 500


Stage = Lessons | Fit


@dataclass(frozen=True, slots=True)
class Measuring:
    """How a net is measured each time it is saved, for the curves."""

    against: str = "simple"
    """The player it meets, as `academie lab match` names them."""
    games: int = 200
    held_out: int = 20
    """Games of its own, on other dice, whose results it has to foretell."""
    choices: int = 40
    """Choices that are judged by the shipped net."""
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Recipe:
    """The game, the size of its net, the seed of all dice and weights, the stages, and what is measured."""

    game: str
    hidden: int | tuple[int, ...]
    """The hidden units in all phases, or in each."""
    seed: int
    stages: tuple[Stage, ...]
    measure: Measuring | None = None
    encoding: str | None = None
    """How the net sees the game, where there are several ways."""
    shipped: bool = False
    """Whether lessons begin with the net of that encoding in the package, instead of a new one."""
    rules: RuleSet | None = None
    """The law by which all games are played, `ruleset` in a file; the default of the game if none."""
    name: str = field(default="", compare=False)
    """The file it was read from."""

    @property
    def plain(self) -> dict[str, Any]:
        """All that a net and its curves depend on, as plain data."""
        stages = [{"kind": type(stage).__name__.lower(), **_told(stage)} for stage in self.stages]
        measured = {} if self.measure is None else {"measure": asdict(self.measure)}
        seen = {} if self.encoding is None else {"encoding": self.encoding}
        plain = {"game": self.game, "hidden": self.hidden, "seed": self.seed, "stage": stages}
        law = {} if self.rules is None else {"law": {"id": self.rules.id, **self.rules.plain()}}
        begun = {"shipped": True} if self.shipped else {}
        return {**plain, **measured, **seen, **begun, **law}

    @property
    def games(self) -> int:
        """How many games are played in all."""
        return sum(stage.games for stage in self.stages)

    def first(self, stage: int) -> int:
        """The number of the first game of a stage: no two stages share dice."""
        return sum(each.games for each in self.stages[:stage])

    def passes(self, stage: int) -> int:
        """How many passes the fits before a stage make."""
        return sum(each.epochs for each in self.stages[:stage] if isinstance(each, Fit))


def _told(stage: Stage) -> dict[str, Any]:
    """A stage as plain data: what came later to recipes is left out where it is not asked for."""
    later = {"teacher": None, "again": 0}
    return {name: value for name, value in asdict(stage).items() if later.get(name, ...) != value}


def read_recipe(path: Path) -> Recipe:
    """The recipe in a TOML file. Raises `OptionError` for one that cannot be followed."""
    content = read_config(path)
    stages, measure = content.pop("stage", []), content.pop("measure", None)
    measuring = None if measure is None else filled(Measuring, measure, f"{path}, [measure]")
    if is_list(sizes := content.get("hidden")):
        content["hidden"] = tuple(sizes)
    known = {"stages": _stages(path, stages), "measure": measuring, "name": path.name}
    recipe = filled(Recipe, content, path, rules=_law(path, content), **known)
    _check(recipe, path)
    return recipe


def _law(path: Path, content: dict[str, Any]) -> RuleSet | None:
    """The rule set that a recipe names."""
    name = content.pop("ruleset", None)
    if name is None:
        return None
    try:
        return registry[content.get("game", "")].ruleset(name)
    except UnknownName as error:
        raise bad(path, error.text) from None


def _check(recipe: Recipe, path: Path) -> None:
    """Refuse an encoding that the game does not have, and a teacher that it does not know."""
    of_game = SELF_PLAY.of(registry[recipe.game])
    if recipe.encoding is not None and recipe.encoding not in of_game.encodings:
        raise bad(path, Message("lab-no-encoding", encoding=recipe.encoding, known=of_game.encodings))
    asked = [stage.teacher.program for stage in recipe.stages if isinstance(stage, Fit) and stage.teacher]
    for program in asked:
        if program not in of_game.teachers:
            raise bad(path, Message("lab-no-teacher", program=program, known=tuple(of_game.teachers)))


def _stages(path: Path, entries: object) -> tuple[Stage, ...]:
    if not is_list(entries) or not entries:
        raise bad(path, Message("lab-no-stage"))
    several = enumerate(entries, 1)
    stages = tuple(_stage(f"{path}, [[stage]] {number}", each) for number, each in several)
    if isinstance(stages[0], Fit):
        raise bad(
            path,
            Message("lab-first-stage"),
        )
    return stages


def _stage(where: str, entry: object) -> Stage:
    if not is_table(entry):
        raise bad(where, Message("lab-no-table"))
    table = {**entry}
    kind = table.pop("kind", None)
    if kind == "lessons":
        return _lessons(where, table)
    if kind != "fit":
        raise bad(
            where,
            Message("lab-stage-kind", kind=kind),
        )
    rolling, teacher = table.pop("rolling", None), table.pop("teacher", None)
    return filled(
        Fit,
        table,
        where,
        rolling=None if rolling is None else filled(Rolling, rolling, f"{where}, rolling"),
        teacher=None if teacher is None else filled(Teacher, teacher, f"{where}, teacher"),
    )


def _lessons(where: str, table: dict[str, Any]) -> Lessons:
    lessons = filled(Lessons, table, where)
    if lessons.among is not None and lessons.among < lessons.after + lessons.games:
        raise bad(
            where,
            Message("lab-among"),
        )
    return lessons
