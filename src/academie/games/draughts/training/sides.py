"""Who may play a match of draughts: our engine, its levels, and programs of others that speak Hub."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from typing import Final, Protocol

from academie.engine.players import player
from academie.games.draughts.law import DAMES, DraughtsState
from academie.games.draughts.law.acts import Move
from academie.games.draughts.players.hub import HubEngine, HubProgram, Level
from academie.games.draughts.players.levels import LevelDames, Strength
from academie.games.draughts.players.search import Budget, Evaluation, Thinker
from academie.games.draughts.players.tablebase import tables_up_to
from academie.kernel import OptionError
from academie.lab.contestant import Contestant, Terms
from academie.words import Message

BEST: Final = "best"
HUB: Final = "hub:"
SECONDS: Final = 1.0
"""What an engine has for a move if nothing is said."""
SETTINGS: Final[Mapping[str, str]] = {"evaluation": Evaluation.TRAINED, "megabytes": "64", "threads": "1"}
"""The parameters of our own engine, as they are unless set."""
TABLES: Final = ("bb-size", "pieces")
"""What engines call the number of pieces of the largest table of endings they use: Scan, and ours."""


class Side(Protocol):
    """A player of a match, for one pair of games."""

    def new_game(self) -> None:
        """Forget the game before."""
        ...

    def move(self, before: DraughtsState, since: Sequence[Move], state: DraughtsState) -> Move:
        """The move chosen in `state`, to which the moves `since` led from the state `before`."""
        ...

    def processor_time(self) -> float | None:
        """The seconds of processor time used up to now; `None` if that cannot be measured."""
        ...


class OwnSide:
    """A player of ours, in this thread."""

    def __init__(self, one: Contestant, seed: str) -> None:
        self._one = one
        self._chance = random.Random(seed)
        self._spent = 0.0
        self.new_game()

    def new_game(self) -> None:
        seed = self._chance.getrandbits(32)
        named = self._one.name != BEST
        self._player = player(self._one.name, "dames", seed) if named else best(self._one.terms)

    def move(self, before: DraughtsState, since: Sequence[Move], state: DraughtsState) -> Move:
        del before, since  # the state knows its past
        began = time.thread_time()
        act = self._player.choose(state)
        self._spent += time.thread_time() - began
        assert isinstance(act, Move)
        return act

    def processor_time(self) -> float | None:
        # Only what this thread does is seen.
        return self._spent if _settings(self._one.terms)["threads"] == "1" else None


class HubSide:
    """A program that speaks Hub."""

    def __init__(self, engine: HubEngine, terms: Terms) -> None:
        self._engine = engine
        self._level = Level(move_time=_seconds(terms), nodes=terms.nodes)

    def new_game(self) -> None:
        self._engine.new_game()

    def move(self, before: DraughtsState, since: Sequence[Move], state: DraughtsState) -> Move:
        del state  # the engine is told how it came about
        return self._engine.think(before, self._level, since).move

    def processor_time(self) -> float | None:
        return self._engine.processor_time()


def side(one: Contestant, seed: str, until: ExitStack) -> Side:
    """The contestant at the damier until then. Raises `EngineError` for a program that does not start."""
    if one.name.startswith(HUB):
        return HubSide(until.enter_context(started(one)), one.terms)
    return OwnSide(one, f"{seed} {one.name}")


def best(terms: Terms) -> LevelDames:
    """Our engine at its best within those terms."""
    given = _settings(terms)
    thinker = Thinker(
        int(given["megabytes"]),
        int(given["threads"]),
        folder=tables_up_to(DAMES.default, terms.pieces),
        evaluation=Evaluation(given["evaluation"]),
    )
    return LevelDames(Strength(Budget(nodes=terms.nodes, seconds=_seconds(terms))), thinker=thinker)


def _seconds(terms: Terms) -> float | None:
    return SECONDS if terms.seconds is None and terms.nodes is None else terms.seconds


def _settings(terms: Terms) -> Mapping[str, str]:
    return {**SETTINGS, **dict(terms.settings)}


def started(one: Contestant) -> HubEngine:
    """The program of a contestant. Raises `EngineError`."""

    def chosen(engine: HubEngine) -> Mapping[str, str]:
        pieces = one.terms.pieces
        tables = {} if pieces is None else {name: str(pieces) for name in TABLES if engine.takes(name)}
        return {**tables, **dict(one.terms.settings)}

    return HubProgram.of(one.name.removeprefix(HUB)).start(chosen)


def check(one: Contestant) -> None:
    """Raises `UnknownName` or `OptionError` for what our own players cannot be asked."""
    if one.name != BEST:
        player(one.name, "dames")
        if one.terms.settings:
            raise OptionError(Message("draughts-match-level", name=one.name))
        return
    for name, value in one.terms.settings:
        if name not in SETTINGS:
            raise OptionError(Message("draughts-hub-no-parameter", name=name, known=(*SETTINGS,)))
        if not (value in {*Evaluation} if name == "evaluation" else value.isdecimal()):
            raise OptionError(Message("draughts-match-value", name=name, value=value))
    tables_up_to(DAMES.default, one.terms.pieces)
