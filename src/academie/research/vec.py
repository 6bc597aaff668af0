"""Many games of one kind side by side: acts, masks and observations as NumPy arrays.

Where the compiled core has the game, one call steps all lanes without Python. Otherwise the law plays the same games
lane by lane: slower, and the same to the last number.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from academie.kernel import IllegalAction, Options, Seat
from academie.research.chance import WORD, Chance, sampler
from academie.research.encoding import AnyEncoding
from academie.research.live import core_game
from academie.research.playing import Course
from academie.words import Message


class Turns(NamedTuple):
    """What the lanes wait for, an entry or a row each. The next step writes into the same arrays."""

    observation: npt.NDArray[np.float32]
    """What the seat to act sees, from its own side."""
    mask: npt.NDArray[np.bool_]
    """Which ids are legal."""
    player: npt.NDArray[np.int8]
    """Which seat is to act."""
    reward: npt.NDArray[np.float32]
    """What each seat won by the last step."""
    terminated: npt.NDArray[np.bool_]
    """Whether the last step ended a game; the next has begun."""
    truncated: npt.NDArray[np.bool_]
    """Whether a game was stopped after the last step; the next has begun."""
    last: npt.NDArray[np.float32]
    """What the seat that acted saw at the end of the last game of its lane."""


class VecEnv:
    """Games side by side; see `academie.research.make_vec`.

    A game that ends is followed at once by the next of its lane.
    """

    def __init__(
        self,
        game: str,
        lanes: int,
        seed: int = 0,
        *,
        ruleset: str | None = None,
        options: Options | None = None,
        most_acts: int | None = None,
        law: bool = False,
    ) -> None:
        if lanes < 1:
            raise ValueError("there is at least one lane")
        self.first = Course.begin(game, ruleset, options, most_acts)
        self.lanes = lanes
        self.seats = self.first.state.seats
        core = None if law else core_game(self.first.state)
        self.compiled = core is not None
        """Whether the compiled core plays."""
        self._lanes: Any = LawLanes(self.first, lanes) if core is None else self._core_lanes(core, seed)
        self.turns = Turns(*(getattr(self._lanes, name) for name in Turns._fields))
        self.reset(seed)

    def _core_lanes(self, core: Any, seed: int) -> Any:  # noqa: ANN401 - classes of the core, which may be missing
        from academie.engine.core import Environments  # noqa: PLC0415

        return Environments(core, self.lanes, seed & WORD, self.first.most_acts)

    @property
    def encoding(self) -> AnyEncoding:
        """The ids and numbers of the game, with their version."""
        return self.first.encoding

    def reset(self, seed: int | None = None) -> Turns:
        """Begin afresh in every lane: by the seed given, else by the next games of each lane."""
        self._lanes.reset(None if seed is None else seed & WORD)
        return self.turns

    def step(self, acts: npt.ArrayLike) -> Turns:
        """Say an id in every lane. Raises `IllegalAction` if one is not legal; no lane has moved then."""
        try:
            self._lanes.step(np.ascontiguousarray(acts, np.int64))
        except ValueError:
            wrong = np.flatnonzero(~self._legal(np.asarray(acts, np.int64)))
            if not len(wrong):
                raise
            lane = int(wrong[0])
            id_ = str(int(np.asarray(acts)[lane]))
            raise IllegalAction(Message("research-no-act-in-lane", id=id_, lane=lane)) from None
        return self.turns

    def _legal(self, acts: npt.NDArray[np.int64]) -> npt.NDArray[np.bool_]:
        """Whether the id of each lane is legal."""
        if acts.shape != (self.lanes,):
            raise ValueError(f"{self.lanes} lanes need as many acts, not an array of shape {acts.shape}")
        known = (acts >= 0) & (acts < self.encoding.acts)
        legal: npt.NDArray[np.bool_] = known & self.turns.mask[np.arange(self.lanes), np.where(known, acts, 0)]
        return legal

    def sample(self) -> npt.NDArray[np.int64]:
        """Return a legal id for each lane, each equally likely, by the seed and how often this was asked."""
        acts: npt.NDArray[np.int64] = self._lanes.sample()
        return acts


class LawLanes:
    """The lanes of a game that the law in Python plays; what the compiled core's `Environments` are to others."""

    def __init__(self, first: Course, lanes: int) -> None:
        encoding = first.encoding
        self._first = first
        self._courses = [first] * lanes
        self._chances: list[Chance] = []
        self._samplers: list[Chance] = []
        self.observation = np.zeros((lanes, encoding.length), np.float32)
        self.mask = np.zeros((lanes, encoding.acts), np.bool_)
        self.player = np.zeros(lanes, np.int8)
        self.reward = np.zeros((lanes, first.state.seats), np.float32)
        self.terminated = np.zeros(lanes, np.bool_)
        self.truncated = np.zeros(lanes, np.bool_)
        self.last = np.zeros((lanes, encoding.length), np.float32)

    def reset(self, seed: int | None) -> None:
        """Begin afresh in every lane."""
        lanes = range(len(self._courses))
        if seed is not None:
            self._chances = [Chance(seed, lane) for lane in lanes]
            self._samplers = [sampler(seed, lane) for lane in lanes]
        self.reward[:] = self.terminated[:] = self.truncated[:] = 0
        for lane in lanes:
            self._show(lane, self._first.rolled(self._chances[lane]))

    def step(self, acts: npt.NDArray[np.int64]) -> None:
        """Say an id in every lane. Raises `ValueError` if one is not legal."""
        said = acts.tolist()
        if len(said) != len(self._courses):
            raise ValueError("one act a lane is needed")
        if any(id_ not in course.legal for course, id_ in zip(self._courses, said, strict=True)):
            raise ValueError("an act is not legal")
        for lane, id_ in enumerate(said):
            self._step(lane, id_)

    def _step(self, lane: int, id_: int) -> None:
        seat, chance = Seat(int(self.player[lane])), self._chances[lane]
        course = self._courses[lane].after(id_).rolled(chance)
        self.reward[lane] = course.returns()
        self.terminated[lane] = course.state.actor is None
        self.truncated[lane] = course.stopped
        if course.actor is None:
            self.last[lane] = course.observe(seat)
            course = self._first.rolled(chance)
        self._show(lane, course)

    def _show(self, lane: int, course: Course) -> None:
        seat = Seat(course.actor) if isinstance(course.actor, int) else Seat(0)
        self._courses[lane] = course
        self.player[lane] = seat
        self.observation[lane] = course.observe(seat)
        self.mask[lane] = False
        self.mask[lane, [*course.legal]] = True

    def sample(self) -> npt.NDArray[np.int64]:
        """Return a legal id for each lane."""
        chosen = [
            [*course.legal][stream.below(len(course.legal))]
            for course, stream in zip(self._courses, self._samplers, strict=True)
        ]
        return np.array(chosen, np.int64)
