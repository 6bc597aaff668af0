"""Polish draughts, and the older games of the damier."""

from typing import Final

from academie.kernel import Game, Text

GAME: Final = Game(
    key="dames",
    title=Text("Dames polonaises", "Polish draughts"),
    chance=False,
    facets={
        "law": "academie.rules.draughts.game:DAMES",
        "arbiter": "academie.arbiter.draughts.arbiter:ARBITER",
        "notation": "academie.notation.dames:NOTATION",
        "formats": "academie.notation.pdn:FORMATS",
        "picture": "academie.diagrams.damier.draughts_picture:PICTURE",
        "players": "academie.engine.draughts.offered:PLAYERS",
        "analyst": "academie.engine.analysis.dames:AnalystOfDames",
        "core": "academie.engine.draughts.twin:accelerate",
        "study": "academie.library.dames_play:play_by",
        "exports": "academie.library.pdn:EXPORTS",
        "measures": "academie.library.lessons.measures.damier:ON_DAMIER",
        "puzzles": "academie.practice.puzzles.dames:SeekerOfDames",
        "claims": "academie.claims.checks_draughts:CHECKS",
        "training": "academie.lab.draughts.training:begin",
    },
)
