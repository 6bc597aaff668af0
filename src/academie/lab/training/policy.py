"""A policy of one's own in the loop: it plays itself in many games at once and learns how they ended.

The folder belongs to its recipe and keeps curves and a card, as for our own nets; killed, it resumes with the
same bytes.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from academie.engine.accelerated import accelerated
from academie.engine.players import player
from academie.kernel import BLACK, WHITE, Action, Seat, State, other
from academie.lab.arena import returns
from academie.lab.curves import Point
from academie.lab.recipes import RunFolder
from academie.lab.score import Score
from academie.lab.shards import write_whole
from academie.lab.workers import ThreadWorkers
from academie.research import make_vec
from academie.research.encoding import encoding_of
from academie.research.vec import VecEnv

SAVED: Final = "policy-"

Numbers = npt.NDArray[np.float32]
Masks = npt.NDArray[np.bool_]
Ids = npt.NDArray[np.int64]


class Choices(NamedTuple):
    """The choices of a round, a row each, in the order in which they were made."""

    observation: Numbers
    mask: Masks
    id: Ids
    game: Ids
    """The number of the game in the round."""
    player: npt.NDArray[np.int8]
    outcome: Numbers
    """What the seat that chose won in the end; nothing in a game that was stopped."""


class Policy(Protocol):
    """What learns: ids and observations are those of `academie.research.make_vec`."""

    @property
    def recipe(self) -> Mapping[str, Any]:
        """All that it depends on, as plain data: with another recipe a folder is refused."""
        ...

    def choose(self, observation: Numbers, mask: Masks, chance: np.random.Generator) -> Ids:
        """A legal id for each row. Take what is random from `chance` alone."""
        ...

    def learn(self, choices: Choices, chance: np.random.Generator) -> Mapping[str, float]:
        """Learn from a round; what is returned, such as a loss, goes to the curves under its name."""
        ...

    def save(self) -> bytes:
        """All that `load` needs to go on alike, such as the state of an optimiser."""
        ...

    def load(self, saved: bytes) -> None:
        """Become what was saved."""
        ...


@dataclass(frozen=True, slots=True)
class Plan:
    """How a policy is trained: so many games side by side in each round, measured every few rounds."""

    game: str
    rounds: int
    lanes: int = 64
    seed: int = 1
    ruleset: str | None = None
    most_acts: int | None = None
    against: str = "simple"
    """The player it meets, one of `academie play`."""
    every: int = 10
    """Rounds from one meeting to the next."""
    pairs: int = 20
    """Pairs of games in a meeting, on the same dice, seats exchanged."""


class PolicyTraining:
    """A policy trained in a folder, where it resumes. It may have been saved at any round there.

    Raises `OptionError` for a folder that follows another plan or another recipe of the policy.
    """

    name = ""

    def __init__(self, policy: Policy, plan: Plan, folder: Path) -> None:
        self.plain = {"plan": asdict(plan), "policy": dict(policy.recipe)}
        self.games = plan.rounds * plan.lanes
        self._policy = policy
        self._plan = plan
        self._folder = folder
        self._run = RunFolder(folder, self, ThreadWorkers(), game=plan.game, against=plan.against)

    @property
    def path(self) -> Path:
        """The policy as it was saved last."""
        return max(self._folder.glob(f"{SAVED}*"), default=self._saved(0))

    @property
    def points(self) -> Sequence[Point]:
        """What the curves have so far."""
        return self._run.curves.points

    def follow(self) -> Iterator[int]:
        """The number of games played, at first and after every round."""
        return self._run.followed(self._steps(), lambda: self.path)

    def _steps(self) -> Iterator[int]:
        plan = self._plan
        if self.path.exists():
            self._policy.load(self.path.read_bytes())
        else:
            write_whole(self._saved(0), self._policy.save())
        done = int(self.path.name.removeprefix(SAVED))
        table = make_vec(plan.game, plan.lanes, ruleset=plan.ruleset, most_acts=plan.most_acts)
        yield done * plan.lanes
        for number in range(done, plan.rounds):
            self._round(table, number)
            yield (number + 1) * plan.lanes

    def _round(self, table: VecEnv, number: int) -> None:
        """Play, learn, measure, and only then save: a round that is broken off is played again alike."""
        plan, at = self._plan, (number + 1) * self._plan.lanes
        chance = np.random.default_rng((plan.seed, number))
        told = self._policy.learn(self_played(self._policy, table, chance), chance)
        self._run.curves.add(*(Point(name, at, float(value)) for name, value in told.items()))
        if (number + 1) % plan.every == 0 or number + 1 == plan.rounds:
            score = met(self._policy, table.first.state, plan)
            self._run.curves.add(Point("strength", at, *(100 * value for value in score.share)))
        write_whole(self._saved(number + 1), self._policy.save())
        self._saved(number).unlink()

    def _saved(self, number: int) -> Path:
        return self._folder / f"{SAVED}{number:06}"


def self_played(policy: Policy, table: VecEnv, chance: np.random.Generator) -> Choices:
    """One game in each lane, the policy having all seats."""
    turns = table.reset(int(chance.integers(1 << 62)))
    going, rows = np.arange(table.lanes), list[tuple[Any, ...]]()
    won = np.zeros((table.lanes, table.seats), np.float32)
    while len(going):
        seen, mask, seats = turns.observation[going], turns.mask[going], turns.player[going]
        ids = np.asarray(policy.choose(seen, mask, chance), np.int64)
        rows.append((seen, mask, ids, going, seats))
        # Lanes whose game is over go on by themselves until the last one is.
        acts = table.sample()
        acts[going] = ids
        turns = table.step(acts)
        won[going] += turns.reward[going]
        going = going[~(turns.terminated | turns.truncated)[going]]
    seen, mask, ids, games, seats = (np.concatenate(column) for column in zip(*rows, strict=True))
    return Choices(seen, mask, ids, games, seats, won[games, seats])


class PolicyPlayer:
    """A policy as a player of any game by the law."""

    def __init__(self, policy: Policy, game: str, chance: np.random.Generator) -> None:
        self._policy = policy
        self._encoding = encoding_of(game)
        self._chance = chance

    def choose(self, state: State[Any]) -> Action:
        """The act that the policy says, id by id where one does not suffice."""
        assert isinstance(state.actor, int)
        spoken: tuple[int, ...] = ()
        while True:
            legal = self._encoding.legal(state, spoken)
            seen = np.array([self._encoding.observe(state, Seat(state.actor), spoken)], np.float32)
            mask = np.zeros((1, self._encoding.acts), np.bool_)
            mask[0, [*legal]] = True
            said = int(self._policy.choose(seen, mask, self._chance)[0])
            act: Action | None = legal[said]
            if act is not None:
                return act
            spoken = (*spoken, said)


def met(policy: Policy, start: State[Any], plan: Plan) -> Score:
    """What a policy wins of games for two against a player, in pairs on the same dice, seats exchanged."""
    pairs = list[tuple[float, float]]()
    for number in range(plan.pairs):
        ours = PolicyPlayer(policy, plan.game, np.random.default_rng((plan.seed, number)))
        gains = [
            returns(
                accelerated(start),
                {seat: ours, other(seat): player(plan.against, plan.game, number)},
                random.Random(f"{plan.seed} {number}"),
            )[seat]
            for seat in (WHITE, BLACK)
        ]
        pairs.append((gains[0], gains[1]))
    return Score(pairs)
