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

from academie.kernel import CHANCE, OptionError, OptionValue, Seat
from academie.registry import registry
from academie.research.encoding import AnyEncoding, encodings
from academie.research.playing import Course
from academie.words import Message

Parameter = str | int | float | bool

PREFIX: Final = "python_academie_"


class AcademieState(pyspiel.State):
    """OpenSpiel's handle on a course."""

    def __init__(self, game: AcademieGame) -> None:
        super().__init__(game)
        self.course = game.beginning

    def current_player(self) -> int:
        actor = self.course.actor
        if actor is None:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if actor is CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        del player
        return [*self.course.legal]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.course.chances()

    def _apply_action(self, action: int) -> None:
        self.course = self.course.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        del player
        return self.course.notation.act(self.course.act(action))

    def is_terminal(self) -> bool:
        return self.course.actor is None

    def returns(self) -> list[float]:
        return self.course.returns()

    def __str__(self) -> str:
        return self.course.notation.state(self.course.state)


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
        return AcademieObserver(
            self.beginning.encoding, kind or pyspiel.IIGObservationType(perfect_recall=False)
        )


class AcademieObserver:
    """A position as numbers and in our notation, or, where recall is asked for, the acts that led to it.

    Nothing is private, so that private observations are empty.
    """

    def __init__(self, encoding: AnyEncoding, kind: pyspiel.IIGObservationType) -> None:
        self._encoding = encoding
        self._kind = kind
        shown = kind.public_info and not kind.perfect_recall
        self.tensor: npt.NDArray[np.float32] | None = np.zeros(encoding.length, np.float32) if shown else None
        self.dict = {} if self.tensor is None else pieces(encoding, self.tensor)

    def set_from(self, state: AcademieState, player: int) -> None:
        """Fill `tensor`, and `dict` with it, with what `player` sees."""
        if self.tensor is not None:
            self.tensor[:] = self._encoding.observe(state.course.state, Seat(player))

    def string_from(self, state: AcademieState, player: int) -> str:
        """What `player` sees, in words."""
        del player
        if not self._kind.public_info:
            return ""
        if self._kind.perfect_recall:
            return " | ".join(state.course.notation.act(act) for act in state.course.record.acts)
        return str(state)


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
        information=kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if encoding.zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=encoding.seats,
        min_num_players=encoding.seats,
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
        num_players=encoding.seats,
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
