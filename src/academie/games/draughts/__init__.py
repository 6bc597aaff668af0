"""Polish draughts, and the older games of the damier."""

from typing import Final

from academie.kernel import Game
from academie.words import Message

GAME: Final = Game(
    key="dames",
    title=Message("draughts-name"),
    chance=False,
    facets={
        "law": "academie.games.draughts.law:DAMES",
        "arbiter": "academie.games.draughts.arbiter:ARBITER",
        "notation": "academie.games.draughts.text:NOTATION",
        "formats": "academie.games.draughts.text.pdn:FORMATS",
        "picture": "academie.games.draughts.picture:PICTURE",
        "wire": "academie.games.draughts.wire:FORM",
        "players": "academie.games.draughts.players:PLAYERS",
        "analyst": "academie.games.draughts.players.analyst:AnalystOfDames",
        "weigher": "academie.games.draughts.players.analyst:weigh",
        "lead": "academie.games.draughts.text.words:LEAD",
        "core": "academie.games.draughts.core:accelerate",
        "study": "academie.games.draughts.study:play_by",
        "exports": "academie.games.draughts.study.pdn:EXPORTS",
        "measures": "academie.games.draughts.study.measures:MEASURES",
        "act_words": "academie.games.draughts.study.measures:ACT_WORDS",
        "lesson_view": "academie.games.draughts.study.measures:VIEW",
        "puzzles": "academie.games.draughts.study.puzzles:DraughtsPuzzleFinder",
        "claims": "academie.games.draughts.claims:CHECKS",
        "engines": "academie.games.draughts.training.match:ENGINES",
        "training": "academie.games.draughts.training:begin",
        "learner": "academie.games.draughts.training:LEARNER",
        "tally": "academie.games.draughts.training:TALLY",
        "recorder": "academie.games.draughts.training.games:RECORDER",
        "encoding": "academie.games.draughts.encoding:ENCODING",
        "environment": "academie.games.draughts.core:environment",
    },
)
