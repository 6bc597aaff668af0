"""Chess as Philidor taught it, and as it is played today."""

from typing import Final

from academie.kernel import Game, Text

GAME: Final = Game(
    key="echecs",
    title=Text("Échecs", "Chess"),
    chance=False,
    facets={
        "law": "academie.rules.chess.game:ECHECS",
        "notation": "academie.notation.echecs:NOTATION",
        "formats": "academie.notation.pgn:FORMATS",
        "picture": "academie.diagrams.damier.chess_picture:PICTURE",
        "players": "academie.engine.chess.offered:PLAYERS",
        "analyst": "academie.engine.analysis.echecs:AnalystOfEchecs",
        "study": "academie.library.echecs_play:play_by",
        "exports": "academie.library.pgn:EXPORTS",
        "measures": "academie.library.lessons.measures.others:OTHERS",
        "claims": "academie.claims.checks_chess:CHECKS",
    },
)
