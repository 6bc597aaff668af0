from collections.abc import Sequence
from typing import Self, final

import numpy as np
from numpy.typing import NDArray

__all__ = ["DraughtsPartie", "DraughtsRules", "can_make"]

def can_make(men: Sequence[int], base: int) -> bool: ...

_Board = tuple[int, int, int, int]
_Told = tuple[int, int, int]

@final
class DraughtsRules:
    def __new__(
        cls,
        *,
        side: int,
        man_steps: str,
        man_takes: str,
        king_goes: str,
        precedence: str,
        main_line_draw: str,
        main_line_draw_at_odds: bool,
        three_to_one: int,
        three_to_one_giving_draw: int,
        extra_needs_main_line: bool,
        three_may_be_men: bool,
        two_to_one: int,
        offer_to_crown: bool,
        quiet_moves: int,
        repetition: int,
    ) -> Self: ...
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
