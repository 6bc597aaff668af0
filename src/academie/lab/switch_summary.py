"""What was found of each switch of the law: figures with 95 % intervals."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from math import hypot
from pathlib import Path
from statistics import mean, pstdev
from typing import Any, Final, NamedTuple

from academie.kernel import OptionError
from academie.kernel.data import installed_version
from academie.lab.config import is_table
from academie.lab.measured import sampled
from academie.lab.score import half
from academie.lab.shards import write_whole
from academie.lab.switch_games import Game, Lab
from academie.lab.switches import Study, Switch, Variant
from academie.words import Message

KIND: Final = "switches"
SUMMARY: Final = "summary.json"
Pair = tuple[float, float]
"""A mean and half of its 95 % interval."""


class Kind(NamedTuple):
    """How a measure is written."""

    digits: int
    unit: str = ""


MEASURES: Final[Mapping[str, Kind]] = {
    "first": Kind(3),
    "length": Kind(1),
    "margin": Kind(2),
    "spread": Kind(2),
    "null": Kind(1, " %"),
    "double": Kind(1, " %"),
}
PLAYS: Final = Kind(1, " %")


@dataclass(frozen=True, slots=True)
class Change:
    """A measure under both laws, by how much it changes, and by how much two players of one law differ."""

    before: Pair
    after: Pair
    change: Pair
    chance: Pair

    @property
    def is_seen(self) -> bool:
        """Whether it changes by more than the dice and the chance of training explain."""
        return abs(self.change[0]) > self.change[1] + abs(self.chance[0])

    @property
    def is_nothing(self) -> bool:
        """Whether there was never anything to measure."""
        return not any((*self.before, *self.after))


# What was found, as plain data.


def summary(studies: Sequence[Study], folder: Path) -> dict[str, Any]:
    """All that the page says, as plain data, from the games and comparisons in a folder."""
    return {
        "kind": KIND,
        "academie": installed_version(),
        "studies": [_study_summary(study, Lab(folder)) for study in studies],
    }


def _study_summary(study: Study, lab: Lab) -> dict[str, Any]:
    return {
        "game": study.game,
        "games": study.games,
        "positions": study.positions,
        "drawn": study.drawn,
        "training": {**study.training},
        "seed": study.seed,
        "played": len(study.entrants) * study.games,
        "taught": len(study.pupils),
        "seconds": {name: round(seconds, 1) for name, seconds in lab.spent(study).items()},
        "switches": [_switch_summary(study, switch, lab) for switch in study.switches],
    }


def _switch_summary(study: Study, switch: Switch, lab: Lab) -> dict[str, Any]:
    three = study.three(switch)
    before, again, after = (lab.played(study, one) for one in three)
    openings, rows = lab.compared(study, switch)
    games = before, again, after
    kinds = sorted({kind for some in games for game in some for kind in game["events"]})
    return {
        "before": _law_plain(switch.before),
        "after": _law_plain(switch.after),
        "taught": three.after.pupil.law.points == switch.after.points,
        "measures": {name: asdict(_measured(name, *games)) for name in MEASURES},
        "events": {kind: _event_summary(kind, *games) for kind in kinds},
        "positions": len(rows),
        "plays": _plays(rows),
        "openings": openings,
    }


def _law_plain(law: Variant) -> dict[str, Any]:
    return {"ruleset": law.rules.id, "points": dict(law.points), "options": dict(law.options)}


VALUES: Final[Mapping[str, Callable[[Game], float]]] = {
    "first": lambda game: game["won"],
    "length": lambda game: game["length"],
    "margin": lambda game: game["margin"],
    "null": lambda game: 100.0 * (game["won"] == 0),
    "double": lambda game: 100.0 * (abs(game["won"]) > 1),
}
"""What a measure is of one game."""


def _measured(name: str, before: list[Game], again: list[Game], after: list[Game]) -> Change:
    if name == "spread":
        return _spread(*([game["margin"] for game in some] for some in (before, again, after)))
    value = VALUES[name]
    return _changed(*([value(game) for game in some] for some in (before, again, after)))


def _changed(before: list[float], again: list[float], after: list[float]) -> Change:
    """Games of the same number have the same dice, hence the differences game by game."""
    moved, chance = ([two - one for one, two in zip(before, each, strict=True)] for each in (after, again))
    return Change(_pair(before), _pair(after), _pair(moved), _pair(chance))


def _pair(values: Sequence[float]) -> Pair:
    measure = sampled(values)
    return measure.mean, measure.off


def _spread(before: list[int], again: list[int], after: list[int]) -> Change:
    """The standard deviation, its interval by that of the variance."""
    (one, off), (two, off_two), (three, off_three) = map(_deviation, (before, again, after))
    return Change(
        (one, off),
        (three, off_three),
        (round(three - one, 6), round(hypot(off, off_three), 6)),
        (round(two - one, 6), round(hypot(off, off_two), 6)),
    )


def _deviation(values: list[int]) -> Pair:
    middle, spread = mean(values), pstdev(values)
    squares = [(value - middle) ** 2 for value in values]
    return round(spread, 6), round(half(squares) / (2 * spread), 6) if spread else 0.0


def _event_summary(kind: str, *games: list[Game]) -> dict[str, Any]:
    """How often an event happens in a game, what it brings, and how many games it ends."""
    counts, points = (
        [[float(game["events"].get(kind, (0, 0))[place]) for game in some] for some in games]
        for place in (0, 1)
    )
    ends = [[100.0 * (kind in game["last"]) for game in some] for some in games]
    said = {"count": counts, "points": points, "ends": ends}
    return {name: asdict(_changed(*values)) for name, values in said.items()}


def _plays(rows: Sequence[Sequence[bool]]) -> dict[str, Pair]:
    """In how many of a hundred positions the best play changes: by the law, by chance, by the law alone."""
    law, chance, alone = ([100.0 * row[place] for row in rows] for place in range(3))
    beyond = [one - two for one, two in zip(law, chance, strict=True)]
    found = {"law": law, "chance": chance, "alone": alone, "beyond": beyond}
    return {name: _pair(values) for name, values in found.items()}


def write_summary(path: Path, found: Mapping[str, Any]) -> None:
    """Save what was found."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, (json.dumps(found, ensure_ascii=False, indent=1, sort_keys=True) + "\n").encode())


def read_summary(path: Path) -> dict[str, Any]:
    """What a file says was found. Raises `OptionError` for another file."""
    content: object = None
    with suppress(ValueError):
        content = json.loads(path.read_text(encoding="utf-8"))
    if not is_table(content) or content.get("kind") != KIND:
        raise OptionError(Message("lab-switches-no-summary", path=path))
    return content
