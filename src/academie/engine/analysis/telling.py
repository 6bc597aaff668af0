"""Analyses as plain data and in words, for programs, pages and records."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from academie.engine.analysis.judged import RatedAct
from academie.engine.analysis.review import Choice, Grade
from academie.engine.analysis.thrown import RollOutcome
from academie.kernel import Event, Language, Text
from academie.notation import AnyNotation
from academie.notation.remarks import Remarks

FINE: Final = 4
"""To how many decimals values are told."""

GRADES: Final[Mapping[Grade, Text]] = {
    Grade.SOUND: Text("Bien joué", "Well played"),
    Grade.DOUBTFUL: Text("Douteux", "Doubtful"),
    Grade.ERROR: Text("Faute", "Error"),
    Grade.BLUNDER: Text("Grosse faute", "Blunder"),
}


def judged_told(judged: RatedAct, notation: AnyNotation) -> dict[str, Any]:
    """An act with its worth, as JSON can say it."""
    return {
        "act": notation.act(judged.act),
        "value": round(judged.value, FINE),
        "error": None if judged.error is None else round(judged.error, FINE),
        "score": judged.score,
        "line": [notation.act(act) for act in judged.line],
    }


def choice_told(choice: Choice, notation: AnyNotation) -> dict[str, Any]:
    """A choice of a game, as JSON can say it."""
    return {
        "number": choice.number,
        "seat": choice.seat,
        "grade": choice.grade.name.lower(),
        "loss": round(choice.loss, FINE),
        "white": round(choice.whites, FINE),
        "pondered": choice.pondered,
        "played": judged_told(choice.played, notation),
        "best": [judged_told(each, notation) for each in choice.others],
    }


def thrown_told(thrown: RollOutcome, notation: AnyNotation) -> dict[str, Any]:
    """A throw with what it brings, as JSON can say it."""
    return {
        "throw": notation.act(thrown.throw),
        "chance": str(thrown.chance),
        "value": round(thrown.value, FINE),
        "events": events_told(thrown.events, notation),
    }


def events_told(events: Iterable[Event], notation: AnyNotation) -> list[dict[str, Any]]:
    """What happened, in the words of each language, with where the law says so."""
    return [
        {
            "seat": event.seat,
            **{language.value: notation.describe(event, language) for language in Language},
            "citation": str(event.citation),
        }
        for event in events
    ]


def worth(judged: RatedAct) -> str:
    """What an act is worth: as players of the game say it, else in stakes, with the margin if it has one."""
    if judged.score:
        return judged.score
    margin = "" if judged.error is None else f" ± {1.96 * judged.error:.3f}"
    return f"{judged.value:+.3f}{margin}"


def remark(choice: Choice, notation: AnyNotation, language: Language) -> str:
    """What is said of a choice that was not sound: what was better, and by how much."""
    grade = GRADES[choice.grade].in_(language)
    better = Text("mieux", "better").in_(language)
    colon = " : " if language is Language.FRENCH else ": "
    best = f"{notation.act(choice.best.act)} ({worth(choice.best)})"
    return f"{grade} ({worth(choice.played)}){colon}{better} {best}, {choice.loss:.3f}"


def remarks(choices: Sequence[Choice], notation: AnyNotation, language: Language) -> Remarks:
    """What is said of the choices that were not sound, by the numbers of their acts."""
    faulty = (choice for choice in choices if choice.grade is not Grade.SOUND)
    return {choice.number: remark(choice, notation, language) for choice in faulty}
