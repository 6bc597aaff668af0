"""La marelle: three men a side, three in a row."""

from typing import Final

from academie.kernel import Game
from academie.words import Content

# Only names of modules here: listing the games loads none of them.
GAME: Final = Game(
    key="marelle",
    title=Content(fr="Marelle", en="Three men's morris"),
    chance=False,
    facets={
        "law": "academie_marelle.law:MARELLE",
        "notation": "academie_marelle.text:NOTATION",
        "picture": "academie_marelle.picture:PICTURE",
        "players": "academie_marelle.players:PLAYERS",
    },
)
