"""Toc: trictrac marked in holes."""

from typing import Final

from academie.kernel import Game
from academie.words import Message

GAME: Final = Game(
    key="toc",
    title=Message("toc-toc"),
    facets={
        "law": "academie.games.toc.law:TOC",
        "arbiter": "academie.games.toc.arbiter:ARBITER",
        "notation": "academie.games.toc.text:NOTATION",
        "picture": "academie.games.trictrac.picture:PICTURE",
        "wire": "academie.games.trictrac.wire:FORM",
        "players": "academie.games.toc.players:PLAYERS",
        "analyst": "academie.engine.analysis.dice:analyst_of()",
        "weigher": "academie.engine.analysis.dice:weigher_of()",
        "dice": "academie.games.trictrac.players.engine:toc_engine",
        "nets": "academie.games.toc",
        "core": "academie.games.trictrac.core:accelerate",
        "measures": "academie.games.trictrac.study.lessons:MEASURES",
        "lesson_view": "academie.games.trictrac.study.lessons:VIEW",
        "throw_counts": "academie.games.trictrac.study.exercises:count_throws",
        "act_words": "academie.games.trictrac.study.lessons:ACT_WORDS",
        "self_play": "academie.games.toc.training:SELF_PLAY",
        "strengths": "academie.games.trictrac.players.engine:STRENGTHS",
        "matches": "academie.games.trictrac.training.matches:toc_matches_of()",
        "recorder": "academie.games.trictrac.training.matches:toc_matches_of()",
        "training": "academie.lab.training.run:begin",
        "encoding": "academie.games.trictrac.encoding:ENCODING",
        "environment": "academie.games.trictrac.core:environment",
    },
)
