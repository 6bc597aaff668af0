"""Trictrac: the great game of the trictrac board."""

from typing import Final

from academie.kernel import Game
from academie.words import Message

GAME: Final = Game(
    key="trictrac",
    title=Message("trictrac-trictrac"),
    facets={
        "law": "academie.games.trictrac.law:TRICTRAC",
        "arbiter": "academie.games.trictrac.arbiter.table:ARBITER",
        "notation": "academie.games.trictrac.text:NOTATION",
        "picture": "academie.games.trictrac.picture:PICTURE",
        "wire": "academie.games.trictrac.wire:FORM",
        "players": "academie.games.trictrac.players:PLAYERS",
        "analyst": "academie.engine.analysis.dice:analyst_of()",
        "weigher": "academie.engine.analysis.dice:weigher_of()",
        "dice": "academie.games.trictrac.players.engine:trictrac_engine",
        "nets": "academie.games.trictrac",
        "core": "academie.games.trictrac.core:accelerate",
        "study": "academie.games.trictrac.study:play_by",
        "examples": "academie.games.trictrac.study.examples:examples",
        "measures": "academie.games.trictrac.study.lessons:MEASURES",
        "lesson_view": "academie.games.trictrac.study.lessons:VIEW",
        "puzzles": "academie.games.trictrac.study.puzzles:TrictracPuzzleFinder",
        "act_words": "academie.games.trictrac.study.lessons:ACT_WORDS",
        "counting": "academie.games.trictrac.study.exercises:COUNTING",
        "throw_counts": "academie.games.trictrac.study.exercises:count_throws",
        "claims": "academie.games.trictrac.claims:CHECKS",
        "self_play": "academie.games.trictrac.training:SELF_PLAY",
        "strengths": "academie.games.trictrac.players.engine:STRENGTHS",
        "matches": "academie.games.trictrac.training.matches:matches_of()",
        "benchmark": "academie.games.trictrac.training.benchmark:TrictracBenchmark",
        "recorder": "academie.games.trictrac.training.matches:matches_of()",
        "lab_studies": "academie.games.trictrac.training.handicaps:STUDIES",
        "training": "academie.lab.training.run:begin",
        "encoding": "academie.games.trictrac.encoding:ENCODING",
        "environment": "academie.games.trictrac.core:environment",
        "checks": "academie.games.trictrac.checks:verdicts",
    },
)
