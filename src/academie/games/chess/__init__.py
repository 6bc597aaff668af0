"""Chess as Philidor taught it, and as it is played today."""

from typing import Final

from academie.kernel import Game
from academie.words import Message

GAME: Final = Game(
    key="echecs",
    title=Message("chess-name"),
    chance=False,
    facets={
        "law": "academie.games.chess.law:ECHECS",
        "notation": "academie.games.chess.text:NOTATION",
        "formats": "academie.games.chess.text.pgn:FORMATS",
        "picture": "academie.games.chess.picture:PICTURE",
        "wire": "academie.games.chess.wire:FORM",
        "players": "academie.games.chess.players:PLAYERS",
        "analyst": "academie.games.chess.players.analyst:AnalystOfEchecs",
        "lead": "academie.games.chess.text.words:LEAD",
        "study": "academie.games.chess.study:play_by",
        "exports": "academie.games.chess.study.pgn:EXPORTS",
        "measures": "academie.games.chess.study.measures:MEASURES",
        "claims": "academie.games.chess.claims:CHECKS",
        "encoding": "academie.games.chess.encoding:ENCODING",
    },
)
