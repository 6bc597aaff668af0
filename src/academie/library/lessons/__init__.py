"""Lessons: steps as data, whose answers the law judges."""

from academie.library.lessons.judging import Answer, Verdict, Weigh, answers, judge
from academie.library.lessons.lesson import (
    Casts,
    Choose,
    Claim,
    Count,
    Lesson,
    Play,
    Question,
    Setting,
    Show,
    Step,
)
from academie.library.lessons.reading import lesson, lessons, lessons_of
from academie.library.lessons.setting import public_events, shown, state_of

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
    "judge",
    "lesson",
    "lessons",
    "lessons_of",
    "public_events",
    "shown",
    "state_of",
]
