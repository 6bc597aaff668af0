"""Our games in OpenSpiel (extra: openspiel). Importing this module registers them.

A game is called `python_academie_` and its key. Its parameters:

* `ruleset`: the id of a rule set; the game's default if it is not given;
* `options`: options of the game, as `holes:3;form:marque`;
* `most_acts`: after how many acts, those of chance counted, a game is stopped and nobody wins. The law knows
  no such end: equal first dice may fall for ever, and holes may be long in coming. The default is many times
  the longest game seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

import numpy as np
import numpy.typing as npt
import pyspiel

from academie.kernel import OptionError, OptionValue, Seat
from academie.registry import registry
from academie.research.encoding import AnyEncoding, encodings
from academie.research.live import Live
from academie.research.playing import AnyState, Course
from academie.words import Message

Parameter = str | int | float | bool

PREFIX: Final = "python_academie_"
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)


class AcademieState(pyspiel.State):
    """OpenSpiel's handle on a game in progress."""

    def __init__(self, game: AcademieGame) -> None:
        super().__init__(game)
        self.live = game.first.copy()

    @property
    def course(self) -> Course:
        """The game so far by the law, with its record."""
        return self.live.course

    def current_player(self) -> int:
        actor = self.live.actor
        return TERMINAL if actor is None else actor

    def _legal_actions(self, player: int) -> list[int]:
        del player
        return self.live.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.live.chances()

    def _apply_action(self, action: int) -> None:
        self.live.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        del player
        return self.course.write(action)

    def is_terminal(self) -> bool:
        return self.live.actor is None

    def returns(self) -> list[float]:
        return self.live.returns()

    def seen(self, seat: Seat | None) -> str:
        """The position in our notation as a seat, or a spectator, sees it, and what was said of the act."""
        return written(self.course, self.course.state.view(seat))

    def __str__(self) -> str:
        return written(self.course, self.course.state)


def written(course: Course, state: AnyState) -> str:
    """A state in our notation, and the ids that were said of an act that takes more."""
    return " ".join((course.notation.state(state), *(f"#{id_}" for id_ in course.spoken)))


class AcademieGame(pyspiel.Game):
    """A game of the registry, by one rule set."""

    key: ClassVar[str]

    def __init__(self, params: Mapping[str, Parameter]) -> None:
        self.beginning = Course.begin(
            self.key,
            str(params["ruleset"]),
            read_options(str(params["options"])),
            int(params["most_acts"]),
        )
        self.first = Live.begin(self.beginning)
        super().__init__(game_type(self.key), game_info(self.beginning), params)

    def __reduce__(self) -> tuple[object, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> AcademieState:
        return AcademieState(self)

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, params: Mapping[str, Parameter] | None = None
    ) -> AcademieObserver:
        """The observer of the game. Raises `ValueError` for parameters, as it takes none."""
        if params:
            raise ValueError(f"observations have no parameters, but {dict(params)} was given")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        return AcademieObserver(self.beginning.encoding, kind, hides=registry[self.key].hides)


class AcademieObserver:
    """A position as numbers and in our notation, or, where recall is asked for, the acts that led to it.

    Where nothing is hidden nothing is private, so that private observations are empty. Elsewhere what a seat
    sees of its own cannot be taken out of the numbers: these are given only where it is asked for.
    """

    def __init__(self, encoding: AnyEncoding, kind: pyspiel.IIGObservationType, *, hides: bool) -> None:
        self._kind = kind
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        shown = kind.public_info and not kind.perfect_recall and (self._private or not hides)
        self.tensor: npt.NDArray[np.float32] | None = np.zeros(encoding.length, np.float32) if shown else None
        self.dict = {} if self.tensor is None else pieces(encoding, self.tensor)

    def set_from(self, state: AcademieState, player: int) -> None:
        """Fill `tensor`, and `dict` with it, with what `player` sees."""
        if self.tensor is not None:
            self.tensor[:] = state.live.observe(player)

    def string_from(self, state: AcademieState, player: int) -> str:
        """What `player` sees, in words."""
        seat = Seat(player) if self._private else None
        if not self._kind.public_info:
            return "" if seat is None else state.course.encoding.private(state.course.state, seat)
        return state.course.recalled(seat) if self._kind.perfect_recall else state.seen(seat)


def pieces(encoding: AnyEncoding, tensor: npt.NDArray[np.float32]) -> dict[str, npt.NDArray[np.float32]]:
    """The stretches of an observation by name, as views of it."""
    ends = np.cumsum([piece.size for piece in encoding.layout])
    return {
        piece.name: tensor[end - piece.size : end]
        for piece, end in zip(encoding.layout, ends.tolist(), strict=True)
    }


def game_type(key: str) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is loaded."""
    game, encoding = registry[key], encodings()[key]
    kinds = pyspiel.GameType
    return pyspiel.GameType(
        short_name=PREFIX + key,
        long_name=game.title.en,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC
        if encoding.chances
        else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION
        if game.hides
        else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if encoding.zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "ruleset": game.default.id,
            "options": "",
            "most_acts": encoding.most_acts,
        },
    )


def game_info(beginning: Course) -> pyspiel.GameInfo:
    """What OpenSpiel wants to know of a loaded game.

    OpenSpiel bounds the acts of the seats and those of chance each by `max_game_length`; here both
    together keep it.
    """
    encoding = beginning.encoding
    return pyspiel.GameInfo(
        num_distinct_actions=encoding.acts,
        max_chance_outcomes=encoding.chances,
        num_players=beginning.state.seats,
        min_utility=-encoding.stakes,
        max_utility=encoding.stakes,
        utility_sum=0.0 if encoding.zero_sum else None,
        max_game_length=beginning.most_acts,
    )


def read_options(text: str) -> dict[str, OptionValue]:
    """The options written as `holes:3;form:marque`. Raises `OptionError` for anything else."""
    options: dict[str, OptionValue] = {}
    for word in filter(None, text.split(";")):
        name, colon, value = word.partition(":")
        if not colon:
            raise OptionError(Message("research-not-an-option", word=word))
        options[name] = int(value) if value.isdecimal() else value
    return options


def loadable(key: str) -> type[AcademieGame]:
    """The class from which OpenSpiel makes the game.

    It is a class and not a `partial`: OpenSpiel releases it after the interpreter has ended, which is fatal
    to any object but a class.
    """
    return type(f"{AcademieGame.__name__}_{key}", (AcademieGame,), {"key": key})


for _key in encodings():
    pyspiel.register_game(game_type(_key), loadable(_key))
