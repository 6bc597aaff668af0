"""Many games of one kind side by side: acts, masks and observations as NumPy arrays.

Where the compiled core has the game, one call steps all lanes without Python. Otherwise the law plays the
same games lane by lane: slower, and the same to the last number.
"""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from academie.kernel import IllegalAction, Seat
from academie.research.chance import WORD, Chance, sampler
from academie.research.encoding import AnyEncoding
from academie.research.live import core_game
from academie.research.playing import Course
from academie.words import Message

LINE: Final = 64


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

    @classmethod
    def blank(cls, first: Course, lanes: int) -> Turns:
        """Return arrays for so many games like that."""
        encoding = first.encoding
        return cls(
            aligned((lanes, encoding.length), np.float32),
            aligned((lanes, encoding.acts), np.bool_),
            aligned((lanes,), np.int8),
            aligned((lanes, first.state.seats), np.float32),
            aligned((lanes,), np.bool_),
            aligned((lanes,), np.bool_),
            aligned((lanes, encoding.length), np.float32),
        )


def aligned(shape: tuple[int, ...], kind: type[np.generic]) -> npt.NDArray[Any]:
    """Return an array of zeros that begins at a line of memory: only such does JAX take without copying."""
    size = math.prod(shape) * np.dtype(kind).itemsize
    room = np.zeros(size + LINE, np.uint8)
    begin = -room.ctypes.data % LINE
    return room[begin : begin + size].view(kind).reshape(shape)


class VecEnv:
    """Games side by side; see `academie.research.make_vec`.

    A game that ends is followed at once by the next of its lane.
    """

    def __init__(self, first: Course, lanes: int, seed: int = 0, *, law: bool = False) -> None:
        if lanes < 1:
            raise ValueError("there is at least one lane")
        self.first = first
        self.lanes = lanes
        self.seats = self.first.state.seats
        core = None if law else core_game(self.first.state)
        self.compiled = core is not None
        """Whether the compiled core plays."""
        self.turns = Turns.blank(self.first, lanes)
        self._lanes: Any = LawLanes(self.first, self.turns) if core is None else self._core_lanes(core, seed)
        self.reset(seed)

    def _core_lanes(self, core: Any, seed: int) -> Any:  # noqa: ANN401 - classes of the core, which may be missing
        from academie.engine.core import Environments  # noqa: PLC0415

        return Environments(core, seed & WORD, self.first.most_acts, self.turns)

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
        mask = self.turns.mask[np.arange(self.lanes), np.where(known, acts, 0)]
        legal: npt.NDArray[np.bool_] = known & mask
        return legal

    def sample(self) -> npt.NDArray[np.int64]:
        """Return a legal id for each lane, each equally likely, by the seed and how often this was asked."""
        acts: npt.NDArray[np.int64] = self._lanes.sample()
        return acts


class LawLanes:
    """The lanes of a game that the law in Python plays, as the compiled core's `Environments` do."""

    def __init__(self, first: Course, out: Turns) -> None:
        self._first = first
        self._out = out
        self._courses = [first] * len(out.player)
        self._chances: list[Chance] = []
        self._samplers: list[Chance] = []

    def reset(self, seed: int | None) -> None:
        """Begin afresh in every lane."""
        lanes = range(len(self._courses))
        if seed is not None:
            self._chances = [Chance(seed, lane) for lane in lanes]
            self._samplers = [sampler(seed, lane) for lane in lanes]
        out = self._out
        out.reward[:] = out.terminated[:] = out.truncated[:] = 0
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
        out, chance = self._out, self._chances[lane]
        seat = Seat(int(out.player[lane]))
        course = self._courses[lane].after(id_).rolled(chance)
        out.reward[lane] = course.returns()
        out.terminated[lane] = course.state.actor is None
        out.truncated[lane] = course.stopped
        if course.actor is None:
            out.last[lane] = course.observe(seat)
            course = self._first.rolled(chance)
        self._show(lane, course)

    def _show(self, lane: int, course: Course) -> None:
        seat = Seat(course.actor) if isinstance(course.actor, int) else Seat(0)
        self._courses[lane] = course
        out = self._out
        out.player[lane] = seat
        out.observation[lane] = course.observe(seat)
        out.mask[lane] = False
        out.mask[lane, [*course.legal]] = True

    def sample(self) -> npt.NDArray[np.int64]:
        """Return a legal id for each lane."""
        chosen = [
            [*course.legal][stream.below(len(course.legal))]
            for course, stream in zip(self._courses, self._samplers, strict=True)
        ]
        return np.array(chosen, np.int64)
