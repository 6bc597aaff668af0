"""Counting what a throw is worth at trictrac: throws to count, how hard they are, and what the law says."""

from typing import Final

from academie.games.trictrac.study.marking.exercise import Exercise, exercise
from academie.games.trictrac.study.marking.making import census, near
from academie.practice.counting import Counting

__all__ = ["COUNTING", "Exercise", "census", "exercise", "near"]

COUNTING: Final = Counting(near, exercise)
