"""Our games in Gymnasium (extra: pettingzoo): many at once, or one, each seat played in its turn.

Importing this module registers them: `gymnasium.make("academie/trictrac-v1")`.

Gymnasium knows one agent. Here it plays every seat: an observation is what the seat to act sees, the reward
of a step is what the seat that acted has won by it. `info` says which seat is to act and what each has won.
"""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector.utils import batch_space

from academie.kernel import IllegalAction, Options
from academie.research.chance import Chance
from academie.research.encoding import AnyEncoding, encodings
from academie.research.live import Live
from academie.research.playing import Course
from academie.research.vec import VecEnv

Observation = dict[str, npt.NDArray[Any]]
Info = dict[str, Any]
AnySpace = spaces.Space[Any]

ILLEGAL: Final = -1.0
"""The reward of an act that is not legal: it loses the game at once, as in PettingZoo."""
SEEDS: Final = 2**63


def observation_space(encoding: AnyEncoding) -> AnySpace:
    """The space of what the seat to act observes."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (encoding.length,), np.float32),
            "action_mask": spaces.Box(0, 1, (encoding.acts,), np.int8),
        }
    )


def action_space(encoding: AnyEncoding) -> AnySpace:
    """The ids of the acts of the game."""
    return spaces.Discrete(encoding.acts)


class AcademieVectorEnv(gymnasium.vector.VectorEnv[Observation, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Games side by side in Gymnasium's terms. An illegal act raises `IllegalAction`."""

    metadata: dict[str, Any] = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}  # noqa: RUF012 - theirs

    def __init__(
        self,
        game: str,
        num_envs: int,
        ruleset: str | None = None,
        options: Options | None = None,
        most_acts: int | None = None,
    ) -> None:
        self.lanes = VecEnv(Course.begin(game, ruleset, options, most_acts), num_envs)
        encoding = self.lanes.encoding
        self.num_envs = num_envs
        seen, acts = observation_space(encoding), action_space(encoding)
        self.single_observation_space, self.single_action_space = seen, acts
        self.observation_space, self.action_space = batch_space(seen, num_envs), batch_space(acts, num_envs)
        self._rows = np.arange(num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begin afresh in every lane; without a seed by the next games of each. `options` are not used."""
        super().reset(seed=seed, options=options)
        self.lanes.reset(seed)
        return self._seen(), {"player": self.lanes.turns.player.copy()}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], Info]:
        acted = self.lanes.turns.player.copy()
        turns = self.lanes.step(actions)
        info: Info = {"player": turns.player.copy()}
        over = turns.terminated | turns.truncated
        if over.any():
            info |= {"returns": turns.reward.copy(), "_returns": over}
            info |= {"final_obs": {"observation": turns.last.copy()}, "_final_obs": over}
        rewards = turns.reward[self._rows, acted].astype(np.float64)
        return self._seen(), rewards, turns.terminated.copy(), turns.truncated.copy(), info

    def _seen(self) -> Observation:
        turns = self.lanes.turns
        return {"observation": turns.observation.copy(), "action_mask": turns.mask.astype(np.int8)}


class AcademieGymEnv(gymnasium.Env[Observation, np.int64]):
    """One game. `course` is the game so far, with its record; an illegal act loses it at once."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - theirs

    def __init__(
        self,
        game: str,
        ruleset: str | None = None,
        options: Options | None = None,
        most_acts: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        first = Course.begin(game, ruleset, options, most_acts)
        self.render_mode = render_mode
        self.observation_space = observation_space(first.encoding)
        self.action_space = action_space(first.encoding)
        self._beginning = Live.begin(first)
        self._live = self._beginning.copy()
        self._chance = Chance(0)
        self._seat = 0

    @property
    def course(self) -> Course:
        """The game so far by the law."""
        return self._live.course

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """A new game; with a seed, the same dice fall again. `options` are not used."""
        super().reset(seed=seed, options=options)
        self._chance = Chance(int(self.np_random.integers(SEEDS)))
        self._live = self._beginning.copy()
        self._live.roll(self._chance)
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, Info]:
        live, seat = self._live, self._seat
        try:
            live.apply(int(action))
        except IllegalAction:
            return self._seen(), ILLEGAL, True, False, self._info()
        live.roll(self._chance)
        over = live.actor is None
        seen = self._seen()
        return seen, live.returns()[seat], over and not live.stopped, live.stopped, self._info()

    def _seen(self) -> Observation:
        """What the seat to act sees; at the end, what the last to act does."""
        if self._live.actor is not None:
            self._seat = self._live.actor
        return {"observation": self._live.observe(self._seat), "action_mask": self._live.mask()}

    def _info(self) -> Info:
        return {"player": self._seat, "returns": self._live.returns()}

    def render(self) -> str | None:
        """The position in our notation, if the render mode is `ansi`."""
        return self.course.notation.state(self.course.state) if self.render_mode == "ansi" else None


for _key, _encoding in encodings().items():
    gymnasium.register(  # pyright: ignore[reportUnknownMemberType] - Gymnasium types `kwargs` by a bare dict
        f"academie/{_key}-v{_encoding.version}",
        entry_point=f"{__name__}:{AcademieGymEnv.__name__}",
        vector_entry_point=f"{__name__}:{AcademieVectorEnv.__name__}",
        kwargs={"game": _key},
    )
