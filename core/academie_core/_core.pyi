from collections.abc import Callable, Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any, Self, final

import numpy as np
from numpy.typing import NDArray

__all__ = [
    "DominoPartie",
    "DominoRules",
    "DominoView",
    "DraughtsEngine",
    "DraughtsFit",
    "DraughtsPartie",
    "DraughtsRules",
    "DraughtsSlices",
    "DraughtsTables",
    "DraughtsWeights",
    "Environment",
    "Environments",
    "RaceEngine",
    "RacePartie",
    "RaceRules",
    "TrictracEngine",
    "TrictracPartie",
    "TrictracPlayer",
    "TrictracRules",
    "build_draughts_tables",
    "can_make",
    "fit_dominoes",
    "net_words",
    "race_self_play",
    "race_survey",
    "random_dominoes",
    "random_races",
    "random_trictrac",
    "teach_race",
    "teach_trictrac",
    "trictrac_self_play",
    "verify_draughts_tables",
]

_Rolling = tuple[int, int, int, int | None, tuple[int, int]]
_Kept = tuple[
    NDArray[np.uint64],
    NDArray[np.uint16],
    NDArray[np.float32],
    NDArray[np.float32],
    NDArray[np.float32],
    NDArray[np.uint64],
    NDArray[np.uint8],
]

_Recorded = tuple[
    NDArray[np.uint64],
    NDArray[np.uint16],
    NDArray[np.uint32],
    NDArray[np.float32],
    NDArray[np.bool_],
]

def can_make(men: Sequence[int], base: int) -> bool: ...

@final
class Environment:
    @property
    def seats(self) -> int: ...
    @property
    def actions(self) -> int: ...
    @property
    def features(self) -> int: ...
    @property
    def actor(self) -> int | None: ...
    def copy(self) -> Self: ...
    def legal(self) -> list[int]: ...
    def chances(self) -> list[tuple[int, int]]: ...
    def apply(self, id: int) -> int | None: ...
    def roll(self, seed: int, lane: int, taken: int, most: int) -> list[int]: ...
    def mask(self, legal: NDArray[np.int8]) -> None: ...
    def observe(self, seat: int, numbers: NDArray[np.float32]) -> None: ...
    def returns(self) -> list[float]: ...

@final
class Environments:
    def __new__(
        cls,
        first: Environment,
        seed: int,
        most: int,
        arrays: tuple[
            NDArray[np.float32],
            NDArray[np.bool_],
            NDArray[np.int8],
            NDArray[np.float32],
            NDArray[np.bool_],
            NDArray[np.bool_],
            NDArray[np.float32],
        ],
    ) -> Self: ...
    def reset(self, seed: int | None) -> None: ...
    def step(self, acts: NDArray[np.int64]) -> None: ...
    def sample(self) -> NDArray[np.int64]: ...

@final
class RaceRules:
    def __new__(cls, switches: dict[str, Any]) -> Self: ...

@final
class RacePartie:
    def __new__(
        cls,
        rules: RaceRules,
        *,
        goal: int = 1,
        double: bool = False,
        men: tuple[bytes, bytes] | None = None,
        hands: tuple[int, int] = ...,
        thrower: int | None = None,
        holes: tuple[int, int] = ...,
        dice: bytes | None = None,
        again: int = 0,
    ) -> Self: ...
    def environment(self) -> Environment: ...
    @property
    def phase(self) -> str: ...
    @property
    def thrower(self) -> int: ...
    @property
    def men(self) -> tuple[bytes, bytes]: ...
    @property
    def hands(self) -> tuple[int, int]: ...
    @property
    def holes(self) -> tuple[int, int]: ...
    @property
    def returns(self) -> tuple[int, int] | None: ...
    def copy(self) -> RacePartie: ...
    def stands(self) -> list[tuple[bytes, int, bytes]]: ...
    def first_dice(self, white: int, black: int) -> None: ...
    def throw(self, dice: bytes) -> None: ...
    def play(self, men: bytes, hand: int, hits: bytes) -> None: ...

def random_races(rules: RaceRules, seed: int, games: int, most: int) -> tuple[int, int]: ...

@final
class RaceEngine:
    def __new__(cls, net: bytes) -> Self: ...
    @staticmethod
    def by_hand(weights: str) -> RaceEngine: ...
    def word(self, partie: RacePartie) -> list[float]: ...
    def rank(
        self, partie: RacePartie, sought: tuple[int, int, float]
    ) -> list[tuple[tuple[bytes, int, bytes], float, int]]: ...
    def value(self, partie: RacePartie, sought: tuple[int, int, float]) -> float: ...
    def throws(
        self, partie: RacePartie, sought: tuple[int, int, float]
    ) -> list[tuple[bytes, int, float]]: ...
    def rollout(
        self,
        partie: RacePartie,
        sought: tuple[int, int, float],
        series: tuple[int, int, int],
        most: int,
    ) -> tuple[int, int, int]: ...
    def meet(
        self,
        other: RaceEngine,
        start: RacePartie,
        *,
        sought: tuple[int, int, float],
        against: tuple[int, int, float],
        series: tuple[int, int, int],
        most: int,
    ) -> list[tuple[float, float]]: ...
    def record(
        self,
        start: RacePartie,
        sought: tuple[int, int, float],
        series: tuple[int, int, int],
        drawing: tuple[int, int, float],
    ) -> _Recorded: ...

def net_words(
    net: bytes,
    offsets: NDArray[np.uint64],
    inputs: NDArray[np.uint16],
    values: NDArray[np.float32],
) -> NDArray[np.float32]: ...
def race_self_play(
    start: RacePartie,
    net: bytes,
    sought: tuple[int, int, float],
    series: tuple[int, int, int],
    keeping: tuple[int, float, _Rolling | None],
) -> _Kept: ...
def race_survey(
    start: RacePartie,
    net: bytes,
    series: tuple[int, int, int],
    most: int,
    asking: tuple[int, int],
) -> tuple[_Kept, NDArray[np.uint8]]: ...
def teach_race(
    start: RacePartie,
    *,
    game: str,
    encoding: str = "course-1",
    net: bytes | None = None,
    hidden: int | Sequence[int] = ...,
    seed: int = 1,
    first: int = 0,
    games: int = 1000,
    rates: tuple[float, float] = ...,
    most: int = 1000,
    made: str = "",
) -> bytes: ...

@final
class TrictracRules:
    def __new__(cls, switches: dict[str, Any]) -> Self: ...
    def legal_plays(
        self, mine: bytes, his: bytes, dice: tuple[int, int]
    ) -> tuple[list[tuple[tuple[int, int], ...]], list[int]]: ...

@final
class TrictracPartie:
    def __new__(
        cls,
        rules: TrictracRules,
        *,
        men: tuple[bytes, bytes] | None = None,
        points: tuple[int, int] = ...,
        holes: tuple[int, int] = ...,
        bredouille: int | None = None,
        runs: tuple[int, int] = ...,
        thrower: int | None = None,
        throws: tuple[int, int] = ...,
        coins_held: tuple[bool, bool] = ...,
        rencontre: tuple[int, int] | None = None,
        marque: bool = False,
        goal: int | None = None,
        keeps_dice: int | None = None,
        toc: tuple[bool, bool, bool] | None = None,
        dice: tuple[int, int] | None = None,
        phase: str = "play",
        due: int = 0,
        takes_coin: bool = False,
    ) -> Self: ...
    def environment(self) -> Environment: ...
    @property
    def phase(self) -> str: ...
    @property
    def thrower(self) -> int: ...
    @property
    def men(self) -> tuple[bytes, bytes]: ...
    @property
    def points(self) -> tuple[int, int]: ...
    @property
    def holes(self) -> tuple[int, int]: ...
    @property
    def bredouille(self) -> int | None: ...
    @property
    def runs(self) -> tuple[int, int]: ...
    @property
    def due(self) -> int: ...
    @property
    def returns(self) -> tuple[int, int] | None: ...
    def copy(self) -> TrictracPartie: ...
    def plays(self) -> list[list[tuple[int, int]]]: ...
    def scored(self) -> list[tuple[str, int, int, int | None, int | None, str | None]]: ...
    def first_dice(self, white: int, black: int) -> None: ...
    def throw(self, one: int, two: int) -> None: ...
    def undertake(self, coin: bool) -> None: ...
    def hold(self) -> None: ...
    def go_away(self) -> None: ...
    def play(self, moves: Sequence[tuple[int, int]]) -> None: ...

def random_trictrac(rules: TrictracRules, seed: int, parties: int) -> tuple[int, int]: ...

@final
class TrictracEngine:
    def __new__(cls, net: bytes, wholes: Sequence[tuple[TrictracRules, bytes]] = ...) -> Self: ...
    @staticmethod
    def by_hand(weights: str) -> TrictracEngine: ...
    def word(self, partie: TrictracPartie) -> list[float]: ...
    def rank(
        self, partie: TrictracPartie, sought: tuple[int, int, float]
    ) -> list[tuple[tuple[str, list[tuple[int, int]]], float, int]]: ...
    def value(self, partie: TrictracPartie, sought: tuple[int, int, float]) -> float: ...
    def throws(
        self, partie: TrictracPartie, sought: tuple[int, int, float]
    ) -> list[tuple[list[int], int, float]]: ...
    def rollout(
        self,
        partie: TrictracPartie,
        sought: tuple[int, int, float],
        series: tuple[int, int, int],
        most: int,
    ) -> tuple[int, int, int]: ...
    def adjusted(
        self,
        partie: TrictracPartie,
        sought: tuple[int, int, float],
        series: tuple[int, int, int],
        most: int,
    ) -> list[float]: ...
    def record(
        self,
        start: TrictracPartie,
        sought: tuple[int, int, float],
        series: tuple[int, int, int],
        drawing: tuple[int, int, float],
    ) -> _Recorded: ...

@final
class TrictracPlayer:
    @staticmethod
    def simple(coin_bonus: float) -> TrictracPlayer: ...
    @staticmethod
    def thinking(
        engine: TrictracEngine, sought: tuple[int, int, float], leaves: str | None = None
    ) -> TrictracPlayer: ...
    def choose(self, partie: TrictracPartie) -> tuple[str, list[tuple[int, int]]]: ...
    def meet(
        self,
        other: TrictracPlayer,
        start: TrictracPartie,
        series: tuple[int, int, int],
        most: int,
    ) -> list[tuple[float, float]]: ...

def trictrac_self_play(
    start: TrictracPartie,
    net: bytes,
    sought: tuple[int, int, float],
    series: tuple[int, int, int],
    keeping: tuple[int, float, _Rolling | None],
) -> _Kept: ...
def teach_trictrac(
    start: TrictracPartie,
    *,
    game: str,
    encoding: str = "trictrac-2",
    net: bytes | None = None,
    hidden: int | Sequence[int] = ...,
    seed: int = 1,
    first: int = 0,
    games: int = 1000,
    rates: tuple[float, float] = ...,
    most: int = 200,
    made: str = "",
) -> bytes: ...

_Board = tuple[int, int, int, int]
_Told = tuple[int, int, int]

@final
class DraughtsRules:
    def __new__(cls, switches: dict[str, Any]) -> Self: ...
    def moves(self, board: _Board) -> list[_Told]: ...
    def perft(self, board: _Board, depth: int) -> int: ...
    def all_moves(self, boards: NDArray[np.uint64]) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]: ...

@final
class DraughtsPartie:
    def __new__(
        cls,
        rules: DraughtsRules,
        board: _Board,
        *,
        qui_perd_gagne: bool = False,
        premier_a_dame: bool = False,
        remise: int | None = None,
        giver: int | None = None,
        phase: str = "play",
        limit: tuple[int, int] | None = None,
        quiet: int = 0,
        seen: Sequence[_Board] = ...,
    ) -> Self: ...
    def environment(self) -> Environment: ...
    @property
    def board(self) -> _Board: ...
    @property
    def actor(self) -> int | None: ...
    @property
    def ending(self) -> tuple[str, int | None] | None: ...
    def moves(self) -> list[_Told]: ...
    def words(self) -> list[str]: ...
    def play(self, made: _Told) -> Self: ...
    def say(self, word: str) -> Self: ...

_Found = tuple[int, int, int, float, list[tuple[int, list[_Told]]]]

@final
class DraughtsWeights:
    def __new__(cls, content: bytes) -> Self: ...

@final
class DraughtsEngine:
    def __new__(
        cls,
        rules: DraughtsRules,
        *,
        megabytes: int = 16,
        weights: str | None = None,
        trained: Sequence[DraughtsWeights] = ...,
        tables: DraughtsTables | None = None,
        tuning: Mapping[str, int] | None = None,
    ) -> Self: ...
    def stop(self) -> None: ...
    def analyse(
        self,
        partie: DraughtsPartie,
        *,
        depth: int | None = None,
        nodes: int | None = None,
        seconds: float | None = None,
        lines: int = 1,
        threads: int = 1,
        tell: Callable[[_Found], object] | None = None,
    ) -> _Found: ...
    def scores(self, boards: NDArray[np.uint64], *, losing: bool = False) -> NDArray[np.int32]: ...
    def play_itself(
        self,
        start: DraughtsPartie,
        *,
        seed: int,
        first: int,
        games: int,
        nodes: int,
        opening: tuple[int, int] = ...,
        even: int = ...,
        most: int = 200,
        given_up: int = ...,
    ) -> tuple[NDArray[np.uint64], NDArray[np.uint64], NDArray[np.int32], NDArray[np.int8]]: ...
    def record(
        self,
        start: DraughtsPartie,
        *,
        seed: int,
        first: int,
        games: int,
        nodes: int,
        drawn: int,
        lines: int,
        step: int,
        most: int,
    ) -> _Recorded: ...
    def meet(
        self, black: DraughtsEngine, start: DraughtsPartie, *, nodes: tuple[int, int], most: int = 400
    ) -> int: ...

@final
class DraughtsFit:
    def __new__(
        cls,
        rules: DraughtsRules,
        boards: NDArray[np.uint64],
        aims: NDArray[np.float32],
        times: NDArray[np.float32],
        *,
        losing: bool = False,
        k: float,
        rate: float,
        spread: float,
        begin: NDArray[np.int16] | None = None,
    ) -> Self: ...
    def learn(self, order: NDArray[np.uint32]) -> None: ...
    def numbers(self) -> NDArray[np.int16]: ...

@final
class DraughtsTables:
    def __new__(cls, rules: DraughtsRules, folders: Sequence[str | PathLike[str]]) -> Self: ...
    @property
    def pieces(self) -> int: ...
    @property
    def materials(self) -> list[str]: ...
    @property
    def slices(self) -> list[tuple[str, _Counts, _Counts | None, int]]: ...
    def value(self, board: _Board) -> int | None: ...
    def outcome(self, board: _Board) -> int | None: ...
    def counts(self, material: str) -> list[int]: ...

_Counts = tuple[int, int, int]
_TellStage = Callable[[int | None, float, int], object]

@final
class DraughtsSlices:
    def __new__(
        cls, rules: DraughtsRules, folder: str | PathLike[str], others: Sequence[str | PathLike[str]]
    ) -> Self: ...
    @staticmethod
    def order(pieces: int, kings: tuple[int, int] | None = None) -> list[str]: ...
    @staticmethod
    def needed(material: str) -> list[str]: ...
    def path(self, material: str) -> Path: ...
    def has(self, material: str) -> bool: ...
    def build(self, material: str, *, threads: int = 1, tell: _TellStage | None = None) -> bool: ...
    def check(
        self, material: str, *, sample: int | None = None, seed: int = 0, tell: _TellStage | None = None
    ) -> int: ...
    def survey(self, material: str, *, tell: _TellStage | None = None) -> list[list[list[int]]] | None: ...
    def take_out(self, material: str) -> None: ...
    def outcomes(self, boards: NDArray[np.uint64]) -> NDArray[np.int8]: ...

_Tell = Callable[[str, int, int, int], object]

def build_draughts_tables(
    rules: DraughtsRules,
    folder: str | PathLike[str],
    *,
    pieces: int,
    kings: tuple[int, int] | None = None,
    tell: _Tell | None = None,
) -> None: ...
def verify_draughts_tables(
    rules: DraughtsRules, folder: str | PathLike[str], *, tell: _Tell | None = None
) -> int: ...

@final
class DominoRules:
    def __new__(cls, switches: dict[str, Any]) -> Self: ...

@final
class DominoPartie:
    def __new__(
        cls, rules: DominoRules, *, players: int, tiles: int, goal: int, leader: int | None = None
    ) -> Self: ...
    def environment(self) -> Environment: ...
    @property
    def phase(self) -> str: ...
    @property
    def turn(self) -> int: ...
    @property
    def leader(self) -> int: ...
    @property
    def scores(self) -> list[int]: ...
    @property
    def ends(self) -> tuple[int, int] | None: ...
    @property
    def hands(self) -> list[list[tuple[int, int]]]: ...
    @property
    def returns(self) -> list[float] | None: ...
    def copy(self) -> DominoPartie: ...
    def layings(self) -> list[tuple[int, int]]: ...
    def lead(self, seat: int) -> None: ...
    def shuffle(self) -> None: ...
    def take(self, one: int, two: int) -> None: ...
    def lay(self, inner: int, outer: int) -> None: ...
    def boude(self) -> None: ...

@final
class DominoView:
    def __new__(
        cls,
        rules: DominoRules,
        *,
        players: int,
        tiles: int,
        goal: int,
        scores: Sequence[int],
        leader: int,
        seat: int,
        hand: Sequence[tuple[int, int]],
        laid: Sequence[tuple[int, int]],
        ends: tuple[int, int] | None,
        boudes: int,
        sizes: Sequence[int],
        denied: Sequence[Sequence[int]],
        shown: Sequence[Sequence[tuple[int, int]]],
        record: Sequence[tuple[int, tuple[int, int] | None]],
    ) -> Self: ...
    def judge(
        self, *, deals: int, open: int, infers: bool = False, seed: int
    ) -> list[tuple[int, int, float, float]]: ...
    def weigh(self, *, deals: int, seed: int) -> list[tuple[list[list[tuple[int, int]]], float]]: ...

def fit_dominoes(
    rules: DominoRules,
    *,
    players: int,
    tiles: int,
    goal: int,
    deals: int,
    open: int,
    infers: bool,
    coups: int,
    seed: int,
) -> tuple[list[float], int, int, float, float]: ...
def random_dominoes(
    rules: DominoRules, seed: int, parties: int, *, players: int, tiles: int, goal: int
) -> int: ...
