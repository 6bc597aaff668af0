"""Our games in PettingZoo (extra: pettingzoo), one agent a seat, chance acting by a seeded generator.

An observation is a dictionary, as in PettingZoo's own classic games: `observation`, the numbers of the game's
encoding from the agent's own side, and `action_mask`, 1 for each legal act, all 0 for an agent who is not to
act. The reward comes at the end: what the agent won. A game that goes on too long is truncated, unrewarded.
"""
# PettingZoo is annotated but has neither stubs nor a py.typed file.
# pyright: reportMissingTypeStubs=false

from __future__ import annotations

import random
from typing import Any, TypedDict

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from academie.kernel import Options, Seat
from academie.research.encoding import AnyEncoding
from academie.research.playing import Course


class Observation(TypedDict):
    """What an agent observes."""

    observation: npt.NDArray[np.float32]
    action_mask: npt.NDArray[np.int8]


Env = AECEnv[str, Observation, int | None]
AnySpace = spaces.Space[Any]


def env(
    game: str,
    ruleset: str | None = None,
    options: Options | None = None,
    most_acts: int | None = None,
    render_mode: str | None = None,
) -> Env:
    """The environment in PettingZoo's usual wrappers: an illegal act loses the game at once.

    `most_acts` counts the acts of chance too. Raises `UnknownName` or `OptionError` if there is no such game.
    """
    raw = AcademieEnv(Course.begin(game, ruleset, options, most_acts), render_mode)
    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


def observation_space(encoding: AnyEncoding) -> AnySpace:
    """The space of what an agent observes."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (encoding.length,), np.float32),
            "action_mask": spaces.Box(0, 1, (encoding.acts,), np.int8),
        }
    )


def action_space(encoding: AnyEncoding) -> AnySpace:
    """The ids of the acts of the game."""
    return spaces.Discrete(encoding.acts)


class AcademieEnv(Env):
    """The bare environment of a game. `course` is the game so far, with its record."""

    def __init__(self, beginning: Course, render_mode: str | None = None) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # PettingZoo left this one without annotations
        self.metadata = {
            "name": f"academie_{beginning.record.game.key}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._beginning = self.course = beginning
        self._dice = random.Random()
        encoding = beginning.encoding
        self.possible_agents = [f"player_{seat}" for seat in range(encoding.seats)]
        self.agents = []
        self.observation_spaces = {agent: observation_space(encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(encoding) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> AnySpace:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> AnySpace:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed, the same dice fall again. PettingZoo's `options` are not used."""
        del options
        if seed is not None:
            self._dice = random.Random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_to(self._beginning)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act")
        self._cumulative_rewards[agent] = 0.0
        self._go_to(self.course.after(int(action)))
        self._accumulate_rewards()

    def _go_to(self, course: Course) -> None:
        """Let chance act, then select the next agent or end the game."""
        self.course = course.rolled(self._dice)
        actor = self.course.actor
        self.rewards = dict(zip(self.agents, self.course.returns(), strict=True))
        if isinstance(actor, int):
            self.agent_selection = self.possible_agents[actor]
        else:
            self.terminations = dict.fromkeys(self.agents, not self.course.stopped)
            self.truncations = dict.fromkeys(self.agents, self.course.stopped)

    def observe(self, agent: str) -> Observation:
        seat = Seat(self.possible_agents.index(agent))
        encoding = self.course.encoding
        mask = np.zeros(encoding.acts, np.int8)
        if self.course.actor == seat:
            mask[[*self.course.legal]] = 1
        seen = np.asarray(encoding.observe(self.course.state, seat), np.float32)
        return {"observation": seen, "action_mask": mask}

    def render(self) -> str | None:
        """The position in our notation, if the render mode is `ansi`."""
        return self.course.notation.state(self.course.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to release."""
