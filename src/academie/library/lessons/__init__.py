"""Lessons: steps as data, whose answers the law judges."""

from academie.library.lessons.judging import Answer, Verdict, Weigh, answers, judge
from academie.library.lessons.lesson import Lesson
from academie.library.lessons.setting import heard, state_of
from academie.library.lessons.shelf import lesson, lessons, lessons_of
from academie.library.lessons.showing import shown
from academie.library.lessons.step import Casts, Choose, Claim, Count, Play, Question, Setting, Show, Step

__all__ = [
    "Answer",
    "Casts",
    "Choose",
    "Claim",
    "Count",
    "Lesson",
    "Play",
    "Question",
    "Setting",
    "Show",
    "Step",
    "Verdict",
    "Weigh",
    "answers",
    "heard",
    "judge",
    "lesson",
    "lessons",
    "lessons_of",
    "shown",
    "state_of",
]
