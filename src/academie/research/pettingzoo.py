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
from pettingzoo import AECEnv

from academie.kernel import IllegalAction, Options
from academie.research.chance import WORD, Chance
from academie.research.gymnasium import ILLEGAL, AnySpace, action_space, observation_space
from academie.research.live import Live
from academie.research.playing import Course

__all__ = [
    "AcademieEnv",
    "AnySpace",
    "Env",
    "Observation",
    "RefereedEnv",
    "action_space",
    "env",
    "observation_space",
]


class Observation(TypedDict):
    """What an agent observes."""

    observation: npt.NDArray[np.float32]
    action_mask: npt.NDArray[np.int8]


Env = AECEnv[str, Observation, int | None]


def env(
    game: str,
    ruleset: str | None = None,
    options: Options | None = None,
    most_acts: int | None = None,
    render_mode: str | None = None,
) -> Env:
    """The environment in which an illegal act loses the game at once, as in PettingZoo's own classic games.

    `most_acts` counts the acts of chance too. Raises `UnknownName` or `OptionError` if there is no such game.
    """
    return RefereedEnv(Course.begin(game, ruleset, options, most_acts), render_mode)


class AcademieEnv(Env):
    """The bare environment of a game. `course` is the game so far, with its record."""

    def __init__(self, beginning: Course, render_mode: str | None = None) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # PettingZoo left this one without annotations
        encoding = beginning.encoding
        self.metadata = {
            "name": f"academie_{beginning.record.game.key}_v{encoding.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._beginning = Live.begin(beginning)
        self._live = self._beginning.copy()
        self._chance = Chance(random.getrandbits(64))
        self.possible_agents = [f"player_{seat}" for seat in range(beginning.state.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._idle = np.zeros(encoding.acts, np.int8)
        self.agents = []
        self.observation_spaces = {agent: observation_space(encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(encoding) for agent in self.possible_agents}

    @property
    def course(self) -> Course:
        """The game so far by the law."""
        return self._live.course

    def observation_space(self, agent: str) -> AnySpace:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> AnySpace:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed, the same dice fall again. PettingZoo's `options` are not used."""
        del options
        if seed is not None:
            self._chance = Chance(seed & WORD)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._live = self._beginning.copy()
        self._go_on()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act")
        self._cumulative_rewards[agent] = 0.0
        self._live.apply(int(action))
        self._go_on()

    def _go_on(self) -> None:
        """Let chance act, then select the next agent or end the game."""
        live = self._live
        live.roll(self._chance)
        actor = live.actor
        if actor is not None:
            self.agent_selection = self.possible_agents[actor]
            return
        self.rewards = dict(zip(self.agents, live.returns(), strict=True))
        self.terminations = dict.fromkeys(self.agents, not live.stopped)
        self.truncations = dict.fromkeys(self.agents, live.stopped)
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        mask = self._live.mask() if self._live.actor == seat else self._idle.copy()
        return {"observation": self._live.observe(seat), "action_mask": mask}

    def _lose(self, agent: str) -> None:
        """End the game, lost by that agent alone."""
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The position in our notation, if the render mode is `ansi`."""
        return self.course.notation.state(self.course.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


class RefereedEnv(AcademieEnv):
    """The same with illegal acts as losses.

    It does what PettingZoo's `TerminateIllegalWrapper` and `AssertOutOfBoundsWrapper` do, which take several
    times as long as the game itself.
    """

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if action is not None and not self.action_spaces[agent].contains(action):
            raise ValueError(f"no act has the number {action}")
        try:
            super().step(action)
        except IllegalAction:
            self._lose(agent)
