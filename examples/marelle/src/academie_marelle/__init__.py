"""La marelle: three men a side, three in a row."""

from pathlib import Path
from typing import Final

from academie.kernel import Game
from academie.words import Message, register

# What people read stands in a catalogue for each language, and code names it by its key.
register(Path(__file__).with_name("words"))

# Only names of modules here: listing the games loads none of them.
GAME: Final = Game(
    key="marelle",
    title=Message("marelle-name"),
    chance=False,
    facets={
        "law": "academie_marelle.law:MARELLE",
        "notation": "academie_marelle.text:NOTATION",
        "picture": "academie_marelle.picture:PICTURE",
        "players": "academie_marelle.players:PLAYERS",
    },
)
