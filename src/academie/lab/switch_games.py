"""Games under two laws, and how often a rule changes the best play: kept shard by shard."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from academie.engine.accelerated import accelerated
from academie.engine.player import Player
from academie.kernel import CHANCE, AcademieError, Action, State
from academie.kernel.data import installed_version
from academie.lab.arena import MOST
from academie.lab.recipes import CARD
from academie.lab.result_log import ResultLog
from academie.lab.switches import TALLY, Entrant, Study, Switch, Variant, learner
from academie.lab.workers import Tasks, Workers, in_order
from academie.notation import notation_of
from academie.registry import registry
from academie.testing import choose

NETS: Final = "nets"
GAMES: Final = "games"
CHANGES: Final = "changes"
TIMES: Final = "times.jsonl"
SUFFIX: Final = ".jsonl"
SECONDS: Final = "seconds"
Game = dict[str, Any]
"""What is kept of a game."""


class Step(NamedTuple):
    """How many games have been played of how many, and what is being done."""

    done: int
    total: int
    about: str


class Hands(NamedTuple):
    """Who plays by a law, and what was learnt."""

    study: Study
    law: Variant
    net: bytes

    def player(self) -> Player:
        """A player who remembers nothing."""
        return learner(self.study.game).player(self.net, self.study.training)


class Lab:
    """The folder in which a plan is followed. What is there is not done again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def net(self, one: Entrant) -> Path:
        """The folder of what a player has learnt."""
        return self.folder / NETS / one.pupil.name

    def games(self, one: Entrant) -> Path:
        """The file of the games of a player."""
        return self.folder / GAMES / f"{one.name}{SUFFIX}"

    def changes(self, switch: Switch) -> Path:
        """The file of the best plays under both laws of a switch."""
        return self.folder / CHANGES / f"{switch.name}{SUFFIX}"

    def hands(self, study: Study, one: Entrant) -> Hands:
        """A player, taught."""
        card = json.loads((self.net(one) / CARD).read_bytes())
        return Hands(study, one.law, (self.net(one) / card["weights"]).read_bytes())

    def played(self, study: Study, one: Entrant) -> list[Game]:
        """The games of a player, in order, as many as the study asks for."""
        return [game for line in _lines(self.games(one)) for game in line["found"]][: study.games]

    def compared(self, study: Study, switch: Switch) -> tuple[Mapping[str, list[str]], list[list[bool]]]:
        """The best plays at first, and of each position whether the best play changes; see `_changes`."""
        openings, *rest = [line["found"] for line in _lines(self.changes(switch))]
        return openings, [row for rows in rest[: study.games // study.shard] for row in rows]

    def spent(self, study: Study) -> dict[str, float]:
        """The seconds of processor time of training, games and comparisons."""
        cards = [json.loads((self.net(pupil) / CARD).read_bytes()) for pupil in study.pupils]
        found = Counter({"training": sum(card[SECONDS] for card in cards)})
        names = {GAMES: {self.games(one).stem for one in study.entrants}}
        names[CHANGES] = {self.changes(switch).stem for switch in study.switches}
        for line in _lines(self.folder / TIMES):
            if line["name"] in names[line["kind"]]:
                found[line["kind"]] += line[SECONDS]
        return dict(found)


def follow(studies: Sequence[Study], folder: Path, workers: Workers) -> Iterator[Step]:
    """Teach, play and compare whatever is not done; the folder has the same content however often it stops.

    Raises `OptionError` for a folder of another plan.
    """
    lab, before = Lab(folder), 0
    total = sum(len(each.pupils) * each.lessons + len(each.entrants) * each.games for each in studies)
    for study in studies:
        for pupil in study.pupils:
            training = learner(study.game).begin(pupil, study.training, lab.net(pupil), workers)
            yield from (Step(before + done, total, pupil.name) for done in training.follow())
            before += study.lessons
        for one in study.entrants:
            yield from (Step(before + done, total, one.name) for done in _play(lab, study, one, workers))
            before += study.games
        for switch in study.switches:
            yield from (Step(before, total, switch.name) for _ in _compare(lab, study, switch, workers))


def _play(lab: Lab, study: Study, one: Entrant, workers: Workers) -> Iterator[int]:
    """How many games of a player are kept, at first and after each shard."""
    hands = lab.hands(study, one)
    asked = {**one.law.plain, **_asked(study), "pupil": one.pupil.name}
    items = [(first, first + study.shard) for first in range(0, study.games, study.shard)]
    shards = _kept(lab, lab.games(one), asked, Tasks(_shard, hands, items), workers)
    yield from (min(done * study.shard, study.games) for done in shards)


def _compare(lab: Lab, study: Study, switch: Switch, workers: Workers) -> Iterator[int]:
    three = study.three(switch)
    asked = {**_asked(study), "before": switch.before.plain, "after": switch.after.plain}
    games = [lab.played(study, one) for one in (three.before, three.after)]
    firsts = range(0, study.games, study.shard)
    items = [[], *(_taken([some[first : first + study.shard] for some in games]) for first in firsts)]
    tasks = Tasks(_changes, _Seated(*(lab.hands(study, one) for one in three)), items)
    return _kept(lab, lab.changes(switch), asked, tasks, workers)


def _taken(games: Sequence[Sequence[Game]]) -> list[str]:
    """The positions of some games."""
    return [text for some in games for game in some for text in game["positions"]]


def _asked(study: Study) -> dict[str, Any]:
    """What all results of a study depend on; not how many they are, so that more can be added."""
    how = {"seed": study.seed, "shard": study.shard, "drawn": study.drawn}
    return {
        **how,
        "positions": study.positions,
        "training": {**study.training},
        "academie": installed_version(),
    }


def _kept(
    lab: Lab, path: Path, asked: Mapping[str, Any], tasks: Tasks[Any, Any, Any], workers: Workers
) -> Iterator[int]:
    """How many tasks are done, at first and after each; what each took is in a file of its own."""
    log, times = ResultLog(path, asked), ResultLog(lab.folder / TIMES, {"kind": "times"})
    done = len(log.found)
    yield done
    missing = Tasks(_timed, (tasks.work, tasks.shared), tasks.items[done:])
    for found, seconds in in_order(workers.run(missing)):
        log.add({"found": found})
        times.add({"kind": path.parent.name, "name": path.stem, SECONDS: round(seconds, 3)})
        done += 1
        yield done


def _timed(shared: tuple[Any, Any], item: Any) -> tuple[Any, float]:  # noqa: ANN401 - any task
    began, (work, each) = time.thread_time(), shared
    return work(each, item), time.thread_time() - began


def _lines(path: Path) -> list[Any]:
    """The results in a file, without what was asked."""
    return (
        [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[1:]]
        if path.exists()
        else []
    )


def _shard(hands: Hands, numbers: tuple[int, int]) -> list[Game]:
    return [played(hands, number) for number in range(*numbers)]


def played(hands: Hands, number: int) -> Game:
    """A game of a player against itself, with what happened in it by the events of the law."""
    study, player = hands.study, hands.player()
    dice, picks = (random.Random(f"{study.seed} {number} {what}") for what in ("dice", "picks"))
    state, course = accelerated(hands.law.start()), _Course(study, picks)
    while state.outcome is None and course.length < MOST:
        act = _act(state, player, dice, drawn=course.acts < study.drawn)
        course.before(state)
        state = state.apply(act)
        course.after(state)
    return course.told(state)


def _act(state: State[Any], player: Player, dice: random.Random, *, drawn: bool) -> Action:
    if state.actor is not CHANCE:
        acts: Sequence[Action] = state.actions()
        return dice.choice(acts) if drawn else player.choose(state)
    cast: Action = choose(state, dice)
    return cast


class _Course:
    """What is noted of a game while it is played."""

    def __init__(self, study: Study, picks: random.Random) -> None:
        self.length = 0
        self.acts = 0
        self._study = study
        self._picks = picks
        self._tally = TALLY.of(registry[study.game])
        self._thrown = False
        self._first = 0
        self._choices = 0
        self._taken: list[State[Any]] = []
        self._counts: Counter[str] = Counter()
        self._points: Counter[str] = Counter()
        self._last: list[str] = []

    def before(self, state: State[Any]) -> None:
        """Note a state in which somebody acts."""
        self._thrown = state.actor is CHANCE
        if self._thrown:
            return
        if not self.acts and isinstance(state.actor, int):
            self._first = state.actor
        if len(state.actions()) > 1 and self.acts >= self._study.drawn:
            self._take(state)
        self.acts += 1

    def _take(self, state: State[Any]) -> None:
        """Keep some states, each as likely as any other of the game."""
        self._choices += 1
        if len(self._taken) < self._study.positions:
            self._taken.append(state)
        elif (place := self._picks.randrange(self._choices)) < len(self._taken):
            self._taken[place] = state

    def after(self, state: State[Any]) -> None:
        """Note what an act brought; dice that only decide who begins are no throw."""
        if registry[self._study.game].chance:
            self.length += self._thrown and state.actor is not CHANCE
        else:
            self.length += 1
        found = [each for event in state.events for each in self._tally.count(event)]
        for each in found:
            self._counts[each.kind] += 1
            self._points[each.kind] += each.points
        if found:
            self._last = [each.kind for each in found]

    def told(self, state: State[Any]) -> Game:
        """What is kept of the game."""
        notation, ended = notation_of(self._study.game), state.outcome
        return {
            "won": 0.0 if ended is None else float(ended.returns[self._first]),
            "length": self.length,
            "margin": 0 if ended is None else self._tally.margin(state),
            "events": {kind: [self._counts[kind], self._points[kind]] for kind in sorted(self._counts)},
            "last": sorted({*self._last}),
            "positions": [notation.state(each) for each in self._taken],
        }


class _Seated(NamedTuple):
    """Players of the law before, of the same law from another seed, and of the law after."""

    before: Hands
    again: Hands
    after: Hands

    @property
    def four(self) -> tuple[tuple[Hands, Variant], ...]:
        """Who chooses by which law: each by its own, and the first by the law after."""
        own = tuple((hands, hands.law) for hands in self)
        return *own, (self.before, self.after.law)


def _changes(three: _Seated, texts: list[str]) -> dict[str, list[str]] | list[list[bool]]:
    """Whether the law, chance, or the law alone changes the best play of each position.

    The law: the player of each law by its own. Chance: two players of the law before. The law alone: the same
    player by both laws. For no positions, the best plays of all first throws instead.
    """
    if not texts:
        return _openings(three)
    chosen = [_chosen(three, text) for text in texts]
    return [
        [best != each for each in (other, again, alone)] for best, again, other, alone in filter(None, chosen)
    ]


def _chosen(three: _Seated, text: str) -> list[str] | None:
    """What each chooses; nothing where one of the laws does not know such a position."""
    notation = notation_of(three.before.study.game)
    found: list[str] = []
    for hands, law in three.four:
        try:
            state = accelerated(notation.read_state(text, law.rules))
        except AcademieError:
            return None
        if not isinstance(state.actor, int):
            return None
        found.append(notation.act(hands.player().choose(state)))
    return found


def _openings(three: _Seated) -> dict[str, list[str]]:
    """The best play of each first throw, or the best first move, by each player under its own law."""
    notation = notation_of(three.before.study.game)
    found: dict[str, list[str]] = {}
    for hands in three:
        start = hands.law.start(first="white")
        throws = [*start.actions()] if start.actor is CHANCE else [None]
        for cast in throws:
            state = accelerated(start if cast is None else start.apply(cast))
            label = "" if cast is None else notation.act(cast)
            found.setdefault(label, []).append(notation.act(hands.player().choose(state)))
    return found
