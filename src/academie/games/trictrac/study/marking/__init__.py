"""Counting what a throw is worth at trictrac: throws to count, how hard they are, and what the law says."""

from academie.games.trictrac.study.marking.exercise import Exercise, exercise
from academie.games.trictrac.study.marking.making import census, near

__all__ = ["Exercise", "census", "exercise", "near"]
